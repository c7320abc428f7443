/** What the page says while a game is looked back at. */
import type { Key } from '../help.ts'
import { numbersOf } from '../plural.ts'

const { number, count } = numbersOf('en')

export const replay = {
  title: (game: string) => `Replay: ${game}`,
  opening: 'Opening the replay…',
  none: 'There is no replay',
  link: 'Replay',
  playOn: 'Play on from here',
  playOnHelp: 'A practice game against bots. The game you are replaying stays as it is.',
  backToReplay: 'Back to the replay',
  toTable: 'To the table',
  controls: 'Position',
  slider: 'Position in the game',
  first: 'To the start',
  back: 'One decision back',
  play: 'Play',
  stop: 'Stop',
  onward: 'One decision on',
  last: 'To the end',
  where: (at: number, last: number) => `${number(at)} of ${number(last)}`,
  said: (at: number, last: number, round: number, what: string) =>
    `Position ${number(at)} of ${number(last)}, round ${number(round)}. ${what}`,
  start: 'The start: everything is laid out.',
  rounds: 'Rounds',
  round: (n: number) => `Round ${number(n)}`,
  eyes: 'Seen by',
  spectator: 'A spectator',
  open: 'All open',
  more: (lines: number) => `${count(lines, 'more line', 'more lines')} in the log`,
  log: 'What had happened',
  now: 'Just now',
  copy: 'Copy the link',
  copied: 'The link to this position is on the clipboard. It works in this browser, where the game is kept.',
  notCopied: 'The browser did not allow copying. The address of the page is the link to this position.',
  earlier: 'What came before was played under earlier rules, so positions from then cannot be drawn.',
  undone: (n: number) => `${count(n, 'decision that was undone is', 'decisions that were undone are')} left out.`,
  running: 'The game is still being played: only what nobody here is kept from is shown.',
  keysTitle: 'In a replay',
  keys: [
    [['←', '→'], 'One decision back, one on'],
    [['PgUp', 'PgDn'], 'To the round before, to the next'],
    [['Home', 'End'], 'To the start, to the end'],
    [['P'], 'Play, stop'],
    [['R'], 'Rules'],
    [['?'], 'This help'],
  ] satisfies readonly Key[],
}
