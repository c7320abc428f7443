/** A storm of damaged messages at a table where others are playing. Every one must be answered, or end its own socket and no other. */
import { isUtf8 } from 'node:buffer'
import { at } from '@wildcat/kernel'
import { WebSocket } from 'ws'
import { asked, type Company, company, engine, leaveAll, move, together } from '../testing/company.ts'
import { Person } from '../testing/people.ts'
import { Seated } from '../testing/seated.ts'
import { type Any, damagedMessage, lots, type Sent } from './damage.ts'

export interface Storm {
  readonly messages: number
  readonly answers: number
  readonly closed: number // sockets that were ended, for what no protocol can answer
  readonly moves: number // of those who went on playing
}

const AT_ONCE = 50
const ENDS = new Set([1002, 1003, 1007, 1009]) // what the protocol of sockets itself says

export async function storm(origin: string, messages: number, seed: number): Promise<Storm> {
  const any = lots(seed, 1)
  const table = await company(origin, 2, { options: { rounds: 20, deals: true } })
  const eve = await Person.come(origin, 'Eve')
  const seatOfEve = await eve.make({ seats: ['me', 'open', { bot: 'random' }], options: { rounds: 20, deals: true } })
  const good = goodAsks(table, seatOfEve.id)
  const counted = { messages: 0, answers: 0, closed: 0, moves: 0 }
  let socket = await opened(eve)
  while (counted.messages < messages) {
    for (const sent of batches(good, Math.min(AT_ONCE, messages - counted.messages), any)) {
      const { answers, closed } = await answered(socket, sent)
      counted.messages += sent.length
      counted.answers += answers
      if (closed) {
        counted.closed++
        socket = await opened(eve)
      }
    }
    if (any(20) === 0 && asked(table) !== undefined && (await move(table, any))) counted.moves++
  }
  socket.terminate()
  await unharmed(table)
  return counted
}

/** What is no text at all ends its socket, with whatever came behind it: it goes alone. */
function batches(good: readonly object[], many: number, any: Any): Sent[][] {
  const sent = Array.from({ length: many }, (_, n) => damagedMessage(good, n + 1, any))
  const isText = ({ data, binary }: Sent) => binary || isUtf8(data)
  return [sent.filter(isText), ...sent.filter(each => !isText(each)).map(each => [each])].filter(({ length }) => length > 0)
}

/** One of everything, for a table where the sender sits and for one where he does not. */
function goodAsks(table: Company, own: string): object[] {
  const tables = [table.id, own]
  const view = at(table.seated, 0).view
  const commands = engine.legal(view, at(engine.pending(view), 0)).slice(0, 5)
  return [
    ...tables.map(id => ({ kind: 'join', table: id, heard: 3, talk: 0 })),
    { kind: 'join', table: table.id, token: at(table.tokens, 1).replace(/./g, 'x') },
    ...commands.map(command => ({ kind: 'command', decision: 0, command })),
    { kind: 'undo', decision: 1 },
    { kind: 'requestUndo', decision: 1 },
    { kind: 'answerUndo', request: 1, agree: true },
    { kind: 'log', from: 0, lines: 5 },
    { kind: 'talk', before: 9, lines: 5 },
    { kind: 'say', text: 'hello' },
    { kind: 'phrase', phrase: 'hello' },
    { kind: 'sit', seat: 1 },
    { kind: 'fill', seat: 1, bot: 'random' },
    { kind: 'changeTableSettings', listed: false, takeover: 5 },
    { kind: 'link', seat: 1 },
    { kind: 'stop', agree: true },
    { kind: 'handOver', bot: 'random' },
    { kind: 'lobby' },
    { kind: 'leave' },
  ]
}

async function opened(person: Person): Promise<WebSocket> {
  const { origin, cookie } = person
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { origin, headers: { cookie } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return socket.on('error', () => undefined)
}

const isAnswer = (data: Buffer) => {
  const text = data.toString()
  const message: unknown = JSON.parse(text)
  return typeof message === 'object' && message !== null && 'n' in message
}

/** Resolves when each was answered, or the socket was ended for one of them. */
function answered(socket: WebSocket, sent: readonly Sent[]): Promise<{ answers: number; closed: boolean }> {
  return new Promise((resolve, reject) => {
    let answers = 0
    const hear = (data: Buffer) => {
      if (isAnswer(data)) answers++
      if (answers === sent.length) end(false)
    }
    const ended = (code: number) => (ENDS.has(code) ? end(true) : reject(new Error(`closed with ${code}`)))
    const end = (closed: boolean) => {
      socket.off('message', hear).off('close', ended)
      resolve({ answers, closed })
    }
    socket.on('message', hear).on('close', ended)
    for (const { data, binary } of sent) socket.send(data, { binary })
  })
}

/** Those who played see what is on the table, and go on. */
async function unharmed(table: Company): Promise<void> {
  await together(table)
  for (const [seat, person] of table.people.entries()) {
    const fresh = await Seated.join(person, table.id)
    if (JSON.stringify(fresh.view) !== JSON.stringify(at(table.seated, seat).view))
      throw new Error(`seat ${seat} sees something else than is there`)
  }
  await leaveAll(table)
}
