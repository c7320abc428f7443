/** A change is proposed, then accepted; a command answers the decision that its sender was shown and no other. */
import { at, keyFrom, type Seat } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { Table } from './table.ts'
import { act, sights, takeBack, whyNot } from './testing/play.ts'

const END_TURN = { kind: 'endTurn' } as const
const open = (game = engine) => Table.open(game, 3, { rounds: 2, deals: true }, keyFrom(1))
const firstOf = (table: ReturnType<typeof open>): Seat => at(table.pending, 0)
const decisionOf = (table: ReturnType<typeof open>, seat: Seat) => table.see(seat).decision

describe('propose and accept', () => {
  test('nothing changes before a change is accepted', () => {
    const table = open()
    const [before, record] = [sights(table), table.record]
    const seat = firstOf(table)
    const proposal = table.propose(seat, 0, { kind: 'drill', well: 0 })
    expect(whyNot(proposal)).toBe('accepted')
    expect(sights(table)).toBe(before)
    expect(table.record).toEqual(record)
    if ('change' in proposal) table.accept(proposal.change)
    expect(sights(table)).not.toBe(before)
    expect(table.record.entries).toEqual([{ kind: 'command', seat, command: { kind: 'drill', well: 0 } }])
  })

  test('a time is kept with the entry if one is given', () => {
    const table = open()
    const proposal = table.propose(firstOf(table), 0, END_TURN, 1234)
    expect('change' in proposal && proposal.change.entry.at).toBe(1234)
  })

  test('a refusal says why and changes nothing', () => {
    const table = open()
    const before = sights(table)
    const seat = firstOf(table)
    const other = (seat + 1) % 3
    const refusals = [
      table.propose(other, 0, END_TURN),
      table.propose(seat, 0, { kind: 'pass' }),
      table.propose(seat, 0, { kind: 'drill', well: 99 }),
      table.propose(seat, 0, { kind: 'drill' }),
      table.propose(seat, 0, 'drill'),
      table.propose(seat, 7, END_TURN),
      table.propose(9, 0, END_TURN),
      table.proposeUndo(seat),
      table.proposeUndo(9),
    ]
    expect(refusals.map(whyNot)).toEqual([
      'notYourDecision',
      'notThisDecision',
      'noSuchWell',
      'notUnderstood',
      'notUnderstood',
      'staleDecision',
      'staleDecision',
      'nothingToUndo',
      'nothingToUndo',
    ])
    expect(sights(table)).toBe(before)
    expect(table.record.entries).toEqual([])
  })

  test('a rule that throws half-way leaves the table as it was', () => {
    const table = open({
      ...engine,
      apply(state) {
        state.money.fill(0)
        state.agenda.length = 0
        throw new Error('a bug')
      },
    })
    const before = sights(table)
    expect(() => table.propose(firstOf(table), 0, END_TURN)).toThrow('a bug')
    expect(sights(table)).toBe(before)
    expect(table.pending).toHaveLength(1)
  })

  test('a change that comes late is not accepted: the table has moved on', () => {
    const table = open()
    const seat = firstOf(table)
    const [one, two] = [table.propose(seat, 0, END_TURN), table.propose(seat, 0, { kind: 'drill', well: 0 })]
    if ('refused' in one || 'refused' in two) throw new Error('both are allowed')
    table.accept(one.change)
    const after = sights(table)
    expect(() => table.accept(two.change)).toThrow('late')
    expect(() => table.accept(one.change)).toThrow('late')
    expect(sights(table)).toBe(after)
  })

  test('an undo that comes late is not accepted either', () => {
    const table = open()
    const seat = firstOf(table)
    act(table, seat, END_TURN)
    const undo = table.proposeUndo(seat)
    if ('refused' in undo) throw new Error('it is free')
    act(table, firstOf(table), END_TURN)
    expect(() => table.accept(undo.change)).toThrow('late')
  })
})

describe('a command answers one decision [WILD-5]', () => {
  test('after a double click the second is refused, also where it would be allowed', () => {
    const table = open()
    const seat = firstOf(table)
    const decision = decisionOf(table, seat)
    act(table, seat, { kind: 'drill', well: 0 })
    expect(whyNot(table.propose(seat, decision, { kind: 'drill', well: 1 }))).toBe('staleDecision')
    expect(whyNot(table.propose(seat, decisionOf(table, seat), { kind: 'drill', well: 1 }))).toBe('accepted')
  })

  test('what another does in between does not make mine stale', () => {
    const table = open()
    const seat = firstOf(table)
    const other = (seat + 1) % 3
    const decision = decisionOf(table, seat)
    const offer = engine.aside(table.see(other).view, other).find(({ kind }) => kind === 'offer')
    if (offer === undefined) throw new Error('somebody can always make an offer')
    act(table, other, offer)
    expect(decisionOf(table, seat)).toBe(decision)
    expect(whyNot(table.propose(seat, decision, END_TURN))).toBe('accepted')
  })

  test('an undo gives every decision a new name: what was sent before it is stale', () => {
    const table = open()
    const seat = firstOf(table)
    act(table, seat, END_TURN)
    const next = firstOf(table)
    const shown = [0, 1, 2].map(each => decisionOf(table, each))
    takeBack(table, seat)
    expect([0, 1, 2].map(each => decisionOf(table, each))).toEqual(shown.map(n => n + 1))
    act(table, seat, END_TURN)
    expect(whyNot(table.propose(next, at(shown, next), END_TURN))).toBe('staleDecision')
  })

  test('an undo that names its decision takes back one, however often it is clicked', () => {
    const table = open()
    const seat = firstOf(table)
    act(table, seat, END_TURN)
    const decision = decisionOf(table, seat)
    const undo = table.proposeUndo(seat, { at: 5, decision })
    if ('refused' in undo) throw new Error('it is free')
    table.accept(undo.change)
    act(table, seat, END_TURN)
    expect(whyNot(table.proposeUndo(seat, { at: 5, decision }))).toBe('staleDecision')
    expect(whyNot(table.proposeUndo(seat))).toBe('accepted')
  })
})

describe('what a viewer gets', () => {
  test('is his own view and log, from the line he asks for', () => {
    const table = open()
    const seat = firstOf(table)
    act(table, seat, { kind: 'peek', well: 0 })
    const { log, view } = table.see(seat)
    expect(view.viewer).toBe(seat)
    expect(log.at(-1)).toMatchObject({ kind: 'event', event: { kind: 'wellPeeked', barrels: expect.any(Number) } })
    expect(table.see((seat + 1) % 3).log.at(-1)).toMatchObject({ event: { kind: 'wellPeeked', barrels: null } })
    expect(table.see('spectator').log.at(-1)).toMatchObject({ event: { kind: 'wellPeeked', barrels: null } })
    expect(table.see(seat, log.length - 1).log).toEqual(log.slice(-1))
    expect(table.see(seat, log.length).log).toEqual([])
  })

  test('of nobody at the table is what a spectator gets, without a log', () => {
    const table = open()
    expect(table.see(9)).toMatchObject({ decision: 0, undo: { why: 'nothingToUndo' }, log: [] })
    expect(JSON.stringify(table.see(9).view.hands)).toBe(JSON.stringify(table.see('spectator').view.hands))
  })

  test('notices says who hears of a change', () => {
    const table = open()
    const seat = firstOf(table)
    const change = act(table, seat, END_TURN)
    expect(([0, 1, 2, 'spectator'] as const).map(viewer => table.notices(change, viewer))).toEqual([true, true, true, true])
    const undo = takeBack(table, seat)
    expect(([0, 1, 2, 'spectator'] as const).map(viewer => table.notices(undo, viewer))).toEqual([true, true, true, true])
  })
})
