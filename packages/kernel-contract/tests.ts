/** The suite as tests of a game: a file of two lines in the game's folder is enough. */

import type { Subject, Types } from '@wildcat/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { breachText } from './breach.ts'
import { CHECKS } from './checks/index.ts'
import { examine, type Findings, firstSeeds } from './examine.ts'
import { examined } from './examined.ts'
import { keptRecords, recordFlaw } from './recorded.ts'

const SEEDS = 10
const EVERY = 10

interface Length {
  readonly seeds?: number | readonly number[] // so many, or these
  readonly every?: number
}

/** One test for each promise of the contract: a failure names it. */
export function contractTests<T extends Types>(subject: Subject<T>, { seeds = SEEDS, every = EVERY }: Length = {}): void {
  describe(`${subject.game.id} keeps the contract`, () => {
    let findings: Findings | undefined
    beforeAll(() => {
      findings = examine(examined(subject), { seeds: typeof seeds === 'number' ? firstSeeds(seeds) : seeds, every })
    })
    for (const { name, promise } of CHECKS)
      test(`${name}: ${promise}`, () => {
        expect(findings?.games).toBeGreaterThan(0)
        const texts = findings?.breaches.filter(({ check }) => check === name).map(breachText)
        expect(texts?.join('\n') ?? '').toBe('')
      })
    test('the run is long enough to judge every promise', () => {
      expect(findings?.unjudged).toEqual([])
    })
  })
}

/** Each kept record still leads where it led, and each way to end has one. `folder`: file URL of the records. */
export function recordTests<T extends Types>(subject: Subject<T>, folder: URL): void {
  describe(`${subject.game.id} replays its records`, () => {
    const records = keptRecords(folder)
    for (const { name } of subject.endings ?? [])
      test(`there is a record that ends by ${name}`, () => {
        expect([...records.keys()]).toContain(name)
      })
    for (const [name, record] of records)
      test(`${name}.json leads where it led`, () => {
        expect(recordFlaw(examined(subject), name, record) ?? '').toBe('')
      })
  })
}
