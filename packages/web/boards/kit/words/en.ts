/** What every board says, in English. Its shape is the shape of every language. */
import type { Key } from '../../../words/help.ts'

export const en = {
  board: 'Board',
  map: 'Map',
  mapHelp: 'Arrow keys go from square to square, N to the next one you can use, Enter uses it.',
  row: (letter: string) => `Row ${letter}`,
  players: 'Players',
  status: 'How far the game is',
  phasesTitle: 'Phases of the round',
  tabs: 'Parts of the table',
  log: 'Log',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomAll: 'Whole board',
  skip: 'Skip',
  cancel: 'Never mind',
  help: {
    paragraphs: [
      'What you can use is lit, with what it costs. Point at it, or hold your finger on it, to read what would happen. Near moves that can be undone happen at once; far or final ones need a second tap to confirm.',
      'Two fingers, the buttons or the keys make the board larger. All your moves are also listed below the question.',
    ],
    gridKeys: [
      [['M'], 'To the map'],
      [['←', '↑', '→', '↓'], 'From square to square'],
      [['N', 'P'], 'To the next square you can use, or to the previous one'],
      [['Enter'], 'Use the square; a far one once more to confirm'],
    ] satisfies readonly Key[],
    keys: [
      [['Esc'], 'Cancel your choice; skip the animation'],
      [['+', '−', '0'], 'Larger, smaller, the whole board'],
    ] satisfies readonly Key[],
  },
}
export type KitWords = typeof en
