import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { examined } from './examined.ts'
import { goToMarket } from './gusher/steps/market.ts'
import { keptRecords, recordAnew, recordFlaw } from './recorded.ts'
import { gusherSubject } from './subjects.ts'

const { game } = gusherSubject
const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'records-'))}/`)
const made = recordAnew(examined(gusherSubject), folder)
const records = [...keptRecords(folder)]

test('one game is recorded for each way to end', () => {
  expect(made.missing).toEqual([])
  expect(records.map(([name]) => name).sort()).toEqual((gusherSubject.endings ?? []).map(({ name }) => name).sort())
})

test('a record holds as long as no rule changes', () => {
  for (const [name, record] of records) expect(recordFlaw(examined(gusherSubject), name, record)).toBeUndefined()
})

/** The railway pays one more. */
const generous = {
  ...goToMarket,
  run(play: Parameters<typeof goToMarket.run>[0], step: Parameters<typeof goToMarket.run>[1]) {
    goToMarket.run(play, step)
    if (step.market === 'rail') play.state.money[step.seat] = at(play.state.money, step.seat) + 1
  },
}

test('a rule that changed without a new version is noticed, and the author is told what to do', () => {
  const changed = examined({ ...gusherSubject, game: { ...game, steps: { ...game.steps, goToMarket: generous } } })
  const [name, record] = at(records, 0)
  expect(recordFlaw(changed, name, record)).toMatch(
    /no longer leads where it led: entry \d+.*\n.*raise `version` of gusher, .* record anew with npm run contract/,
  )
})

test('a new version asks for new records', () => {
  const [name, record] = at(records, 0)
  expect(recordFlaw(examined({ ...gusherSubject, game: { ...game, version: game.version + 1 } }), name, record)).toMatch(/record anew/)
})

test('a record under the name of another ending is noticed', () => {
  const [[one, record], [other]] = [at(records, 0), at(records, 1)]
  expect(recordFlaw(examined(gusherSubject), other, record)).toMatch(/does not end by/)
  expect(recordFlaw(examined(gusherSubject), 'by-magic', record)).toMatch(/record of no ending/)
  expect(one).not.toBe(other)
})

test('a record can be kept for what happened on the way', () => {
  const heard = (kind: string) => ({ name: kind, reached: () => true, heard: (event: { readonly kind: string }) => event.kind === kind })
  const subject = examined({ ...gusherSubject, endings: [heard('bluffCalled'), heard('turnEnded'), heard('noSuchEvent')] })
  const [, whole] = at(records, 0)
  expect(recordFlaw(subject, 'turnEnded', whole)).toBeUndefined()
  expect(recordFlaw(subject, 'noSuchEvent', whole)).toMatch(/does not end by/)
  const bluffs = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'bluffs-'))}/`)
  const called = examined({ ...gusherSubject, endings: [heard('bluffCalled')] })
  expect(recordAnew(called, bluffs)).toEqual({ written: ['bluffCalled'], missing: [] })
  const [[name, record]] = [at([...keptRecords(bluffs)], 0)]
  expect(recordFlaw(called, name, record)).toBeUndefined()
})
