/** What every board says, in English. Its shape is the shape of every language. */

export const en = {
  board: 'Board',
  map: 'Map',
  mapHelp: 'Arrow keys go from square to square, N to the next one you can use, Enter uses it.',
  row: (letter: string) => `Row ${letter}`,
  players: 'Players',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomAll: 'Whole board',
  skip: 'Skip',
  cancel: 'Never mind',
}
export type KitWords = typeof en
