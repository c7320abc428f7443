import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { MARKETS, type Market } from '../components.ts'
import type { State } from '../state.ts'
import { stage } from './stage.ts'

const { table } = testTable(stage)
const choosing = (...choices: (Market | 'none')[]) => ({ kind: 'chooseMarket', choices }) as const

/** All have chosen: the last seat says so. */
function shown(markets: Market[], changes: Partial<State> = {}) {
  const last = markets.length - 1
  const t = table({ seats: markets.length, ...changes, agenda: [choosing(...markets.with(last, 'rest').slice(0, last), 'none')] })
  return t.play(last, { kind: 'choose', market: markets[last] ?? 'rest' })
}

test('[GSH-5.1] after prospecting, all choose at the same time', () => {
  const t = table({ agenda: [{ kind: 'startRound' }] })
  t.play(0, { kind: 'endTurn' }).play(1, { kind: 'endTurn' })
  expect(t.pending).toEqual([0, 1])
})

test('[GSH-5.1] anybody still without a choice is waited for, in whatever order they choose', () => {
  const t = table({ seats: 3, agenda: [choosing('none', 'none', 'none')] })
  t.play(1, { kind: 'choose', market: 'rail' })
  expect(t.pending).toEqual([0, 2])
  t.play(2, { kind: 'choose', market: 'rail' }).play(0, { kind: 'choose', market: 'rail' })
  expect(t.played).toBe(true)
})

test('[GSH-5.1] a choice is rail, pipeline or rest', () => {
  expect(table({ agenda: [choosing('none', 'none')] }).legal(1)).toEqual([
    { kind: 'choose', market: 'rail' },
    { kind: 'choose', market: 'pipeline' },
    { kind: 'choose', market: 'rest' },
  ])
})

test('[GSH-5.1] a choice is secret: others see that it was made, not what it is', () => {
  const t = table({ agenda: [choosing('none', 'none')] }).play(0, { kind: 'choose', market: 'rail' })
  expect(t.events(0)).toEqual([{ kind: 'marketChosen', seat: 0, market: 'rail' }])
  expect(t.view(0).agenda.at(-1)).toEqual(choosing('rail', 'none'))
  for (const viewer of [1, 'spectator'] as const) {
    expect(t.events(viewer)).toEqual([{ kind: 'marketChosen', seat: 0, market: null }])
    expect(t.view(viewer).agenda.at(-1)).toEqual({ kind: 'chooseMarket', choices: [null, 'none'] })
  }
})

test('[GSH-5.1] until all have chosen, a choice can be changed, and nobody else notices', () => {
  const t = table({ agenda: [choosing('rail', 'none')] }).play(0, { kind: 'choose', market: 'pipeline' })
  expect(t.state.agenda.at(-1)).toEqual(choosing('pipeline', 'none'))
  expect(t.pending).toEqual([1])
  expect(t.events(0)).toEqual([{ kind: 'marketChosen', seat: 0, market: 'pipeline' }])
  expect(t.events(1)).toEqual([])
  expect(t.events('spectator')).toEqual([])
})

test.each([0, 1, 2])('[GSH-5.1] seat %i may change any choice to any other, as often as it likes', seat => {
  const waiting = (seat + 1) % 3 // for another seat than the one that changes its mind
  for (const before of MARKETS) {
    const choices = (['rest', 'rest', 'rest'] as (Market | 'none')[]).with(seat, before).with(waiting, 'none')
    const t = table({ seats: 3, agenda: [choosing(...choices)] })
    expect(t.legal(seat)).toHaveLength(MARKETS.length)
    for (const market of MARKETS) {
      t.play(seat, { kind: 'choose', market })
      expect(t.state.agenda.at(-1)).toEqual(choosing(...choices.with(seat, market)))
    }
  }
})

test('[GSH-5.1] when all have chosen, it is too late to change', () => {
  expect(shown(['rail', 'rail']).refusal(0, { kind: 'choose', market: 'rest' })?.why).toBe('notThisDecision')
})

test('[GSH-5.2] the choices are shown together and carried out in turn order', () => {
  const t = shown(['pipeline', 'rail', 'rail'], { first: 1, oil: [1, 0, 0] })
  expect(t.events('spectator').filter(event => event.kind !== 'marketChosen')).toEqual([
    { kind: 'marketsShown', markets: ['pipeline', 'rail', 'rail'] },
    { kind: 'railPaid', seat: 1, money: 1, sharedBy: 2 },
    { kind: 'railPaid', seat: 2, money: 1, sharedBy: 2 },
    { kind: 'pipelineUsed', seat: 0, barrels: 1, money: 2 },
  ])
})

test('[GSH-5.2] whoever is alone on the railway gets $3 from the bank', () => {
  const { state } = shown(['rail', 'pipeline', 'pipeline'])
  expect(state.money).toEqual([13, 10, 10])
  expect(state.bank).toBe(-3)
})

test('[GSH-5.2] two or more on the railway get $1 each', () => {
  expect(shown(['rail', 'rail', 'pipeline']).state.money).toEqual([11, 11, 10])
  expect(shown(['rail', 'rail', 'rail']).state.money).toEqual([11, 11, 11])
})

test('[GSH-5.2] the pipeline buys one barrel for $2', () => {
  const { state } = shown(['pipeline', 'pipeline'], { oil: [5, 1] })
  expect(state.oil).toEqual([4, 0])
  expect(state.money).toEqual([12, 12])
  expect(state.bank).toBe(-4)
})

test('[GSH-5.2] the pipeline buys nothing from a player without oil', () => {
  const { state } = shown(['pipeline', 'pipeline'], { oil: [0, 1] })
  expect(state.oil).toEqual([0, 0])
  expect(state.money).toEqual([10, 12])
})

test('[GSH-5.2] whoever rests draws a licence, which only he sees', () => {
  const t = shown(['rest', 'rail'], { hands: [[2], []], deck: [2, 1] })
  expect(t.state.hands).toEqual([[1, 2], []])
  expect(t.state.deck).toEqual([2])
  expect(t.events(0)).toContainEqual({ kind: 'licencesDealt', seat: 0, count: 1, licences: [1] })
  expect(t.events(1)).toContainEqual({ kind: 'licencesDealt', seat: 0, count: 1, licences: null })
})

test('[GSH-5.2] everybody gets what he chose himself, wherever the first player sits', () => {
  expect(shown(['rest', 'pipeline', 'rail'], { first: 2, oil: [3, 3, 3] }).state).toMatchObject({ oil: [3, 2, 3], money: [10, 12, 13] })
})
