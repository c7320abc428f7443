/** Che cosa dice ogni tabellone, in italiano. */
import type { KitWords } from './en.ts'

export const it: KitWords = {
  board: 'Tabellone',
  map: 'Mappa',
  mapHelp: 'Le frecce portano da una casella all’altra, N alla prossima che puoi usare, Invio la usa.',
  row: letter => `Riga ${letter}`,
  players: 'Giocatori',
  status: 'A che punto è la partita',
  phasesTitle: 'Fasi del round',
  tabs: 'Parti del tavolo',
  log: 'Diario',
  zoomIn: 'Più grande',
  zoomOut: 'Più piccolo',
  zoomAll: 'Tutto il tabellone',
  skip: 'Salta',
  cancel: 'Lascia stare',
  help: {
    paragraphs: [
      'Quello che puoi usare è illuminato, con il suo costo. Passaci sopra, o tieni premuto il dito, per leggere che cosa succederebbe. Le mosse vicine e annullabili si fanno con un tocco; quelle lontane o definitive vanno confermate con un secondo tocco.',
      'Con due dita, con i pulsanti o con i tasti ingrandisci il tabellone. Sotto la domanda trovi anche tutte le mosse in elenco.',
    ],
    gridKeys: [
      [['M'], 'Alla mappa'],
      [['←', '↑', '→', '↓'], 'Da una casella all’altra'],
      [['N', 'P'], 'Alla prossima casella che puoi usare, o alla precedente'],
      [['Invio'], 'Usa la casella; se è lontana, ancora una volta per confermare'],
    ],
    keys: [
      [['Esc'], 'Annulla la scelta; salta l’animazione'],
      [['+', '−', '0'], 'Più grande, più piccolo, tutto il tabellone'],
    ],
  },
}
