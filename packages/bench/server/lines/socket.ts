/** A plain socket, the same for every server: what it costs here is the same for all. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

export async function openSocket(url: string, hear: (text: string) => void, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, maxPayload: 1e8 })
  socket.on('message', (data: Buffer) => hear(data.toString()))
  await once(socket, 'open')
  return socket
}
