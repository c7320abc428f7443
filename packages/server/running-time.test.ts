import { expect, test } from 'vitest'
import { RunningTime } from './running-time.ts'

test('what passes counts, but not while the server was held up, nor backwards', () => {
  let now = 500
  const time = new RunningTime(() => now)
  expect(time.look()).toBe(0)
  now += 1000
  expect(time.look()).toBe(1000)
  now += 8 * 3_600_000 // the machine slept
  expect(time.look()).toBe(6000)
  now += 200
  expect(time.look()).toBe(6200)
  now -= 50_000
  expect(time.look()).toBe(6200)
})
