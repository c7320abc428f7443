/** What both games check themselves by: laws that hold at every moment, secrets that can be varied, and postings of every dollar. */
import { chance, keyFrom, randomness } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import {
  type AnyKind,
  atAll,
  type Board,
  canLeave,
  countsOf,
  dealOthersAnew,
  type Licence,
  type LicenceTable,
  oilCurves,
  oilLaws,
  oilScoreChanges,
  points,
  shuffled,
  varyTiles,
  type Well,
} from '../index.ts'
import { derrick, well } from './staging.ts'

const below = (seed: number) => {
  const luck = chance(['luck'], randomness(keyFrom(seed), 1))
  return (n: number) => luck.below('luck', n)
}
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

describe('a truck that may be shut in', () => {
  const board: Board = { columns: 3, rows: 3, cost: [1, 1, 1, 1, 1, 1, 1, 1, 1] }
  const leaves = (wells: readonly Well<never, AnyKind>[], blocked?: number) => canLeave(board, { wells }, 0, blocked)

  test('it leaves if one neighbour is free, or one beyond a site', () => {
    expect(leaves([])).toBe(true)
    expect(leaves([derrick(1)])).toBe(true)
    expect(leaves([derrick(1), derrick(3)])).toBe(false)
    expect(leaves([derrick(1), well(3)])).toBe(true) // over the site
    expect(leaves([derrick(1), well(3), derrick(4), derrick(6)])).toBe(false) // on the site it may not stay
    expect(leaves([derrick(1), well(3, { state: 'dry' }), derrick(4), derrick(6)])).toBe(true)
  })
  test('a square may be thought of as blocked', () => {
    expect(leaves([derrick(1)], 3)).toBe(false)
    expect(leaves([derrick(1)], 4)).toBe(true)
    expect(leaves([derrick(1), well(3), derrick(4)], 6)).toBe(false)
  })
})

describe('laws', () => {
  interface Table {
    seats: number
    bank: number
    supply: number
    money: number[]
    depots: ReturnType<typeof atAll<number>>[]
    stock: number[]
    wells: Well<never, AnyKind>[]
    box: Record<1 | 2 | 3, number[]>
    agenda: { kind: string }[]
    hand: Licence[]
    cards: number[]
  }
  const laws = oilLaws<Table>({ derricks: 5, licences: ({ hand }) => hand, cards: ({ cards }) => cards })
  const table = (changes: Partial<Table> = {}): Table => ({
    seats: 2,
    bank: -30,
    supply: -4,
    money: [15, 15],
    depots: [atAll(0), { hudson: 0, jet: 1, standard: 0 }],
    stock: [4, 5],
    wells: [derrick(0, 0, 3), well(1), well(2, { kind: 2, value: 5 })],
    box: { 1: [2, 4], 2: [2], 3: [4] },
    agenda: [],
    hand: [1, 2, 2],
    cards: [0, 1, 2],
    ...changes,
  })
  const figures = (state: Table) => Object.fromEntries(laws.map(law => [law.name, law.of(state)]))
  const broken = (changes: Partial<Table>) => {
    const [before, after] = [figures(table()), figures(table(changes))]
    return Object.keys(before).filter(name => before[name] !== after[name])
  }

  test('each counts what it is named after', () => {
    expect(figures(table())).toEqual({
      'money against the bank': 0,
      'oil against the supply': 0,
      'players who owe nothing': 2,
      licences: 3,
      'points of the licences': 5,
      'action cards': 3,
      'one copy of each action card': 3,
      'tiles of kind 1': 4,
      'oil under the tiles of kind 1': 12,
      'values of the tiles of kind 1': 38,
      'tiles of kind 2': 2,
      'oil under the tiles of kind 2': 7,
      'values of the tiles of kind 2': 29,
      'tiles of kind 3': 1,
      'oil under the tiles of kind 3': 4,
      'values of the tiles of kind 3': 16,
      'wells whose oil does not add up': 0,
      'players with all their derricks': 2,
      'depots that are not overdrawn': 6,
    })
  })
  test('nothing that only moves breaks one', () => {
    expect(broken({ money: [5, 20], bank: -25 })).toEqual([])
    expect(
      broken({ box: { 1: [3, 4], 2: [2], 3: [4] }, wells: [derrick(0, 0, 3), well(1, { value: 2 }), well(2, { kind: 2, value: 5 })] }),
    ).toEqual([])
    expect(broken({ wells: [derrick(0, 0, 2), well(1), well(2, { kind: 2, value: 5 })], agenda: [{ kind: 'transport' }] })).toEqual([])
    expect(broken({ wells: [derrick(0, 0, 2), well(1), well(2, { kind: 2, value: 5 })], agenda: [{ kind: 'ship' }] })).toEqual([])
  })
  test('what is lost, copied or owed breaks the law that speaks of it', () => {
    expect(broken({ money: [16, 15] })).toEqual(['money against the bank'])
    expect(broken({ money: [-1, 31] })).toEqual(['players who owe nothing'])
    expect(broken({ depots: [atAll(0), atAll(0)] })).toEqual(['oil against the supply'])
    expect(
      broken({
        depots: [
          { hudson: -1, jet: 1, standard: 0 },
          { hudson: 0, jet: 1, standard: 0 },
        ],
      }),
    ).toEqual(['depots that are not overdrawn'])
    expect(broken({ hand: [1, 1, 2] })).toEqual(['points of the licences'])
    expect(broken({ hand: [1, 2, 2, 1] })).toEqual(['licences', 'points of the licences'])
    expect(broken({ cards: [0, 1, 1] })).toEqual(['one copy of each action card'])
    expect(broken({ cards: [0, 1] })).toEqual(['action cards', 'one copy of each action card'])
    expect(broken({ stock: [5, 5] })).toEqual(['players with all their derricks'])
    expect(broken({ box: { 1: [3, 3], 2: [2], 3: [4] } })).toEqual(['values of the tiles of kind 1']) // as much oil, other tiles
    expect(broken({ agenda: [{ kind: 'transport' }] })).toEqual(['oil against the supply'])
  })
  test('a derrick stands on oil and has an owner; nothing else has either', () => {
    const misfits = (...wells: Well<never, AnyKind>[]) => figures(table({ wells }))['wells whose oil does not add up']
    expect(misfits(derrick(0, 0, 0), well(1, { oil: 1 }), well(2, { owner: 1 }), well(3, { state: 'derrick', oil: 2 }))).toBe(4)
    expect(misfits(derrick(0, 0, 1), well(1), well(2, { state: 'dry' }))).toBe(0)
  })
})

describe('secrets that are varied', () => {
  const licences = (hands: Licence[][], deck: Licence[]): LicenceTable<never> => ({ hands, deck, discard: [] })
  test('shuffling keeps what there is, in place', () => {
    const list = [1, 2, 3, 4, 5, 6]
    const found = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      expect(shuffled(list, below(seed))).toBe(list)
      expect(sorted(list)).toEqual([1, 2, 3, 4, 5, 6])
      found.add(list.join())
    }
    expect(found.size).toBeGreaterThan(30)
  })
  test('tiles: only what this viewer has not seen changes, within its kind', () => {
    const state = () => ({
      wells: [
        well(0, { value: 2 }),
        well(1, { value: 3, seenBy: [0] }),
        derrick(2, 1, 1),
        well(3, { value: 4 }),
        well(4, { kind: 3, value: 6 }),
      ],
      box: { 1: [2, 3, 4], 2: [], 3: [4, 5] },
    })
    const [first, others] = [new Set<number>(), new Set<number>()]
    for (let seed = 0; seed < 40; seed++) {
      const varied = state()
      varyTiles(varied, 0, below(seed))
      const [hidden = 0, seen, drilled, ...rest] = varied.wells.map(({ value }) => value)
      expect([seen, drilled]).toEqual([3, 3])
      expect(sorted([hidden, ...rest.slice(0, 1), ...varied.box[1]])).toEqual([2, 2, 3, 4, 4])
      expect(sorted([...rest.slice(1), ...varied.box[3]])).toEqual([4, 5, 6])
      first.add(hidden)
      const unseen = state()
      varyTiles(unseen, 'spectator', below(seed))
      others.add(unseen.wells[1]?.value ?? 0)
    }
    expect(sorted([...first])).toEqual([2, 3, 4])
    expect(sorted([...others])).toEqual([2, 3, 4]) // who looks on has seen nothing
  })
  test('hands: others get other licences, as many; who is paying can still pay', () => {
    const worths = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const state = licences([[1, 2], [2, 2, 2], [1]], [1, 1, 1, 1, 1, 1, 2, 2])
      dealOthersAnew(state, 0, below(seed), { winner: 1, points: 5 })
      expect(state.hands.map(hand => hand.length)).toEqual([2, 3, 1])
      expect(state.hands[0]).toEqual([1, 2])
      expect(points(state.hands[1] ?? [])).toBeGreaterThanOrEqual(5)
      expect(sorted([...state.hands.flat(), ...state.deck])).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
      worths.add(points(state.hands[2] ?? []))
    }
    expect(sorted([...worths])).toEqual([1, 2])
  })
  test('who pays himself keeps his hand', () => {
    const state = licences([[2, 2], [1]], [1, 1])
    dealOthersAnew(state, 0, below(1), { winner: 0, points: 4 })
    expect(state.hands[0]).toEqual([2, 2])
  })
})

describe('the parts of a score', () => {
  const bonus = (place: number) => [5000, 3000][place - 1] ?? 1000
  const changes = <E extends { readonly kind: string }>(event: E) => oilScoreChanges(event, bonus)

  test('sales, overflow and derricks', () => {
    expect(changes({ kind: 'oilSold', seat: 1, company: 'jet', barrels: 2, price: 5000 })).toEqual([
      { seat: 1, part: 'sales', amount: 10_000, count: 2 },
    ])
    expect(changes({ kind: 'overflowSold', seat: 0, company: 'jet', barrels: 3 })).toEqual([
      { seat: 0, part: 'overflow', amount: 3000, count: 3 },
    ])
    expect(changes({ kind: 'derrickBuilt', seat: 0, well: 4, cost: 6000, value: 5 })).toEqual([
      { seat: 0, part: 'building', amount: -6000, count: 1 },
    ])
    expect(changes({ kind: 'turnEnded' })).toEqual([])
  })
  test('a fee is paid whole, and shared by those who carry; the bank has the black train’s part', () => {
    const carried = (by: string, carriers: readonly number[]) =>
      changes({ kind: 'oilCarried', seat: 0, well: 1, company: 'jet', by, carriers })
    const paid = { seat: 0, part: 'feesPaid', amount: -3000, count: 1 }
    const received = (seat: number, amount: number) => ({ seat, part: 'feesReceived', amount, count: 1 })
    expect(carried('own', [])).toEqual([])
    expect(carried('black', [])).toEqual([paid])
    expect(carried('rival', [1, 2])).toEqual([paid, received(1, 1500), received(2, 1500)])
    expect(carried('shared', [1, 2])).toEqual([paid, received(1, 1000), received(2, 1000)])
  })
  test('at the end oil and derricks, with how many there were', () => {
    const score = { money: 9000, oil: 2000, derricks: 6000, place: 2, total: 17_000 }
    expect(countsOf(score, bonus)).toEqual({ barrels: 2, derricks: 2 })
    expect(changes({ kind: 'gameEnded', scores: [score], winners: [0], hands: [[]] })).toEqual([
      { seat: 0, part: 'oil', amount: 2000, count: 2 },
      { seat: 0, part: 'derricks', amount: 6000, count: 2 },
    ])
  })
  test('what is followed from round to round', () => {
    const state = { money: [7000, 1], trains: [3, 9], wells: [derrick(0, 1), derrick(1, 1), well(2)] }
    const sums = (part: string) => ({ count: part === 'sales' ? 4 : part === 'overflow' ? 1 : 9 })
    expect(oilCurves.money.of(state, 0)).toBe(7000)
    expect(oilCurves.train.of(state, 1)).toBe(9)
    expect([0, 1].map(seat => oilCurves.derricks.of(state, seat))).toEqual([0, 2])
    expect(oilCurves.sold.of(state, 0, sums)).toBe(5)
  })
})
