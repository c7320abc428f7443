/** What the walks of `seat-model.test.ts` have found, step by step. */
import { expect, test } from 'vitest'
import { claim, dropped, offer } from './links.ts'
import { forgotten, sit } from './seating.ts'
import { heldBy, OPEN, personSeat, type RoomState, seatName, UNTOUCHED } from './state.ts'

const [BO, CORA, DEVICE, OTHER] = [2, 3, 4, 5]
const come = (guest: number) => ({ guest, name: `<${guest}>`, since: 1, browser: '', system: '' })

/** At Cora’s seat Bo and two later devices of his are let in, after her; his own seat is kept for all three. */
function again(): RoomState {
  const { holders: kept } = [BO, DEVICE, OTHER].map(come).reduce(heldBy, OPEN)
  const sitting = personSeat(come(CORA), 'cora')
  const seats = [
    { ...OPEN, person: BO, kept },
    { ...sitting, ...[DEVICE, OTHER, BO].map(come).reduce(heldBy, sitting) },
  ]
  const agreed = { takeover: 'never', agreed: 'never' } as const
  const table = { game: 'gusher', options: {}, stage: 'waiting', listed: false, host: CORA, company: 'company', created: 1 } as const
  return { ...UNTOUCHED, ...table, ...agreed, seats }
}

test('whoever moves over to a seat that is kept for several takes nobody’s: those who sat with them come along', () => {
  const sat = sit(forgotten(again(), CORA, 'none'), come(DEVICE), 0, 'link')
  expect(sat.seats[0]?.holders.map(({ guest }) => guest)).toEqual([BO, DEVICE, OTHER])
  expect(sat.seats[1]).toEqual(OPEN)
})

test('a seat at which nobody is left is of whoever comes to it by the host’s link, whoever had it before', () => {
  const sat = sit(again(), come(OTHER), 0, 'link')
  const left = forgotten({ ...sat, stage: 'playing' }, OTHER, 'random')
  const opened = { link: 'offer', fresh: 'fresh', present: () => false }
  const taken = claim(offer(forgotten(left, DEVICE, 'random'), 0, 'offer'), come(DEVICE), opened)?.room ?? left
  expect(taken.seats[0]?.holders.map(({ guest }) => guest)).toEqual([DEVICE])
  expect(dropped(taken, { person: BO, by: BO, lost: [DEVICE], stay: [BO] }, 'random')).toBe(taken)
})

test('in a finished game whoever is dropped stays named, and never becomes the host', () => {
  const seats = [{ ...personSeat(come(OTHER), ''), person: BO }, personSeat(come(CORA), '')]
  const finished: RoomState = { ...again(), stage: 'over', seats }
  const left = dropped(finished, { person: BO, by: BO, lost: [OTHER], stay: [BO] }, 'none')
  expect([left.seats[0]?.holders, left.seats[0] && seatName(left.seats[0])]).toEqual([[], '<5>'])
  expect(forgotten(left, CORA, 'none').host).toBe(0)
  expect(forgotten(left, OTHER, 'none').seats[0]?.owners).toEqual([]) // nothing stays of whoever is deleted
})
