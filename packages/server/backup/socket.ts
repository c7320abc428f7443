/**
 * How a running server is asked for a backup: over a socket in its data folder, which only who may read the data can open. It says
 * where the backup is to be, and hears when it is there.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { BackupFailure, backupProblem, problemOf } from './backup-failure.ts'

/** Windows has its sockets elsewhere. */
export const socketOf = (data: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\wildcat-${createHash('sha256').update(data).digest('hex').slice(0, 32)}`
    : join(data, 'backup.sock')

const LONGEST = 4096 // bytes of a path

const answerOf = v.union([v.object({ done: v.literal(true) }), v.object({ problem: backupProblem })])
type Answer = v.InferOutput<typeof answerOf>

export class BackupSocket {
  readonly #server: Server
  readonly #path: string

  /** `make` makes a backup in this folder. `data` is ours alone, since we have the store. */
  constructor(data: string, make: (folder: string) => Promise<void>) {
    this.#path = socketOf(data)
    this.#server = createServer({ allowHalfOpen: true }, socket => void answer(socket, make))
  }

  /** Rejects where there can be no such socket: the path may be too long for one. */
  async listen(): Promise<void> {
    if (process.platform !== 'win32') rmSync(this.#path, { force: true }) // of a server that was killed
    this.#server.listen(this.#path).unref()
    await once(this.#server, 'listening')
    if (process.platform !== 'win32') chmodSync(this.#path, 0o600)
  }
  close(): void {
    if (this.#server.listening) this.#server.close()
  }
}

async function answer(socket: Socket, make: (folder: string) => Promise<void>): Promise<void> {
  socket.on('error', () => undefined) // who asked has gone
  try {
    const folder = await asked(socket)
    await make(folder)
    say(socket, { done: true })
  } catch (error) {
    say(socket, { problem: problemOf(error) })
  }
}
const say = (socket: Socket, words: Answer): void => void socket.end(JSON.stringify(words))

async function asked(socket: Socket): Promise<string> {
  let folder = ''
  for await (const piece of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    folder += String(piece)
    if (folder.length > LONGEST) break
  }
  if (!isAbsolute(folder) || folder.length > LONGEST) throw new BackupFailure('wrongPath', '')
  return folder
}

/** Asks the server that has this data. 'nobody' if there is none. */
export async function askForBackup(data: string, folder: string): Promise<'made' | 'nobody'> {
  const socket = connect(socketOf(data))
  try {
    await once(socket, 'connect')
  } catch {
    return 'nobody'
  }
  socket.end(folder)
  const heard = v.safeParse(answerOf, parsed(await text(socket)))
  if (!heard.success) throw new BackupFailure('serverEnded', '')
  if ('problem' in heard.output) {
    const { code, file, detail } = heard.output.problem
    throw new BackupFailure(code, file, detail)
  }
  return 'made'
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
