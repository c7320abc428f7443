/** The result: who wins, and what each score is made of. */
import { at, type Names } from '@wildcat/kernel'
import { points as worth } from '../../licences.ts'
import { countsOf } from '../../score-parts.ts'
import type { EndEvent, Score } from '../../scoring.ts'
import { ranking } from '../table.ts'
import { and, barrels, derricks, money, ordinal, points } from './phrases.ts'

/** `bonus`: for each own derrick, by the place of one's train. */
export function endWords(train: string, bonus: (place: number) => number) {
  return ({ winners, scores, hands }: EndEvent, who: Names): string => {
    const results = ranking(scores).map(seat => ({ seat, result: sum(at(scores, seat)) }))
    const shared = winners.length === 1 ? [] : [`${and.format(winners.map(who))} share the win.`]
    const lines = results.map(
      ({ seat, result }) => `${who(seat)} ${winners.length === 1 && winners.includes(seat) ? 'wins with' : 'has'} ${result}.`,
    )
    const left = results.map(({ seat }) => `${who(seat)}, ${points(worth(at(hands, seat)))}`)
    return `The game is over. ${[...shared, ...lines].join(' ')} Licences left in hand: ${left.join('; ')}.`
  }

  /** '$24,000: $17,000 in cash, $3,000 for 3 barrels and $4,000 for 1 derrick (2nd locomotive)' */
  function sum(score: Score): string {
    const counts = countsOf(score, bonus)
    const parts = [`${money(score.money)} in cash`]
    if (counts.barrels > 0) parts.push(`${money(score.oil)} for ${barrels(counts.barrels)}`)
    if (counts.derricks > 0) parts.push(`${money(score.derricks)} for ${derricks(counts.derricks)} (${ordinal(score.place)} ${train})`)
    return parts.length === 1 ? `${money(score.total)}, all in cash` : `${money(score.total)}: ${and.format(parts)}`
  }
}
