/** Random games from the first card to the end, with books kept from what all could hear, and parts of the scores that explain every dollar. */
import { at, type CommandEntry, chance, forSeats, keyFrom, newRecord, randomness, type Seat, scoreHistoryOf } from '@wildcat/kernel'
import { oilInDepots, oilOnDerricks } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { CARDS } from '../components.ts'
import type { Event } from '../events.ts'
import { blackGold, engine } from '../index.ts'
import type { Options } from '../options.ts'
import { scoreParts } from '../score-parts.ts'
import type { State } from '../state.ts'
import { STREAMS } from '../types.ts'
import { options } from './stage.ts'

interface Played {
  readonly start: State
  readonly state: State
  readonly events: readonly Event[]
  readonly entries: readonly CommandEntry<Command>[]
}

/** Players who drive far and build where they can, so that everything happens. */
function play(seats: number, seed: number, chosen: Options): Played {
  const start = blackGold.setup(seats, chosen, chance(STREAMS, randomness(keyFrom(seed), STREAMS.length)))
  const { state, messages } = engine.start(seats, chosen, keyFrom(seed))
  const events = messages.map(({ event }) => event)
  const entries: CommandEntry<Command>[] = []
  const luck = chance(['moves'], randomness(keyFrom(seed, 1), 1))
  const idle: readonly string[] = ['endTurn', 'pass', 'pushBack', ...(seed % 2 === 0 ? [] : ['moveTrain'])] // in some games trains stay behind
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(state, seat)
    const building = legal.filter(({ kind }) => kind === 'build' || kind === 'drillGusher' || kind === 'deepen')
    const onward = legal.filter(({ kind }) => !idle.includes(kind))
    const some = building.length > 0 ? building : onward.length > 0 && luck.below('moves', 8) > 0 ? onward : legal
    const command = at(some, luck.below('moves', some.length))
    for (const { event, only } of engine.apply(state, seat, command)) if (only === undefined) events.push(event)
    entries.push({ kind: 'command', seat, command })
  }
  return { start, state, events, entries }
}

/** Complete rounds by the order of the special cards alone. */
function expectedRounds({ special, options: { length } }: State): number {
  if (length === 'long') return special.deck.length
  const last = length === 'short' ? 17 : 21
  let baron = 1
  return special.deck.toReversed().findIndex(card => {
    baron += at(CARDS, card).baron
    return baron >= last
  })
}

const sum = (events: readonly Event[], seat: Seat, of: (event: Event) => number) =>
  events.reduce((total, event) => total + ('seat' in event && event.seat === seat ? of(event) : 0), 0)
const carried = (event: Event) => (event.kind === 'oilCarried' ? 1 : 0)
const free = (event: Event) => (event.kind === 'freeOilTaken' ? 1 : 0)
const gone = (event: Event) => (event.kind === 'oilSold' || event.kind === 'overflowSold' ? event.barrels : 0)
const lost = (event: Event) => (event.kind === 'oilLost' ? 1 : 0)
const produced = (event: Event) => (event.kind === 'oilProduced' ? event.wells.length : 0)
function drilled(event: Event): number {
  if (event.kind === 'derrickBuilt') return event.value
  if (event.kind === 'gusherDrilled') return event.face.pips
  return event.kind === 'derrickDeepened' ? 1 : 0
}

const GAMES = [
  [2, 1, {}],
  [2, 2, { aggressiveBaron: true, wells: 'more' }],
  [3, 3, { length: 'short', fair: true }],
  [3, 4, { length: 'long', deeperDoubles: true }],
  [4, 5, { wells: 'fewer' }],
  [5, 6, { wells: 'more', length: 'long' }],
  [5, 7, {}],
] as const satisfies readonly (readonly [number, number, Partial<Options>])[]
const played = GAMES.map(([seats, seed, changes]) => ({ seats, seed, ...play(seats, seed, options(changes, seats)) }))

describe.each(played)('a game of $seats players, number $seed', ({ seats, seed, start, state, events, entries }) => {
  test('[BG-C3] has as many complete rounds as the order of the special cards says', () => {
    expect(state.round - 1).toBe(expectedRounds(start))
    expect(events.at(-1)?.kind).toBe('gameEnded')
  })

  test('[BG-6.1] no oil comes out of nothing: what was drilled was produced or is still there, what was produced was carried or lost', () => {
    for (let seat = 0; seat < seats; seat++) {
      const books = (of: (event: Event) => number) => sum(events, seat, of)
      expect(books(drilled)).toBe(books(produced) + oilOnDerricks(state, seat))
      expect(books(produced)).toBe(books(carried) + books(lost))
      expect(books(carried) + books(free) - books(gone)).toBe(oilInDepots(at(state.depots, seat)))
    }
  })

  test('[BG-10.2] every dollar of a score is accounted for', () => {
    const record = { ...newRecord(engine, seats, start.options, keyFrom(seed)), entries }
    const scoreHistory = scoreHistoryOf(engine, record)
    const amounts = (seat: Seat, parts: readonly string[]) =>
      scoreHistory?.parts.filter(({ part }) => parts.includes(part)).reduce((total, { sums }) => total + at(sums, seat).amount, 0)
    const outcome = state.outcome === 'open' ? [] : state.outcome.scores
    expect(forSeats(seats, seat => amounts(seat, scoreParts.parts))).toEqual(outcome)
    const inPlay = scoreParts.parts.filter(part => part !== 'oil' && part !== 'derricks')
    expect(forSeats(seats, seat => amounts(seat, inPlay))).toEqual(state.money)
    expect(scoreHistory?.curves.map(({ values }) => values.at(-1))).toContainEqual(state.trains)
  })
})

test('in these games everything happened', () => {
  const kinds = new Set(played.flatMap(({ events }) => events.map(({ kind }) => kind)))
  for (const kind of [
    'derrickBuilt',
    'gusherDrilled',
    'derrickDeepened',
    'freeOilTaken',
    'priceChanged',
    'oilLost',
    'overflowSold',
    'bluffCalled',
    'baronShown',
    'baronWon',
    'bidKept',
    'companyNamed',
    'noSpecialCardLeft',
  ] as const)
    expect([...kinds]).toContain(kind)
})
