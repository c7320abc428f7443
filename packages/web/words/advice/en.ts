/** What the page says of advice and of the analysis of a game. */
import { advice } from '@wildcat/kernel/words/en/advice.ts'
import { inOneSentence } from '../in-one-sentence.ts'
import { numbersOf } from '../plural.ts'

const { number, count } = numbersOf('en')
const { wins, percent, change, logOdds } = advice

/** On whose side luck was, or skill. */
export type Side = 'for' | 'even' | 'against'
const LUCK = { for: 'Dice and draws were kind.', even: 'Dice and draws evened out.', against: 'Dice and draws were unkind.' }
const SKILL = {
  for: 'The decisions were better than a sound player’s.',
  even: 'The decisions were as good as a sound player’s.',
  against: 'A sound player would have decided better.',
}

export const en = {
  ask: 'What would a strong player do?',
  thinking: 'Thinking it through…',
  stop: 'Stop',
  close: 'Close this advice',
  fold: 'Only what they would do',
  unfold: 'And why?',
  take: 'Pick this instead',
  giveBack: 'Back to my own pick',
  title: 'A strong player would:',
  steps: (steps: readonly string[]) => inOneSentence(steps, ', then '),
  failed: 'There is no advice here.',
  only: 'Nothing else is worth considering.',
  even: (other: string) => `It hardly matters: “${other}” is about as good.`,
  evenPicked: 'It hardly matters: what you have picked is about as good.',
  better: (by: number, other: string) => `About ${wins(Math.round(by * 100))} more than with “${other}”.`,
  betterPicked: (by: number) => `About ${wins(Math.round(by * 100))} more than with what you have picked.`,
  picked: (by: number, other: string) => `You have picked the same: about ${wins(Math.round(by * 100))} more than with “${other}”.`,
  analysis: {
    title: 'Analysis',
    show: 'Analyse this game',
    help: 'Judged by what each player knew at the time, but looking further ahead.',
    eyes: 'Through the eyes of',
    progress: (done: number, of: number) => `Analysing: ${percent(of === 0 ? 1 : done / of)} of the game`,
    done: (judged: number) => `${count(judged, 'decision', 'decisions')} looked at.`,
    failed: 'This game could not be analysed.',
    expected: 'Chances of winning',
    curve: (points: number) => `Chances of winning over the game, ${count(points, 'point', 'points')}; press one to go there`,
    point: (round: number, share: number) => `Round ${number(round)}: ${percent(share)}`,
    percent,
    pressPoint: 'press a point to replay it',
    atEnd: 'end',
    slips: 'The costliest decisions',
    none: 'No decision is certain to have cost anything.',
    round: (n: number) => `Round ${number(n)}`,
    chosen: (text: string) => `Chosen: ${text}`,
    better: (text: string) => `Better: ${text}`,
    next: (text: string) => `Next best: ${text}`,
    turn: (text: string) => `${text} (with the rest of the turn)`,
    luck: 'Luck and skill',
    luckHelp:
      'How much each changed the chances, in log-odds: +0.7 doubles them, −0.7 halves them. What is called uncertain may be luck in the measuring.',
    uncertain: 'uncertain',
    sums: { draws: 'Dice and draws', others: 'The others’ moves', moves: 'Own moves not judged', decisions: 'Own decisions' },
    oddsHelp: 'How much each changed the odds of winning: +0.7 doubles them, −0.7 halves them.',
    luckSaid: (luck: Side, skill: Side) => `${LUCK[luck]} ${SKILL[skill]}`,
    skill: 'Skill',
    skillHelp: 'Skill: own decisions against those of a sound player, counted alike far ahead and far behind.',
    signed: logOdds,
    decided: 'What decided it',
    nothing: 'No single moment did: it was decided little by little.',
    feat: (round: number) => `Good decision, round ${number(round)}`,
    slip: (round: number) => `Costly decision, round ${number(round)}`,
    swing: {
      draws: (round: number) => `Chance, round ${number(round)}`,
      others: (round: number) => `Another player, round ${number(round)}`,
      moves: (round: number) => `Own move, round ${number(round)}`,
    },
    by: change,
  },
}
