import { keyFrom } from '@wildcat/kernel'
import { engine } from '@wildcat/oilfield'
import type { View } from '@wildcat/oilfield/board'
import { expect, test } from 'vitest'
import { whenCardsArePlayed } from './ahead.ts'
import { cardGives, columnGives } from './gives.ts'
import { type BoardWords, en } from './words/en.ts'
import { it } from './words/it.ts'

const begun = engine.view(engine.start(3, { advanced: false, botSecond: false }, keyFrom(1)).state, 0)
const locally = (oil: number, gas: number) =>
  columnGives({ view: { ...begun, stores: begun.stores.map(() => ({ oil, gas })) }, names: [], words: en }, 0, 'local').text

test('a store brings money and points together, and where oil could be either, both ways are told', () => {
  expect(locally(1, 2)).toBe('$2 + 2 VP')
  expect(locally(0, 1)).toBe('1 VP')
  expect(locally(3, 0)).toBe('$6, or $2 + 1 VP')
  expect(locally(2, 1)).toBe('$4 + 1 VP, or 2 VP')
  expect(locally(0, 0)).toBe(en.gives.noLocal)
})

test('gas that is left in an exhausted field is told', () => {
  expect(en.fieldNow('dallas', 0, 2, 0)).toContain('2 gas')
  expect(en.fieldNow('dallas', 0, 0, 0)).toBe('Dallas: exhausted')
})

const choosing: View = { ...begun, agenda: [{ kind: 'chooseCards' }] }
const withWorker = (spot: View['workers'][number], changes: Partial<View> = {}): View => ({
  ...choosing,
  workers: [spot, 'home', 'home'],
  ...changes,
})
const byCard = (view: View, card: 'lease' | 'build' | 'drill', words: Pick<BoardWords, 'gives'> = en) =>
  cardGives({ view, names: [], words }, 0, card).text

test('what a card gives is told as it will be after the own bid: less money, one lease more', () => {
  const sale = { ...begun.tiles, onShow: ['small', 'medium', 'mixed'] } satisfies View['tiles']
  const bidding = withWorker({ column: 'lease', space: 2 }, { tiles: sale, money: [13, 20, 20] })
  expect(byCard({ ...choosing, tiles: sale }, 'build')).toBe(en.gives.noBuild.lease)
  expect(byCard(bidding, 'build')).toBe(en.gives.build('small', 1, 3))
  expect(byCard({ ...bidding, money: [10, 20, 20] }, 'lease')).toBe(en.gives.noLease.money)
  expect(whenCardsArePlayed(bidding, 0).isSure).toBe(true)
})

test('where the own worker may change more, or gets nothing for its bid, the captions are under a proviso', () => {
  const isSure = (view: View) => whenCardsArePlayed(view, 0).isSure
  expect(isSure(withWorker({ column: 'build', space: 0 }))).toBe(false)
  expect(isSure(withWorker({ column: 'lease', space: 0 }, { money: [7, 20, 20] }))).toBe(false)
  const outbid: View['workers'] = [{ column: 'lease', space: 1 }, { column: 'lease', space: 0 }, 'home']
  expect(isSure(withWorker('home', { workers: outbid }))).toBe(true)
  expect(isSure(withWorker('home', { workers: outbid, leases: { deck: [], onShow: ['pecos'] } }))).toBe(false)
  expect(isSure(withWorker({ column: 'first', space: 0 }))).toBe(true)
  expect(whenCardsArePlayed(withWorker({ column: 'subsidy', space: 0 }, { subsidy: 3 }), 0).view.money[0]).toBe(23)
})

test('a strike is the reason where a tower could take something without it, and is over when the cards are played', () => {
  const struck: Partial<View> = {
    strike: 'dallas',
    plots: [{ field: 'dallas', owner: 0, tower: 'small' }],
    stores: begun.stores.map(() => ({ oil: 0, gas: 0 })),
  }
  const caption = (words: BoardWords, changes: Partial<View> = struck) =>
    columnGives({ view: { ...begun, ...changes }, names: [], words }, 0, 'drill').text
  expect([caption(en), caption(it)]).toEqual(['Nothing: strike', 'Nulla: sciopero'])
  expect(caption(en, { ...struck, strike: 'pecos' })).toBe('2 oil')
  expect(caption(en, { ...struck, stores: begun.stores.map(() => ({ oil: 3, gas: 0 })) })).toBe(en.gives.noDrill.nothing)
  expect(byCard(withWorker({ column: 'first', space: 0 }, struck), 'drill')).toBe('2 oil')
})
