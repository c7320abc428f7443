// A figure that a trial measured, with what good looks like. `report.ts` shows them all.

import { test } from '../../packages/web/tests/luck.ts'

export function note(what: string, measured: string, wanted: string, isGood: boolean): void {
  const description = `${what.padEnd(46)} ${measured.padStart(14)}   ${wanted}`
  test.info().annotations.push({ type: isGood ? 'ok' : 'missed', description })
}
