/** Random games from the first card to the star, with books kept from what all could hear. */
import { at, chance, keyFrom, randomness, type Seat } from '@wildcat/kernel'
import { oilInDepots, oilOnDerricks } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../components.ts'
import type { Event } from '../events.ts'
import { engine, giganten } from '../index.ts'
import type { State } from '../state.ts'
import { STREAMS } from '../types.ts'

interface Played {
  readonly start: State
  readonly state: State
  readonly events: readonly Event[]
}

function play(seats: number, seed: number): Played {
  const options = { licences: seed % 2 === 0 ? 60 : 78, inflation: seed % 3 === 0, openTracking: false } as const
  const start = giganten.setup(seats, options, chance(STREAMS, randomness(keyFrom(seed), STREAMS.length)))
  const { state, messages } = engine.start(seats, options, keyFrom(seed))
  const events = messages.map(({ event }) => event)
  const luck = chance(['moves'], randomness(keyFrom(seed, 1), 1))
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const commands = engine.legal(state, seat)
    const kinds = [...new Set(commands.map(command => command.kind))]
    const kind = at(kinds, luck.below('moves', kinds.length))
    const some = commands.filter(command => command.kind === kind)
    for (const { event, only } of engine.apply(state, seat, at(some, luck.below('moves', some.length))))
      if (only === undefined) events.push(event)
  }
  return { start, state, events }
}

/** Complete rounds by the order of the red cards alone. */
function expectedRounds(deck: readonly number[]): number {
  let black = 1
  return deck.toReversed().findIndex(card => {
    black += at(CARDS, card).black
    return black >= 21
  })
}

const sum = (events: readonly Event[], seat: Seat, of: (event: Event) => number) =>
  events.reduce((total, event) => total + ('seat' in event && event.seat === seat ? of(event) : 0), 0)
const carried = (event: Event) => (event.kind === 'oilCarried' ? 1 : 0)
const free = (event: Event) => (event.kind === 'freeOilTaken' ? 1 : 0)
const gone = (event: Event) => (event.kind === 'oilSold' || event.kind === 'overflowSold' ? event.barrels : 0)
const lost = (event: Event) => (event.kind === 'oilLost' ? 1 : 0)
const produced = (event: Event) => (event.kind === 'oilProduced' ? event.wells.length : 0)
const drilled = (event: Event) => (event.kind === 'derrickBuilt' ? event.value : 0)

describe.each([
  [3, 1],
  [4, 2],
  [3, 3],
  [4, 4],
  [3, 6],
])('a game of %i players, number %i', (seats, seed) => {
  const { start, state, events } = play(seats, seed)

  test('[GIG-11.1] ends at the star', () => {
    expect(state.black).toBe(21)
    expect(events.at(-1)?.kind).toBe('gameEnded')
  })

  test('[GIG-C4] has 7, 8 or 9 complete rounds, as the order of the red cards says', () => {
    expect([7, 8, 9]).toContain(state.round - 1)
    expect(state.round - 1).toBe(expectedRounds(start.red.deck))
  })

  test('[GIG-7.1] no oil comes out of nothing: what was drilled was produced or is still there, what was produced was carried or lost', () => {
    for (let seat = 0; seat < seats; seat++) {
      const books = (of: (event: Event) => number) => sum(events, seat, of)
      expect(books(drilled)).toBe(books(produced) + oilOnDerricks(state, seat))
      expect(books(produced)).toBe(books(carried) + books(lost))
      expect(books(carried) + books(free) - books(gone)).toBe(oilInDepots(at(state.depots, seat)))
    }
    const inPlay = [...state.depots.keys()].map(seat => oilOnDerricks(state, seat) + oilInDepots(at(state.depots, seat)))
    expect(inPlay.reduce((total, oil) => total + oil, state.supply)).toBe(0)
  })
})
