/** [BG-10.1, BG-10.4, BG-11.1, BG-11.2] The ways in which a game can end: at each length and number of players, with one winner or with several. */
import type { Ending } from '@wildcat/kernel'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const winners = ({ outcome }: State) => (outcome === 'open' ? 0 : outcome.winners.length)
const LENGTHS = ['usual', 'short', 'long'] as const satisfies readonly Options['length'][]

export const endings: readonly Ending<T>[] = [2, 3, 4, 5].flatMap((seats): Ending<T>[] => [
  ...LENGTHS.map(
    (length): Ending<T> => ({
      name: `${length}-${seats}`,
      reached: state => state.seats === seats && state.options.length === length && winners(state) === 1,
    }),
  ),
  { name: `shared-win-${seats}`, reached: state => state.seats === seats && winners(state) > 1 },
])
