/** Many cheap games: a run says what it did not look at, and that alone is no breach. */
import { expect, test } from 'vitest'
import { examine, firstSeeds } from './examine.ts'
import { examined } from './examined.ts'
import { fault } from './faults/plant.ts'
import { gusherSubject } from './subjects.ts'

const gusher = examined(gusherSubject)
const tables = [{ seats: 3, options: { rounds: 2, deals: true } }]
const seeds = firstSeeds(12)
/** A secret that nothing can vary: as a test it could not fail. */
const { subject: idle } = fault('a secret that is never varied', 'secrets', /never changed/, {
  secrets: [...gusherSubject.secrets, { rule: 'GSH-1.1', vary: () => {} }],
})

test.each([0, 100_000])('with --every %i nothing is looked at closely during play, and it says so', every => {
  const { breaches, looks, unjudged } = examine(gusher, { seeds, every, tables })
  expect(breaches).toEqual([])
  expect(looks).toBe(0)
  expect(unjudged).toEqual(['[secrets] The secrets were varied at 0 commands: too few to say whether each of them can be. See --every.'])
})

test('a run that looks often enough judges, and finds a secret that was never varied', () => {
  expect(examine(gusher, { seeds, every: 2, tables })).toMatchObject({ breaches: [], unjudged: [] })
  const { breaches } = examine(examined(idle), { seeds, every: 2, tables, checks: ['secrets'] })
  expect(breaches.map(({ message }) => message)).toEqual([expect.stringContaining('never changed anything')])
})
