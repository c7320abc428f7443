/** Production and transport, barrel by barrel and as a whole. */
import type { Names } from '@wildcat/kernel'
import { FEE, feeShare } from '../../transport.ts'
import type { ShippingEvent } from '../events.ts'
import { type Freight, fareOf, type Loss } from '../facts.ts'
import { shippingPassage } from '../shipping.ts'
import { and, barrels, capital, companies, money, number } from './phrases.ts'
import type { Terms } from './terms.ts'

export function shippingWords(terms: Terms) {
  const { train, black, sharer, site, sites } = terms
  const ownersOf = ({ by, carriers }: Pick<Freight, 'by' | 'carriers'>, who: Names) => [
    ...carriers.map(who),
    ...(by === 'shared' ? [sharer] : []),
  ]
  const theirs = (owners: readonly string[]) => and.format(owners.map(owner => `${owner}’s`))

  function event(e: ShippingEvent, who: Names): string {
    switch (e.kind) {
      case 'oilProduced':
        return `${who(e.seat)} ${pumps(e.wells)}.${e.exhausted.length === 0 ? '' : ` ${dry(e.exhausted)}`}`
      case 'oilCarried':
        return carried(e, who)
      case 'oilLost':
        return lost[e.why](who(e.seat), site(e.well))
    }
  }

  function carried({ seat, well, by, carriers, company }: Extract<ShippingEvent, { kind: 'oilCarried' }>, who: Names): string {
    const ships = `${who(seat)} ships the barrel from ${site(well)} to ${companies[company]}`
    if (by === 'own') return `${ships}.`
    if (by === 'black') return `${ships} on ${black} for ${money(FEE)}.`
    const owners = ownersOf({ by, carriers }, who)
    if (owners.length === 1) return `${ships} and pays ${and.format(owners)} ${money(FEE)}.`
    return `${ships} for ${money(FEE)}, shared by ${and.format(owners)}: ${money(feeShare(by, carriers.length))} each.`
  }

  const lost: Readonly<Record<Loss['why'], (who: string, from: string) => string>> = {
    noTrain: (who, from) => `${who} loses the barrel from ${from}: no ${train} has got that far.`,
    noMoney: (who, from) => `${who} loses the barrel from ${from}: there is no money for the fee.`,
    givenUp: (who, from) => `${who} gives up the barrel from ${from} to save the fee.`,
  }
  const reasons: Readonly<Record<Exclude<Loss['why'], 'givenUp'>, string>> = {
    noTrain: `no ${train} has got that far`,
    noMoney: 'there is no money for the fee',
  }

  const pumps = (wells: readonly number[]) => `pumps ${barrels(wells.length)} from ${sites(wells)}`
  const theBarrels = (wells: readonly number[]) => `the barrel${wells.length === 1 ? '' : 's'} from ${sites(wells)}`
  const dry = (wells: readonly number[]) =>
    `${capital(sites(wells))} ${wells.length === 1 ? 'is dry, its derrick' : 'are dry, their derricks'} back in stock.`

  function aboard(load: Freight, who: Names): string {
    const { fee, share } = fareOf(load)
    if (load.by === 'black') return `on ${black} for ${money(fee)}`
    const owners = ownersOf(load, who)
    const one = owners.length === 1
    return `on ${theirs(owners)} ${train}${one ? '' : 's'} for ${money(fee)}${one ? '' : ` (${money(share)} each)`}`
  }

  function freight(load: Freight, who: Names): string {
    const { fee, share } = fareOf(load)
    const cargo = theBarrels(load.wells)
    if (load.by === 'black') return `${capital(black)} carries ${cargo} for ${money(fee)}.`
    const owners = ownersOf(load, who)
    if (owners.length === 1) return `${theirs(owners)} ${train} carries ${cargo} for ${money(fee)}.`
    return `${theirs(owners)} ${train}s share the ${money(fee)} for ${cargo}: ${money(share)} each.`
  }

  const passage = shippingPassage({
    list: parts => and.format(parts),
    pumps,
    shipsAll: (n, company) => `ships ${['', 'it', 'both'][n] ?? 'them all'} to ${companies[company]}`,
    shipsOneEach: found => `ships one each to ${and.format(found.map(each => companies[each]))}`,
    ships: (stored, ofPumped) =>
      `ships ${and.format(stored.map(({ company, barrels: n }, i) => `${ofPumped || i > 0 ? number(n) : barrels(n)} to ${companies[company]}`))}`,
    aboard,
    freight,
    givesUp: wells => `gives up ${theBarrels(wells)} to save the fee`,
    lost: ({ why, wells }) => `${capital(theBarrels(wells))} ${wells.length === 1 ? 'is' : 'are'} lost: ${reasons[why]}.`,
    butLoses: ({ why, wells }) => {
      const them = wells.length === 1 ? 'it' : 'them'
      return why === 'givenUp' ? ` but gives ${them} up to save the fee` : ` but loses ${them}: ${reasons[why]}`
    },
    dry,
  })

  return { event, passage }
}
