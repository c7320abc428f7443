/** The analysis of a record, for whoever has the time to wait for it. */
import type { GameRecord, Seat } from '@wildcat/kernel'
import { type Analysis, analysing } from './analysis.ts'
import { counselOf } from './index.ts'
import { livedBy } from './lived.ts'

export type { Analysis } from './analysis.ts'
export { isCertain } from './sums.ts'
export { type Turning, turningPoints } from './turning-points.ts'

/** What one seat lived through, and what it could have done better; undefined: the game cannot be thought about. */
export async function analysisOf(
  record: GameRecord,
  seat: Seat,
  told: (analysis: Analysis) => void = () => undefined,
): Promise<Analysis | undefined> {
  const counsel = await counselOf(record.game)
  if (counsel === undefined) return undefined
  const lived = livedBy(counsel.parts.engine, record, seat)
  const steps = analysing(counsel.parts, lived, counsel.judge)
  for (;;) {
    const { done, value } = steps.next()
    told(value)
    if (done === true) return value
  }
}
