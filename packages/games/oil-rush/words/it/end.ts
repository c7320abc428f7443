/** Il risultato: chi vince, e da dove viene ogni punteggio. */
import { at, type Names } from '@wildcat/kernel'
import { points as worth } from '../../licences.ts'
import { countsOf } from '../../score-parts.ts'
import type { EndEvent, Score } from '../../scoring.ts'
import { ranking } from '../table.ts'
import { and, barrels, derricks, money, points } from './phrases.ts'

/** `train`: '2ª locomotiva'. `bonus`: per ogni propria torre, secondo il posto del proprio treno. */
export function endWords(train: (place: number) => string, bonus: (place: number) => number) {
  return ({ winners, scores, hands }: EndEvent, who: Names): string => {
    const results = ranking(scores).map(seat => ({ seat, result: sum(at(scores, seat)) }))
    const shared = winners.length === 1 ? [] : [`Vincono insieme ${and.format(winners.map(who))}.`]
    const lines = results.map(
      ({ seat, result }) => `${who(seat)} ${winners.length === 1 && winners.includes(seat) ? 'vince con' : 'ha'} ${result}.`,
    )
    const left = results.map(({ seat }) => `${who(seat)}, ${points(worth(at(hands, seat)))}`)
    return `La partita è finita. ${[...shared, ...lines].join(' ')} Licenze rimaste in mano: ${left.join('; ')}.`
  }

  /** '24.000 $: 17.000 $ in denaro, 3.000 $ per 3 barili e 4.000 $ per 1 torre (2ª locomotiva)' */
  function sum(score: Score): string {
    const counts = countsOf(score, bonus)
    const parts = [`${money(score.money)} in denaro`]
    if (counts.barrels > 0) parts.push(`${money(score.oil)} per ${barrels(counts.barrels)}`)
    if (counts.derricks > 0) parts.push(`${money(score.derricks)} per ${derricks(counts.derricks)} (${train(score.place)})`)
    return parts.length === 1 ? `${money(score.total)}, tutti in denaro` : `${money(score.total)}: ${and.format(parts)}`
  }
}
