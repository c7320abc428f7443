/** Quello che dice la pagina mentre si rivede una partita. */
import type { en } from '../en.ts'
import { numbersOf } from '../plural.ts'

const { number, count } = numbersOf('it')

export const replay: (typeof en)['replay'] = {
  title: game => `Rivedi: ${game}`,
  opening: 'Riavvolgo il nastro…',
  none: 'Non c’è nulla da rivedere',
  link: 'Rivedi la partita',
  playOn: 'Gioca da qui',
  playOnHelp: 'Un allenamento contro i bot. La partita che stai rivedendo resta com’è.',
  backToReplay: 'Torna al replay',
  toTable: 'Torna al tavolo',
  controls: 'Posizione',
  slider: 'Posizione nella partita',
  first: 'All’inizio',
  back: 'Una decisione indietro',
  play: 'Avvia',
  stop: 'Ferma',
  onward: 'Una decisione avanti',
  last: 'Alla fine',
  where: (at, last) => `${number(at)} di ${number(last)}`,
  said: (at, last, round, what) => `Posizione ${number(at)} di ${number(last)}, round ${number(round)}. ${what}`,
  start: 'L’inizio: tutto è pronto sul tavolo.',
  rounds: 'Round',
  round: n => `Round ${number(n)}`,
  eyes: 'Vista da',
  spectator: 'Uno spettatore',
  open: 'Tutto scoperto',
  more: lines => (lines === 1 ? 'Un’altra riga nel diario' : `Altre ${number(lines)} righe nel diario`),
  log: 'Che cosa era successo',
  now: 'Proprio ora',
  copy: 'Copia il link',
  copied: 'Il link a questa posizione è negli appunti. Funziona in questo browser, dove si trova la partita.',
  notCopied: 'Il browser non ha permesso di copiare. L’indirizzo della pagina è il link a questa posizione.',
  earlier: 'Ciò che c’era prima si è giocato con regole di allora, perciò quelle posizioni non si possono disegnare.',
  undone: n =>
    n === 1
      ? 'Una decisione annullata non è mostrata.'
      : `${count(n, 'decisione annullata non è mostrata', 'decisioni annullate non sono mostrate')}.`,
  running: 'La partita è ancora in corso: si vede solo quello che qui non è nascosto a nessuno.',
  keysTitle: 'Mentre si rivede una partita',
  keys: [
    [['←', '→'], 'Una decisione indietro, una avanti'],
    [['Pag↑', 'Pag↓'], 'Round precedente, round successivo'],
    [['Inizio', 'Fine'], 'All’inizio, alla fine'],
    [['P'], 'Avvia, ferma'],
    [['R'], 'Regole'],
    [['?'], 'Questo aiuto'],
  ],
}
