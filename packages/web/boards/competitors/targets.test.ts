import { guideOf, reachOf } from '@wildcat/competitors/board'
import { bases, fleet, signed, stage, turnOf } from '@wildcat/competitors/tests/stage.ts'
import { describe, expect, test } from 'vitest'

describe('where a plane can fly', () => {
  const homes = bases(['sudafrica'], ['italia'], ['giappone'])
  const view = stage.lay({
    agenda: turnOf(0),
    bases: homes,
    fleet: fleet({}, 3, homes),
    signed: [[signed(1, 'sudan', 'surgical-instruments', 'mosca')], [], []],
  })
  test('[COM-5.4] hexes are among it, and the one that the guide shows', () => {
    const advice = guideOf(view, 0)
    if (advice?.kind !== 'bring' || advice.command.kind !== 'step') throw new Error('the guide brings a plane')
    expect(advice.command.to).toEqual(expect.any(Number))
    expect(reachOf(view, 0, advice.vehicle)).toContain(advice.command.to)
  })
})
