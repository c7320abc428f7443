/** An auction as a whole: what is said of it in every language, from phrases of its own. */
import type { Names, Seat } from '@wildcat/kernel'
import type { AuctionEvent, Bid } from '../auction.ts'
import type { Company } from '../companies.ts'
import type { Licence } from '../licences.ts'

type EventOf<K extends AuctionEvent['kind'], Other extends string> = Extract<AuctionEvent<Other>, { kind: K }>

const MANY = 4 // bids; more than these are not named one by one

/** One round of bidding: after a bluff there is another. */
interface Heat<Other extends string> {
  readonly place: Company | Other
  readonly isFirst: boolean
  readonly alone: boolean // only one could take part
  readonly bids: readonly Bid[]
  readonly passes: readonly Passing[]
  readonly end: EventOf<'bidCovered' | 'bluffCalled' | 'nobodySells', Other> | 'open'
}
/** Those who passed one after the other at the same bid; 0: before there was one, or before the passage begins. */
interface Passing {
  readonly seats: readonly Seat[]
  readonly at: number
}

/** Those who passed at the same bid, if there was one. */
interface PassedAt {
  readonly names: readonly string[]
  readonly at?: string
}

/** Other: what is auctioned besides the sale at one company. */
export interface AuctionPhrases<Other extends string> {
  readonly event: (event: AuctionEvent<Other>, who: Names) => string
  readonly list: (parts: readonly string[]) => string
  readonly number: (n: number) => string
  readonly closed: (places: readonly (Company | Other)[]) => string // 'Nobody sells at Hudson or Jet this round: …'
  readonly where: (place: Company | Other) => string // 'At Jet'
  readonly again: string // 'This time'
  readonly noRival: string // 'has no rival'
  readonly bids: (points: string) => string // 'bids 1'
  readonly raises: (points: string) => string // 'goes to 3'
  readonly to: (points: string) => string // 'to 5'
  readonly climb: (names: string, from: string, to: string) => string // 'Ann and Ben bid each other up from 1 to 9'
  readonly jump: (names: string, bids: string) => string // 'Ann and Ben bid 1, 4, 9 and 12'
  readonly pass: (names: string, count: number) => string // 'Ann and Ben pass'
  readonly passesAt: (passes: readonly PassedAt[]) => string // 'Ann passes at 3 and Ben at 6'
  readonly nobodyLeft: string // 'Now nobody is left who could sell there.'
  readonly unsold: (names: string, count: number, alone: boolean) => string // 'Ann and Ben both pass: nobody sells there.'
  readonly bluff: (name: string, points: string, lost: readonly Licence[]) => string
  readonly wins: (points: string, place?: Company | Other) => string // 'wins at Jet with 9'
  readonly pays: (ones: number, twos: number) => string
  readonly sells: (sale: EventOf<'oilSold', Other>, withPlace: boolean) => string
  readonly nothing: (company: Company) => string // 'sells nothing at Jet'
  readonly butNothing: string // 'but sells nothing'
}

/** From its opening on, or several companies where there is none. `isPlaceKnown`: what was told before says where it is. */
export function auctionPassage<Other extends string>(say: AuctionPhrases<Other>) {
  const { list, number } = say

  return (events: readonly AuctionEvent<Other>[], who: Names, isPlaceKnown = false): string => {
    const [single] = events
    if (events.length === 1 && single !== undefined && !(isPlaceKnown && single.kind === 'oilSold')) return say.event(single, who)
    const closed = events.flatMap(e => (e.kind === 'nobodySells' && e.why === 'nobodyThere' ? [e.company] : []))
    if (closed.length === events.length) return say.closed(closed)
    const heats = heatsOf(events)
    const last = heats.at(-1)
    const won = events.some(e => e.kind === 'bidCovered')
    const lone = won && last?.alone === true && last.bids.length === 1 ? last : undefined // without a rival, which is soon told
    const told = lone === undefined ? heats : heats.slice(0, -1)
    return [...told.flatMap(heat => bidding(heat, who, isPlaceKnown)), ...outcome(events, last, lone, who, isPlaceKnown)].join(' ')
  }

  /** With a blank after it. */
  function where({ isFirst, place }: Heat<Other>, isPlaceKnown: boolean): string {
    if (!isFirst) return `${say.again} `
    return isPlaceKnown ? '' : `${say.where(place)} `
  }

  /** 'At Jet Ann bids 1, Ben goes to 2 and Ann to 3; Cleo and Ben pass.' */
  function bidding(heat: Heat<Other>, who: Names, isPlaceKnown: boolean): string[] {
    const { bids, passes, end, alone } = heat
    const failed = end === 'open' || end.kind !== 'nobodySells' ? undefined : end.why
    if (failed === 'nobodyThere') return [say.nobodyLeft]
    const seats = passes.flatMap(each => each.seats)
    if (failed === 'allPassed') return [`${where(heat, isPlaceKnown)}${say.unsold(list(seats.map(who)), seats.length, alone)}`]
    const said = [...(bids.length === 0 ? [] : [bidsText(heat, who)]), ...(passes.length === 0 ? [] : [passing(heat, who)])]
    const bluff = end === 'open' || end.kind !== 'bluffCalled' ? [] : [say.bluff(who(end.seat), number(end.points), end.lost)]
    return [
      ...(said.length === 0
        ? []
        : [`${where(heat, isPlaceKnown)}${bids.length === 1 && seats.length === 1 ? list(said) : said.join('; ')}.`]),
      ...bluff,
    ]
  }

  function bidsText({ bids, alone }: Heat<Other>, who: Names): string {
    const figures = bids.map(({ points }) => number(points))
    const said = bids.map(({ seat }, i) => {
      const [figure = '', phrase] = [figures[i], [say.bids, say.raises][i] ?? say.to]
      return `${who(seat)} ${alone ? list([say.noRival, phrase(figure)]) : phrase(figure)}`
    })
    if (bids.length <= MANY) return list(said)
    const names = list([...new Set(bids.map(({ seat }) => seat))].map(who))
    const climbs = bids.length > 2 * MANY || bids.every(({ points }, i) => i === 0 || points === (bids[i - 1]?.points ?? 0) + 1)
    return climbs ? say.climb(names, figures[0] ?? '', figures.at(-1) ?? '') : say.jump(names, list(figures))
  }

  /** 'Cleo passes at 2 and Ben at 3'; where each bid is named, this need not say at which. */
  function passing({ bids, passes }: Heat<Other>, who: Names): string {
    const pass = (seats: readonly Seat[]) => say.pass(list(seats.map(who)), seats.length)
    if (bids.length <= MANY) return pass(passes.flatMap(({ seats }) => seats))
    return say.passesAt(passes.map(({ seats, at }) => ({ names: seats.map(who), ...(at > 0 && { at: number(at) }) })))
  }

  /** 'Ann wins with 9, pays 1 one-point and 4 two-point licences and sells 2 barrels at $5,000 each for $10,000.' */
  function outcome(
    events: readonly AuctionEvent<Other>[],
    heat: Heat<Other> | undefined,
    lone: Heat<Other> | undefined,
    who: Names,
    isPlaceToldBefore: boolean,
  ): string[] {
    const won = events.find(e => e.kind === 'bidCovered')
    const paid = events.find(e => e.kind === 'licencesPaid')
    const sold = events.find(e => e.kind === 'oilSold')
    const winner = (won ?? paid ?? sold)?.seat
    if (winner === undefined) return []
    const { bids = [], passes = [] } = heat ?? {}
    const isPlaceKnown = isPlaceToldBefore || bids.length + passes.length > 0
    const isBidKnown = bids.length > 0 && bids.length <= MANY && paid !== undefined
    const done = [
      ...(lone === undefined ? [] : [say.noRival, ...lone.bids.map(({ points }) => say.bids(number(points)))]),
      ...(won === undefined || isBidKnown ? [] : [say.wins(number(won.points), ...(isPlaceKnown ? [] : [won.company]))]),
      ...(paid === undefined ? [] : [say.pays(paid.ones, paid.twos)]),
      ...(sold === undefined || sold.barrels === 0 ? [] : [say.sells(sold, !isPlaceKnown && won === undefined)]),
    ]
    const nothing = sold?.barrels === 0 ? [done.length === 0 ? say.nothing(sold.company) : say.butNothing] : []
    const place = lone === undefined ? '' : where(lone, isPlaceToldBefore)
    return [`${place}${who(winner)} ${[...(done.length === 0 ? [] : [list(done)]), ...nothing].join(', ')}.`]
  }
}

function heatsOf<Other extends string>(events: readonly AuctionEvent<Other>[]): Heat<Other>[] {
  const heats: AuctionEvent<Other>[][] = []
  for (const event of events) {
    if (heats.length === 0 || heats.at(-1)?.at(-1)?.kind === 'bluffCalled') heats.push([])
    heats.at(-1)?.push(event)
  }
  return heats.flatMap((each, index) => heatOf(each, index === 0))
}

function heatOf<Other extends string>(events: readonly AuctionEvent<Other>[], isFirst: boolean): Heat<Other>[] {
  const bids: Bid[] = []
  const passes: { seats: Seat[]; at: number }[] = []
  let alone = false
  let place: Company | Other | undefined
  let end: Heat<Other>['end'] = 'open'
  for (const event of events) {
    if ('company' in event) place = event.company
    if (event.kind === 'auctionOpened') alone = event.bidders.length === 1
    else if (event.kind === 'bidMade') bids.push({ seat: event.seat, points: event.points })
    else if (event.kind === 'passed') pass(passes, event.seat, bids.at(-1)?.points ?? 0)
    else if (event.kind === 'bidCovered' || event.kind === 'bluffCalled' || event.kind === 'nobodySells') end = event
  }
  return place === undefined ? [] : [{ place, isFirst, alone, bids, passes, end }]
}

function pass(passes: { seats: Seat[]; at: number }[], seat: Seat, at: number) {
  const last = passes.at(-1)
  if (last?.at === at) last.seats.push(seat)
  else passes.push({ seats: [seat], at })
}
