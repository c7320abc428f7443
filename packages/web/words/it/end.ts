/** Quello che dice la pagina quando una partita è finita. */
import type { en } from '../en.ts'
import { numbersOf } from '../plural.ts'

const { number, and } = numbersOf('it')

const PLACES = ['Primo', 'Secondo', 'Terzo', 'Quarto', 'Quinto']
const NUMBERS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque']
const placeOf = (n: number) => PLACES[n - 1] ?? `${number(n)}º`

export const end: (typeof en)['end'] = {
  ownPlace: (place, of) => `${placeOf(place)} posto su ${NUMBERS[of] ?? number(of)}`,
  youWin: lead => (lead === undefined ? 'Hai vinto!' : `Hai vinto con ${lead} di vantaggio!`),
  youWinTie: 'Hai vinto allo spareggio!',
  wins: (who, lead) => (lead === undefined ? `Vince ${who}!` : `Vince ${who} con ${lead} di vantaggio`),
  winsTie: who => `Vince ${who} allo spareggio`,
  shareWin: who => `Vincono insieme ${and(who)}!`,
  behind: lack => `Distacco dal primo posto: ${lack}.`,
  replay: 'Rivedi',
  analysis: 'Analisi',
  share: 'Condividi',
  shareTitle: 'Condividi questo risultato',
  picture: 'Il risultato come immagine',
  savePicture: 'Salva l’immagine',
  copyText: 'Copia il testo',
  copied: 'Copiato.',
  notCopied: 'Il browser non l’ha copiato. Seleziona il testo e copialo.',
  noPicture: 'Qui non è stato possibile disegnare l’immagine. Il testo si può copiare lo stesso.',
  ranks: scores => `${scores.join(', ')}.`,
  parts: 'Come si è formato il punteggio',
  total: 'Totale',
  curves: 'Round per round',
  rounds: 'Dopo il round',
  start: 'Inizio',
  afterRound: n => (n === 0 ? 'All’inizio:' : `Dopo il round ${number(n)}:`),
  atEnd: 'Alla fine:',
  figures: 'In tabella',
}
