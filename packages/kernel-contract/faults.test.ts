/** Each fault that a game can have is found by the check that is meant for it, and a sound game has none. */
import { describe, expect, test } from 'vitest'
import { CHECKS } from './checks/index.ts'
import { examine, firstSeeds } from './examine.ts'
import { examined } from './examined.ts'
import { EVENTS } from './faults/events.ts'
import { LEAKS } from './faults/leaks.ts'
import { PLAY } from './faults/play.ts'
import { SCORES } from './faults/scores.ts'
import { WORDS } from './faults/words.ts'
import { WORLDS } from './faults/worlds.ts'
import { gusherSubject } from './subjects.ts'

const FAULTS = [...LEAKS, ...EVENTS, ...PLAY, ...SCORES, ...WORDS, ...WORLDS]
const SETTINGS = { seeds: firstSeeds(3), every: 4 } as const

describe('the contract suite finds', () => {
  test.each(FAULTS)('$what ($check)', ({ check, says, subject }) => {
    const { breaches } = examine(examined(subject), { ...SETTINGS, checks: [check], until: found => found.has(check) })
    const found = breaches.find(breach => breach.check === check)
    expect(breaches.map(breach => breach.check)).toContain(check)
    expect(found?.message).toMatch(says)
  })
  test('nothing in a sound game, with the same settings', () => {
    expect(examine(examined(gusherSubject), { ...SETTINGS, seeds: firstSeeds(1) }).breaches).toEqual([])
  })
})

test('every check has a fault that it finds', () => {
  const found = new Set(FAULTS.map(({ check }) => check))
  expect(CHECKS.map(({ name }) => name).filter(name => !found.has(name))).toEqual([])
})
