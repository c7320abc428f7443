/** What never changes in number. */
import type { Law } from '@wildcat/kernel'
import { branchesOf } from './bases.ts'
import { MOST_BRANCHES } from './components.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const laidAside = ({ offers, auctions }: State) => [
  ...offers.map(({ give }) => give),
  ...offers.flatMap(({ accepted }) => accepted),
  ...auctions.map(({ items }) => items),
]

const allTerritories = (state: State): string[] => [
  ...state.decks.territory,
  ...state.discards.territory,
  ...state.territories.flat(),
  ...state.signed.flat().flatMap(({ sender, recipient }) => [sender, recipient]),
  ...state.bases.flatMap(own => own.slice(1).map(base => base.state)),
  ...laidAside(state).flatMap(({ territories }) => territories),
]
const allContracts = (state: State): string[] => [
  ...state.decks.contract,
  ...state.discards.contract,
  ...state.contracts.flat(),
  ...state.signed.flat().map(({ contract }) => contract),
  ...state.bases.flatMap(own => own.flatMap(({ advantages }) => advantages)),
  ...state.doubled.filter(lies => lies).map(() => 'doubleContract'),
  ...laidAside(state).flatMap(({ contracts }) => contracts),
]
const allCustoms = ({ customs, kept, agenda }: State): string[] => [
  ...customs.deck,
  ...kept.flatMap(n => new Array<string>(n).fill('friendAtTheGate')),
  ...agenda.flatMap(step => (step.kind === 'friend' ? [step.card] : [])),
]
function hashOf(card: string): number {
  let hash = 7
  for (let i = 0; i < card.length; i++) hash = (hash * 31 + card.charCodeAt(i)) % 1_000_003
  return hash
}
/** A number that tells one collection of cards from another. */
const faces = (cards: readonly string[]): number => sum(cards.map(card => hashOf(card)))

export const laws: readonly Law<T>[] = [
  { name: 'money against the bank', of: ({ bank, money }) => bank + sum(money) },
  { name: 'territory cards', of: state => allTerritories(state).length },
  { name: 'which territory cards', of: state => faces(allTerritories(state)) },
  { name: 'contract cards', of: state => allContracts(state).length },
  { name: 'which contract cards', of: state => faces(allContracts(state)) },
  { name: 'customs cards', of: state => allCustoms(state).length },
  { name: 'which customs cards', of: state => faces(allCustoms(state)) },
  { name: 'vehicle pieces', of: ({ fleet, seats }) => fleet.length / seats },
  { name: 'vehicles aboard something that is there', of: state => state.fleet.filter(piece => !isWellPlaced(state, piece)).length },
  {
    name: 'branches beyond the box',
    of: state => sum(state.bases.map((_, seat) => Math.max(0, branchesOf(state, seat).length - MOST_BRANCHES))),
  },
  { name: 'debts', of: ({ money }) => money.filter(euro => euro < 0).length },
]
function isWellPlaced({ fleet }: State, { place }: State['fleet'][number]): boolean {
  return place.kind !== 'aboard' || fleet[place.carrier]?.place.kind !== 'stock'
}
