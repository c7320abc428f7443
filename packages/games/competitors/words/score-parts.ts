/** How the parts of a score are told: a language brings its words; what is told is the same in all. */
import type { ScorePartsWords } from '@wildcat/kernel'
import type { CurveName, Part } from '../score-parts.ts'

interface Told {
  readonly parts: Readonly<Record<Part, string>>
  readonly details: Readonly<Record<Part, (count: number) => string>>
  readonly curves: Readonly<Record<CurveName, string>>
  readonly money: (n: number) => string
  readonly number: (n: number) => string
}

const isPart = (part: string, details: Told['details']): part is Part => Object.hasOwn(details, part)

export const scorePartsIn = ({ parts, details, curves, money, number }: Told): ScorePartsWords => ({
  parts,
  detail: (part, { count }) => (count === 0 || !isPart(part, details) ? '' : details[part](count)),
  curves,
  value: (curve, value) => (curve === 'money' || curve === 'wealth' ? money(value) : number(value)),
})
