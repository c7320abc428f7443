/** The parts of a score and the curves, in English. */
import { curves, parts } from '@wildcat/oil-rush/words/en/score-parts.ts'
import { scorePartsIn } from '@wildcat/oil-rush/words/score-parts.ts'
import type { Part } from '../../score-parts.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const scoreParts = scorePartsIn<Part>({
  parts,
  curves: { ...curves, train: 'Column of the locomotive' },
  money,
  number,
  barrels,
  derricks,
})
