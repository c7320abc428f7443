/** Production and transport, barrel by barrel and as a whole. */
import type { Names } from '@wildcat/kernel'
import { FEE } from '../../transport.ts'
import type { ShippingEvent } from '../events.ts'
import type { Freight, Loss } from '../facts.ts'
import { shippingPassage } from '../shipping.ts'
import { and, barrels, companies, money, number } from './phrases.ts'
import type { Terms } from './terms.ts'

export function shippingWords(terms: Terms) {
  const { train, black, site, sites } = terms

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
    const ships = `${who(seat)} ships the barrel of ${site(well)} to ${companies[company]}`
    if (by === 'own') return `${ships}.`
    if (by === 'black') return `${ships} on ${black} for ${money(FEE)}.`
    if (carriers.length === 1) return `${ships} and pays ${and.format(carriers.map(who))} ${money(FEE)}.`
    return `${ships} for ${money(FEE)}, shared by ${and.format(carriers.map(who))}: ${money(FEE / carriers.length)} each.`
  }

  const lost: Readonly<Record<Loss['why'], (who: string, from: string) => string>> = {
    noTrain: (who, from) => `${who} loses the barrel of ${from}: no ${train} has come that far.`,
    noMoney: (who, from) => `${who} loses the barrel of ${from}: there is no money for the fee.`,
    givenUp: (who, from) => `${who} gives up the barrel of ${from}.`,
  }
  const reasons: Readonly<Record<Loss['why'], string>> = {
    noTrain: `lost: no ${train} has come that far`,
    noMoney: 'lost: there is no money for the fee',
    givenUp: 'given up to save the fee',
  }

  const pumps = (wells: readonly number[]) => `pumps ${barrels(wells.length)} from ${sites(wells)}`
  const theBarrels = (wells: readonly number[]) => `the barrel${wells.length === 1 ? '' : 's'} of ${sites(wells)}`
  const dry = (wells: readonly number[]) =>
    `${capital(sites(wells))} ${wells.length === 1 ? 'is dry, its derrick' : 'are dry, their derricks'} back in stock.`

  function aboard({ by, carriers, wells }: Freight, who: Names): string {
    const fee = wells.length * FEE
    if (by === 'black') return `on ${black} for ${money(fee)}`
    const share = carriers.length === 1 ? '' : `, ${money(fee / carriers.length)} each`
    return `on ${and.format(carriers.map(each => `${who(each)}’s`))} ${train}${carriers.length === 1 ? '' : 's'} for ${money(fee)}${share}`
  }

  function freight({ by, carriers, wells }: Freight, who: Names): string {
    const fee = wells.length * FEE
    if (by === 'black') return `${capital(black)} carries ${theBarrels(wells)} for ${money(fee)}.`
    const owners = and.format(carriers.map(each => `${who(each)}’s`))
    if (carriers.length === 1) return `${owners} ${train} carries ${theBarrels(wells)} for ${money(fee)}.`
    return `${owners} ${train}s share the ${money(fee)} for ${theBarrels(wells)}: ${money(fee / carriers.length)} each.`
  }

  const passage = shippingPassage({
    and: ' and ',
    pumps,
    shipsAll: (n, company) => `ships ${['', 'it', 'both'][n] ?? 'them all'} to ${companies[company]}`,
    shipsOneEach: found => `ships one each to ${and.format(found.map(each => companies[each]))}`,
    ships: (stored, ofPumped) =>
      `ships ${and.format(stored.map(({ company, barrels: n }, i) => `${ofPumped || i > 0 ? number(n) : barrels(n)} to ${companies[company]}`))}`,
    aboard,
    freight,
    loss: ({ why, wells }) => `${capital(theBarrels(wells))} ${wells.length === 1 ? 'is' : 'are'} ${reasons[why]}.`,
    dry,
  })

  return { event, passage }
}

const capital = (text: string) => text.replace(/^./, first => first.toUpperCase())
