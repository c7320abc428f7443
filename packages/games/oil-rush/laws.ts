/** What never changes in number in either game. */
import { at, forSeats, type Seat } from '@wildcat/kernel'
import type { MoneyTable } from './bank.ts'
import type { CardId } from './cards.ts'
import type { ByCompany } from './companies.ts'
import { oilInDepots } from './depots.ts'
import { type Licence, points } from './licences.ts'
import { type AnyKind, derricksOf, KINDS, type Well, type WellKind, type WellTable } from './wells.ts'

interface Table extends WellTable<never, AnyKind>, MoneyTable {
  seats: number
  supply: number
  depots: ByCompany<number>[]
  stock: number[]
  box: Record<WellKind, number[]>
  agenda: readonly { readonly kind: string }[]
}
export interface OilLaw<State> {
  readonly name: string
  of(state: State): number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const squares = (numbers: readonly number[]) => sum(numbers.map(n => n * n))
const tilesOf = ({ wells, box }: Table, kind: WellKind) => [
  ...wells.filter(well => well.kind === kind).map(well => well.value),
  ...box[kind],
]

/** Under a tile nothing has been drilled; a derrick stands on what is left of its oil; when that is gone so is the derrick. */
function adds({ state, oil, owner }: Well<never, AnyKind>): boolean {
  return state === 'derrick' ? oil > 0 && owner !== 'nobody' : oil === 0 && owner === 'nobody'
}
/** Barrels that have left their derrick and not reached a depot. */
const onTheWay = ({ agenda }: Table) => agenda.filter(({ kind }) => kind === 'ship' || kind === 'transport').length
const oilInPlay = (state: Table) => sum(state.wells.map(({ oil }) => oil)) + sum(state.depots.map(oilInDepots)) + onTheWay(state)

/** Licences and action cards lie in other places in each game. */
export const oilLaws = <State extends Table>(all: {
  readonly derricks: number // of each player
  readonly licences: (state: State) => Licence[]
  readonly cards: (state: State) => CardId[]
}): OilLaw<State>[] => {
  const hasAllDerricks = (state: State, seat: Seat) => at(state.stock, seat) + derricksOf(state, seat) === all.derricks
  return [
    { name: 'money against the bank', of: ({ bank, money }) => bank + sum(money) },
    { name: 'oil against the supply', of: state => state.supply + oilInPlay(state) },
    { name: 'players who owe nothing', of: ({ money }) => money.filter(each => each >= 0).length },
    { name: 'licences', of: state => all.licences(state).length },
    { name: 'points of the licences', of: state => points(all.licences(state)) },
    { name: 'action cards', of: state => all.cards(state).length },
    { name: 'one copy of each action card', of: state => new Set(all.cards(state)).size },
    ...KINDS.flatMap((kind): OilLaw<State>[] => [
      { name: `tiles of kind ${kind}`, of: state => tilesOf(state, kind).length },
      { name: `oil under the tiles of kind ${kind}`, of: state => sum(tilesOf(state, kind)) },
      { name: `values of the tiles of kind ${kind}`, of: state => squares(tilesOf(state, kind)) }, // with the sum, how many of each
    ]),
    { name: 'wells whose oil does not add up', of: ({ wells }) => wells.filter(well => !adds(well)).length },
    {
      name: 'players with all their derricks',
      of: state => forSeats(state.seats, seat => hasAllDerricks(state, seat)).filter(has => has).length,
    },
    {
      name: 'depots that are not overdrawn',
      of: ({ depots }) => depots.flatMap(({ hudson, jet, standard }) => [hudson, jet, standard]).filter(oil => oil >= 0).length,
    },
  ]
}
