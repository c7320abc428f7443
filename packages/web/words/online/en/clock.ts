/** Time to think, in English. Its shape is the shape of every language. */
import type { Clock } from '@wildcat/protocol'
import { numbersOf } from '../../plural.ts'

const { count } = numbersOf('en')
const minutesText = (seconds: number) =>
  seconds % 60 === 0 ? count(seconds / 60, 'minute', 'minutes') : count(seconds, 'second', 'seconds')

/** How much time there is, in one line. */
function terms(value: Clock): string {
  if (value === 'none') return 'No clock'
  if (value.kind === 'live') {
    const more = value.increment === 0 ? '' : `, ${count(value.increment, 'second', 'seconds')} more after each turn`
    return `${minutesText(value.bank)} each${more}`
  }
  const days = count(value.days, 'day', 'days')
  const off = [
    ...(value.weekendsOff ? ['weekends'] : []),
    ...(value.datesOff.length > 0 ? [count(value.datesOff.length, 'date', 'dates')] : []),
  ]
  return `${value.per === 'move' ? `${days} for each move` : `${days} each for the whole game`}${off.length === 0 ? '' : `, ${off.join(' and ')} off`}`
}

export const clock = {
  title: 'Time to think',
  help: 'A player’s time runs while they are asked and have not answered. It never runs while they wait for others, nor while the server is down; a live clock also stops while nobody is at the table.',
  terms,
  presets: {
    none: 'No clock',
    quick: 'Live, quick',
    normal: 'Live, normal',
    slow: 'Live, slow',
    day: 'A move a day',
    threeDays: 'Three days a move',
    own: 'Your own values',
  },
  preset: (name: string, value: Clock) => (value === 'none' ? name : `${name}: ${terms(value)}`),
  kind: 'Kind of clock',
  kinds: { live: 'Live, in minutes', days: 'By days' },
  bank: 'Minutes for each player',
  increment: 'Seconds more after each turn',
  days: 'Days',
  per: 'The days are for',
  pers: { move: 'each move', game: 'the whole game' },
  weekendsOff: 'No time runs on weekends',
  datesOff: 'Days off',
  datesOffHelp: 'On these days no time runs.',
  apply: 'Use these values',
  addDate: 'Add this day',
  removeDate: (day: string) => `Remove ${day}`,
  zone: 'Time zone of the calendar',
  atZero: 'When somebody’s time is up',
  atZeros: {
    bot: 'A bot plays on, until they take their seat back',
    answer: 'They pass, or a cautious answer is given for them',
    end: 'The game ends',
  },
  told: (what: string) => `The host has changed the time to think: ${what}.`,
  left: (who: string, time: string) => `Time left for ${who}: ${time}`,
  yours: (time: string) => `Your time: ${time}`,
  low: 'little time left',
  say: (time: string) => `You have ${time} left.`,
  hours: (n: number) => count(n, 'hour', 'hours'),
  minutes: (n: number) => count(n, 'minute', 'minutes'),
  seconds: (n: number) => count(n, 'second', 'seconds'),
  wholeDays: (n: number) => count(n, 'day', 'days'),
  short: { d: 'd', h: 'h', min: 'min' },
  dayOff: 'Today is a day off at this table: no time runs.',
  paused: 'The game is paused',
  pausedText: 'No time runs and nothing is decided, until one of the players ends the pause.',
  resume: 'End the pause',
  pause: 'Propose a pause',
  pauseText: 'If everybody who plays agrees, no time runs and nothing is decided, until one of you ends the pause.',
  pauseAsked: (who: string) => `${who} would like to pause the game. Do you agree?`,
  pauseWaits: (who: string) => `You proposed a pause. Waiting for ${who}.`,
  pauseAgree: 'Pause the game',
  ended: 'Time is up',
  endedText: (who: string) => `The time of ${who} is up, and with it this game has ended, without a winner.`,
  wonOnTime: (who: string, loser: string) => `${who} wins: the time of ${loser} is up.`,
}
