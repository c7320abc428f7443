/** A server as a process of its own, that can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../start.mjs', import.meta.url))

/** People of a trial may come from many places: whoever is here is believed where they are. */
const PROXY = '127.0.0.1'
export const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

export interface ServerProcess {
  readonly origin: string
  readonly child: ChildProcess
  readonly end: Promise<Ended>
}
export interface Ended {
  readonly exitCode: number | null // none: it was killed
  readonly said: string // what it complained of
}
export interface Place {
  readonly data: string
  readonly web: string
  readonly database?: string
}

/** `first` is run in every thread of it, before anything else. */
export async function started({ data, web, database = '' }: Place, first = ''): Promise<ServerProcess | Ended> {
  const child = spawn(process.execPath, [MAIN, '--web', web, '--data', data, '--port', '0'], {
    env: {
      ...process.env,
      HOST: '',
      PORT: '',
      WILDCAT_LOG: 'error',
      WILDCAT_URL: '',
      WILDCAT_PROXY: PROXY,
      WILDCAT_DATABASE: database,
      WILDCAT_NODE: '',
      ...(first === '' ? {} : { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(first)}` }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = Promise.all([text(child.stderr), once(child, 'exit')]).then(([said]) => ({ exitCode: child.exitCode, said }))
  const ready = await Promise.race([once(child.stdout, 'data'), end])
  if (!Array.isArray(ready)) return ready
  const origin = /http:\/\/[\d.]+:\d+/.exec(String(ready[0]))?.[0]
  if (origin === undefined) throw new Error(`the server does not say where it is: ${String(ready[0])}`)
  return { origin, child, end }
}

export async function start(place: Place, first = ''): Promise<ServerProcess> {
  const server = await started(place, first)
  if ('origin' in server) return server
  throw new Error(`the server did not start: ${server.said}`)
}

/** As a power cut would. What it complained of until then is a fault of its own. */
export async function kill({ child, end }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  const { said } = await end
  if (said !== '') process.stderr.write(said)
}
