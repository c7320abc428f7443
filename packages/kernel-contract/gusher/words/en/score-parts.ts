/** The parts of a score and the curves. */
import type { ScorePartsWords } from '@wildcat/kernel'
import type { CurveName, Part } from '../../score-parts.ts'
import { counted, money } from './phrases.ts'

const parts: Readonly<Record<Part, string>> = {
  start: 'Start money',
  sales: 'Oil sold in auctions',
  markets: 'Rail and pipeline',
  deals: 'Deals',
  drilling: 'Wells drilled',
  oil: 'Oil left at the end',
}
const curves: Readonly<Record<CurveName, string>> = { money: 'Money', oil: 'Barrels in hand' }
const unit = (part: string, n: number) => {
  if (part === 'markets') return counted(n, 'time', 'times')
  if (part === 'deals') return counted(n, 'deal', 'deals')
  return part === 'drilling' ? counted(n, 'well', 'wells') : counted(n, 'barrel', 'barrels')
}

export const scoreParts: ScorePartsWords = {
  parts,
  detail: (part, { count }) => (count === 0 ? '' : unit(part, count)),
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : String(value)),
}
