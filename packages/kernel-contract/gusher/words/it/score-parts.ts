/** Le parti del punteggio e le curve. */
import type { ScorePartsWords } from '@wildcat/kernel'
import type { CurveName, Part } from '../../score-parts.ts'
import { counted, money } from './phrases.ts'

const parts: Readonly<Record<Part, string>> = {
  start: 'Denaro iniziale',
  sales: 'Petrolio venduto all’asta',
  markets: 'Ferrovia e oleodotto',
  deals: 'Scambi',
  drilling: 'Pozzi trivellati',
  oil: 'Petrolio rimasto alla fine',
}
const curves: Readonly<Record<CurveName, string>> = { money: 'Denaro', oil: 'Barili in mano' }
const unit = (part: string, n: number) => {
  if (part === 'markets') return counted(n, 'volta', 'volte')
  if (part === 'deals') return counted(n, 'scambio', 'scambi')
  return part === 'drilling' ? counted(n, 'pozzo', 'pozzi') : counted(n, 'barile', 'barili')
}

export const scoreParts: ScorePartsWords = {
  parts,
  detail: (part, { count }) => (count === 0 ? '' : unit(part, count)),
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : String(value)),
}
