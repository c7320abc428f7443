/** La stessa fortuna a più tavoli, in italiano. */
import { numbersOf } from '../../plural.ts'
import type { deals as shape } from '../en/deals.ts'

const { number, count } = numbersOf('it')

export const deals: typeof shape = {
  field: 'Quale fortuna?',
  own: 'Solo di questo tavolo',
  shared: 'Una smazzata che giocano anche altri',
  help: 'Le stesse carte e gli stessi dadi a quanti tavoli vuoi, anche da soli contro i bot. Chi l’ha giocata confronta i risultati, posto per posto.',
  tag: 'Smazzata comune',
  title: 'Una smazzata da confrontare',
  text: 'Chi gioca questa smazzata ha la stessa fortuna degli altri. Vedi com’è andata a loro appena finisce la tua partita, e nessuno può giocarla due volte.',
  luck: 'La fortuna di questa smazzata è stata sigillata una volta sola, quando è nata: da un numero segreto del server e da un numero casuale del browser di chi l’ha creata. È la stessa a ogni tavolo, e nessuno può cambiarla. Dopo la tua partita puoi verificarla.',
  link: 'Link a questa smazzata',
  share: 'Manda questo link agli amici: ognuno la gioca a un tavolo suo, quando vuole.',
  tables: n => (n === 0 ? 'Nessuno l’ha ancora iniziata.' : `Iniziata finora a ${count(n, 'tavolo', 'tavoli')}.`),
  seat: 'Quale posto prendi?',
  against: 'Contro chi?',
  bots: 'Bot',
  friends: 'Amici, ai posti liberi',
  play: 'Gioca questa smazzata',
  playing: 'Stai giocando questa smazzata. I risultati degli altri compaiono qui quando finisce la tua partita.',
  toTable: 'Al tuo tavolo',
  compare: 'Confronta la smazzata',
  seatResults: n => `Posto ${n}`,
  who: 'Giocatore',
  score: 'Punteggio',
  place: 'Posizione',
  difference: 'Differenza',
  differenceText: 'Differenza: quanto un punteggio è sopra o sotto la media di chi ha giocato dallo stesso posto.',
  signed: n => (n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : number(0)),
  you: 'tu',
  left: 'ha lasciato',
  none: 'Nessuna partita di questa smazzata è ancora finita.',
}
