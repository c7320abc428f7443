/** What never changes in number. */
import type { Law } from '@wildcat/kernel'
import { points } from './queries.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const allLicences = ({ deck, discard, hands, offers }: State) => [deck, discard, ...hands, ...offers.map(offer => offer.licences)].flat()
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

export const laws: readonly Law<T>[] = [
  { name: 'money against the bank', of: ({ bank, money }) => bank + sum(money) },
  { name: 'licences', of: state => allLicences(state).length },
  { name: 'points of the licences', of: state => points(allLicences(state)) },
  { name: 'barrels under all wells', of: ({ wells }) => sum(wells.map(well => well.barrels)) },
]
