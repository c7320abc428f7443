import { keyFrom } from '@wildcat/kernel'
import { engine } from '@wildcat/oilfield'
import { expect, test } from 'vitest'
import { after, phaseAsked, phaseOf, type Shown } from './changes.ts'

const begun: Shown = engine.view(engine.start(3, { advanced: false, botSecond: false }, keyFrom(1)).state, 0)
const chosen: Shown = { ...begun, cards: begun.cards.map(() => null) }
const turnedUp: Shown = { ...begun, shown: ['lease', 'build', 'drill'] }

test('the table tells the phase: cards to choose, face down, or open', () => {
  expect([begun, chosen, turnedUp].map(phaseOf)).toEqual(['selection', 'workers', 'cards'])
})

test('a fee belongs to the phase after which the field was refilled', () => {
  expect([phaseAsked(begun, 'fee'), phaseAsked(chosen, 'fee'), phaseAsked(begun, 'placeWorker')]).toEqual(['cards', 'workers', 'selection'])
})

test('an investment that is sold leaves the phase as it is', () => {
  const sold = (shown: Shown): Shown => {
    const bought = after.invested(shown, { kind: 'invested', seat: 1, investment: 2, price: 3 })
    return after.investmentSold(bought, { kind: 'investmentSold', seat: 1, investment: 2, price: 4 })
  }
  expect([begun, chosen, turnedUp].map(sold).map(phaseOf)).toEqual(['selection', 'workers', 'cards'])
})
