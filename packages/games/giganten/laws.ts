/** What never changes in number. */
import { at, type Law, type Seat } from '@wildcat/kernel'
import { derricksOf, KINDS, oilInDepots, points, type WellKind } from '@wildcat/oil-rush'
import { DERRICKS } from './components.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const squares = (numbers: readonly number[]) => sum(numbers.map(n => n * n))

const allLicences = ({ deck, discard, hands }: State) => [deck, discard, ...hands].flat()
const allCards = ({ beige, red, onShow, taken }: State) => [
  ...[beige.deck, beige.discard, red.deck, red.discard, onShow].flat(),
  ...taken.filter(card => card !== 'none'),
]
const tilesOf = ({ wells, box }: State, kind: WellKind) => [
  ...wells.filter(well => well.kind === kind).map(well => well.value),
  ...box[kind],
]

/** Under a tile nothing has been drilled; a derrick stands on what is left of it; when that is gone so is the derrick. */
function adds({ state, value, oil, owner }: State['wells'][number]): boolean {
  switch (state) {
    case 'covered':
      return oil === 0 && owner === 'nobody'
    case 'derrick':
      return oil > 0 && oil <= value && owner !== 'nobody'
    case 'dry':
      return oil === 0 && owner === 'nobody'
  }
}
/** Barrels that have left their derrick and not reached a depot. */
const onTheWay = ({ agenda }: State) => agenda.filter(({ kind }) => kind === 'ship' || kind === 'transport').length
const oilInPlay = (state: State) => sum(state.wells.map(({ oil }) => oil)) + sum(state.depots.map(oilInDepots)) + onTheWay(state)
const hasAllDerricks = (state: State, seat: Seat) => at(state.stock, seat) + derricksOf(state, seat) === DERRICKS

export const laws: readonly Law<T>[] = [
  { name: 'money against the bank', of: ({ bank, money }) => bank + sum(money) },
  { name: 'oil against the supply', of: state => state.supply + oilInPlay(state) },
  { name: 'players who owe nothing', of: ({ money }) => money.filter(each => each >= 0).length },
  { name: 'licences', of: state => allLicences(state).length },
  { name: 'points of the licences', of: state => points(allLicences(state)) },
  { name: 'action cards', of: state => allCards(state).length },
  { name: 'one copy of each action card', of: state => new Set(allCards(state)).size },
  ...KINDS.flatMap((kind): Law<T>[] => [
    { name: `tiles of kind ${kind}`, of: state => tilesOf(state, kind).length },
    { name: `oil under the tiles of kind ${kind}`, of: state => sum(tilesOf(state, kind)) },
    { name: `values of the tiles of kind ${kind}`, of: state => squares(tilesOf(state, kind)) }, // with the sum, how many of each
  ]),
  { name: 'wells whose oil adds up', of: ({ wells }) => wells.filter(adds).length },
  { name: 'players with all their derricks', of: state => [...state.stock.keys()].filter(seat => hasAllDerricks(state, seat)).length },
  { name: 'depots that are not overdrawn', of: ({ depots }) => depots.flatMap(each => Object.values(each)).filter(oil => oil >= 0).length },
]
