/** What never changes in number. */
import type { Law } from '@wildcat/kernel'
import { COMPANIES, oilLaws } from '@wildcat/oil-rush'
import { DERRICKS } from './components.ts'
import { openCompanies } from './queries.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const baronCards = ({ baronHands }: State) => COMPANIES.flatMap(company => [...baronHands[company].down, ...baronHands[company].up])
const closed = (state: State) => COMPANIES.filter(company => !openCompanies(state).includes(company))

export const laws: readonly Law<T>[] = [
  ...oilLaws<State>({
    derricks: DERRICKS,
    licences: state => [state.deck, state.discard, baronCards(state), ...state.hands].flat(),
    cards: ({ standard, special, onShow, taken }) => [
      ...[standard.deck, standard.discard, special.deck, special.discard, onShow].flat(),
      ...taken.filter(card => card !== 'none'),
    ],
  }),
  { name: 'cards of an Oil Baron who does not bid', of: state => (state.seats === 2 ? 0 : baronCards(state).length) },
  {
    name: 'oil and price at a closed company',
    of: state =>
      closed(state).reduce((n, company) => state.depots.reduce((sum, depot) => sum + depot[company], n + state.prices[company]), 0),
  },
  {
    name: 'wells under a truck',
    of: ({ trucks, wells, agenda }) => (agenda.at(-1)?.kind === 'prospect' ? 0 : underTrucks({ trucks, wells })),
  },
]

/** [BG-5.3, BG-5.10] Between turns no truck stands on a well or a derrick. */
const underTrucks = ({ trucks, wells }: Pick<State, 'trucks' | 'wells'>) =>
  wells.filter(({ square, state }) => state !== 'dry' && trucks.includes(square)).length
