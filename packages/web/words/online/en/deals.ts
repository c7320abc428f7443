/** The same luck at several tables, in English. */
import { numbersOf } from '../../plural.ts'

const { number, count } = numbersOf('en')

export const deals = {
  field: 'Whose luck?',
  own: 'Of this table alone',
  shared: 'A deal that others can play too',
  help: 'The same cards and dice at as many tables as you like, also alone against bots. Whoever has played it compares the results, seat by seat.',
  tag: 'Shared deal',
  title: 'A deal to compare',
  text: 'Everybody who plays this deal has the same luck. You see how the others did as soon as your own game is over, and nobody can play it twice.',
  luck: 'The luck of this deal was sealed once, when it was made: from a secret number of the server and a random number of the browser that made it. It is the same at every table, and nobody can change it. After your game you can check it.',
  link: 'Link to this deal',
  share: 'Send this link to friends: each plays the deal at a table of their own, whenever they like.',
  tables: (n: number) => (n === 0 ? 'Nobody has begun it yet.' : `Begun at ${count(n, 'table', 'tables')} so far.`),
  seat: 'Which seat do you take?',
  against: 'Against whom?',
  bots: 'Bots',
  friends: 'Friends, at free seats',
  play: 'Play this deal',
  playing: 'You are playing this deal. The results of the others appear here when your game is over.',
  toTable: 'To your table',
  compare: 'Compare this deal',
  seatResults: (n: string) => `Seat ${n}`,
  who: 'Player',
  score: 'Score',
  place: 'Place',
  difference: 'Difference',
  differenceText: 'Difference: how far a score is above or below the average of all who played from the same seat.',
  signed: (n: number) => (n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : number(0)),
  you: 'you',
  left: 'left',
  none: 'No game of this deal has come to its end yet.',
}
