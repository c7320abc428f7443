import { describe, expect, test } from 'vitest'
import { freshTrails, logbookOf, trailsOf } from './trails.ts'

const turn = (seat: number) => ({ kind: 'turnBegun', seat, draws: 0 }) as const
const begun = { kind: 'deliveryBegun', seat: 0, signed: 1, sender: 'germania', recipient: 'francia', vehicle: 0, tm: 2 } as const
const step = (to: 'benelux' | 'francia') =>
  ({ kind: 'stepTaken', seat: 0, vehicle: 0, from: { kind: 'state', state: 'germania' }, to, points: 1, fuel: 0, tm: 1 }) as const
const failed = {
  kind: 'deliveryFailed',
  seat: 0,
  signed: 1,
  contract: 'wine',
  sender: 'germania',
  recipient: 'francia',
  why: 'brokenOff',
  vp: 1,
  total: 0,
} as const

describe('journeys as ways over the map', () => {
  test('from where the first step began to where the last one led, with how it ended', () => {
    const [trail, ...more] = trailsOf([begun, step('benelux'), step('francia'), failed, step('benelux')])
    expect(more).toEqual([])
    expect(trail).toMatchObject({ seat: 0, end: 'failed' })
    expect(trail?.way).toHaveLength(3)
  })
  test('the logbook has deliveries alone, with their round and what came of them', () => {
    const move = { kind: 'moveBegun', seat: 0, vehicle: 0 } as const
    const round = { kind: 'roundStarted', round: 3, last: false } as const
    const entries = logbookOf([round, move, step('benelux'), begun, step('benelux'), failed])
    expect(entries).toMatchObject([{ round: 3, delivery: begun, outcome: failed }])
  })
  test('what was not left goes nowhere', () => expect(trailsOf([begun, failed])).toEqual([]))
  test('of this turn, or of the last one while nobody has moved', () => {
    expect(freshTrails([turn(0), begun, step('benelux'), failed, turn(1)])).toHaveLength(1)
    expect(freshTrails([turn(0), begun, step('benelux'), failed, turn(1), turn(2)])).toHaveLength(0)
  })
})
