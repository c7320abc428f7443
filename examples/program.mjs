// A bot for Wildcat that plays by lot, and prefers what costs the least thought: to do something over passing.
//
//     WILDCAT_TOKEN=… node examples/program.mjs http://127.0.0.1:4000 CODE
//
// The token is made on the page under “Your bots”; the code for a seat comes from the host of a table. Needs Node 22 or newer and nothing else.
// What is said here is described in docs/programs.md.
import { setTimeout as pause } from 'node:timers/promises'

const [address = '', code = ''] = process.argv.slice(2)
const [table = ''] = code.split('.')
const token = process.env['WILDCAT_TOKEN'] ?? ''
const door = new URL(`/programs/v1?table=${table}`, address.replace(/^http/, 'ws'))

/** One answer of those that are allowed. Write your own here: `view` is what the seat sees. */
function choose({ legal }, tries) {
  const active = legal.filter(({ kind }) => !/pass|end/i.test(kind))
  const list = active.length > 0 && tries < 3 ? active : legal
  return list[Math.floor(Math.random() * list.length)]
}

/** Plays over one socket, until it closes. Gives true when the game is over. */
function play() {
  return new Promise(resolve => {
    const socket = new WebSocket(door, { headers: { authorization: `Bearer ${token}` } })
    let [n, over, tries, seen] = [0, false, 0, undefined]
    const ask = what => socket.send(JSON.stringify({ n: ++n, ask: what }))
    const answer = () => {
      const { stage, paused, seats, seat, position } = seen
      if (stage !== 'playing' || paused || !position.asked) return
      if (seats[seat].bot !== 'none') return ask({ kind: 'resume' }) // while we were away a bot of the server played for us
      const { revision } = position
      ask({ kind: 'play', id: `${revision} ${tries}`, revision, command: choose(position, tries) })
    }
    const hear = {
      hello: ({ name }) => {
        console.log(`${name} is here`)
        ask({ kind: 'join', code })
      },
      table: news => {
        ;[seen, tries] = [news, 0]
        over = news.stage === 'over' || news.stage === 'stopped'
        if (over) console.log('the game is over:', JSON.stringify(news.outcome))
        if (over) socket.close()
        else answer()
      },
      gone: ({ problem }) => console.log('no longer at the table:', problem.code),
    }
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.problem && message.n) console.error('that did not work:', JSON.stringify(message.problem))
      if (message.answer?.refused && ++tries < 10) answer() // the rules say no, and which of them
      hear[message.news]?.(message)
    }
    socket.onclose = ({ reason }) => resolve(over || reason !== '')
  })
}

while (!(await play())) await pause(1000)
