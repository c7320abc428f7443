/** Quanto sono forti le persone e quante volte se ne sono andate, in italiano. */
import { numbersOf } from '../../plural.ts'
import { type standing as shape, UNCERTAIN } from '../en/standing.ts'

const { number, count } = numbersOf('it')
const games = (n: number) => count(n, 'partita', 'partite')

export const standing: typeof shape = {
  field: 'Conta per la classifica?',
  unrated: 'No, per divertimento',
  ratedChoice: 'Sì, con punteggio di forza',
  help: 'Chi si siede accetta che la partita conti. I bot non hanno un punteggio di forza. Non si può annullare ciò che gli altri hanno visto, e chi se ne va è ultimo.',
  rated: 'Partita classificata',
  rating: ({ value, spread, games: played }) =>
    `circa ${number(value)}, ${spread > UNCERTAIN ? 'ancora incerto dopo' : 'dopo'} ${games(played)}`,
  number,
  newcomer: 'ancora senza punteggio di forza',
  leaving: ({ left, games: played }) =>
    left === 0 ? `ha finito tutte le ultime ${games(played)}` : `ha lasciato ${number(left)} di ${games(played)}`,
}
