import { expect, test, vi } from 'vitest'
import { shownRoom, summaryOf } from './public-room.ts'
import { OPEN, personSeat, type RoomState, UNTOUCHED, withSeat } from './state.ts'
import { Watchers } from './watchers.ts'

const person = (guest: number, name: string) => ({ guest, name, since: 0, browser: '', system: '' })
const ROOM: RoomState = {
  game: 'gusher',
  options: {},
  stage: 'waiting',
  listed: true,
  takeover: 2,
  agreed: 2,
  host: 1,
  seats: [personSeat(person(1, 'Ada'), ''), personSeat(person(2, 'Ada'), ''), OPEN],
  ...UNTOUCHED,
  company: 'table',
  created: 0,
}
const AROUND = {
  id: 'table',
  present: () => true,
  away: () => ({ awayMs: 0, botMs: 'none' as const }),
  clock: () => 'none' as const,
  dayOff: false,
  watchers: 0,
  watching: [],
  touched: 0,
  longAway: () => false,
  known: () => ({}),
}

test('the players are told apart once for all who see the same seats, and anew when a seat changes', () => {
  const cutting = vi.spyOn(Intl.Segmenter.prototype, 'segment') // what is done for each name that needs a number
  const shown = [0, 1, 'spectator' as const].map(viewer => shownRoom(ROOM, viewer, AROUND))
  const listed = [1, 2, 3, 4].map(guest => summaryOf('table', ROOM, guest, [], 0))
  const times = cutting.mock.calls.length
  cutting.mockRestore()
  for (const { seats } of [...shown, ...listed]) expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2', ''])
  expect(times).toBe(1)
  const renamed = withSeat(ROOM, 0, personSeat(person(1, 'Bo'), ''))
  expect(summaryOf('table', renamed, 1, [], 0).seats.map(({ name }) => name)).toEqual(['Bo', 'Ada', ''])
})

test('who watches is named once for all who are told, and anew when somebody comes, goes or has another name, also among who plays', () => {
  const watchers = new Watchers()
  const nobody: string[] = []
  const [one, two] = [person(1, 'Ada'), person(2, 'Ada')]
  const both = watchers.shown([one, two], nobody)
  expect(both).toEqual([
    { n: 1, name: 'Ada' },
    { n: 2, name: 'Ada 2' },
  ])
  expect(watchers.shown([two, one, two], nobody)).toBe(both)
  expect(watchers.shown([two], nobody)).toEqual([{ n: 2, name: 'Ada' }])
  expect(watchers.shown([person(2, 'Bo')], nobody)).toEqual([{ n: 2, name: 'Bo' }])
  expect(watchers.shown([one], nobody)).toEqual([{ n: 3, name: 'Ada' }])
  expect(watchers.shown([one], ['Ada'])).toEqual([{ n: 3, name: 'Ada 2' }]) // who plays is called so now
})
