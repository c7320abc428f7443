import { titleOf } from '@wildcat/catalogue'
import { at, keyFrom, type Types } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { share } from './share.ts'
import { type Change, Table } from './table.ts'

describe('two states', () => {
  test('share fields and pieces of lists that are the same, and nothing else', () => {
    const before = {
      wells: [
        { oil: 3, seenBy: [1] },
        { oil: 2, seenBy: [] },
      ],
      money: [5, 6],
      hand: [1, 2],
      box: { 1: [4] },
      round: 1,
    }
    const after = structuredClone(before)
    at(after.wells, 1).oil = 1
    after.hand.push(3)
    const wanted = structuredClone(after)
    const second = at(after.wells, 1)
    share(before, after)
    expect(after).toEqual(wanted)
    expect(after.wells[0]).toBe(before.wells[0])
    expect(after.wells[1]).toBe(second)
    expect(after.money).toBe(before.money)
    expect(after.hand).not.toBe(before.hand)
    expect(after.box).toBe(before.box)
  })

  test('share what is the same inside a field, too', () => {
    const before = { pile: { deck: [1, 2], discard: [3] }, gone: { a: 1 }, list: [1], none: 'none' }
    const after = { pile: { deck: [1], discard: [3] }, gone: {}, list: { 0: 1 }, none: { by: 1 } }
    const wanted = structuredClone(after)
    share(before, after)
    expect(after).toEqual(wanted)
    expect(after.pile.discard).toBe(before.pile.discard)
    expect(after.pile).not.toBe(before.pile)
  })

  test('differ where one has a field that the other has not', () => {
    const before = { pieces: [{ a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }] }
    const after = { pieces: [{ a: 1, b: 2 }, { a: 1 }, { a: 1, c: 2 }] }
    const wanted = structuredClone(after)
    share(before, after)
    expect(after).toEqual(wanted)
  })
})

test.each(['gusher', 'giganten'])('in a game of %s no state changes afterwards, whatever the ones after it share with it', async game => {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no ${game}`)
  const seats = engine.seats.most
  const options = engine.options(seats, {})
  if ('refused' in options) throw new Error(options.refused.why)
  const table = Table.open(engine, seats, options.ok, keyFrom(7))
  const alone = engine.start(seats, options.ok, keyFrom(7)).state
  const states: { readonly state: Types['state']; readonly json: string }[] = []
  for (let n = 0; n < 150 && !table.over; n++) {
    const seat = at(table.pending, 0)
    const command = at(engine.legal(alone, seat), n % engine.legal(alone, seat).length)
    const { state }: Change<Types> = table.enter({ kind: 'command', seat, command })
    engine.apply(alone, seat, command)
    expect(state).toEqual(alone)
    states.push({ state, json: JSON.stringify(state) })
  }
  for (const { state, json } of states) expect(JSON.stringify(state)).toBe(json)
})
