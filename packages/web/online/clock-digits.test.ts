import type { Clock } from '@wildcat/protocol'
import { expect, test } from 'vitest'
import { en } from '../words/online/en.ts'
import { it as italian } from '../words/online/it.ts'
import { digits, isLow, nextMs, said } from './clock-digits.ts'

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]
const shown = (ms: number) => digits(ms, en.clock.short)

test('a clock shows as few figures as are worth anything', () => {
  expect([0, 40, 9960, 9999].map(shown)).toEqual(['0.0', '0.0', '9.9', '9.9'])
  expect([10 * SECOND, 59 * SECOND, 61 * SECOND, 10 * MINUTE].map(shown)).toEqual(['0:10', '0:59', '1:01', '10:00'])
  expect([HOUR, 2 * HOUR + 5 * MINUTE + SECOND].map(shown)).toEqual(['1:00:00', '2:05:01'])
  expect([3 * HOUR, 23 * HOUR + 7 * MINUTE].map(shown)).toEqual(['3 h 00 min', '23 h 07 min'])
  expect(shown(24 * HOUR)).toBe('1 d 0 h')
  expect(digits(50 * HOUR, italian.clock.short)).toBe('2 g 2 h')
})

test('it is looked at again when it would show something else', () => {
  expect([5000, 10_000, 61_400, 4 * HOUR].map(nextMs)).toEqual([100, SECOND, 400, 15 * SECOND])
})

test('it is said in the two largest words that it fills', () => {
  expect([0, 9 * SECOND, 61 * SECOND, 2 * MINUTE, 25 * HOUR, 49 * HOUR + 5 * MINUTE].map(ms => said(ms, en.clock))).toEqual([
    '0 seconds',
    '9 seconds',
    '1 minute 1 second',
    '2 minutes',
    '1 day 1 hour',
    '2 days 1 hour',
  ])
})

test('it is low in the last minute, or hours, or fifth of a short one', () => {
  const live = (bank: number) => ({ kind: 'live', bank, increment: 0, atZero: 'bot' }) as const
  expect([isLow(59 * SECOND, live(600)), isLow(61 * SECOND, live(600)), isLow(50 * SECOND, live(60))]).toEqual([true, false, false])
  const days: Clock = { kind: 'days', days: 1, per: 'move', weekendsOff: false, datesOff: [], zone: 'UTC', atZero: 'bot' }
  expect([isLow(5 * HOUR, days), isLow(7 * HOUR, days), isLow(0, 'none')]).toEqual([true, false, false])
})
