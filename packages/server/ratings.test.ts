/** Rated games: who agrees to them, what counts, and that each counts once. */
import { at } from '@wildcat/kernel'
import { type Standing, standing } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, company, leaveAll, move } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
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

const standingOf = async (person: Person): Promise<Standing> => v.parse(standing, await (await person.http('/api/account/standing')).json())
const ratingOf = async (person: Person) => (await standingOf(person)).ratings.find(({ game }) => game === 'gusher')?.rating
async function playedOut(table: Company): Promise<void> {
  while (await move(table));
  await at(table.seated, 0).client.newsOf('room', news => news.room.stage === 'over')
}

describe('a rated table', () => {
  test('says so to whoever is invited, and changes ratings once when its game is over', async () => {
    const table = await company(server.origin, 3, { rated: true }, 1)
    const [ada, bo] = [at(table.people, 0), at(table.people, 1)]
    expect(await (await bo.http(`/api/tables/${table.id}`)).json()).toMatchObject({ rated: true })
    await at(table.seated, 2).client.ask('concede', {})
    await playedOut({ ...table, seated: table.seated.slice(0, 2) })
    const { room } = await at(table.seated, 0).client.newsOf('room', news => news.room.seats[0]?.rating !== undefined)
    expect((await ratingOf(ada))?.games).toBe(1)
    const values = await Promise.all(table.people.map(async person => (await ratingOf(person))?.value ?? 0))
    expect(room.seats.map(({ rating }) => rating?.value)).toEqual([...values, undefined]) // a bot has none
    expect(values.map(value => Math.sign(value - 1500))).toEqual([1, 1, -1]) // who gave up is last, whatever the bot makes of it

    await bo.http('/api/guest', { method: 'DELETE' })
    expect((await ratingOf(ada))?.value).toBe(values[0])
    await leaveAll(table)
  })

  test('waits for whoever is away as long as was agreed on: whoever a bot plays for at the end is last', async () => {
    const table = await company(server.origin, 2, { rated: true })
    const { client } = at(table.seated, 0)
    expect(await client.refusal('changeTableSettings', { listed: false, takeover: 1 })).toBe('notWaiting')
    expect(await client.refusal('changeTableSettings', { listed: true, takeover: 'never' })).toBe('none')
    const unrated = await company(server.origin, 2)
    expect(await at(unrated.seated, 0).client.refusal('changeTableSettings', { listed: false, takeover: 1 })).toBe('none')
    await leaveAll(table)
    await leaveAll(unrated)
  })

  test('needs two people, and only tables that were made so are rated', async () => {
    const alone = await Person.come(server.origin, 'Ada')
    const { id } = await alone.make({ rated: true, seats: ['me', { bot: 'random' }] })
    const seated = await Seated.join(alone, id)
    expect(await seated.client.refusal('start', {})).toBe('ratedAlone')
    await alone.close()
    const table = await company(server.origin, 2)
    await playedOut(table)
    expect(await ratingOf(at(table.people, 0))).toBe(undefined)
    await leaveAll(table)
  })
})

test('how often somebody left is told once they have played enough, with others', async () => {
  let [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
  for (let n = 0; n < 5; n++) {
    const { id } = await ada.make({ seats: ['me', 'open', { bot: 'random' }] })
    const [first, second] = [await Seated.join(ada, id), await Seated.join(bo, id)]
    await second.client.ask('sit', { seat: 1 })
    await first.client.ask('start', {})
    expect((await standingOf(bo)).leaving).toBe('none')
    if (n === 0) await second.client.ask('concede', {})
    await playedOut({ id, people: [ada, bo], seated: n === 0 ? [first] : [first, second], tokens: [] })
    await ada.close()
    await bo.close()
    ;[ada, bo] = [ada.at(server.origin), bo.at(server.origin)]
  }
  expect((await standingOf(bo)).leaving).toEqual({ left: 1, games: 5 })
  const { id } = await ada.make({ seats: ['me', 'open'] })
  const seated = await Seated.join(bo, id)
  await seated.client.ask('sit', { seat: 1 })
  const { room } = await seated.client.newsOf('room', news => news.room.seats[1]?.leaving !== undefined)
  expect(room.seats.map(({ leaving }) => leaving)).toEqual([
    { left: 0, games: 5 },
    { left: 1, games: 5 },
  ])
  await bo.close()
})
