/** [WILD-8] Beyond the free line all others must agree; what somebody has learned is never taken back. */
import { at, keyFrom, type Seat } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { agreeing, missing, requestUndo, type UndoRequest } from './consent.ts'
import { standing } from './log.ts'
import { Table } from './table.ts'
import { hosted, refusedFor } from './testing/hosted.ts'
import { act, sights, takeBack, undoOf, viewersOf, whyNot } from './testing/play.ts'

const END_TURN = { kind: 'endTurn' } as const
const open = () => Table.open(engine, 3, { rounds: 2, deals: true }, keyFrom(1))
type Gusher = ReturnType<typeof open>
const views = (table: Gusher) => JSON.stringify(viewersOf(table).map(viewer => table.see(viewer).view))

/** Two have ended their turns; the first of them would like to have his back. */
function regretted() {
  const table = open()
  const first = at(table.pending, 0)
  const order: [Seat, Seat, Seat] = [first, (first + 1) % 3, (first + 2) % 3]
  const before = views(table)
  for (const seat of order.slice(0, 2)) act(table, seat, END_TURN)
  return { table, order, before }
}
function requested(table: Gusher, seat: Seat): UndoRequest {
  const asked = requestUndo(table, seat)
  if ('refused' in asked) throw new Error(asked.refused.why)
  return asked.request
}

describe('with the consent of all others', () => {
  test('a decision is taken back together with those after it, and the very situation comes back', () => {
    const { table, order, before } = regretted()
    const proposal = table.proposeUndo(order[0], { at: 5, agreed: true })
    if ('refused' in proposal) throw new Error('all agreed')
    table.accept(proposal.change)
    expect(views(table)).toBe(before)
    expect(table.record.entries.at(-1)).toEqual({ kind: 'undo', seat: order[0], commands: 2, keepsSecrets: true, agreed: true, at: 5 })
    for (const seat of order) expect(undoOf(table, seat)).toBe('nothingToUndo')
    expect(standing(table.see('spectator').log).at(-1)).toEqual({ kind: 'undone', seat: order[0], lines: 2 })
  })

  test('what is free is taken back freely: nobody else’s decision goes with it', () => {
    const { table, order } = regretted()
    const proposal = table.proposeUndo(order[1], { agreed: true })
    expect(proposal).toMatchObject({ change: { entry: { commands: 1 } } })
    expect(proposal).not.toMatchObject({ change: { entry: { agreed: true } } })
  })

  test('the record replays to the same table', () => {
    const { table, order } = regretted()
    const proposal = table.proposeUndo(order[0], { agreed: true })
    if ('refused' in proposal) throw new Error('all agreed')
    table.accept(proposal.change)
    act(table, order[0], END_TURN)
    expect(sights(Table.resume(engine, table.record))).toBe(sights(table))
  })

  test('nothing comes back past what somebody learned', () => {
    const { table, order } = regretted()
    act(table, order[2], { kind: 'peek', well: 0 })
    act(table, order[2], END_TURN)
    for (const seat of order.slice(0, 2)) {
      expect(undoOf(table, seat)).toBe('somebodyLearned')
      expect(requestUndo(table, seat)).toMatchObject({ refused: { why: 'somebodyLearned' } })
      expect(whyNot(table.proposeUndo(seat, { agreed: true }))).toBe('somebodyLearned')
    }
  })

  test('who has decided nothing has nothing to ask for', () => {
    const { table, order } = regretted()
    expect(requestUndo(table, order[2])).toMatchObject({ refused: { why: 'nothingToUndo' } })
    takeBack(table, order[1])
    expect(requestUndo(table, order[1])).toMatchObject({ refused: { why: 'nothingToUndo' } })
  })

  test.each([1, 3])('a record cannot claim it for %d commands when two are at stake', commands => {
    const { table, order } = regretted()
    const entry = { kind: 'undo', seat: order[0], commands, agreed: true } as const
    expect(() => Table.resume(engine, { ...table.record, entries: [...table.record.entries, entry] })).toThrow(
      'entry 2 of the record is refused',
    )
  })
})

describe('a request', () => {
  test('needs the word of everybody but who asks, each once', () => {
    const { table, order } = regretted()
    let request = requested(table, order[0])
    expect(missing(request, order)).toEqual([order[1], order[2]])
    for (const seat of [order[1], order[1], order[0]]) request = agreeing(request, seat)
    expect(request.agreed).toEqual([order[1]])
    expect(missing(request, order)).toEqual([order[2]])
    expect(missing(agreeing(request, order[2]), order)).toEqual([])
  })

  test('is kept by the host only when all people agreed', async () => {
    const { table, order } = regretted()
    const { host, stored } = hosted(table, ['none', 'none', 'none'], { now: () => 7 })
    const request = agreeing(requested(table, order[0]), order[1])
    expect(refusedFor(await host.undoAgreed(request, order))).toBe('notAllAgreed')
    expect(refusedFor(await host.undoAgreed(request, order.slice(0, 2)))).toBe('accepted') // the third is a bot
    expect(stored).toEqual([{ kind: 'undo', seat: order[0], commands: 2, keepsSecrets: true, agreed: true, at: 7 }])
  })

  test('is void as soon as anything has happened', async () => {
    const { table, order } = regretted()
    const { host } = hosted(table, ['none', 'none', 'none'])
    const request = order.reduce(agreeing, requested(table, order[0]))
    await host.undo(order[1])
    const before = sights(table)
    expect(refusedFor(await host.undoAgreed(request, order))).toBe('staleDecision')
    expect(sights(table)).toBe(before)
  })
})
