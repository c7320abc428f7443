/** What the player aids of both games have in common. */
import type { RuleId, Section } from '@wildcat/kernel'
import { DEPOT_LIMIT, OVERFLOW_PRICE } from '../../depots.ts'
import { DIE, PRICE_STEP } from '../../prices.ts'
import { OIL_AT_END } from '../../scoring.ts'
import type { Stretch } from '../aid.ts'
import { pricesIn } from '../facts.ts'
import { barrels, money, number, or } from './phrases.ts'

type Rows = Section['rows']

const steps = () => or.format([...new Set(DIE.map(({ pips }) => number(pips)))])
export const pricePart = (rule: RuleId, more: Rows): Section => ({
  title: 'Prices',
  rule,
  rows: [
    ['The die', `${steps()} steps of ${money(PRICE_STEP)}, in blue or red`],
    ['Red section', `to ${money(pricesIn('red').most)}: any number raises`],
    ['White section', 'blue raises, red lowers'],
    ['Blue section', `from ${money(pricesIn('blue').least)}: any number lowers`],
    ...more,
  ],
})

export const auctionPart = (rule: RuleId, more: Rows): Section => ({
  title: 'An auction',
  rule,
  rows: [
    ['Taking part', 'with oil there and a licence'],
    ['Bids', 'licence points, each bid higher; a pass is final'],
    ['Winner', 'alone pays, without change, then sells any number there'],
    ['Bluff', 'who cannot pay loses half their licences; held again'],
    ...more,
  ],
})

/** 'columns 2–10: 1 point, 11–17: 2, 18–20: 3' */
export const trackText = (spaces: string, stretches: readonly Stretch[]) =>
  `${spaces} ${stretches.map(({ cost, first, last }) => `${number(first)}–${number(last)}: ${number(cost)}`).join('; ')}`

export const depotText = () => `${barrels(DEPOT_LIMIT)} stay at each company; the rest is sold for ${money(OVERFLOW_PRICE)} each`
export const oilRow = (): readonly string[] => ['Each barrel', `${money(OIL_AT_END)}, on derricks and in depots`]
