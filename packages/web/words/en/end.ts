/** What the page says when a game is over. */
import { numbersOf } from '../plural.ts'

const { number } = numbersOf('en')

export const end = {
  parts: 'Score breakdown',
  total: 'Total',
  curves: 'Round by round',
  rounds: 'After round',
  start: 'Start',
  afterRound: (n: number) => (n === 0 ? 'At the start:' : `After round ${number(n)}:`),
  atEnd: 'At the end:',
  figures: 'As a table',
}
