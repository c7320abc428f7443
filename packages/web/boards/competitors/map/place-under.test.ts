import { CROSSING_SPOTS, middleOf, SPOTS } from '@wildcat/competitors/board'
import { describe, expect, test } from 'vitest'
import { decode } from '../world/decode.ts'
import { shapes as far } from '../world/far.ts'
import { around, onScreen } from './camera.ts'
import { placeUnder } from './place-under.ts'

const shapes = decode(far)
const size = { width: 800, height: 500 }

describe('what is pointed at', () => {
  const under = (at: readonly [number, number], zoom = 1) => {
    const camera = around([at], size, zoom)
    return placeUnder(onScreen(camera, size, at), camera, size, shapes)
  }
  test('a state, wherever in it', () => {
    expect(under(SPOTS.italia.name)).toBe('italia')
    expect(under(SPOTS.cinaest.stand)).toBe('cinaest')
  })
  test('a canal before the land around it', () => expect(under(CROSSING_SPOTS.suez.at)).toBe('suez'))
  test('a hex of the sea, beyond the seam too', () => {
    expect(under(middleOf(178))).toBe(178)
    expect(under(middleOf(179))).toBe(179)
    expect(under(middleOf(144))).toBe(144)
  })
})
