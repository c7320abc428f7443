/** People at a table: from making it to the end of the game, over real sockets. */
import { at, type Engine, type Types } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engine as gusher } from '../kernel-contract/gusher/index.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const engine: Engine<Types> = gusher
const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

describe('a game', () => {
  test('is made, joined, begun and played to its end, and everybody sees his own', async () => {
    const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
    const { id, seat } = await ada.make({ seats: ['me', 'open', { bot: 'random' }] })
    expect(seat).toBe(0)
    const [a, b, watching] = [await Seated.join(ada, id), await Seated.join(bo, id), await Seated.join(bo, id)]
    expect([a.viewer, b.viewer]).toEqual([0, 'spectator'])
    await b.client.ask('sit', { seat: 1 })
    await a.client.ask('start', {})
    await a.ready()
    await b.ready()
    await watching.ready()
    expect([a.viewer, b.viewer]).toEqual([0, 1])
    expect(watching.viewer).toBe(1) // another tab of the same person
    while (a.view.outcome === 'open') {
      for (const each of [a, b]) {
        const legal = engine.legal(each.view, Number(each.viewer))
        if (legal.length > 0) expect(await each.command(at(legal, 0))).toEqual({ accepted: true })
      }
      await a.client.until(() => a.view.outcome !== 'open' || engine.pending(a.view).some(seat => seat < 2))
    }
    await b.client.until(() => b.view.outcome !== 'open')
    expect(b.view.outcome).toEqual(a.view.outcome)
    const { room } = await a.client.newsOf('room', news => news.room.stage === 'over')
    expect(room.outcome).toEqual(a.view.outcome)
    await Promise.all([ada.close(), bo.close()])
  })
})
