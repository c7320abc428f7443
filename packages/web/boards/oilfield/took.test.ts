import type { Event } from '@wildcat/oilfield/board'
import { expect, test } from 'vitest'
import type { PageLine } from '../../worker/sights.ts'
import { tookThisRound } from './took.ts'

const told = (event: Event): PageLine => ({ kind: 'event', event })
const drilled: Event = { kind: 'drilled', seat: 0, tower: 'small', field: 'dallas', oil: 2, gas: 0, sold: 'nothing' }

test('what towers took in this round: by drilling, with a national sale, and when the fee was paid', () => {
  const events: Event[] = [
    drilled,
    { kind: 'roundStarted', round: 2, first: 0, last: false },
    { ...drilled, tower: 'mixed', gas: 1 },
    { kind: 'soldNationally', seat: 1, oil: 2, gas: 0, price: 3, towers: ['austin', 'pecos'], money: 14 },
    { kind: 'feePaid', seat: 1, field: 'dallas', price: 10, struck: false, oil: 2, gas: 0, sold: 'gas' },
  ]
  expect(tookThisRound(events.map(told)).map(({ seat, tower, field, oil, gas, sold }) => [seat, tower, field, oil, gas, sold])).toEqual([
    [0, 'mixed', 'dallas', 2, 1, 'nothing'],
    [1, 'national', 'austin', 0, 0, 'oil'],
    [1, 'national', 'pecos', 0, 0, 'oil'],
    [1, 'governmentPaid', 'dallas', 2, 0, 'gas'],
  ])
})
