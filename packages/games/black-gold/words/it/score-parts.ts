/** Le parti del punteggio e le curve, in italiano. */
import { curves, parts } from '@wildcat/oil-rush/words/it/score-parts.ts'
import { scorePartsIn } from '@wildcat/oil-rush/words/score-parts.ts'
import type { Part } from '../../score-parts.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const scoreParts = scorePartsIn<Part>({
  parts: { ...parts, gushers: 'Zampilli aperti', deepDrilling: 'Perforazione profonda' },
  curves: { ...curves, train: 'Riga del treno' },
  money,
  number,
  barrels,
  derricks,
})
