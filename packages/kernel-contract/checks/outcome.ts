import type { Check, Probe } from '../check.ts'
import type { Moment } from '../moment.ts'

export const outcome: Check = {
  name: 'outcome',
  promise: 'every seat has a score, and the winners are those that the scores say',
  moment(moment, probe) {
    if (moment.over) judge(moment, probe)
  },
}

function judge({ subject, state, seats }: Moment, { breach }: Probe) {
  if (state.outcome === 'open') return
  const { winners, scores } = state.outcome
  if (winners.length === 0 || new Set(winners).size < winners.length || winners.some(seat => !seats.includes(seat)))
    return breach(`The winners must be seats of this table, each once and at least one, but they are ${JSON.stringify(winners)}.`)
  if (scores.length !== seats.length) return breach(`${scores.length} scores for ${seats.length} seats.`)
  const best = subject.winners?.(state) ?? seats.filter(seat => scores[seat] === Math.max(...scores))
  if (JSON.stringify(winners.toSorted((a, b) => a - b)) !== JSON.stringify(best.toSorted((a, b) => a - b)))
    breach(`With the scores ${JSON.stringify(scores)} the winners are ${JSON.stringify(best)}, not ${JSON.stringify(winners)}.`)
}
