/** What the page says when a game is over. */
import { numbersOf } from '../plural.ts'

const { number } = numbersOf('en')

export const end = {
  parts: 'How the scores came about',
  total: 'Total',
  curves: 'From round to round',
  rounds: 'After round',
  start: 'Start',
  afterRound: (n: number) => (n === 0 ? 'At the start:' : `After round ${number(n)}:`),
  atEnd: 'At the end:',
  figures: 'As a table',
}
