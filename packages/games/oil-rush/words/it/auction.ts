/** L’asta delle licenze: quello che vi succede, passo per passo e nell’insieme. */
import type { Names } from '@wildcat/kernel'
import type { AuctionEvent } from '../../auction.ts'
import type { Company } from '../../companies.ts'
import { auctionPassage } from '../auction.ts'
import { and, barrels, companies, hand, money, number, ofEach, points } from './phrases.ts'

/** `places`: dove si offre, con la preposizione: 'a Jet'. Other: quello che va all’asta oltre alla vendita presso una compagnia. */
export function auctionWords<Other extends string = never>(places: Readonly<Record<Company | Other, string>>) {
  type Events = AuctionEvent<Other>

  function event(e: Events, who: Names): string {
    switch (e.kind) {
      case 'auctionOpened':
        return e.bidders.length === 1
          ? `Asta ${places[e.company]}: partecipa solo ${and.format(e.bidders.map(who))}.`
          : `Asta ${places[e.company]}: partecipano ${and.format(e.bidders.map(who))}.`
      case 'bidMade':
        return `${who(e.seat)} offre ${number(e.points)}.`
      case 'passed':
        return `${who(e.seat)} passa.`
      case 'nobodySells':
        return e.why === 'nobodyThere' ? closed([e.company]) : `In questo turno nessuno vende ${places[e.company]}: hanno passato tutti.`
      case 'bidCovered':
        return `${who(e.seat)} vince l’asta ${places[e.company]} con ${points(e.points)}.`
      case 'bluffCalled':
        return `${who(e.seat)} vince con ${points(e.points)} ma non può pagare. Il bluff costa mezza mano, per eccesso: ${hand(e.lost)}. L’asta si ripete.`
      case 'licencesPaid':
        return `${who(e.seat)} paga ${ofEach(e.ones, e.twos)}.`
      case 'oilSold':
        return `${who(e.seat)} ${e.barrels === 0 ? nothing(e.company) : sells(e, true)}.`
    }
  }

  const isCompany = (place: Company | Other): boolean => place in companies
  const closed = (found: readonly (Company | Other)[]) => {
    const where = found.map(each => places[each])
    return `In questo turno nessuno vende ${where.length === 1 ? where.join('') : where.map(each => `né ${each}`).join(' ')}: nessuno ha${found.every(isCompany) ? ' lì' : ''} del petrolio e insieme una licenza.`
  }

  const nothing = (company: Company) => `non vende nulla a ${companies[company]}`

  function sells({ company, barrels: n, price }: Extract<Events, { kind: 'oilSold' }>, withPlace: boolean): string {
    const oil = `vende ${barrels(n)}${withPlace ? ` a ${companies[company]}` : ''}`
    return n === 1 ? `${oil} per ${money(price)}` : `${oil} ${withPlace ? 'per' : 'a'} ${money(price)} l’uno, ${money(n * price)} in tutto`
  }

  const passage = auctionPassage<Other>({
    event,
    list: parts => and.format(parts),
    number,
    closed,
    where: place => places[place].replace(/^./, first => first.toUpperCase()),
    again: 'Stavolta',
    and: ' e ',
    noRival: 'non ha rivali',
    bids: bid => `offre ${bid}`,
    raises: bid => `sale a ${bid}`,
    to: bid => `a ${bid}`,
    climb: (names, from, to) => `${names} rilanciano da ${from} fino a ${to}`,
    jump: (names, bids) => `${names} offrono ${bids}`,
    pass: (names, count) => `${names} ${count === 1 ? 'passa' : 'passano'}`,
    passAt: (pass, bid) => `${pass} a ${bid}`,
    nobodyLeft: 'Ora non resta nessuno che possa vendere lì.',
    unsold: (names, count, alone) => `${names} ${alone ? 'non ha rivali ma passa' : count === 1 ? 'passa' : 'passano'}: nessuno vende.`,
    bluff: (name, bid, lost) =>
      `${name} vince con ${bid} ma non può pagare: il bluff costa mezza mano, per eccesso (${hand(lost)}), e l’asta si ripete.`,
    wins: (bid, place) => `vince${place === undefined ? '' : ` ${places[place]}`} con ${bid}`,
    pays: (ones, twos) => `paga ${ofEach(ones, twos)}`,
    sells,
    nothing,
    butNothing: 'ma non vende nulla',
  })

  return { event, passage }
}
