/** What never changes in number. */
import { at, forSeats, type Law, type Seat } from '@wildcat/kernel'
import { FIELDS, type Field, INVESTMENT_PRICES, INVESTMENTS, LEASE_MARKERS, TILES, type Tile } from './components.ts'
import { builtTiles, freeCubes, holdings, leasesOf, roomOf } from './queries.ts'
import type { Cubes, State } from './state.ts'
import type { T } from './types.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const count = <X>(list: readonly X[], wanted: X) => list.filter(each => each === wanted).length
const seatsWho = (state: State, fits: (seat: Seat) => boolean) => forSeats(state.seats, fits).filter(Boolean).length

const cubes = ({ bag, stores, fields }: State, kind: keyof Cubes) =>
  bag[kind] + sum(stores.map(store => store[kind])) + sum(FIELDS.map(field => fields[field][kind]))

/** Where a tile can be: in the deck, on show, built, or out of the game. */
const tiles = (state: State, tile: Tile) =>
  count([...state.tiles.deck, ...state.tiles.onShow, ...builtTiles(state), ...state.removed], tile)
const leases = ({ leases: { deck, onShow }, plots }: State, field: Field) =>
  count([...deck, ...onShow], field) + plots.filter(plot => plot.field === field && plot.owner !== 'nobody').length

/** [OIL-5.8, OIL-5.9] Points come from cubes sold and from investments that are still held. */
const invested = (state: State, seat: Seat) => sum(INVESTMENTS.map(row => row * holdings(state, seat, row)))

export const laws: readonly Law<T>[] = [
  { name: 'oil', of: state => cubes(state, 'oil') },
  { name: 'gas', of: state => cubes(state, 'gas') },
  { name: 'the grey cube', of: ({ bag, strike }) => bag.grey + (strike === 'none' ? 0 : 1) },
  { name: 'cubes', of: state => cubes(state, 'oil') + cubes(state, 'gas') + state.bag.grey + (state.strike === 'none' ? 0 : 1) },
  { name: 'money against the bank', of: ({ bank, money, subsidy }) => bank + sum(money) + subsidy },
  { name: 'players who owe nothing', of: ({ money }) => money.filter(each => each >= 0).length },
  {
    name: 'players whose points add up',
    of: state => seatsWho(state, seat => at(state.vp, seat) === at(state.earned, seat) + invested(state, seat)),
  },
  { name: 'players whose store holds its cubes', of: state => seatsWho(state, seat => isStored(state, seat)) },
  { name: 'players with cubes left to invest, or none', of: state => seatsWho(state, seat => freeCubes(state, seat) >= 0) },
  {
    name: 'players who bought every lease that they hold',
    of: state => seatsWho(state, seat => leasesOf(state, seat) <= at(state.bought, seat)),
  },
  { name: 'players with no more leases than markers', of: state => seatsWho(state, seat => leasesOf(state, seat) <= LEASE_MARKERS) },
  {
    name: 'towers that stand on a lease',
    of: ({ plots }) => plots.filter(({ owner, tower }) => owner !== 'nobody' || tower === 'none').length,
  },
  {
    name: 'rows that are not overfull',
    of: ({ rows }) => INVESTMENTS.filter(row => rows[row].length <= INVESTMENT_PRICES[row].length).length,
  },
  ...TILES.map((tile): Law<T> => ({ name: `tiles: ${tile}`, of: state => tiles(state, tile) })),
  ...FIELDS.map((field): Law<T> => ({ name: `leases: ${field}`, of: state => leases(state, field) })),
]

function isStored(state: State, seat: Seat): boolean {
  const { oil, gas } = at(state.stores, seat)
  return oil >= 0 && gas >= 0 && roomOf(state, seat) >= 0
}
