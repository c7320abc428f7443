/** [OIL-1, OIL-11.1 to OIL-11.3] The table as the game begins. */
import { at, type Chance, forSeats } from '@wildcat/kernel'
import { drawFilling, drawStore } from './bag.ts'
import {
  BOT_TOWERS,
  CARDS,
  FIELDS,
  type Field,
  fieldSize,
  GAS_CUBES,
  LAST_LEASE_SPACE,
  LEASES,
  leasesOnShow,
  MOST_ROUNDS,
  OIL_CUBES,
  START_CUBES,
  START_MONEY,
  SUBSIDY_STEP,
  TILE_FACTS,
  type Tile,
  TOP_LEVEL,
  tilesOnShow,
  tileTypes,
} from './components.ts'
import type { Options } from './options.ts'
import type { Cubes, Ground, Market, Plot, Spot, State } from './state.ts'
import type { T } from './types.ts'

type Luck = Chance<T['stream']>

export function setup(seats: number, options: Options, chance: Luck): State {
  const { bag, stores, fields } = layCubes(seats, chance)
  const tiles = chance.shuffle('tiles', tilesInPlay(seats, options))
  const plots = layPlots(seats, tiles, chance)
  return {
    viewer: 'table',
    seats,
    round: 0,
    options,
    first: chance.below('seats', seats),
    lastRound: MOST_ROUNDS,
    bank: 0,
    subsidy: SUBSIDY_STEP,
    money: forSeats(seats, () => START_MONEY),
    vp: forSeats(seats, () => 0),
    earned: forSeats(seats, () => 0),
    bought: forSeats(seats, () => 0),
    stores,
    expansions: forSeats(seats, () => []),
    bag,
    fields,
    strike: 'none',
    plots,
    leases: layLeases(seats, chance),
    tiles: layTiles(seats, tiles, chance),
    removed: seats < 4 ? tileTypes(options) : [],
    rows: { 5: [], 3: [], 2: [] },
    workers: forSeats(seats, () => 'home'),
    cards: forSeats(seats, () => 'none'),
    shown: forSeats(seats, () => 'none'),
    bot: seats === 2 ? { worker: firstSpot(chance), card: 'none' } : 'none',
    agenda: [{ kind: 'startRound' }],
    outcome: 'open',
    random: chance.random,
    told: 0,
  }
}

/** [OIL-1.2] Stores first, then the fields, then the grey cube into the bag. */
function layCubes(seats: number, chance: Luck): { bag: State['bag']; stores: Cubes[]; fields: State['fields'] } {
  const bag = { oil: OIL_CUBES, gas: GAS_CUBES, grey: 0 }
  const stores = forSeats(seats, () => drawStore(bag, chance, START_CUBES))
  const fill = (): Ground => {
    const { oil, gas } = drawFilling(bag, chance, fieldSize(seats))
    return { oil, gas, level: TOP_LEVEL }
  }
  const fields = { dallas: fill(), austin: fill(), pecos: fill() }
  bag.grey = 1
  return { bag, stores, fields }
}

/** [OIL-1.3] With two or three players one tile of each type is out. */
export const tilesInPlay = (seats: number, options: Options): Tile[] =>
  tileTypes(options).flatMap(tile => new Array<Tile>(TILE_FACTS[tile].copies - (seats < 4 ? 1 : 0)).fill(tile))

/** [OIL-1.4, OIL-11.1] With two players one lease of each field is the bot's. */
export const leasesInPlay = (seats: number): Field[] =>
  FIELDS.flatMap(field => new Array<Field>(LEASES[field] - (seats === 2 ? 1 : 0)).fill(field))

/** [OIL-1.4, OIL-11.2] As many spaces as leases; the bot has the first of each field, with a tower from the pile. */
function layPlots(seats: number, pile: Tile[], chance: Luck): Plot[] {
  const towers = seats === 2 ? chance.shuffle('bot', [...BOT_TOWERS]) : []
  for (const tower of towers) pile.splice(pile.indexOf(tower), 1)
  return FIELDS.flatMap((field, place) => {
    const tower = towers[place]
    return Array.from(
      { length: LEASES[field] },
      (_, space): Plot => (space === 0 && tower !== undefined ? { field, owner: 'bot', tower } : { field, owner: 'nobody', tower: 'none' }),
    )
  })
}

function layLeases(seats: number, chance: Luck): Market<Field, never> {
  const deck = chance.shuffle('leases', leasesInPlay(seats))
  const onShow = deck.splice(-leasesOnShow(seats)).reverse()
  return { deck, onShow }
}

/** [OIL-1.3] One of three that are alike goes back and another is drawn, until no three are. */
function layTiles(seats: number, deck: Tile[], chance: Luck): Market<Tile, never> {
  const onShow = deck.splice(-tilesOnShow(seats)).reverse()
  for (let third = thirdAlike(onShow); third >= 0; third = thirdAlike(onShow)) {
    deck.push(...onShow.splice(third, 1))
    chance.shuffle('tiles', deck)
    onShow.push(...deck.splice(-1))
  }
  return { deck, onShow }
}
const thirdAlike = (tiles: readonly Tile[]): number =>
  tiles.findIndex((tile, place) => tiles.slice(0, place).filter(each => each === tile).length === 2)

/** [OIL-11.3] */
function firstSpot(chance: Luck): Spot {
  while (true) {
    const card = at(CARDS, chance.below('bot', CARDS.length))
    if (card !== 'national') return { column: card, space: card === 'lease' ? LAST_LEASE_SPACE : 0 }
  }
}
