/** What is printed on the components, in English. */
import { priceScale } from '@wildcat/oil-rush/words/en/prices.ts'
import type { GigantenRule } from '../../rules.ts'
import { copies, relief, sites } from '../printed.ts'
import { number, printed } from './phrases.ts'

const row = ({ row: letter, hills, mountains }: ReturnType<typeof relief>[number]) =>
  `${letter}: ${[
    ...(hills.length > 0 ? [`hills ${hills.join(', ')}`] : []),
    ...(mountains.length > 0 ? [`mountains ${mountains.join(', ')}`] : []),
  ].join('; ')}.`
const times = (count: number) => (count === 1 ? '' : ` (${number(count)} of them)`)

export const components: Readonly<Record<Extract<GigantenRule, `GIG-C${string}`>, string>> = {
  'GIG-C1': `The map has 12 rows, A to L from the top, and 20 columns, 1 to 20 from the companies outwards. A square is named by both: C5 lies in row C and column 5. All squares are plains except these columns. ${relief().map(row).join(' ')}`,
  'GIG-C2': `One derrick: ${sites(1).join(', ')}. Two derricks: ${sites(2).join(', ')}. Three derricks: ${sites(3).join(', ')}. Those with an asterisk are for four players only. A site has the terrain of its square.`,
  'GIG-C3':
    'Under the twelve tiles with one derrick there are 2, 3 or 4 barrels, four tiles each; under those with two derricks 2 or 5, six tiles each; under those with three derricks 4, 5 or 6, four tiles each.',
  'GIG-C4':
    'The track runs along the columns, with a lane for each locomotive. Entering columns 2 to 10 costs 1 point each, 11 to 17 cost 2, and 18 to 20 cost 3. The star, for the black locomotive alone, is one space past column 20: 20 spaces from its start. A game takes seven to nine complete rounds, nearly always eight or nine.',
  'GIG-C5': priceScale(),
  'GIG-C6': 'The die has a blue 2, 3 and 4 and a red 2, 3 and 4.',
  'GIG-C7': `${copies('beige')
    .map(({ card, count }) => `${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'GIG-C8': `The black locomotive’s spaces come first. ${copies('red')
    .map(({ card, count }) => `${number(card.black)}: ${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'GIG-C9': 'Player colours: red, grey, blue and green.',
}
