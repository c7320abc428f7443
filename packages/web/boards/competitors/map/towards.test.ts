import { TERRITORY_IDS, type Territory } from '@wildcat/competitors/board'
import { describe, expect, test } from 'vitest'
import { towards } from './towards.ts'

describe('walking the world by arrow keys', () => {
  test('a neighbour in that direction comes first', () => {
    expect(towards('germania', 'ArrowLeft')).toBe('benelux')
    expect(towards('germania', 'ArrowRight')).toBe('cechia')
    expect(towards('spagna', 'ArrowUp')).toBe('francia')
  })
  test('beyond the last coast the way goes on over the water, and round the world', () => {
    expect(towards('giappone', 'ArrowRight')).toBeDefined()
    expect(towards('sudafrica', 'ArrowRight')).toBeDefined()
  })
  test('other keys lead nowhere', () => expect(towards('germania', 'a')).toBeUndefined())
  test('every state can be reached', () => {
    const reached = new Set<Territory>(['germania'])
    for (const state of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = towards(state, key)
        if (next !== undefined) reached.add(next)
      }
    expect(TERRITORY_IDS.filter(state => !reached.has(state))).toEqual([])
  })
})
