/** Laying out the map and its tokens before the game. */
import { at, type Chance } from '@wildcat/kernel'
import { KINDS, type Square, type Well, type WellKind } from '@wildcat/oil-rush'
import { PILES, valuesOf } from './components.ts'
import { boardOf, type Layout, type Site, squaresOfTile, TURNS, tilesAcross } from './map.ts'
import type { Options } from './options.ts'
import { drawn, planFor, readLayout, upright } from './plans.ts'

type Luck = Chance<'map' | 'tokens'>
export type Tokens = Record<WellKind, number[]>

/** [BG-1.2, BG-1.3] The tiles, the wells with their tokens face down, and the tokens that leave the game unseen. */
export function layMap(seats: number, options: Options, chance: Luck): { layout: Layout; wells: Well<never>[]; box: Tokens } {
  const layout = layTiles(seats, options, chance)
  const sites = [...boardOf(layout).wells, ...extraWells(seats, options, layout, chance)]
  return { layout, ...layTokens(seats, options, sites, chance) }
}

/** [BG-1.2] At random, or as the table's creator wants it. */
function layTiles(seats: number, { wells, layout }: Options, chance: Luck): Layout {
  const plan = planFor(seats, wells)
  if (layout === 'random')
    return drawn(
      plan,
      () => chance.below('map', 2) === 1,
      () => at(TURNS, chance.below('map', TURNS.length)),
    )
  if (layout === 'upright') return upright(plan)
  const read = readLayout(plan, layout)
  if ('refused' in read) throw new Error(`${layout} does not fit ${seats} players with ${wells} wells`)
  return read.ok
}

/** [BG-11.7] More wells with five players: an extra double on each tile of B and C, one after the other. */
function extraWells(seats: number, { wells }: Options, layout: Layout, chance: Luck): Site[] {
  const extra: Site[] = []
  if (seats !== 5 || wells !== 'more') return extra
  for (let place = tilesAcross(layout); place < layout.length; place++) {
    const free = squaresForExtra(layout, place, extra)
    extra.push({ square: at(free, chance.below('map', free.length)), kind: 2 })
  }
  return extra
}

/** [BG-11.7] The plains of a tile with no well in the eight squares around, across the edges of tiles too. */
export function squaresForExtra(layout: Layout, place: number, extra: readonly Site[]): Square[] {
  const { columns, cost, wells } = boardOf(layout)
  const all = [...wells, ...extra]
  const near = (a: Square, b: Square) =>
    Math.abs((a % columns) - (b % columns)) <= 1 && Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) <= 1
  return squaresOfTile(layout, place).filter(square => cost[square] === 1 && !all.some(well => near(well.square, square)))
}

/** [BG-11.5] Tokens taken from each pile with fair wells, for 2, 3, 4 and 5 players. */
const FAIR: Readonly<Record<WellKind, readonly number[]>> = { 1: [2, 4, 4, 5], 2: [4, 5, 7, 7], 3: [3, 4, 5, 5] }

/** [BG-11.5] How many tokens of each value of a kind are in the game: all, or with fair wells those of the table, or just enough. */
export function fromEachPile(kind: WellKind, seats: number, { fair }: Pick<Options, 'fair'>, wells: number): number {
  const { copies, values } = PILES[kind]
  return fair ? Math.max(at(FAIR[kind], seats - 2), Math.ceil(wells / values.length)) : copies
}

/** The tokens of one kind that are in the game, by value; all can work this out. */
export const tokensInGame = (kind: WellKind, seats: number, options: Pick<Options, 'fair' | 'deeperDoubles'>, wells: number): number[] => {
  const each = fromEachPile(kind, seats, options, wells)
  return valuesOf(kind, options).flatMap(value => new Array<number>(each).fill(value))
}

/** [BG-1.3] Shuffled by kind, one on each well of its kind. */
function layTokens(seats: number, options: Options, sites: readonly Site[], chance: Luck): { wells: Well<never>[]; box: Tokens } {
  const box: Tokens = { 1: [], 2: [], 3: [] }
  for (const kind of KINDS) {
    const count = sites.filter(site => site.kind === kind).length
    box[kind] = chance.shuffle('tokens', tokensInGame(kind, seats, options, count))
  }
  const wells = sites.map(({ square, kind }): Well<never> => {
    const value = box[kind].pop()
    if (value === undefined) throw new Error(`more wells than tokens of kind ${kind}`)
    return { square, kind, state: 'covered', value, seenBy: [], owner: 'nobody', oil: 0 }
  })
  return { wells, box }
}
