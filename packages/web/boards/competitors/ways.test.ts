import { signed, stage, turnOf } from '@wildcat/competitors/tests/stage.ts'
import { describe, expect, test } from 'vitest'
import { waysFor } from './ways.ts'

describe('ways of a delivery', () => {
  const view = stage.lay({ agenda: turnOf(0), signed: [[signed(1, 'germania', 'fresh-fish', 'francia')], [], []] })
  const via = (place?: 'manica' | 'giappone') =>
    waysFor(view, 0, 1, place).map(({ names, plan }) => ({ names, via: plan.legs.flatMap(leg => leg.via) }))
  test('what is cheapest, fastest and safest at once is one way', () => {
    expect(via().map(({ names }) => names)).toEqual([['safest', 'fastest', 'cheapest']])
    expect(via()[0]?.via).not.toContain('manica')
  })
  test('by way of a strait', () => expect(via('manica')[0]?.via).toContain('manica'))
  test('there is none by way of what is too far', () => expect(via('giappone')).toEqual([]))
})
