/** Whoever is just losing a seat, or the host's role, asks for nothing with it any more, though that is still being written. */
import { setImmediate } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../store/contract.ts'
import { Folders } from '../../testing/server.ts'
import { opened, seated } from '../../testing/tables.ts'
import type { Room } from '../room.ts'
import type { Rooms } from '../rooms.ts'
import { type RoomState, withSeat } from '../state.ts'
import * as around from './around.ts'
import type { Asker } from './asker.ts'
import * as game from './game.ts'
import * as links from './links.ts'
import * as moderation from './moderation.ts'
import { again } from './rematch.ts'
import * as seats from './seats.ts'

const folders = new Folders()
let store: Store
let rooms: Rooms
beforeAll(async () => {
  ;({ store, rooms } = await opened(folders))
})
afterAll(async () => {
  await store.close()
  await folders.remove()
})

/** Somebody else has the seat from now on. */
const taken = (now: RoomState, seat: number): RoomState =>
  withSeat(now, seat, { holders: now.seats[seat]?.holders.map(each => ({ ...each, guest: 9 })) ?? [] })
/** It is asked while the loss is being written; nothing comes of it but that. */
async function lost(room: Room, lose: (now: RoomState) => RoomState, ask: () => Promise<unknown>, code: string) {
  const [wanted, { said }] = [lose(room.state), room]
  const losing = room.change(() => ({ room: wanted }))
  await expect(ask()).rejects.toMatchObject({ problem: { code } })
  await losing
  expect([room.state, room.said, room.gone]).toEqual([wanted, said, false])
}

const LOSER = 1
type Ask = (asker: Asker, decision: number) => Promise<unknown>
const endTurn: Ask = (asker, decision) => game.command(asker, { kind: 'command', decision, command: { kind: 'endTurn' } })

/** A game in which the second seat is to move. */
async function playing() {
  const { room, askers } = await seated(rooms, 3)
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  for (let seat = at(table.pending, 0); seat !== LOSER; seat = at(table.pending, 0))
    await endTurn(at(askers, seat), table.see(seat).decision)
  return { room, table, askers, loser: at(askers, LOSER) }
}
const handOver: Ask = asker => around.handOver(asker, { kind: 'handOver', bot: 'random' })
const requestUndo: Ask = (asker, decision) => game.askForUndo(asker, { kind: 'requestUndo', decision })
const stop: Ask = asker => around.stop(asker, { kind: 'stop', agree: true })

describe('with a seat that is being lost', () => {
  const ASKS: Readonly<Record<string, Ask>> = {
    command: endTurn,
    concede: asker => around.concede(asker),
    stop,
    handOver,
    say: asker => around.say(asker, { kind: 'say', text: 'mine' }),
    phrase: asker => around.phrase(asker, { kind: 'phrase', phrase: 'hello' }),
    renew: asker => links.renew(asker),
    drop: asker => links.drop(asker, { kind: 'drop', device: 2 }),
  }
  test.each(Object.entries(ASKS))('%s does nothing', async (_, ask) => {
    const { room, table, loser } = await playing()
    const [{ length }, { decision }] = [table, table.see(LOSER)]
    await lost(
      room,
      now => taken(now, LOSER),
      () => ask(loser, decision),
      'seatLost',
    )
    expect(table.length).toBe(length)
  })

  test.each<[string, Ask]>([
    ['undo', (asker, decision) => game.undo(asker, { kind: 'undo', decision })],
    ['requestUndo', requestUndo],
  ])('%s does nothing', async (_, ask) => {
    const { room, table, loser } = await playing()
    await endTurn(loser, table.see(LOSER).decision)
    const [{ length }, { decision }] = [table, table.see(LOSER)]
    await lost(
      room,
      now => taken(now, LOSER),
      () => ask(loser, decision),
      'seatLost',
    )
    expect(table.length).toBe(length)
  })

  /** The one who asked for an undo, with the yes of the next one, and the last one, whose word is missing. */
  async function asked() {
    const { room, askers } = await seated(rooms, 3)
    await seats.start(at(askers, 0))
    const { table } = await room.match()
    const [first = 0, second, last] = [0, 1, 2].map(n => (at(table.pending, 0) + n) % 3)
    for (let n = 0; n < 2; n++) await endTurn(at(askers, at(table.pending, 0)), table.see(at(table.pending, 0)).decision)
    await requestUndo(at(askers, first), table.see(first).decision)
    const yes = (seat = 0) => game.answerUndo(at(askers, seat), { kind: 'answerUndo', request: 1, agree: true })
    await yes(second)
    return { room, table, last: last ?? 0, yes: () => yes(last), entries: table.length }
  }
  test('a yes to an undo does nothing', async () => {
    const { room, table, last, yes, entries } = await asked()
    await lost(room, now => taken(now, last), yes, 'seatLost')
    expect(table.length).toBe(entries)
  })
  test('the last yes that was given a moment before takes nothing back', async () => {
    const { room, table, yes, entries } = await asked()
    const agreed = yes()
    await room.change(now => ({ room: { ...now, undo: 'none' } })) // with the owner who comes back
    await agreed
    await room.alone(() => Promise.resolve())
    await room.alone(() => Promise.resolve())
    expect(table.length).toBe(entries)
  })

  test('resumeSeat does nothing', async () => {
    const { room, loser } = await playing()
    await room.change(now => ({ room: withSeat(now, LOSER, { conceded: false, bot: 'random' }) }))
    await lost(
      room,
      now => taken(now, LOSER),
      () => around.resumeSeat(loser),
      'seatLost',
    )
  })

  test('a bot does nothing, to which it was handed over, and moves when it has it again', async () => {
    const { room, table } = await playing()
    const { length } = table
    const botIs = (bot: string) => room.change(now => ({ room: withSeat(now, LOSER, { bot }) }))
    await Promise.all([botIs('random'), botIs('none')]) // who is back is, when the bot's move comes to be written
    for (let n = 0; n < 5; n++) await room.alone(() => setImmediate())
    expect([table.length, table.pending]).toEqual([length, [LOSER]])
    await botIs('random')
    await expect.poll(() => table.length).toBeGreaterThan(length)
  })

  test('again makes no table', async () => {
    const { room, askers, loser } = await playing()
    for (const asker of askers) await stop(asker, 0)
    await lost(
      room,
      now => taken(now, LOSER),
      () => again(loser, rooms),
      'seatLost',
    )
  })
})

describe('with a host’s role that is being lost', () => {
  const ASKS: Readonly<Record<string, (asker: Asker) => Promise<unknown>>> = {
    fill: asker => seats.fill(asker, { kind: 'fill', seat: 1, bot: 'random' }),
    remove: asker => seats.remove(asker, { kind: 'remove', seat: 1 }),
    changeTableSettings: asker => seats.changeTableSettings(asker, { kind: 'changeTableSettings', listed: true, takeover: 'never' }),
    start: asker => seats.start(asker),
    close: asker => seats.close(asker),
    mute: asker => moderation.mute(asker, { kind: 'mute', seat: 1, muted: true }),
    closeTalk: asker => moderation.closeTalk(asker, { kind: 'closeTalk', closed: true }),
    removeWatcher: asker => moderation.removeWatcher(asker, { kind: 'removeWatcher', watcher: 1 }),
    link: asker => links.link(asker, { kind: 'link', seat: 1 }),
    letBotPlay: asker => around.letBotPlay(asker, { kind: 'letBotPlay', seat: 1 }),
  }
  test.each(Object.entries(ASKS))('%s does nothing', async (_, ask) => {
    const { room, askers } = await seated(rooms, 2)
    await lost(
      room,
      now => ({ ...taken(now, 0), host: 9 }),
      () => ask(at(askers, 0)),
      'notHost',
    )
  })
})
