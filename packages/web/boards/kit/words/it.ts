/** Che cosa dice ogni tabellone, in italiano. */
import type { KitWords } from './en.ts'

export const it: KitWords = {
  board: 'Tabellone',
  map: 'Mappa',
  mapHelp: 'Le frecce portano da una casella all’altra, N alla prossima che puoi usare, Invio la usa.',
  row: letter => `Riga ${letter}`,
  players: 'Giocatori',
  zoomIn: 'Più grande',
  zoomOut: 'Più piccolo',
  zoomAll: 'Tutto il tabellone',
  skip: 'Salta',
  cancel: 'Lascia stare',
}
