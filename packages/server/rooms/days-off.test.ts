import type { DaysClock } from '@wildcat/protocol'
import { expect, test, vi } from 'vitest'
import { isDayOff } from './days-off.ts'

const clock = (more: Partial<DaysClock>): DaysClock => ({
  kind: 'days',
  days: 1,
  per: 'move',
  weekendsOff: false,
  datesOff: [],
  zone: 'Europe/Rome',
  atZero: 'bot',
  ...more,
})
const moment = (text: string) => new Date(text).getTime()

test('weekends begin and end at midnight of the table’s own zone', () => {
  const rome = clock({ weekendsOff: true })
  expect(isDayOff(rome, moment('2026-11-20T22:59:59Z'))).toBe(false) // Friday, 23:59:59 in Rome
  expect(isDayOff(rome, moment('2026-11-20T23:00:00Z'))).toBe(true)
  expect(isDayOff(rome, moment('2026-11-22T22:59:59Z'))).toBe(true)
  expect(isDayOff(rome, moment('2026-11-22T23:00:00Z'))).toBe(false)
  expect(isDayOff({ ...rome, zone: 'Pacific/Auckland' }, moment('2026-11-20T12:00:00Z'))).toBe(true) // already Saturday there
  expect(isDayOff({ ...rome, zone: 'America/Los_Angeles' }, moment('2026-11-21T07:00:00Z'))).toBe(false) // still Friday there
})

test('the hour by which clocks are changed moves midnight with it', () => {
  const spring = clock({ datesOff: ['2026-03-29'] }) // has 23 hours in Rome
  expect([isDayOff(spring, moment('2026-03-28T23:00:00Z')), isDayOff(spring, moment('2026-03-29T21:59:59Z'))]).toEqual([true, true])
  expect(isDayOff(spring, moment('2026-03-29T22:00:00Z'))).toBe(false)
  const autumn = clock({ datesOff: ['2026-10-25'] }) // has 25
  expect([isDayOff(autumn, moment('2026-10-24T22:00:00Z')), isDayOff(autumn, moment('2026-10-25T22:59:59Z'))]).toEqual([true, true])
  expect(isDayOff(autumn, moment('2026-10-25T23:00:00Z'))).toBe(false)
})

test('no day is off where none is named, nor for a clock that counts minutes', () => {
  expect(isDayOff(clock({}), moment('2026-11-21T12:00:00Z'))).toBe(false)
  expect(isDayOff('none', 0)).toBe(false)
  expect(isDayOff({ kind: 'live', bank: 60, increment: 0, atZero: 'end' }, moment('2026-11-21T12:00:00Z'))).toBe(false)
})

test('a zone that is written in ever other letters does not fill the memory', () => {
  const spelled = (n: number) => {
    const signs = 'africa/johannesburg'.split('')
    return signs.map((sign, at) => ((n >> (signs.length - 1 - at)) & 1 ? sign.toUpperCase() : sign)).join('')
  }
  const making = vi.spyOn(Intl, 'DateTimeFormat')
  let minute = 0
  const look = (n: number) => isDayOff(clock({ weekendsOff: true, zone: spelled(n) }), minute++ * 60_000)
  try {
    for (let n = 0; n < 1000; n++) look(n)
    look(999)
    expect(making).toHaveBeenCalledTimes(1000)
    look(0) // had to be made again
    expect(making).toHaveBeenCalledTimes(1001)
  } finally {
    making.mockRestore()
  }
})
