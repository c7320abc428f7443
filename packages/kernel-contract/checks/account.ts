import { type Course, courseOf, LANGUAGES } from '@wildcat/kernel'
import { errorText } from '../breach.ts'
import type { Check, Played, Probe } from '../check.ts'
import type { Examined } from '../examined.ts'
import { textFlaw } from '../text.ts'

export const account: Check = {
  name: 'account',
  promise: 'the parts of a score add up to it, and every part and curve has words in every language',
  subject(subject, probe) {
    for (const language of LANGUAGES) named(subject, language, probe)
  },
  played(played, probe) {
    const course = attempt(played, probe)
    if (course === undefined) return
    adds(course, played, probe)
    told(course, played, probe)
  },
}

function named({ game, words }: Examined, language: (typeof LANGUAGES)[number], { breach }: Probe) {
  const spoken = words[language].account
  if ((spoken === undefined) !== (game.account === undefined))
    return breach(
      `In '${language}' there are ${spoken === undefined ? 'no ' : ''}words for an account, but the game keeps ${spoken === undefined ? 'one' : 'none'}.`,
    )
  if (game.account === undefined || spoken === undefined) return
  for (const post of game.account.posts) {
    const bad = textFlaw(spoken.posts[post])
    if (bad !== undefined) breach(`In '${language}' the part '${post}' of a score has no proper words: ${bad}.`)
  }
  for (const curve of Object.keys(game.account.curves)) {
    const bad = textFlaw(spoken.curves[curve])
    if (bad !== undefined) breach(`In '${language}' the curve '${curve}' has no proper words: ${bad}.`)
  }
}

function attempt({ record, last }: Played, { breach }: Probe): Course | undefined {
  try {
    return courseOf(last.engine, record)
  } catch (error) {
    breach(`The account of a game fails: ${errorText(error)}`)
    return undefined
  }
}

function adds({ parts }: Course, { last: { state, seats } }: Played, { breach }: Probe) {
  if (state.outcome === 'open') return
  for (const seat of seats) {
    const total = parts.reduce((sum, { sums }) => sum + (sums[seat]?.amount ?? Number.NaN), 0)
    if (total !== state.outcome.scores[seat])
      return breach(
        `The parts of the score add up to ${total}, not to ${state.outcome.scores[seat]}: ${parts.map(({ post, sums }) => `${post} ${sums[seat]?.amount}`).join(', ')}.`,
        seat,
      )
  }
}

function told({ parts, curves }: Course, { subject }: Played, { breach }: Probe) {
  for (const language of LANGUAGES) {
    const spoken = subject.words[language].account
    if (spoken === undefined) return
    const details = parts.flatMap(({ post, sums }) => sums.map(sum => spoken.detail(post, sum))).filter(text => text !== '')
    const figures = curves.flatMap(({ curve, values }) => values.flat().map(value => spoken.value(curve, value)))
    const bad = [...details, ...figures].map(textFlaw).find(flaw => flaw !== undefined)
    if (bad !== undefined) return breach(`In '${language}' a figure of the account has no proper words: ${bad}.`)
  }
}
