/** A shipment as a whole: what is said of it in every language, from phrases of its own. */
import type { Names } from '@wildcat/kernel'
import type { Company } from '../companies.ts'
import type { ShippingEvent } from './events.ts'
import { type Freight, type Loss, type Shipping, shippingOf } from './facts.ts'

/** Oil that its owner did not choose to lose. */
type LostOil = Loss & { readonly why: Exclude<Loss['why'], 'givenUp'> }
const isLost = (loss: Loss): loss is LostOil => loss.why !== 'givenUp'

export interface ShippingPhrases {
  readonly list: (parts: readonly string[]) => string
  readonly pumps: (wells: readonly number[]) => string // 'pumps 2 barrels from sites D3 and K3'
  readonly shipsAll: (barrels: number, company: Company) => string // of those pumped: 'ships both to Jet'
  readonly shipsOneEach: (companies: readonly Company[]) => string // 'ships one each to Hudson and Jet'
  readonly ships: (stored: Shipping['stored'], ofPumped: boolean) => string // 'ships 1 to Hudson and 2 to Jet'
  readonly aboard: (freight: Freight, who: Names) => string // 'on Ben’s locomotive for $3,000'
  readonly freight: (freight: Freight, who: Names) => string // a sentence: 'Ben’s locomotive carries the barrel from site E14 for $3,000.'
  readonly givesUp: (wells: readonly number[]) => string // 'gives up the barrel from site E14 to save the fee'
  readonly lost: (loss: LostOil) => string // a sentence: 'The barrel from site E14 is lost: …'
  readonly butLoses: (loss: Loss) => string // all that was pumped: ' but loses it: …'
  readonly dry: (wells: readonly number[]) => string
}

/** 'Ann pumps 3 barrels from sites K3, L5 and H7 and ships 2 to Jet and 1 to Hudson. The black locomotive carries ….' */
export function shippingPassage(say: ShippingPhrases) {
  return (events: readonly ShippingEvent[], who: Names): string => {
    const facts = shippingOf(events)
    const { pumped, shipped, freight, together, losses, exhausted } = facts
    const name = events
      .slice(0, 1)
      .map(({ seat }) => who(seat))
      .join('')
    const [all] = losses.filter(({ wells }) => wells.length === pumped.length)
    if (all !== undefined) return [`${name} ${say.pumps(pumped)}${say.butLoses(all)}.`, ...dryUp(exhausted)].join(' ')
    const fare = together ? freight.map(each => ` ${say.aboard(each, who)}`).join('') : ''
    const done = [
      ...(pumped.length === 0 ? [] : [say.pumps(pumped)]),
      ...(shipped === 0 ? [] : [`${ships(facts)}${fare}`]),
      ...losses.filter(loss => !isLost(loss)).map(({ wells }) => say.givesUp(wells)),
    ]
    return [
      ...(done.length === 0 ? [] : [`${name} ${say.list(done)}.`]),
      ...(together ? [] : freight.map(each => say.freight(each, who))),
      ...losses.filter(isLost).map(say.lost),
      ...dryUp(exhausted),
    ].join(' ')
  }

  function dryUp(exhausted: readonly number[]): string[] {
    return exhausted.length === 0 ? [] : [say.dry(exhausted)]
  }

  function ships({ pumped, stored, shipped }: Shipping): string {
    const [first, ...others] = stored
    if (first !== undefined && others.length === 0 && shipped === pumped.length) return say.shipsAll(shipped, first.company)
    const isOneEach = pumped.length > 0 && others.length > 0 && stored.every(({ barrels }) => barrels === 1)
    return isOneEach ? say.shipsOneEach(stored.map(({ company }) => company)) : say.ships(stored, pumped.length > 0)
  }
}
