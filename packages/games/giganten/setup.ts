/** [GIG-1] The table as the game begins. */
import { type Chance, forSeats } from '@wildcat/kernel'
import { atAll, KINDS, licencesOf, points, START_SPACE, type Well, type WellKind } from '@wildcat/oil-rush'
import { BEIGE_IDS, DERRICKS, FIRST_SPACE, RED_IDS, START_MONEY, TILE_VALUES } from './components.ts'
import { SITES } from './map.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

export function setup(seats: number, options: Options, chance: Chance<T['stream']>): State {
  const tiles = shuffledTiles(chance)
  return {
    viewer: 'table',
    seats,
    round: 0,
    options,
    first: chance.below('seats', seats),
    bank: 0,
    supply: 0,
    money: forSeats(seats, () => START_MONEY),
    prices: atAll(START_SPACE),
    trucks: forSeats(seats, () => 'off'),
    trains: forSeats(seats, () => FIRST_SPACE),
    black: FIRST_SPACE,
    stock: forSeats(seats, () => DERRICKS),
    depots: forSeats(seats, () => atAll(0)),
    wells: layTiles(seats, tiles),
    box: tiles,
    hands: forSeats(seats, () => []),
    deck: chance.shuffle('licences', licencesOf(options.licences)),
    discard: [],
    deckPoints: points(licencesOf(options.licences)),
    beige: { deck: chance.shuffle('beige', [...BEIGE_IDS]), discard: [] },
    red: { deck: chance.shuffle('red', [...RED_IDS]), discard: [] },
    onShow: [],
    taken: forSeats(seats, () => 'none'),
    agenda: [{ kind: 'startRound' }],
    outcome: 'open',
    random: chance.random,
    told: 0,
  }
}

function shuffledTiles(chance: Chance<T['stream']>): Record<WellKind, number[]> {
  const [one, two, three] = KINDS.map(kind => chance.shuffle('tiles', [...TILE_VALUES[kind]]))
  return { 1: one ?? [], 2: two ?? [], 3: three ?? [] }
}

/** [GIG-1.2, GIG-1.3] One tile from its kind's pile onto each site in use; what is left stays in the box. */
function layTiles(seats: number, tiles: Record<WellKind, number[]>): Well<never>[] {
  return SITES.filter(({ onlyWithFour }) => seats === 4 || !onlyWithFour).map(({ square, kind }) => {
    const value = tiles[kind].pop()
    if (value === undefined) throw new Error(`more sites than tiles of kind ${kind}`)
    return { square, kind, state: 'covered', value, seenBy: [], owner: 'nobody', oil: 0 }
  })
}
