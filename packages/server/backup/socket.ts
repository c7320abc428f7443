/**
 * How a running server is asked for a backup: over a socket in its data folder, which only who may read the data can open. It says
 * where the backup is to be, and hears when it is there.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { BackupFailure, backupProblem, problemOf } from './backup-failure.ts'

const WINDOWS = process.platform === 'win32'
const LONGEST_NAME = 103 // bytes: no system takes a longer one for a socket

const nameIn = (folder: string): string => join(folder, 'backup.sock')
const isTooLong = (name: string): boolean => Buffer.byteLength(name) > LONGEST_NAME

/** Windows has its sockets elsewhere; and where the name would be too long, it is a link to one that is not. */
export function socketOf(data: string): string {
  if (WINDOWS) return `\\\\.\\pipe\\wildcat-${createHash('sha256').update(data).digest('hex').slice(0, 32)}`
  const name = nameIn(data)
  return isTooLong(name) ? (linked(name) ?? name) : name
}
function linked(name: string): string | undefined {
  try {
    return readlinkSync(name)
  } catch {
    return undefined
  }
}

const LONGEST = 4096 // bytes of a path

const answerOf = v.union([v.object({ done: v.literal(true) }), v.object({ problem: backupProblem })])
type Answer = v.InferOutput<typeof answerOf>

export class BackupSocket {
  readonly #server: Server
  readonly #data: string

  /** `make` makes a backup in this folder. `data` is ours alone, since we have the store. */
  constructor(data: string, make: (folder: string) => Promise<void>) {
    this.#data = data
    this.#server = createServer({ allowHalfOpen: true }, socket => void answer(socket, make))
  }

  /** Rejects where there can be no such socket. */
  async listen(): Promise<void> {
    this.#clear() // of a server that was killed
    const name = nameIn(this.#data)
    // Only we can look into the folder that is made here.
    if (!WINDOWS && isTooLong(name)) symlinkSync(nameIn(mkdtempSync(join(tmpdir(), FOLDER))), name)
    const path = socketOf(this.#data)
    if (!WINDOWS && isTooLong(path)) throw new Error(`${path} is too long for a socket`) // some systems would cut it
    this.#server.listen(path).unref()
    await once(this.#server, 'listening')
    if (!WINDOWS) chmodSync(path, 0o600)
  }
  close(): void {
    if (this.#server.listening) this.#server.close()
    this.#clear()
  }
  #clear() {
    if (WINDOWS) return
    const elsewhere = dirname(linked(nameIn(this.#data)) ?? '')
    if (basename(elsewhere).startsWith(FOLDER)) rmSync(elsewhere, { recursive: true, force: true })
    rmSync(nameIn(this.#data), { force: true })
  }
}
const FOLDER = 'wildcat-backup-'

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
