/** Who won, and by how much, in a sentence: to oneself, or to anybody. */
import type { Outcome, Seat } from '@wildcat/kernel'
import type { PageWords } from '../words/index.ts'
import { leadOf } from './standing.ts'

export function headline(
  { end }: PageWords,
  outcome: Outcome,
  own: Seat | undefined,
  score: (n: number) => string,
  name: (seat: Seat) => string,
): string {
  const { winners } = outcome
  const [first] = winners
  if (first === undefined || winners.length > 1) return end.shareWin(winners.map(name))
  const lead = leadOf(outcome)
  if (lead === 0) return first === own ? end.youWinTie : end.winsTie(name(first))
  const by = lead === undefined ? undefined : score(lead).replaceAll(' ', '\u00a0') // a number stays with its unit
  return first === own ? end.youWin(by) : end.wins(name(first), by)
}
