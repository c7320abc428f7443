/** How the parts of a score are told: a language brings its words; what is told is the same in all. */
import type { ScorePartsWords } from '@wildcat/kernel'
import type { CurveName } from '../score-parts.ts'

interface Told<Part extends string> {
  readonly parts: Readonly<Record<Part, string>>
  readonly curves: Readonly<Record<CurveName, string>>
  readonly money: (n: number) => string
  readonly number: (n: number) => string
  readonly barrels: (n: number) => string
  readonly derricks: (n: number) => string
}
/** What is paid for derricks, not for barrels. */
const FOR_DERRICKS = ['building', 'gushers', 'deepDrilling']

export const scorePartsIn = <Part extends string>({ parts, curves, money, number, barrels, derricks }: Told<Part>): ScorePartsWords => ({
  parts,
  detail(part, { amount, count }) {
    if (count === 0) return ''
    if (part === 'derricks') return `${number(count)} × ${money(amount / count)}` // by the place of the train
    return FOR_DERRICKS.includes(part) ? derricks(count) : barrels(count)
  },
  curves,
  value: (curve, value) => (curve === 'money' ? money(value) : number(value)),
})
