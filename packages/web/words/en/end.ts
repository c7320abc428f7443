/** What the page says when a game is over. */
import { numbersOf } from '../plural.ts'

const { number, and } = numbersOf('en')

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five']
const inWords = (n: number) => NUMBERS[n] ?? number(n)
const placeOf = (n: number) => PLACES[n - 1] ?? number(n)

export const end = {
  ownPlace: (place: number, of: number) => `You came ${placeOf(place)} of ${inWords(of)}`,
  youWin: (lead: string | undefined) => (lead === undefined ? 'You win!' : `You win by ${lead}!`),
  youWinTie: 'You win on the tie-break!',
  wins: (who: string, lead: string | undefined) => (lead === undefined ? `${who} wins!` : `${who} wins by ${lead}`),
  winsTie: (who: string) => `${who} wins on the tie-break`,
  shareWin: (who: readonly string[]) => `${and(who)} share the win!`,
  behind: (lack: string) => `You finished ${lack} behind.`,
  replay: 'Replay',
  analysis: 'Analysis',
  share: 'Share',
  shareTitle: 'Share this result',
  picture: 'The result as a picture',
  savePicture: 'Save the picture',
  copyText: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'The browser did not copy it. Select the text and copy it yourself.',
  noPicture: 'The picture could not be drawn here. The text can still be copied.',
  ranks: (scores: readonly string[]) => `${scores.join(', ')}.`,
  parts: 'Score breakdown',
  total: 'Total',
  curves: 'Round by round',
  rounds: 'After round',
  start: 'Start',
  afterRound: (n: number) => (n === 0 ? 'At the start:' : `After round ${number(n)}:`),
  atEnd: 'At the end:',
  figures: 'As a table',
}
