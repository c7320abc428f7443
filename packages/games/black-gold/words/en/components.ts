/** What is printed on the components, in English. */
import { priceScale } from '@wildcat/oil-rush/words/en/prices.ts'
import type { BlackGoldRule } from '../../rules.ts'
import { copies, faces, pairs } from '../printed.ts'
import { number, printed } from './phrases.ts'

const times = (count: number) => (count === 1 ? '' : ` (${number(count)} of them)`)

export const components: Readonly<Record<Extract<BlackGoldRule, `BG-C${string}`>, string>> = {
  'BG-C1': `Two players: one tile in each row, from ${pairs(2)}. With three, four or five players two tiles lie side by side in each row. Three players: ${pairs(3)}. Four players: ${pairs(4)}. Five players: ${pairs(5)}. Where two tiles lie side by side both tiles of the pair are used, in either order; with one, either of them. A tile has 7 by 7 squares, so the map has 21 rows, numbered from the entry, and 7 or 14 columns, lettered from the left. A square is named by both: 2E lies in row 2 and column E.`,
  'BG-C2': `The faces, unturned, row by row from the top: a dot is plains, r rough ground, H hills, and 1, 2 or 3 a single, double or triple well. ${faces().join('; ')}. No well lies on the edge of a tile, and no two wells touch, not even diagonally, however the tiles lie. Single, double and triple wells: two players 5, 7 and 6 or 7; three players 10, 10 and 10; four players 10, 14 and 13; five players 14, 14 and 13.`,
  'BG-C3':
    'The track has 21 rows, each beside the row of the map with the same number. Signal 1 stands on row 1, signal 2 on row 9, signal 3 on row 16: entering rows up to 9 costs 1 point each, rows 10 to 16 cost 2, rows 17 to 21 cost 3. The Oil Baron ends the game on row 21. A game takes seven to nine complete rounds, nearly always eight or nine; a shorter game five to eight, mostly six or seven; a longer game always twelve.',
  'BG-C4': `${priceScale()} The die has a blue 2, 3 and 4 and a red 2, 3 and 4.`,
  'BG-C5': `The Oil Baron’s spaces come first. ${copies('special')
    .map(({ card, count }) => `${number(card.baron)}: ${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'BG-C6': `${copies('standard')
    .map(({ card, count }) => `${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'BG-C7': 'Player colours: red, blue, green, purple and yellow.',
}
