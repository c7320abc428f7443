/** [GIG-11.1] The ways in which a game can end: always at the star, with one winner or with several. */
import type { Ending } from '@wildcat/kernel'
import { STAR } from './components.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const winners = ({ outcome }: State) => (outcome === 'open' ? 0 : outcome.winners.length)

export const endings: readonly Ending<T>[] = [
  { name: 'star', reached: state => state.black === STAR && winners(state) === 1 },
  { name: 'star-shared-win', reached: state => state.black === STAR && winners(state) > 1 },
]
