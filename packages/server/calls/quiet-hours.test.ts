import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (text: string) => Date.parse(text)
const NIGHT = { from: '22:00', to: '07:30', zone: 'Europe/Rome' }

test.each([
  ['2026-03-02T20:59:00Z', undefined], // one minute to ten
  ['2026-03-02T21:00:00Z', '2026-03-03T06:30:00Z'],
  ['2026-03-03T02:15:30Z', '2026-03-03T06:30:00Z'],
  ['2026-03-03T06:29:59Z', '2026-03-03T06:30:00Z'],
  ['2026-03-03T06:30:00Z', undefined],
])('at %s they last until %s', (now, until) => {
  expect(quietUntil(NIGHT, at(now))).toBe(until === undefined ? undefined : at(until))
})
test('they may lie within a day, and where they begin when they end there are none', () => {
  const siesta = { from: '13:00', to: '15:00', zone: 'America/New_York' }
  expect(quietUntil(siesta, at('2026-07-01T18:00:00Z'))).toBe(at('2026-07-01T19:00:00Z'))
  expect(quietUntil({ ...siesta, to: '13:00' }, at('2026-07-01T18:00:00Z'))).toBe(undefined)
})
test('on the day on which the clock is set forward they are reckoned by the old one at first, and looked at again', () => {
  expect(quietUntil(NIGHT, at('2026-03-29T00:30:00Z'))).toBe(at('2026-03-29T06:30:00Z')) // half past one; at 6:30 it is half past eight
  expect(quietUntil(NIGHT, at('2026-03-29T05:45:00Z'))).toBe(undefined)
})
