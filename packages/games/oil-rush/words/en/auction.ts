/** The licence auction: what happens in it one by one, and as a whole. */
import type { Names } from '@wildcat/kernel'
import type { AuctionEvent } from '../../auction.ts'
import type { Company } from '../../companies.ts'
import { auctionPassage } from '../auction.ts'
import { and, barrels, capital, companies, hand, money, number, ofEach, or, points } from './phrases.ts'

/** What is auctioned, and where that is. */
interface AuctionPlace {
  readonly auction: string // 'auction at Jet'
  readonly at: string // after 'at': 'Jet'
}
const placeOf = (at: string): AuctionPlace => ({ auction: `auction at ${at}`, at })
export const companyPlaces: Readonly<Record<Company, AuctionPlace>> = {
  hudson: placeOf(companies.hudson),
  jet: placeOf(companies.jet),
  standard: placeOf(companies.standard),
}

/** Other: what is auctioned besides the sale at one company. */
export function auctionWords<Other extends string = never>(places: Readonly<Record<Company | Other, AuctionPlace>>) {
  type Events = AuctionEvent<Other>

  function event(e: Events, who: Names): string {
    switch (e.kind) {
      case 'auctionOpened':
        return e.bidders.length === 1
          ? `${capital(places[e.company].auction)}: only ${and.format(e.bidders.map(who))} takes part.`
          : `${capital(places[e.company].auction)}: ${and.format(e.bidders.map(who))} take part.`
      case 'bidMade':
        return `${who(e.seat)} bids ${number(e.points)}.`
      case 'passed':
        return `${who(e.seat)} passes.`
      case 'nobodySells':
        return e.why === 'nobodyThere' ? closed([e.company]) : `Nobody sells at ${places[e.company].at} this round: all have passed.`
      case 'bidCovered':
        return `${who(e.seat)} wins the ${places[e.company].auction} with ${points(e.points)}.`
      case 'bluffCalled':
        return `${who(e.seat)} wins with ${points(e.points)} but cannot pay. The bluff costs half the hand, rounded up: ${hand(e.lost)}. The auction is held again.`
      case 'licencesPaid':
        return `${who(e.seat)} pays ${ofEach(e.ones, e.twos)}.`
      case 'oilSold':
        return `${who(e.seat)} ${e.barrels === 0 ? nothing(e.company) : sells(e, true)}.`
    }
  }

  const isCompany = (place: Company | Other): boolean => place in companies
  const closed = (found: readonly (Company | Other)[]) =>
    `Nobody sells at ${or.format(found.map(each => places[each].at))} this round: nobody has both oil${found.every(isCompany) ? ' there' : ''} and a licence.`

  const nothing = (company: Company) => `sells nothing at ${companies[company]}`

  function sells({ company, barrels: n, price }: Extract<Events, { kind: 'oilSold' }>, withPlace: boolean): string {
    const oil = `sells ${barrels(n)}${withPlace ? ` at ${companies[company]}` : ''}`
    if (n === 1) return `${oil} for ${money(price)}`
    return withPlace
      ? `${oil} for ${money(price)} each, ${money(n * price)} in all`
      : `${oil} at ${money(price)} each for ${money(n * price)}`
  }

  const pass = (names: string, count: number) => `${names} ${count === 1 ? 'passes' : 'pass'}`

  const passage = auctionPassage<Other>({
    event,
    list: parts => and.format(parts),
    number,
    closed,
    where: place => `At ${places[place].at}`,
    again: 'This time',
    noRival: 'has no rival',
    bids: bid => `bids ${bid}`,
    raises: bid => `goes to ${bid}`,
    to: bid => `to ${bid}`,
    climb: (names, from, to) => `${names} bid each other up from ${from} to ${to}`,
    jump: (names, bids) => `${names} bid ${bids}`,
    pass,
    passesAt: groups => {
      const said = groups.map(({ names, at }, i) => {
        if (at === undefined) return pass(and.format(names), names.length)
        return `${groups[i - 1]?.at === undefined ? pass(and.format(names), names.length) : and.format(names)} at ${at}`
      })
      return groups.some(({ names }) => names.length > 1) ? said.join(', ') : and.format(said)
    },
    nobodyLeft: 'Now there is nobody left who could sell there.',
    unsold: (names, count, alone) =>
      `${names} ${alone ? 'has no rival but passes' : (['', 'passes', 'both pass'][count] ?? 'all pass')}: nobody sells there.`,
    bluff: (name, bid, lost) =>
      `${name} wins with ${bid} but cannot pay: the bluff costs half the hand, rounded up (${hand(lost)}), and the auction is held again.`,
    wins: (bid, place) => `wins${place === undefined ? '' : ` at ${places[place].at}`} with ${bid}`,
    pays: (ones, twos) => `pays ${ofEach(ones, twos)}`,
    sells,
    nothing,
    butNothing: 'but sells nothing',
  })

  return { event, passage }
}
