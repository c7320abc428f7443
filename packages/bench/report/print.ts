/** Rows of figures, as one reads them on a screen. */
import type { Spread, Target } from './report.ts'

const WIDTHS = [58, 34, 24]

export const row = (...cells: readonly string[]): string =>
  cells
    .map((cell, n) => cell.padEnd(WIDTHS[n] ?? 0))
    .join(' ')
    .trimEnd()
export const spread = ({ median, min, max }: Spread, write: (n: number) => string) => `${write(median)} (${write(min)} … ${write(max)})`
export const whole = (n: number) => Math.round(n).toLocaleString('en')
export const short = (n: number) => n.toFixed(1)
export const fine = (n: number) => n.toFixed(2)

export function targetLine({ name, atLeast, atMost, reached, passed, noisy }: Target): string {
  const wanted = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast < 10 ? atLeast : whole(atLeast)}`
  return row(`  ${name}`, reached < 1000 ? fine(reached) : whole(reached), wanted, noisy ? 'too noisy' : passed ? 'pass' : 'MISS')
}
