import { expect, test } from 'vitest'
import { takeOver } from './agreements.ts'
import { Audience } from './audience.ts'
import { Away } from './away.ts'
import { botSeat, personSeat, type RoomState } from './state.ts'

const TWO_AND_A_BOT: RoomState = {
  game: 'gusher',
  options: {},
  stage: 'playing',
  listed: false,
  takeover: 2,
  host: 1,
  seats: [personSeat(1, 'Ada', ''), personSeat(2, 'Bo', ''), botSeat('random')],
  asked: 0,
  undo: 'none',
  stop: [],
  outcome: 'open',
  next: 'none',
  created: 0,
}

test('bots take over from who is away, but the last one who plays is waited for', () => {
  const away = new Away()
  const look = (state: RoomState, minutes: number) => {
    away.look({ state, pending: [0, 1], audience: new Audience() }, minutes * 60_000)
    return away.due(minutes * 60_000)
  }
  look(TWO_AND_A_BOT, 0)
  expect(look(TWO_AND_A_BOT, 2)).toEqual([0, 1])
  const without = takeOver(TWO_AND_A_BOT, 0, 'random')
  expect(() => takeOver(without, 1, 'random')).toThrow('nobodyPlays')
  expect(look(without, 3)).toEqual([])
  expect(look(without, 600)).toEqual([])
  expect(away.waits).toBe(false)
})
