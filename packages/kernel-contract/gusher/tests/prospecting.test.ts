import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { stage, wells } from './stage.ts'

const { table } = testTable(stage)
const turn = { kind: 'prospect', seat: 1, actions: 2 } as const

test('[GSH-4.1] after the licences, each player prospects in turn order', () => {
  const t = table({ seats: 3, first: 2, agenda: [{ kind: 'startRound' }] })
  const asked: number[] = []
  for (let n = 0; n < 3; n++) {
    asked.push(...t.pending)
    t.play(t.pending[0] ?? -1, { kind: 'endTurn' })
  }
  expect(asked).toEqual([2, 0, 1])
  expect(t.state.agenda.at(-1)?.kind).toBe('chooseMarket')
})

test('[GSH-4.1] a player has two actions, peeking or drilling', () => {
  const t = table({ agenda: [{ kind: 'startRound' }] })
  t.play(0, { kind: 'peek', well: 0 })
  expect(t.pending).toEqual([0])
  t.play(0, { kind: 'drill', well: 0 })
  expect(t.pending).toEqual([1])
})

test('[GSH-4.1] a player may stop before he has used his actions', () => {
  const t = table({ agenda: [turn] }).play(1, { kind: 'endTurn' })
  expect(t.played).toBe(true)
  expect(t.events('spectator')).toEqual([{ kind: 'turnEnded', seat: 1 }])
})

test('[GSH-4.1] nobody prospects in the turn of another', () => {
  expect(table({ agenda: [turn] }).refusal(0, { kind: 'peek', well: 0 })?.why).toBe('notYourDecision')
})

test('[GSH-1.2] there is no thirteenth well', () => {
  const t = table({ agenda: [turn] })
  expect(t.refusal(1, { kind: 'drill', well: 11 })).toBeUndefined()
  expect(t.refusal(1, { kind: 'drill', well: 12 })).toEqual({ rule: 'GSH-1.2', why: 'noSuchWell', with: { wells: 12 } })
})

test('[GSH-4.2] whoever peeks at a shallow well alone learns its barrels; all see who looked where', () => {
  const t = table({ agenda: [turn] }).play(1, { kind: 'peek', well: 4 })
  expect(t.events(1)).toEqual([{ kind: 'wellPeeked', seat: 1, well: 4, barrels: 4 }])
  expect(t.view(1).wells[4]).toEqual({ depth: 'shallow', drilled: false, seenBy: [1], barrels: 4 })
  for (const viewer of [0, 'spectator'] as const) {
    expect(t.events(viewer)).toEqual([{ kind: 'wellPeeked', seat: 1, well: 4, barrels: null }])
    expect(t.view(viewer).wells[4]).toEqual({ depth: 'shallow', drilled: false, seenBy: [1], barrels: null })
  }
})

test('[GSH-4.2] peeking costs nothing and brings no oil', () => {
  const { state } = table({ agenda: [turn] }).play(1, { kind: 'peek', well: 4 })
  expect([state.money, state.oil]).toEqual([
    [10, 10],
    [0, 0],
  ])
})

test('[GSH-4.2] deep wells cannot be looked at', () => {
  const t = table({ agenda: [turn] })
  expect(t.refusal(1, { kind: 'peek', well: 5 })).toBeUndefined()
  expect(t.refusal(1, { kind: 'peek', well: 6 })).toEqual({ rule: 'GSH-4.2', why: 'tooDeepToPeek' })
})

test('[GSH-4.2] a player does not look twice at the same well, but others may look too', () => {
  const t = table({ wells: wells([], { 0: [1], 1: [0] }), agenda: [turn] })
  expect(t.refusal(1, { kind: 'peek', well: 0 })).toEqual({ rule: 'GSH-4.2', why: 'alreadySeen' })
  t.play(1, { kind: 'peek', well: 1 })
  expect(t.state.wells[1]?.seenBy).toEqual([0, 1])
})

test('[GSH-4.3] drilling costs $2, paid to the bank, and the barrels belong to whoever drills', () => {
  const { state } = table({ money: [10, 2], oil: [0, 3], agenda: [turn] }).play(1, { kind: 'drill', well: 11 })
  expect(state.money).toEqual([10, 0])
  expect(state.bank).toBe(2)
  expect(state.oil).toEqual([0, 8])
})

test('[GSH-4.3] a drilled well is turned up for all', () => {
  const t = table({ agenda: [turn] }).play(1, { kind: 'drill', well: 11 })
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(t.events(viewer)).toEqual([{ kind: 'wellDrilled', seat: 1, well: 11, barrels: 5 }])
    expect(t.view(viewer).wells[11]).toEqual({ depth: 'deep', drilled: true, seenBy: [], barrels: 5 })
  }
})

test('[GSH-4.3] a well is drilled once, and not looked at after that', () => {
  const t = table({ wells: wells([3]), agenda: [turn] })
  for (const kind of ['drill', 'peek'] as const) expect(t.refusal(1, { kind, well: 3 })).toEqual({ rule: 'GSH-4.3', why: 'alreadyDrilled' })
})

test('[GSH-4.3] nobody may owe money: whoever has less than $2 cannot drill', () => {
  const t = table({ money: [10, 1], agenda: [turn] })
  expect(t.refusal(1, { kind: 'drill', well: 0 })).toEqual({ rule: 'GSH-4.3', why: 'cannotPay', with: { cost: 2 } })
  expect(t.legal(1).filter(({ kind }) => kind === 'drill')).toEqual([])
})

test('[GSH-4.3] the choices on show are those that the rules allow', () => {
  const t = table({ wells: wells([0, 1, 2, 3, 6, 7, 8, 9], { 4: [1], 5: [0] }), agenda: [turn] })
  expect(t.legal(1)).toEqual([
    { kind: 'endTurn' },
    { kind: 'drill', well: 4 },
    { kind: 'peek', well: 5 },
    { kind: 'drill', well: 5 },
    { kind: 'drill', well: 10 },
    { kind: 'drill', well: 11 },
  ])
})
