/** The licence auction: what happens in it one by one, and as a whole. */
import type { Names, Seat } from '@wildcat/kernel'
import type { AuctionEvent } from '../../auction.ts'
import { type Heat, heatsOf, MANY, saleOf } from '../facts.ts'
import { and, barrels, companies, hand, money, number, ofEach, or, points } from './phrases.ts'

type EventOf<K extends AuctionEvent['kind']> = Extract<AuctionEvent, { kind: K }>

export function auctionEvent(e: AuctionEvent, who: Names): string {
  switch (e.kind) {
    case 'auctionOpened':
      return e.bidders.length === 1
        ? `Auction at ${companies[e.company]}: only ${and.format(e.bidders.map(who))} takes part.`
        : `Auction at ${companies[e.company]}: ${and.format(e.bidders.map(who))} take part.`
    case 'bidMade':
      return `${who(e.seat)} bids ${number(e.points)}.`
    case 'passed':
      return `${who(e.seat)} passes.`
    case 'nobodySells':
      return nobodySells[e.why](companies[e.company])
    case 'bidCovered':
      return `${who(e.seat)} wins the auction at ${companies[e.company]} with ${points(e.points)}.`
    case 'bluffCalled':
      return `${who(e.seat)} wins with ${points(e.points)} but cannot pay. The bluff costs half the hand: ${hand(e.lost)}. The auction is held again.`
    case 'licencesPaid':
      return `${who(e.seat)} pays ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return e.barrels === 0 ? `${who(e.seat)} sells nothing at ${companies[e.company]}.` : `${who(e.seat)} ${sells(e, true)}.`
  }
}

const nobodySells: Readonly<Record<EventOf<'nobodySells'>['why'], (company: string) => string>> = {
  nobodyThere: company => `Nobody sells at ${company} this round: nobody has both oil there and a licence.`,
  allPassed: company => `Nobody sells at ${company} this round: all have passed.`,
}

function sells({ company, barrels: n, price }: EventOf<'oilSold'>, withPlace: boolean): string {
  const oil = `sells ${barrels(n)}${withPlace ? ` at ${companies[company]}` : ''}`
  if (n === 1) return `${oil} for ${money(price)}`
  return withPlace
    ? `${oil} for ${money(price)} each, ${money(n * price)} in all`
    : `${oil} at ${money(price)} each for ${money(n * price)}`
}

/** An auction from its opening on, or several companies where there is none. */
export function auctionPassage(events: readonly AuctionEvent[], who: Names): string {
  const [single] = events
  if (events.length === 1 && single !== undefined) return auctionEvent(single, who)
  const closed = events.flatMap(e => (e.kind === 'nobodySells' && e.why === 'nobodyThere' ? [companies[e.company]] : []))
  if (closed.length === events.length) return nobodySells.nobodyThere(or.format(closed))
  const { lone } = saleOf(events)
  const heats = heatsOf(events).slice(0, lone === undefined ? undefined : -1)
  return [...heats.flatMap(heat => bidding(heat, who)), ...outcome(events, who)].join(' ')
}

const place = ({ isFirst, company }: Heat) => (isFirst ? `At ${companies[company]}` : 'This time')

/** 'At Jet Ann bids 1, Ben goes to 2 and Ann to 3; Cleo and Ben pass.' */
function bidding(heat: Heat, who: Names): string[] {
  const { bids, passes, end } = heat
  const where = place(heat)
  if (end !== 'open' && end.kind === 'nobodySells') return [unsold(heat, end, where, who)]
  const said = [...(bids.length === 0 ? [] : [bidsText(heat, who)]), ...(passes.length === 0 ? [] : [passing(heat, who)])]
  const bluff = end !== 'open' && end.kind === 'bluffCalled' ? [bluffed(end, who)] : []
  return [...(said.length === 0 ? [] : [`${where} ${said.join(bids.length === 1 ? ' and ' : '; ')}.`]), ...bluff]
}

function bidsText({ bids, climbs, alone }: Heat, who: Names): string {
  const [first, ...later] = bids.map(({ seat, points: n }) => ({ name: who(seat), bid: number(n) }))
  if (first === undefined) return ''
  if (alone) return `${first.name} has no rival and bids ${first.bid}`
  if (bids.length <= MANY) {
    const raised = later.map(({ name, bid }, i) => (i === 0 ? `${name} goes to ${bid}` : `${name} to ${bid}`))
    return and.format([`${first.name} bids ${first.bid}`, ...raised])
  }
  const bidders = and.format([...new Set(bids.map(({ seat }) => seat))].map(who))
  const all = [first, ...later].map(({ bid }) => bid)
  return climbs ? `${bidders} bid each other up from ${first.bid} to ${all.at(-1)}` : `${bidders} bid ${and.format(all)}`
}

/** 'Cleo passes at 2 and Ben at 3'; where each bid is named, this need not say at which. */
function passing({ bids, passes }: Heat, who: Names): string {
  const pass = (seats: readonly Seat[]) => `${and.format(seats.map(who))} ${seats.length === 1 ? 'passes' : 'pass'}`
  if (bids.length <= MANY) return pass(passes.flatMap(({ seats }) => seats))
  return and.format(
    passes.map(({ seats, at }, i) => {
      if (at === 0) return pass(seats)
      const isFirst = (passes[i - 1]?.at ?? 0) === 0
      return `${isFirst ? pass(seats) : and.format(seats.map(who))} at ${number(at)}`
    }),
  )
}

function unsold({ alone, passes }: Heat, { why }: EventOf<'nobodySells'>, where: string, who: Names): string {
  if (why === 'nobodyThere') return 'Now nobody is left who could sell there.'
  const seats = passes.flatMap(each => each.seats).map(who)
  if (alone) return `${where} ${and.format(seats)} has no rival but passes: nobody sells there.`
  const pass = ['pass', 'passes', 'both pass'][seats.length] ?? 'all pass'
  return `${where} ${and.format(seats)} ${pass}: nobody sells there.`
}

const bluffed = ({ seat, points: n, lost }: EventOf<'bluffCalled'>, who: Names) =>
  `${who(seat)} wins with ${number(n)} but cannot pay: the bluff costs half the hand, ${hand(lost)}, and the auction is held again.`

/** 'Ann wins with 9, pays 1 licence of 1 point and 4 of 2 points and sells 2 barrels at $5,000 each for $10,000.' */
function outcome(events: readonly AuctionEvent[], who: Names): string[] {
  const { winner, won, paid, sold, lone, isNamed, isNews } = saleOf(events)
  if (winner === undefined) return []
  const wins = won === undefined ? [] : [`wins${isNamed ? '' : ` at ${companies[won.company]}`} with ${number(won.points)}`]
  const done = [
    ...(lone === undefined ? [] : ['has no rival', ...lone.bids.map(bid => `bids ${number(bid.points)}`)]),
    ...(isNews || paid === undefined ? wins : []),
    ...(paid === undefined ? [] : [`pays ${ofEach(paid.ones, paid.twos)}`]),
    ...(sold === undefined || sold.barrels === 0 ? [] : [sells(sold, !isNamed && won === undefined)]),
  ]
  const nothing = sold?.barrels === 0 ? (done.length === 0 ? [`sells nothing at ${companies[sold.company]}`] : ['but sells nothing']) : []
  const where = lone === undefined ? '' : `${place(lone)} `
  return [`${where}${who(winner)} ${[and.format(done), ...nothing].filter(text => text !== '').join(', ')}.`]
}
