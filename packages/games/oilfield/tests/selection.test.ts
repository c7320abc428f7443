/** [OIL-2.1 to OIL-2.3] Workers are placed. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { at, plots, stage } from './stage.ts'

const { table } = testTable(stage)
const place = (column: Parameters<typeof at>[0], space = 0) => ({ kind: 'placeWorker', ...at(column, space) }) as const
const placing = (changes: Partial<State> = {}) => table({ agenda: [{ kind: 'placeWorker', seat: 1 }], ...changes })
const LEASES = [0, 1, 2, 3].map(space => place('lease', space))
const others = (build = 0, drill = 0, local = 0, invest = 0) => [
  place('build', build),
  place('drill', drill),
  place('local', local),
  place('first'),
  place('subsidy'),
  place('invest', invest),
]

test('[OIL-2.1] any free space of LEASE, and the topmost of each other action', () => {
  expect(placing().legal(1)).toEqual([...LEASES, ...others()])
})

test('[OIL-2.1] the worker stands there, and all see it', () => {
  const t = placing().play(1, place('drill'))
  expect(t.state.workers).toEqual(['home', at('drill'), 'home'])
  expect(t.events('spectator')).toEqual([{ kind: 'workerPlaced', seat: 1, to: at('drill') }])
  expect(t.played).toBe(true)
})

test('[OIL-2.1] a space holds one worker; outside LEASE the next one takes the topmost that is free', () => {
  const t = placing({ workers: [at('build'), 'home', at('lease', 1)] })
  expect(t.legal(1)).toEqual([place('lease', 0), place('lease', 2), place('lease', 3), ...others(1)])
  expect(t.refusal(1, place('build', 0))).toEqual({ rule: 'OIL-2.1', why: 'spaceTaken' })
  expect(t.refusal(1, place('lease', 1))).toEqual({ rule: 'OIL-2.1', why: 'spaceTaken' })
  expect(t.refusal(1, place('drill', 1))).toEqual({ rule: 'OIL-2.1', why: 'notTopmost' })
  expect(t.refusal(1, place('build', 1))).toBeUndefined()
})

test('[OIL-2.1] an action whose spaces are all taken is full; elsewhere he must place, useful or not', () => {
  const t = placing({ workers: [at('first'), 'home', at('subsidy')], stores: [0, 1, 2].map(() => ({ oil: 0, gas: 0 })) })
  expect(t.legal(1).map(command => ('column' in command ? command.column : command.kind))).toEqual([
    'lease',
    'lease',
    'lease',
    'lease',
    'build',
    'drill',
    'local',
    'invest',
  ])
  expect(t.refusal(1, { kind: 'decline' })?.rule).toBe('WILD-2')
})

test('[OIL-2.1] the bot’s worker blocks as any other', () => {
  const t = placing({ seats: 2, bot: { worker: at('drill'), card: 'none' } })
  expect(t.legal(1)).toEqual([...LEASES, ...others(0, 1)])
  expect(t.refusal(1, place('drill', 0))).toEqual({ rule: 'OIL-2.1', why: 'spaceTaken' })
})

test.each([
  [2, false],
  [3, false],
  [4, false],
  [5, true],
])('[OIL-2.2] the third space of DRILL with %i players', (seats, open) => {
  const workers: State['workers'] = [at('drill', 0), 'home', at('drill', 1), 'home', 'home']
  const t = placing(seats === 2 ? { seats, workers: [at('drill', 0), 'home'] } : { seats, workers: workers.slice(0, seats) })
  const closed = { rule: 'OIL-2.2', why: 'spaceClosed', with: { players: 5 } }
  expect(t.refusal(1, place('drill', 2))).toEqual(open ? undefined : closed)
  expect(t.legal(1).some(command => command.kind === 'placeWorker' && command.space === 2 && command.column === 'drill')).toBe(open)
})

test.each([
  [3, false],
  [4, true],
  [5, true],
])('[OIL-2.2] the second space of LOCAL with %i players', (seats, open) => {
  const t = placing({ seats, workers: [at('local'), ...new Array<'home'>(seats - 1).fill('home')] })
  const closed = { rule: 'OIL-2.2', why: 'spaceClosed', with: { players: 4 } }
  expect(t.refusal(1, place('local', 1))).toEqual(open ? undefined : closed)
})

test('[OIL-C1] there are no other spaces', () => {
  expect(placing().refusal(1, place('first', 1))).toEqual({ rule: 'OIL-C1', why: 'noSuchSpace', with: { spaces: 1 } })
  expect(placing().refusal(1, place('lease', 4))).toEqual({ rule: 'OIL-C1', why: 'noSuchSpace', with: { spaces: 4 } })
})

test('[OIL-2.3] a space of LEASE only for whoever can pay it now', () => {
  const t = placing({ money: [20, 6, 20] })
  expect(t.legal(1)).toEqual([place('lease', 2), place('lease', 3), ...others()])
  expect(t.refusal(1, place('lease', 1))).toEqual({ rule: 'OIL-2.3', why: 'bidTooDear', with: { price: 7, money: 6, means: 6 } })
  expect(placing({ money: [20, 7, 20] }).refusal(1, place('lease', 1))).toBeUndefined()
})

test('[OIL-2.3] own investments count at what they would bring now, those of others do not', () => {
  const invested = { 5: [], 3: [1, 2], 2: [1, 1, 'government', 2] } satisfies State['rows']
  const t = placing({ money: [20, 0, 20], rows: invested }) // a 3 at $8 and two 2s at $6
  expect(t.legal(1)).toContainEqual(place('lease', 0))
  const poor = placing({ money: [20, 1, 20], rows: { 5: [], 3: [], 2: [1, 2, 2] } }) // one 2 at $5
  expect(poor.refusal(1, place('lease', 1))).toEqual({ rule: 'OIL-2.3', why: 'bidTooDear', with: { price: 7, money: 1, means: 6 } })
  expect(poor.refusal(1, place('lease', 2))).toBeUndefined()
})

test('[OIL-2.3] a lease marker must be left', () => {
  const four = plots({ dallas: [[1], [1]], austin: [[1]], pecos: [[1]] })
  expect(placing({ plots: four }).legal(1)).toEqual(others())
  expect(placing({ plots: four }).refusal(1, place('lease', 3))).toEqual({ rule: 'OIL-2.3', why: 'noMarkerToBid' })
  const three = plots({ dallas: [[1], [1]], austin: [[1]], pecos: [[0]] })
  expect(placing({ plots: three }).legal(1)).toEqual([...LEASES, ...others()])
})

test('[OIL-2.1] from the first player, clockwise', () => {
  const t = table({ first: 2, agenda: [{ kind: 'startRound' }] })
  expect(t.pending).toEqual([2])
  t.play(2, place('build'))
  expect(t.pending).toEqual([0])
  t.play(0, place('build', 1))
  expect(t.pending).toEqual([1])
  t.play(1, place('drill'))
  expect(t.pending).toEqual([0, 1, 2]) // all choose a card
})
