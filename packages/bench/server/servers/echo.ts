/** The least that any server must do: for each message as many bytes to all seats of a table, and an answer. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Serving } from './serving.ts'

export async function echo(): Promise<Serving> {
  const http = createServer()
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  const tables = new Map<string, WebSocket[]>()
  sockets.on('connection', socket => {
    let table: WebSocket[] = []
    let [update, answer] = ['', '']
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('join ')) {
        const [, name = '', updateBytes, answerBytes] = text.split(' ')
        table = tables.get(name) ?? []
        tables.set(name, table)
        table.push(socket)
        ;[update, answer] = ['u'.repeat(Number(updateBytes)), 'a'.repeat(Number(answerBytes))]
        return
      }
      for (const each of table) each.send(update)
      socket.send(answer)
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return {
    port: address.port,
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      http.close()
    },
  }
}
