import { LANGUAGES, type ScoreHistory, scoreHistoryOf } from '@wildcat/kernel'
import { errorText } from '../breach.ts'
import type { Check, Played, Probe } from '../check.ts'
import type { Examined } from '../examined.ts'
import { textFlaw } from '../text.ts'

export const scoreParts: Check = {
  name: 'score parts',
  promise: 'the parts of a score add up to it, and every part and curve has words in every language',
  subject(subject, probe) {
    for (const language of LANGUAGES) named(subject, language, probe)
  },
  played(played, probe) {
    const scoreHistory = attempt(played, probe)
    if (scoreHistory === undefined) return
    adds(scoreHistory, played, probe)
    told(scoreHistory, played, probe)
  },
}

function named({ game, words }: Examined, language: (typeof LANGUAGES)[number], { breach }: Probe) {
  const spoken = words[language].scoreParts
  if ((spoken === undefined) !== (game.scoreParts === undefined))
    return breach(
      `In '${language}' there are ${spoken === undefined ? 'no ' : ''}words for the parts of a score, but the game has ${spoken === undefined ? 'some' : 'none'}.`,
    )
  if (game.scoreParts === undefined || spoken === undefined) return
  for (const part of game.scoreParts.parts) {
    const bad = textFlaw(spoken.parts[part])
    if (bad !== undefined) breach(`In '${language}' the part '${part}' of a score has no proper words: ${bad}.`)
  }
  for (const curve of Object.keys(game.scoreParts.curves)) {
    const bad = textFlaw(spoken.curves[curve])
    if (bad !== undefined) breach(`In '${language}' the curve '${curve}' has no proper words: ${bad}.`)
  }
}

function attempt({ record, last }: Played, { breach }: Probe): ScoreHistory | undefined {
  try {
    return scoreHistoryOf(last.engine, record)
  } catch (error) {
    breach(`The score history of a game fails: ${errorText(error)}`)
    return undefined
  }
}

function adds({ parts }: ScoreHistory, { last: { state, seats } }: Played, { breach }: Probe) {
  if (state.outcome === 'open') return
  for (const seat of seats) {
    const total = parts.reduce((sum, { sums }) => sum + (sums[seat]?.amount ?? Number.NaN), 0)
    if (total !== state.outcome.scores[seat])
      return breach(
        `The parts of the score add up to ${total}, not to ${state.outcome.scores[seat]}: ${parts.map(({ part, sums }) => `${part} ${sums[seat]?.amount}`).join(', ')}.`,
        seat,
      )
  }
}

function told({ parts, curves }: ScoreHistory, { subject }: Played, { breach }: Probe) {
  for (const language of LANGUAGES) {
    const spoken = subject.words[language].scoreParts
    if (spoken === undefined) return
    const details = parts.flatMap(({ part, sums }) => sums.map(sum => spoken.detail(part, sum))).filter(text => text !== '')
    const figures = curves.flatMap(({ curve, values }) => values.flat().map(value => spoken.value(curve, value)))
    const bad = [...details, ...figures].map(textFlaw).find(flaw => flaw !== undefined)
    if (bad !== undefined) return breach(`In '${language}' a figure of the score history has no proper words: ${bad}.`)
  }
}
