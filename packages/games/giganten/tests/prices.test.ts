import { testTable } from '@wildcat/kernel-contract/test-table'
import { type Company, DIE } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { inOrder, priceSpace, prices, stage } from './stage.ts'

const { table, luck } = testTable(stage)
const roll = (company: Company) => ({ kind: 'rollPrice', company }) as const
const face = (colour: 'blue' | 'red', pips: number) => DIE.findIndex(each => each.colour === colour && each.pips === pips)
const rolling = (...faces: number[]) => luck(({ below }) => faces.every(each => below('die', 6) === each))

/** Where a roll for Jet leads from a price. */
function after(price: number, colour: 'blue' | 'red', pips: number): number {
  const { state } = table({ prices: prices(5000, price, 5000), random: rolling(face(colour, pips)), agenda: [roll('jet')] })
  expect([state.prices.hudson, state.prices.standard]).toEqual([priceSpace(5000), priceSpace(5000)])
  return 1500 + 500 * state.prices.jet
}

test('[GIG-2.1] one roll each for Hudson, Jet and US Standard, in that order', () => {
  const t = table({
    random: rolling(face('blue', 2), face('red', 3), face('blue', 4)),
    agenda: inOrder(roll('hudson'), roll('jet'), roll('standard')),
  })
  expect(t.state.prices).toEqual(prices(6000, 3500, 7000))
  expect(t.events('spectator')).toEqual([
    { kind: 'priceRolled', company: 'hudson', face: { colour: 'blue', pips: 2 }, from: 7, to: 9 },
    { kind: 'priceRolled', company: 'jet', face: { colour: 'red', pips: 3 }, from: 7, to: 4 },
    { kind: 'priceRolled', company: 'standard', face: { colour: 'blue', pips: 4 }, from: 7, to: 11 },
  ])
})

test('[GIG-2.1] a round begins with the prices', () => {
  const t = table({ round: 3, agenda: [{ kind: 'startRound' }] })
  const [started, ...others] = t.events('spectator')
  expect(started).toEqual({ kind: 'roundStarted', round: 4, first: 0 })
  expect(others.slice(0, 3).map(event => event.kind === 'priceRolled' && event.company)).toEqual(['hudson', 'jet', 'standard'])
})

test.each([2, 3, 4])('[GIG-2.2] in the white section a blue %i raises and a red one lowers', pips => {
  expect(after(5000, 'blue', pips)).toBe(5000 + 500 * pips)
  expect(after(5000, 'red', pips)).toBe(5000 - 500 * pips)
})

test('[GIG-2.2] the white section goes from $4,000 to $6,500', () => {
  expect(after(4000, 'red', 2)).toBe(3000)
  expect(after(6500, 'blue', 2)).toBe(7500)
})

test('[GIG-2.3] in the blue section any number lowers', () => {
  expect([after(7000, 'blue', 2), after(7000, 'red', 2)]).toEqual([6000, 6000])
  expect([after(9000, 'blue', 4), after(9000, 'red', 3)]).toEqual([7000, 7500])
})

test('[GIG-2.4] in the red section any number raises', () => {
  expect([after(3500, 'blue', 2), after(3500, 'red', 2)]).toEqual([4500, 4500])
  expect([after(1500, 'red', 4), after(1500, 'blue', 3)]).toEqual([3500, 3000])
})

test('[GIG-2.5] the section is that of the marker before the move', () => {
  expect(after(6500, 'blue', 4)).toBe(8500)
  expect(after(4000, 'red', 4)).toBe(2000)
  expect(after(7000, 'blue', 4)).toBe(5000)
})

test('[GIG-2.5] the marker stays on the table; by the die alone it comes no further than $8,500 and $2,000', () => {
  const reached = [4000, 4500, 5000, 5500, 6000, 6500].flatMap(price =>
    ([2, 3, 4] as const).flatMap(pips => [after(price, 'blue', pips), after(price, 'red', pips)]),
  )
  expect([Math.min(...reached), Math.max(...reached)]).toEqual([2000, 8500])
})

test('[GIG-2.5] everybody hears the roll as news', () => {
  const t = table({ agenda: [roll('jet')] })
  expect(t.state.told).toBeGreaterThan(0)
})
