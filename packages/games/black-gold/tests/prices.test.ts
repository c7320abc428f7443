import { testTable } from '@wildcat/kernel-contract/test-table'
import { DIE } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { inOrder, options, priceSpace, prices, stage } from './stage.ts'

const { table, luck } = testTable(stage)
const roll = (company: 'hudson' | 'jet' | 'standard') => ({ kind: 'rollPrice', company }) as const
/** Luck with which the first roll shows this face. */
const rolling = (colour: 'blue' | 'red', pips: 2 | 3 | 4) =>
  luck(chance => chance.below('die', 6) === DIE.findIndex(face => face.colour === colour && face.pips === pips))
const after = (from: number, colour: 'blue' | 'red', pips: 2 | 3 | 4) =>
  1500 + 500 * table({ prices: prices(from, 5000, 5000), random: rolling(colour, pips), agenda: [roll('hudson')] }).state.prices.hudson

test.each([2, 3])('[BG-2.1] [BG-1.5] with %i players only Hudson and Jet are rolled for', seats => {
  const t = table({ seats, options: options({}, seats), agenda: [{ kind: 'startRound' }] })
  const rolled = t.events('spectator').flatMap(event => (event.kind === 'priceRolled' ? [event.company] : []))
  expect(rolled).toEqual(['hudson', 'jet'])
  expect(t.state.prices.standard).toBe(priceSpace(5000))
})

test.each([4, 5])('[BG-2.1] with %i players Hudson, Jet and US Standard are rolled for, in this order', seats => {
  const t = table({ seats, options: options({}, seats), agenda: [{ kind: 'startRound' }] })
  const rolled = t.events('spectator').flatMap(event => (event.kind === 'priceRolled' ? [event.company] : []))
  expect(rolled).toEqual(['hudson', 'jet', 'standard'])
})

test('[BG-2.1] the marker moves by the number rolled, and all see the die', () => {
  const t = table({ prices: prices(5000, 6000, 5000), random: rolling('blue', 3), agenda: [roll('jet')] })
  expect(t.state.prices).toEqual(prices(5000, 7500, 5000))
  expect(t.events('spectator')).toEqual([
    { kind: 'priceRolled', company: 'jet', face: { colour: 'blue', pips: 3 }, from: priceSpace(6000), to: priceSpace(7500) },
  ])
})

test('[BG-2.1] white: a blue roll raises, a red one lowers', () => {
  expect([after(5000, 'blue', 4), after(5000, 'red', 4)]).toEqual([7000, 3000])
})

test('[BG-2.1] blue: any roll lowers', () => {
  expect([after(7000, 'blue', 2), after(9000, 'red', 3)]).toEqual([6000, 7500])
})

test('[BG-2.1] red: any roll raises', () => {
  expect([after(3500, 'red', 2), after(1500, 'blue', 3)]).toEqual([4500, 3000])
})

test('[BG-2.1] each company has a roll of its own', () => {
  const t = table({ agenda: inOrder(roll('hudson'), roll('jet')), random: luck(c => c.below('die', 6) === 0 && c.below('die', 6) === 5) })
  expect(t.state.prices).toEqual(prices(6000, 3000, 5000))
})
