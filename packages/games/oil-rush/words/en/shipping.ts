/** Production and transport, barrel by barrel and as a whole. */
import type { Names } from '@wildcat/kernel'
import { FEE } from '../../transport.ts'
import type { ShippingEvent } from '../events.ts'
import { type Freight, type Loss, type Shipping, shippingOf } from '../facts.ts'
import { and, barrels, companies, money, number } from './phrases.ts'
import type { Terms } from './terms.ts'

type EventOf<K extends ShippingEvent['kind']> = Extract<ShippingEvent, { kind: K }>

export function shippingEvent(e: ShippingEvent, who: Names, terms: Terms): string {
  switch (e.kind) {
    case 'oilProduced':
      return [`${who(e.seat)} pumps ${barrels(e.wells.length)} from ${terms.sites(e.wells)}.`, ...dry(e.exhausted, terms)].join(' ')
    case 'oilCarried':
      return carried(e, who, terms)
    case 'oilLost':
      return lost[e.why](who(e.seat), terms)(terms.site(e.well))
  }
}

function carried({ seat, well, by, carriers, company }: EventOf<'oilCarried'>, who: Names, { site, black }: Terms): string {
  const ships = `${who(seat)} ships the barrel of ${site(well)} to ${companies[company]}`
  if (by === 'own') return `${ships}.`
  if (by === 'black') return `${ships} on ${black} for ${money(FEE)}.`
  if (carriers.length === 1) return `${ships} and pays ${and.format(carriers.map(who))} ${money(FEE)}.`
  return `${ships} for ${money(FEE)}, shared by ${and.format(carriers.map(who))}: ${money(FEE / carriers.length)} each.`
}

const lost: Readonly<Record<Loss['why'], (who: string, terms: Terms) => (from: string) => string>> = {
  noTrain:
    (who, { train }) =>
    from =>
      `${who} loses the barrel of ${from}: no ${train} has come that far.`,
  noMoney: who => from => `${who} loses the barrel of ${from}: there is no money for the fee.`,
  givenUp: who => from => `${who} gives up the barrel of ${from}.`,
}

/** 'Ann pumps 3 barrels from sites K3, L5 and H7 and ships 2 to Jet and 1 to Hudson. The black locomotive carries ….' */
export function shippingPassage(events: readonly ShippingEvent[], who: Names, terms: Terms): string {
  const facts = shippingOf(events)
  const name = events.slice(0, 1).map(({ seat }) => who(seat))
  const done = [
    ...(facts.pumped.length === 0 ? [] : [`pumps ${barrels(facts.pumped.length)} from ${terms.sites(facts.pumped)}`]),
    ...(facts.shipped === 0
      ? []
      : [`${ships(facts)}${facts.together ? facts.freight.map(each => aboard(each, who, terms)).join('') : ''}`]),
  ]
  return [
    ...(done.length === 0 ? [] : [`${name.join('')} ${done.join(' and ')}.`]),
    ...(facts.together ? [] : facts.freight.map(each => freight(each, who, terms))),
    ...facts.losses.map(each => loss(each, terms)),
    ...dry(facts.exhausted, terms),
  ].join(' ')
}

function ships({ pumped, stored, shipped }: Shipping): string {
  const [first] = stored
  if (stored.length === 1 && first !== undefined && shipped === pumped.length) {
    return `ships ${['', 'it', 'both'][shipped] ?? 'them all'} to ${companies[first.company]}`
  }
  if (pumped.length > 0 && stored.length > 1 && stored.every(each => each.barrels === 1))
    return `ships one each to ${and.format(stored.map(({ company }) => companies[company]))}`
  const parts = stored.map(
    ({ company, barrels: n }, i) => `${pumped.length === 0 && i === 0 ? barrels(n) : number(n)} to ${companies[company]}`,
  )
  return `ships ${and.format(parts)}`
}

const theBarrels = (wells: readonly number[], { sites }: Terms) => `the barrel${wells.length === 1 ? '' : 's'} of ${sites(wells)}`

function freight({ by, carriers, wells }: Freight, who: Names, terms: Terms): string {
  const cargo = theBarrels(wells, terms)
  const fee = wells.length * FEE
  if (by === 'black') return `${capital(terms.black)} carries ${cargo} for ${money(fee)}.`
  const trains = and.format(carriers.map(each => `${who(each)}’s`))
  if (carriers.length === 1) return `${trains} ${terms.train} carries ${cargo} for ${money(fee)}.`
  return `${trains} ${terms.train}s share the ${money(fee)} for ${cargo}: ${money(fee / carriers.length)} each.`
}

/** ' on Ben’s locomotive for $3,000' */
function aboard({ by, carriers, wells }: Freight, who: Names, { black, train }: Terms): string {
  const fee = wells.length * FEE
  if (by === 'black') return ` on ${black} for ${money(fee)}`
  const share = carriers.length === 1 ? '' : `, ${money(fee / carriers.length)} each`
  return ` on ${and.format(carriers.map(each => `${who(each)}’s`))} ${train}${carriers.length === 1 ? '' : 's'} for ${money(fee)}${share}`
}

const reasons: Readonly<Record<Loss['why'], (train: string) => string>> = {
  noTrain: train => `lost: no ${train} has come that far`,
  noMoney: () => 'lost: there is no money for the fee',
  givenUp: () => 'given up to save the fee',
}
const loss = ({ why, wells }: Loss, terms: Terms) =>
  `${capital(theBarrels(wells, terms))} ${wells.length === 1 ? 'is' : 'are'} ${reasons[why](terms.train)}.`

function dry(wells: readonly number[], { sites }: Terms): string[] {
  if (wells.length === 0) return []
  return [`${capital(sites(wells))} ${wells.length === 1 ? 'is dry, its derrick' : 'are dry, their derricks'} back in stock.`]
}

const capital = (text: string) => text.replace(/^./, first => first.toUpperCase())
