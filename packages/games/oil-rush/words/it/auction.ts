/** L’asta delle licenze: quello che vi succede, passo per passo e nell’insieme. */
import type { Names } from '@wildcat/kernel'
import type { AuctionEvent } from '../../auction.ts'
import type { Company } from '../../companies.ts'
import type { Licence } from '../../licences.ts'
import { auctionPassage } from '../auction.ts'
import { and, barrels, companies, hand, money, number, ofEach, points, toCompany } from './phrases.ts'

/** Che cosa va all’asta: il suo nome dopo 'asta', e dove si vende, con la preposizione. */
export interface AuctionPlace {
  readonly name: string // 'Jet': 'l’asta Jet'
  readonly to: string // 'alla Jet'
}
export const companyPlaces: Readonly<Record<Company, AuctionPlace>> = {
  hudson: { name: companies.hudson, to: toCompany('hudson') },
  jet: { name: companies.jet, to: toCompany('jet') },
  standard: { name: companies.standard, to: toCompany('standard') },
}

const bluffCosts = (lost: readonly Licence[]) =>
  `il bluff costa metà delle licenze, arrotondata per eccesso (${hand(lost)}), e l’asta si ripete`

/** Other: quello che va all’asta oltre alla vendita a una compagnia. */
export function auctionWords<Other extends string = never>(places: Readonly<Record<Company | Other, AuctionPlace>>) {
  type Events = AuctionEvent<Other>

  function event(e: Events, who: Names): string {
    switch (e.kind) {
      case 'auctionOpened':
        return `${auctionOf(e.company)} ${e.bidders.length === 1 ? 'partecipa solo' : 'partecipano'} ${and.format(e.bidders.map(who))}.`
      case 'bidMade':
        return `${who(e.seat)} offre ${number(e.points)}.`
      case 'passed':
        return `${who(e.seat)} passa.`
      case 'nobodySells':
        return e.why === 'nobodyThere' ? closed([e.company]) : `In questo round nessuno vende ${places[e.company].to}: hanno passato tutti.`
      case 'bidCovered':
        return `${who(e.seat)} ${wins(points(e.points), e.company)}.`
      case 'bluffCalled':
        return `${who(e.seat)} vince con ${points(e.points)} ma non può pagare: ${bluffCosts(e.lost)}.`
      case 'licencesPaid':
        return `${who(e.seat)} paga ${ofEach(e.ones, e.twos)}.`
      case 'oilSold':
        return `${who(e.seat)} ${e.barrels === 0 ? nothing(e.company) : sells(e, true)}.`
    }
  }

  const auctionOf = (place: Company | Other) => `Asta ${places[place].name}:`
  const wins = (bid: string, place?: Company | Other) => `vince${place === undefined ? '' : ` l’asta ${places[place].name}`} con ${bid}`

  const isCompany = (place: Company | Other): boolean => place in companies
  const closed = (found: readonly (Company | Other)[]) => {
    const where = found.map(each => places[each].to)
    return `In questo round nessuno vende ${where.length === 1 ? where.join('') : where.map(each => `né ${each}`).join(' ')}: nessuno ha sia petrolio${found.every(isCompany) ? ' lì' : ''} sia licenze.`
  }

  const nothing = (company: Company) => `non vende nulla ${toCompany(company)}`

  function sells({ company, barrels: n, price }: Extract<Events, { kind: 'oilSold' }>, withPlace: boolean): string {
    const oil = `vende ${barrels(n)}${withPlace ? ` ${toCompany(company)}` : ''}`
    return n === 1 ? `${oil} per ${money(price)}` : `${oil} a ${money(price)} l’uno, ${money(n * price)} in tutto`
  }

  const pass = (names: string, count: number) => `${names} ${count === 1 ? 'passa' : 'passano'}`

  const passage = auctionPassage<Other>({
    event,
    list: parts => and.format(parts),
    number,
    closed,
    where: auctionOf,
    again: 'Stavolta',
    noRival: 'non ha avversari',
    bids: bid => `offre ${bid}`,
    raises: bid => `sale a ${bid}`,
    to: bid => `a ${bid}`,
    climb: (names, from, to) => `${names} rilanciano da ${from} fino a ${to}`,
    jump: (names, bids) => `${names} offrono ${bids}`,
    pass,
    passesAt: groups => {
      const [only, ...others] = groups
      if (only !== undefined && others.length === 0)
        return `${only.at === undefined ? '' : `su ${only.at} `}${pass(and.format(only.names), only.names.length)}`
      return `passano ${and.format(groups.flatMap(({ names, at }) => names.map(name => (at === undefined ? name : `${name} (su ${at})`))))}`
    },
    nobodyLeft: 'Ora non resta nessuno che possa vendere lì.',
    unsold: (names, count, alone) => `${alone ? `${names} non ha avversari ma passa` : pass(names, count)}; nessuno vende.`,
    bluff: (name, bid, lost) => `${name} vince con ${bid} ma non può pagare: ${bluffCosts(lost)}.`,
    wins,
    pays: (ones, twos) => `paga ${ofEach(ones, twos)}`,
    sells,
    nothing,
    butNothing: 'ma non vende nulla',
  })

  return { event, passage }
}
