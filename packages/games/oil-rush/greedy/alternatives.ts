/** What could be answered at decisions that both games have, by its worth in dollars. */
import { type Reason, type Tagged, type Weighed, weighed } from '@wildcat/kernel'
import type { Payment } from '../index.ts'
import type { Outlook } from './outlook.ts'

interface Printed {
  readonly licences: number
  readonly movement: number
}
type TakeCard = { readonly kind: 'takeCard'; readonly card: number }
export const cards = <C extends TakeCard>(legal: readonly C[], worth: (card: number) => number, printed: (card: number) => Printed) =>
  weighed(
    legal,
    ({ card }) => worth(card),
    ({ card }): Reason[] => {
      const { licences, movement } = printed(card)
      return [
        { kind: 'licences', figure: licences },
        { kind: 'movement', figure: movement },
      ]
    },
  )

/** Few points, and the ones kept: they give exact change later. */
export const payments = <C extends Tagged & Payment>({ licencePoint }: Outlook, legal: readonly C[]): Weighed<C>[] =>
  weighed(legal, ({ ones, twos }) => -(ones + 2 * twos) * licencePoint - ones)

/** All of a turn's answers together, without what nobody would do. */
export const together = <C extends Tagged>(...lists: readonly (readonly Weighed<C>[])[]): Weighed<C>[] =>
  lists
    .flat()
    .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY)
    .sort((one, other) => other.worth - one.worth)
