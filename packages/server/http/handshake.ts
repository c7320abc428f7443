/** Only what asks for a WebSocket where there are some leaves HTTP. Whatever else wants to is answered as if it had not said so. */
import type { IncomingMessage, Server } from 'node:http'
import { PROGRAMS_DOOR } from '@wildcat/protocol'

export const SOCKET = '/socket'
const DOORS: ReadonlySet<string> = new Set([SOCKET, PROGRAMS_DOOR])

export const isHandshake = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && DOORS.has(url.split('?')[0] ?? '') && headers.upgrade?.toLowerCase() === 'websocket'

/** With the answer its connection ends: what comes after it need not be HTTP. */
export function endOtherWishes(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.setHeader('connection', 'close')
  })
}
