/** The doors of the protocol: what is meant gets through as it was sent, everything else names the place that does not fit. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { difference } from '../table/patch.ts'
import { ANSWERS } from './answers.ts'
import { ASKS, type Ask, asked } from './asks.ts'
import { newTable, replayWish } from './http.ts'
import { news } from './news.ts'
import { seatToken, tableId } from './pieces.ts'
import { problem } from './problems.ts'

const TABLE = 'abcdefghijklmnop_-1234'
const TOKEN = 'a'.repeat(43)

const GOOD: { readonly [K in Ask['kind']]: Extract<Ask, { kind: K }> } = {
  lobby: { kind: 'lobby' },
  join: { kind: 'join', table: TABLE, seat: 1, token: TOKEN, heard: 12, talk: 3 },
  leave: { kind: 'leave' },
  look: { kind: 'look', looking: false },
  command: { kind: 'command', decision: 3, command: { kind: 'pass' } },
  setOrder: { kind: 'setOrder', order: { kind: 'limit', command: 'bid', field: 'points', most: 7 } },
  dropOrder: { kind: 'dropOrder', order: 2 },
  undo: { kind: 'undo', decision: 3 },
  requestUndo: { kind: 'requestUndo', decision: 3, practice: true },
  answerUndo: { kind: 'answerUndo', request: 1, agree: true },
  log: { kind: 'log', from: 0, lines: 200 },
  concede: { kind: 'concede' },
  stop: { kind: 'stop', agree: false },
  pause: { kind: 'pause', agree: true },
  handOver: { kind: 'handOver', bot: 'greedy' },
  resumeSeat: { kind: 'resumeSeat' },
  say: { kind: 'say', text: 'ciao' },
  phrase: { kind: 'phrase', phrase: 'hello' },
  talk: { kind: 'talk', before: 9, lines: 1 },
  sit: { kind: 'sit', seat: 0 },
  stand: { kind: 'stand' },
  addLuck: { kind: 'addLuck', part: '0a'.repeat(16) },
  renew: { kind: 'renew' },
  drop: { kind: 'drop', device: 2 },
  fill: { kind: 'fill', seat: 2, bot: 'none' },
  invite: { kind: 'invite', seat: 2 },
  remove: { kind: 'remove', seat: 2 },
  changeTableSettings: { kind: 'changeTableSettings', listed: true, takeover: 'never', clock: 'none' },
  start: { kind: 'start' },
  link: { kind: 'link', seat: 0 },
  close: { kind: 'close' },
  letBotPlay: { kind: 'letBotPlay', seat: 1 },
  mute: { kind: 'mute', seat: 1, muted: true },
  closeTalk: { kind: 'closeTalk', closed: true },
  removeWatcher: { kind: 'removeWatcher', watcher: 1 },
  again: { kind: 'again' },
}
const kinds = Object.values(GOOD)

describe('an ask', () => {
  test.each(kinds)('is understood: $kind', ask => {
    expect(v.parse(ASKS[ask.kind], JSON.parse(JSON.stringify(ask)))).toEqual(ask)
    expect(v.parse(asked, { n: 1, ask })).toEqual({ n: 1, ask })
  })
  test.each(kinds)('with a field too many is refused: $kind', ask => {
    expect(v.safeParse(ASKS[ask.kind], { ...ask, seatOfAnother: 1 }).success).toBe(false)
  })
  test.each([
    ['join', { table: 'short' }, 'table'],
    ['join', { table: TABLE, heard: -1 }, 'heard'],
    ['join', { table: TABLE, token: `${TOKEN}a` }, 'token'],
    ['command', { command: {} }, 'decision'],
    ['command', { decision: 0.5, command: {} }, 'decision'],
    ['command', { decision: '1', command: {} }, 'decision'],
    ['log', { from: 0, lines: 201 }, 'lines'],
    ['say', { text: '' }, 'text'],
    ['say', { text: 'x'.repeat(301) }, 'text'],
    ['phrase', { phrase: 'toString' }, 'phrase'],
    ['fill', { seat: 1, bot: '../../etc/passwd' }, 'bot'],
    ['fill', { seat: 99, bot: 'none' }, 'seat'],
    ['changeTableSettings', { listed: true, takeover: 0 }, 'takeover'],
  ] as const)('names what does not fit: %s %j', (kind, fields, where) => {
    const result = v.safeParse(ASKS[kind], { kind, ...fields })
    if (result.success) throw new Error('it was understood')
    expect(v.getDotPath(result.issues[0])).toBe(where)
  })
  test.each([null, 7, 'join', [], {}, { n: 1 }, { n: -1, ask: { kind: 'leave' } }, { n: 1, ask: {} }, { n: 1, ask: { kind: 1 } }])(
    'is never made of %j',
    input => {
      expect(v.safeParse(asked, input).success).toBe(false)
    },
  )
})

describe('what the server says', () => {
  const { state } = engine.start(2, { rounds: 1, deals: false }, [1, 2, 3, 4, 5, 6, 7, 8])
  const view = engine.view(state, 0)
  const sight = { heard: 4, view, decision: 0, undo: { rule: 'WILD-6', why: 'nothingToUndo' }, from: 4, log: [] }

  test('an update is read with every kind of patch', () => {
    for (const [before, after] of [
      [{ a: 1 }, { a: [null] }],
      [{ a: 1 }, {}],
      [{ a: [1] }, { a: [1, 2] }],
    ] as const) {
      const update = { news: 'update', heard: 2, log: [], patch: difference(before, after), decision: 1, undo: 'free' }
      expect(v.parse(news, JSON.parse(JSON.stringify(update)))).toEqual(update)
    }
  })
  test('a sight is read as it was sent, whatever the game puts into it', () => {
    const told = { news: 'sight', viewer: 0, sight }
    expect(JSON.stringify(v.parse(news, JSON.parse(JSON.stringify(told))))).toBe(JSON.stringify(told))
  })
  test('a verdict is one or the other', () => {
    expect(v.safeParse(ANSWERS.command, { refused: { rule: 'GSH-1', why: 'x', with: { n: 1 } } }).success).toBe(true)
    expect(v.safeParse(ANSWERS.command, { refused: { rule: 'none', why: 'x' } }).success).toBe(false)
    expect(v.safeParse(ANSWERS.command, { accepted: false }).success).toBe(false)
  })
  test('a problem has a code that is known', () => {
    expect(v.safeParse(problem, { code: 'tooFast' }).success).toBe(true)
    expect(v.safeParse(problem, { code: 'strange' }).success).toBe(false)
  })
})

describe('over HTTP', () => {
  test('a new table says who sits where', () => {
    const wish = { game: 'giganten', options: {}, seats: ['me', 'open', { bot: 'greedy' }], listed: false, takeover: 10 }
    expect(v.parse(newTable, wish)).toEqual({ ...wish, clock: 'none', rated: false, advice: false })
    expect(v.safeParse(newTable, { ...wish, seats: [] }).success).toBe(false)
    expect(v.safeParse(newTable, { ...wish, seats: ['you'] }).success).toBe(false)
  })
  test('a replay begins at the beginning unless told otherwise', () => {
    expect(v.parse(replayWish, {})).toEqual({ from: 0, frames: 100 })
  })
  test('names that nobody can guess have their length', () => {
    expect(v.is(tableId, TABLE)).toBe(true)
    expect(v.is(seatToken, TOKEN)).toBe(true)
    expect(v.is(tableId, '../../../../etc/passwd')).toBe(false)
  })
})
