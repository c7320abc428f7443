/** A plain socket, the same for every server: what it costs here is the same for all. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

export async function openSocket(url: string, hear: (text: string) => void, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, maxPayload: 1e8 })
  // What comes with the answer to the handshake is heard when whoever opens it has it in hand.
  const early: string[] = []
  let take = (text: string): unknown => early.push(text)
  socket.on('message', (data: Buffer) => take(data.toString()))
  await once(socket, 'open')
  setImmediate(() => {
    take = hear
    for (const text of early) hear(text)
  })
  return socket
}
