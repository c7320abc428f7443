/** One person was two guests of the same seat, and is one from now on. */
import { at } from '@wildcat/kernel'
import { afterAll, expect, test } from 'vitest'
import { Folders } from '../testing/server.ts'
import { opened, seated } from '../testing/tables.ts'
import { adopted, tellsOfAdoption } from './adopting.ts'
import { link } from './asks/links.ts'
import { start } from './asks/seats.ts'
import { heldBy, personSeat, type RoomState, UNTOUCHED } from './state.ts'

const [OWNER, STAND_IN, DEVICE, HELPER, BO] = [1, 2, 3, 4, 5]
const come = (guest: number) => ({ guest, name: `<${guest}>`, since: 1, browser: '', system: '' })
const guestsIn = (list: readonly { guest: number }[] = []) => list.map(({ guest }) => guest)

/** At the first seat two stand in for its owner, who has another device, and have agreed to stop for it. */
function stoodIn(): RoomState {
  const own = personSeat(come(OWNER), '')
  const { holders: owners, devices } = heldBy(own, come(DEVICE))
  const seat = { ...own, ...[STAND_IN, HELPER].map(come).reduce(heldBy, { holders: [], devices }), owners, linkOf: HELPER }
  const table = { game: 'gusher', options: {}, stage: 'playing', listed: false, host: BO, company: 'company', created: 1 } as const
  return { ...UNTOUCHED, ...table, takeover: 'never', agreed: 'never', stop: [0], seats: [seat, personSeat(come(BO), 'bo')] }
}

test.each([
  ['stands in for the account', STAND_IN, OWNER],
  ['is stood in for by the account', OWNER, STAND_IN],
])('a guest who %s has the seat again, with the owner’s devices alone', (_, from, to) => {
  const before = stoodIn()
  const now = adopted(before, from, { id: to, name: 'Ada' })
  const [seat] = now.seats
  expect([guestsIn(seat?.holders), seat?.owners, seat?.linkOf, now.stop]).toEqual([[to, DEVICE], [], 0, []])
  expect(tellsOfAdoption(before, now)).toEqual([{ seat: 0, said: { notice: 'ownerBack' } }])
})

test('a guest who stands in for somebody else goes on doing so', () => {
  const before = stoodIn()
  const now = adopted(before, STAND_IN, { id: 9, name: 'Cora' })
  expect([guestsIn(now.seats[0]?.holders), guestsIn(now.seats[0]?.owners)]).toEqual([
    [9, HELPER],
    [OWNER, DEVICE],
  ])
  expect(tellsOfAdoption(before, now)).toEqual([])
})

const folders = new Folders()
afterAll(() => folders.remove())
const HOUR = 3_600_000

test('whoever was at the table until they signed in has not been away', async () => {
  let clock = HOUR
  const { store, rooms } = await opened(folders, () => clock)
  const { room, askers } = await seated(rooms, 2)
  await start(at(askers, 0))
  clock += HOUR
  await rooms.adopt(2, { id: 9, name: 'Cora' })
  expect(room.presence.isHere(1)).toBe(false)
  expect(room.presence.awayMs(1)).toBe(0)
  await expect(link(at(askers, 0), { kind: 'link', seat: 1 })).rejects.toMatchObject({ problem: { code: 'awayTooShort' } })
  clock += HOUR
  expect((await link(at(askers, 0), { kind: 'link', seat: 1 })).token).toMatch(/^[\w-]{43}$/)
  await rooms.memory.stop()
  await store.close()
})
