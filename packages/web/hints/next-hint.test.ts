import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextHint } from './next-hint.ts'

const hints = (...ids: string[]) => ids.map(id => ({ id, text: `about ${id}`, rule: 'X-1' as const }))

describe('a hint', () => {
  test('is the first that was not given yet', () => {
    expect(nextHint(hints('drive', 'look'), [], undefined)?.id).toBe('drive')
    expect(nextHint(hints('drive', 'look'), ['drive'], undefined)?.id).toBe('look')
    expect(nextHint(hints('drive', 'look'), ['drive', 'look'], undefined)).toBeUndefined()
  })
  test('stays while it fits and nothing new is to be said', () => {
    expect(nextHint(hints('drive'), ['drive'], 'drive')?.id).toBe('drive')
    expect(nextHint(hints('drive', 'look'), ['drive'], 'drive')?.id).toBe('look')
    expect(nextHint(hints('build'), ['drive', 'build'], 'drive')).toBeUndefined()
  })
})

describe('what was given is remembered', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.resetModules()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  test('by game, until it is forgotten', async () => {
    const { forgetHints, hintsSeen, seeHint } = await import('./given.ts')
    seeHint('giganten', 'drive')
    seeHint('giganten', 'drive')
    seeHint('gusher', 'sell')
    expect(hintsSeen('giganten')).toEqual(['drive'])
    vi.resetModules()
    expect((await import('./given.ts')).hintsSeen('gusher')).toEqual(['sell'])
    forgetHints()
    expect(hintsSeen('giganten')).toEqual([])
  })
  test.each(['{"giganten": 7}', 'nonsense', '[]'])('what cannot be read (%s) counts as nothing', async stored => {
    kept.set('wildcat.hints', stored)
    expect((await import('./given.ts')).hintsSeen('giganten')).toEqual([])
  })
})
