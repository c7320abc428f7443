// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOVER_MS, listen } from './listen.ts'

const area = document.createElement('div')
const square = document.createElement('div')
square.dataset['tip'] = 'square-1'
area.append(square)

let shown: string | undefined
let pointed: string | undefined
let stop: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  document.body.append(area)
  stop = listen(
    area,
    next => {
      shown = next?.key
    },
    key => {
      pointed = key
    },
  )
})
afterEach(() => {
  stop()
  area.remove()
  vi.useRealTimers()
  shown = undefined
  pointed = undefined
})

const mouse = (kind: string, movementX = 0) =>
  square.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { pointerType: 'mouse', movementX, movementY: 0 }))

describe('a mouse', () => {
  test('that rests on something is told about it', () => {
    mouse('pointerover')
    expect(shown).toBeUndefined()
    vi.advanceTimersByTime(HOVER_MS)
    expect(shown).toBe('square-1')
  })
  test('that has pressed is told nothing more, though things come to lie under it', () => {
    mouse('pointerover')
    vi.advanceTimersByTime(HOVER_MS)
    mouse('pointerdown')
    expect(shown).toBeUndefined()
    mouse('pointerover')
    expect(pointed).toBe('square-1')
    vi.advanceTimersByTime(HOVER_MS)
    expect(shown).toBeUndefined()
  })
  test('that was quick to press is not told afterwards', () => {
    mouse('pointerover')
    mouse('pointerdown')
    vi.advanceTimersByTime(HOVER_MS)
    expect(shown).toBeUndefined()
  })
  test('is told again when it moves', () => {
    mouse('pointerdown')
    mouse('pointermove')
    vi.advanceTimersByTime(HOVER_MS)
    expect(shown).toBeUndefined()
    mouse('pointermove', 1)
    vi.advanceTimersByTime(HOVER_MS)
    expect(shown).toBe('square-1')
  })
})
