/** A replay by link: to an exact move, from the eyes of whoever looks, and of a running game no further than he has seen. */
import { at, below, keyFrom, randomness, type Types } from '@wildcat/kernel'
import { replay as replaySchema, view as viewSchema } from '@wildcat/protocol'
import { patched, readRecord } from '@wildcat/table'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked, type Company, company, engine, isOver, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

async function replayed(person: Person, id: string, query = '') {
  const { frames, ...rest } = v.parse(replaySchema, await (await person.http(`/api/tables/${id}/replay${query}`)).json())
  let view: unknown
  const positions = frames.map(({ move: number, log, sight }) => {
    view = 'view' in sight ? sight.view : patched(view, sight.patch)
    return { move: number, log, view: v.parse(viewSchema, view) }
  })
  return { ...rest, positions }
}
async function played(moves: number, rounds: number): Promise<Company> {
  const table = await company(server.origin, 2, { options: { rounds, deals: true } })
  const luck = randomness(keyFrom(4), 1)
  for (let n = 0; n < moves && !isOver(table); n++) await move(table, most => below(luck, 0, most))
  await together(table)
  return table
}

describe('of a running game', () => {
  test('one gets exactly what one was told, as one’s own seat or as a spectator', async () => {
    const table = await played(20, 20)
    for (const [seat, person] of table.people.entries()) {
      const each = at(table.seated, seat)
      const { viewer, positions } = await replayed(person, table.id)
      expect(viewer).toBe(seat)
      expect(positions.flatMap(({ log }) => log)).toEqual(each.log)
      expect(positions.at(-1)?.view).toEqual(each.view)
      for (const { view } of positions) expect(view).toMatchObject({ viewer: seat, random: null, told: null })
    }
    const eve = await Person.come(server.origin, 'Eve')
    const { viewer, last, positions } = await replayed(eve, table.id)
    expect([viewer, positions.at(-1)?.move]).toEqual(['spectator', last])
    expect(JSON.stringify(positions.map(({ view }) => (view as Types['view'] & { hands: unknown }).hands))).not.toMatch(/[12]/)
    await leaveAll(table)
  })

  test('nobody sees through another’s eyes, nor the record with its key', async () => {
    const table = await played(3, 20)
    const [ada] = table.people
    const eve = await Person.come(server.origin, 'Eve')
    expect(await ada?.problem(`/api/tables/${table.id}/replay?as=1`)).toEqual({ code: 'notSeated' })
    expect(await eve.problem(`/api/tables/${table.id}/replay?as=0`)).toEqual({ code: 'notSeated' })
    for (const each of [ada, eve]) expect(await each?.problem(`/api/tables/${table.id}/record`)).toEqual({ code: 'notOver' })
    await leaveAll(table)
  })
})

describe('a link to an exact move', () => {
  test('leads every viewer to the same position, and goes on from there', async () => {
    const table = await played(20, 20)
    const [ada, bo] = [at(table.people, 0), at(table.people, 1)]
    const whole = await replayed(ada, table.id)
    const { move: number } = at(whole.positions, 9)
    const [one, two] = [await replayed(ada, table.id, `?from=${number}&frames=3`), await replayed(bo, table.id, `?from=${number}&frames=3`)]
    expect(one.positions.map(({ view }) => view)).toEqual(whole.positions.slice(9, 12).map(({ view }) => view))
    expect(at(two.positions, 0).move).toBe(number)
    expect(engine.pending(at(two.positions, 0).view)).toEqual(engine.pending(at(one.positions, 0).view))
    await leaveAll(table)
  })

  test.each(['?from=-1', '?from=x', '?frames=0', '?frames=101', '?as=9', '?as=table', '?surprise=1'])(
    'that is malformed is refused: %s',
    async query => {
      const table = await played(1, 1)
      const ada = at(table.people, 0)
      expect(['malformed', 'notSeated']).toContain((await ada.problem(`/api/tables/${table.id}/replay${query}`)).code)
      await leaveAll(table)
    },
  )
})

test('when the game is over anybody with the link sees it through every seat’s eyes, and may have the record, which holds', async () => {
  const table = await played(1000, 1)
  expect(asked(table)).toBeUndefined()
  await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
  const eve = await Person.come(server.origin, 'Eve')
  for (const seat of [0, 1])
    expect((await replayed(eve, table.id, `?as=${seat}`)).positions.at(-1)?.view).toEqual(at(table.seated, seat).view)
  const record = readRecord(await (await eve.http(`/api/tables/${table.id}/record`)).text())
  expect(record).toMatchObject({ ok: { game: 'gusher', names: ['Ada', 'Bo'] } })
  await leaveAll(table)
})

test('before the game there is nothing to see', async () => {
  const ada = await Person.come(server.origin, 'Ada')
  const { id } = await ada.make({ seats: ['me', 'open'] })
  expect(await ada.problem(`/api/tables/${id}/replay`)).toEqual({ code: 'notPlaying' })
  expect(await ada.problem('/api/tables/nowhere/replay')).toEqual({ code: 'noTable' })
  expect(await ada.problem(`/api/tables/${'x'.repeat(22)}/replay`)).toEqual({ code: 'noTable' })
})
