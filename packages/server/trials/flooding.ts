/** The inside of an attack, in a process of its own: it goes on until it is told to end, and then tells what came of it. */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { MOST_LINES } from '@wildcat/protocol'
import { WebSocket } from 'ws'

const KINDS = ['brackets', 'neighbour', 'deaf', 'requests', 'bodies', 'lists', 'names', 'readers'] as const
export type FloodKind = (typeof KINDS)[number]

const SOCKETS = 12
const HOUSE = { guests: 8, windows: 3 } as const
const BRACKETS = '['.repeat(8190)
/** The same as the frame of a client, whose mask is nothing but zeros. */
const MASKED = Buffer.concat([Buffer.from([0x81, 0xfe, BRACKETS.length >> 8, BRACKETS.length & 0xff, 0, 0, 0, 0]), Buffer.from(BRACKETS)])
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${btoa('0'.repeat(16))}`]
const LIST = JSON.stringify({ n: 1, ask: { kind: 'lobby' } })
const MOST_WAITING = 1_000_000
const FIRST_BYTES = 24
const AT_ONCE = 32
const AGAIN_MS = 50
const PATHS = ['/api/tables', '/', '/health', '/api/guest', '/nothing', '/api/server']

const [origin = '', cookie = '', wanted, table] = process.argv.slice(2)
const told = { sent: 0, opened: 0, turnedAway: 0, nowhere: 0 }

/** Other networks than that of those who play: what they use up of requests is their own. Only Linux has them without being asked. */
const from = (localAddress: string) => (process.platform === 'linux' ? { localAddress } : {})
const GUEST = { path: '/socket', counted: 'opened', settings: { origin, headers: { cookie }, ...from('127.0.0.2') } } as const
const NEIGHBOUR = { ...GUEST, settings: { ...GUEST.settings, ...from('127.0.0.1') } } as const
const NOBODY = { path: '/nothing', counted: 'nowhere', settings: from('127.0.0.3') } as const

/** One socket, full of the same again and again; what is closed is opened again. */
function fill(who: typeof GUEST | typeof NEIGHBOUR | typeof NOBODY, frame: string): void {
  const { path, counted, settings } = who
  const socket = new WebSocket(origin.replace('http', 'ws') + path, { perMessageDeflate: false, ...settings })
  const again = () => {
    socket.removeAllListeners('close')
    setTimeout(() => fill(who, frame), AGAIN_MS)
  }
  const more = () => {
    for (let n = 0; n < AT_ONCE && socket.readyState === socket.OPEN && socket.bufferedAmount < MOST_WAITING; n++) {
      socket.send(frame)
      told.sent++
    }
    if (socket.readyState === socket.OPEN) setImmediate(more)
  }
  socket.on('open', () => {
    told[counted]++
    more()
  })
  socket.on('unexpected-response', asked => {
    told.turnedAway++
    asked.destroy()
    again()
  })
  socket.on('error', () => undefined)
  socket.on('close', again)
}

/** One line more than a guest may have, by hand: it is told to go, does not listen, and is full of brackets for as long as it lasts. */
function stay(): void {
  const { hostname: host, port } = new URL(origin)
  const line = connect({ host, port: Number(port), ...from('127.0.0.2') })
  const head = ['GET /socket HTTP/1.1', `Host: ${host}:${port}`, `Origin: ${origin}`, `Cookie: ${cookie}`, ...UPGRADE, '', '']
  const more = () => {
    while (!line.destroyed && line.write(MASKED)) if (++told.sent % AT_ONCE === 0) return void setImmediate(more)
  }
  line.on('error', () => undefined)
  line.once('data', answer => {
    if (!String(answer).startsWith('HTTP/1.1 101')) told.turnedAway++
    else {
      told.opened++
      line.on('drain', more)
      more()
    }
  })
  line.on('close', () => setTimeout(stay, AGAIN_MS))
  line.write(head.join('\r\n'))
}

const PIECES = Buffer.from('1\r\nx\r\n'.repeat(10_000))
/** A body without an end, in pieces as small as there are, for as long as it is read. */
function pour(): void {
  const { hostname: host, port } = new URL(origin)
  const line = connect({ host, port: Number(port), ...from('127.0.0.2') })
  const head = ['POST /calls/stop/x HTTP/1.1', `Host: ${host}:${port}`, 'Content-Type: application/x-www-form-urlencoded']
  const more = () => {
    while (!line.destroyed && line.write(PIECES)) if (++told.sent % AT_ONCE === 0) return void setImmediate(more)
  }
  line.on('connect', () => {
    told.opened++
    line.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'))
    more()
  })
  line.on('drain', more).on('error', () => undefined)
  line.once('data', () => told.turnedAway++)
  line.on('close', () => setTimeout(pour, AGAIN_MS))
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, ...from('127.0.0.2') })
/** One after the other, as fast as they are answered or refused; after being cut off, again. */
function ask(n: number, what: (n: number) => { path: string; method?: 'POST'; headers?: object; body?: string }): void {
  told.sent++
  const next = () => void setImmediate(() => ask(n + 1, what))
  const { path, method = 'GET', headers, body } = what(n)
  request(origin + path, { agent, method, headers: { cookie, ...headers } }, answer => {
    if (answer.statusCode === 429) told.turnedAway++
    else told.opened++
    answer.resume().on('end', next).on('error', next)
  })
    .on('error', () => {
      told.turnedAway++
      setTimeout(next, AGAIN_MS)
    })
    .end(body)
}
const anything = (n: number) => ({ path: PATHS[n % PATHS.length] ?? '/', headers: { accept: 'text/html' } })
/** Two names in turn: each is told at all tables of the guest. */
const otherName = (n: number) => ({
  path: '/api/guest',
  method: 'POST' as const,
  headers: { origin, 'content-type': 'application/json' },
  body: JSON.stringify({ name: n % 2 === 0 ? 'Eve' : 'Eva' }),
})

/** Somebody new from the network of the attack: gives their cookie. */
function comeIn(): Promise<string> {
  const asking = request(`${origin}/api/guest`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    ...from('127.0.0.2'),
  })
  asking.end(JSON.stringify({ name: 'Eve' }))
  return new Promise((resolve, reject) => {
    asking.on('response', answer => resolve(answer.resume().headers['set-cookie']?.[0]?.split(';')[0] ?? '')).on('error', reject)
  })
}
/** One window that reads the log of a table from its beginning, again and again, as fast as it is answered. */
function readLog(by: string): void {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { origin, headers: { cookie: by }, ...from('127.0.0.2') })
  const askFor = (ask: object) => {
    told.sent++
    socket.send(JSON.stringify({ n: 1, ask }))
  }
  const more = () => askFor({ kind: 'log', from: 0, lines: MOST_LINES })
  socket.on('open', () => askFor({ kind: 'join', table }))
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1', 0, FIRST_BYTES)
    if (text.startsWith('{"n":1,"answer"')) told.opened++
    else if (text.startsWith('{"n":1,"problem"')) told.turnedAway++
    else return
    if (text.includes('problem')) setTimeout(more, AGAIN_MS)
    else more()
  })
  socket.on('error', () => undefined)
}

const FLOODS: Readonly<Record<FloodKind, () => void>> = {
  /** One guest with as many sockets as he may have, each full of brackets; as many of nobody where there are no sockets. */
  brackets: () => {
    for (let n = 0; n < SOCKETS; n++) for (const who of [GUEST, NOBODY]) fill(who, BRACKETS)
  },
  /** The same guest, at the address of those who play. */
  neighbour: () => {
    for (let n = 0; n < SOCKETS; n++) fill(NEIGHBOUR, BRACKETS)
  },
  /** One guest with as many sockets as he may have, all quiet, and as many again that do not go when they are told to. */
  deaf: () => {
    const { path, settings } = GUEST
    for (let n = 0; n < SOCKETS; n++) new WebSocket(origin.replace('http', 'ws') + path, settings).on('error', () => undefined)
    for (let n = 0; n < SOCKETS; n++) setTimeout(stay, SOCKETS * AGAIN_MS)
  },
  /** One network that asks for whatever there is. */
  requests: () => {
    for (let n = 0; n < AT_ONCE; n++) ask(n, anything)
  },
  /** One network that sends bodies without an end. */
  bodies: () => {
    for (let n = 0; n < SOCKETS; n++) pour()
  },
  /** One guest who wants to see the lists of tables, over all sockets. */
  lists: () => {
    for (let n = 0; n < SOCKETS; n++) fill(GUEST, LIST)
  },
  /** One guest at many tables who has another name again and again. */
  names: () => {
    for (let n = 0; n < AT_ONCE; n++) ask(n, otherName)
  },
  /** A house full of guests who read a long log in all their windows. */
  readers: () => {
    for (let n = 0; n < HOUSE.guests; n++)
      void comeIn().then(by => {
        for (let window = 0; window < HOUSE.windows; window++) readLog(by)
      })
  },
}
setPriority(constants.priority.PRIORITY_LOW) // it stands for another machine: what it takes of this one is not the server's
FLOODS[KINDS.find(kind => kind === wanted) ?? 'brackets']()
process.on('SIGTERM', () => {
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify({ ...told, cpuMs: Math.round((user + system) / 1000) }))
  process.exit(0)
})
console.log('begun')
