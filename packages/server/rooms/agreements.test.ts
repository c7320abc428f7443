import { expect, test } from 'vitest'
import { answered, asked, takeOver } from './agreements.ts'
import { Audience } from './audience.ts'
import { Away } from './away.ts'
import { claim, offer, returned } from './links.ts'
import { botSeat, personSeat, type RoomState, UNTOUCHED } from './state.ts'

const person = (guest: number, name: string) => ({ guest, name, since: 0, browser: '', system: '' })
const never = () => false
const TWO_AND_A_BOT: RoomState = {
  game: 'gusher',
  options: {},
  stage: 'playing',
  listed: false,
  takeover: 2,
  agreed: 2,
  host: 1,
  seats: [personSeat(person(1, 'Ada'), ''), personSeat(person(2, 'Bo'), ''), botSeat('random')],
  ...UNTOUCHED,
  company: 'table',
  created: 0,
}

test('bots take over from who is away, but the last one who plays is waited for', () => {
  const away = new Away()
  const look = (state: RoomState, minutes: number) => {
    away.look({ state, pending: [0, 1], audience: new Audience() }, minutes * 60_000)
    return away.due(minutes * 60_000)
  }
  look(TWO_AND_A_BOT, 0)
  expect(look(TWO_AND_A_BOT, 2)).toEqual([0, 1])
  const without = takeOver(TWO_AND_A_BOT, 0, 'random', never)
  expect(() => takeOver(without, 1, 'random', never)).toThrow('nobodyPlays')
  expect(look(without, 3)).toEqual([])
  expect(look(without, 600)).toEqual([])
  expect(away.waits).toBe(false)
})

test('an offer after hours is counted also while nobody is there, one after minutes for those who wait; a bot takes over by neither', () => {
  const look = (takeover: RoomState['takeover']) => {
    const away = new Away()
    const room = { ...TWO_AND_A_BOT, takeover }
    away.look({ state: room, pending: [0, 1], audience: new Audience() }, 0)
    return [away.waits, away.botMs(0, 60_000), away.due(1e12)]
  }
  expect(look({ offer: 1440 })).toEqual([true, 1439 * 60_000, []])
  expect(look({ offer: 5 })).toEqual([false, 4 * 60_000, []])
  expect(look(5)).toEqual([true, 4 * 60_000, [0, 1]])
  expect(look('never')).toEqual([false, 'none', []])
})

test('an undo without anybody’s word is for one person against bots, and makes the game practice for good', () => {
  const request = { seat: 0, after: 5, agreed: [] }
  const alone: RoomState = { ...TWO_AND_A_BOT, seats: [personSeat(person(1, 'Ada'), ''), botSeat('random'), botSeat('random')] }
  expect(() => asked(alone, request, false)).toThrow('wouldBePractice')
  const marked = asked(alone, request, true)
  expect([marked.practice, marked.undo]).toEqual([true, { n: 1, ...request }])
  expect(asked({ ...marked, undo: 'none' }, { ...request, after: 7 }, false).practice).toBe(true)
  expect(() => asked({ ...TWO_AND_A_BOT, rated: true }, request, true)).toThrow('ratedUndo')
  const bothHere = asked(TWO_AND_A_BOT, request, true)
  expect([bothHere.practice, bothHere.undo]).toEqual([false, { n: 1, ...request }])
  const left = takeOver(bothHere, 1, 'random', never) // who could have agreed has gone, and a bot has no word to give
  expect(left.undo).toBe('none')
  expect(() => asked(left, request, true)).toThrow('nobodyToAgree')
})

test('the word that somebody gave on an undo or a pause who stood in is no more when the owner is back', () => {
  const three = { ...TWO_AND_A_BOT, seats: [...TWO_AND_A_BOT.seats.slice(0, 2), personSeat(person(3, 'Cora'), '')] }
  const opened = claim(offer(three, 1, 'link'), person(4, 'Ben'), { link: 'link', fresh: 'fresh', present: never })?.room ?? three
  const yes = answered(asked(opened, { seat: 0, after: 5, agreed: [] }, false), 1, 1, true)
  expect(yes.undo).toMatchObject({ seat: 0, agreed: [1] })
  expect(returned(yes, 1).undo).toMatchObject({ n: 1, seat: 0, agreed: [] })
  const wish = asked(opened, { seat: 1, after: 5, agreed: [] }, false)
  expect(returned(wish, 1).undo).toBe('none')
  expect(returned({ ...opened, pause: [0, 1] }, 1).pause).toEqual([0])
})
