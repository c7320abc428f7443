/** Quello che dice la pagina quando una partita è finita. */
import type { en } from '../en.ts'
import { numbersOf } from '../plural.ts'

const { number } = numbersOf('it')

export const end: (typeof en)['end'] = {
  parts: 'Come si è formato il punteggio',
  total: 'Totale',
  curves: 'Round per round',
  rounds: 'Dopo il round',
  start: 'Inizio',
  afterRound: n => (n === 0 ? 'All’inizio:' : `Dopo il round ${number(n)}:`),
  atEnd: 'Alla fine:',
  figures: 'In tabella',
}
