/** L’asta delle licenze: quello che vi succede, passo per passo e nell’insieme. */
import type { Names, Seat } from '@wildcat/kernel'
import type { AuctionEvent } from '../../auction.ts'
import { type Heat, heatsOf, MANY, saleOf } from '../facts.ts'
import { and, barrels, companies, hand, money, number, ofEach, points } from './phrases.ts'

type EventOf<K extends AuctionEvent['kind']> = Extract<AuctionEvent, { kind: K }>

export function auctionEvent(e: AuctionEvent, who: Names): string {
  switch (e.kind) {
    case 'auctionOpened':
      return e.bidders.length === 1
        ? `Asta presso ${companies[e.company]}: partecipa solo ${and.format(e.bidders.map(who))}.`
        : `Asta presso ${companies[e.company]}: partecipano ${and.format(e.bidders.map(who))}.`
    case 'bidMade':
      return `${who(e.seat)} offre ${number(e.points)}.`
    case 'passed':
      return `${who(e.seat)} passa.`
    case 'nobodySells':
      return nobodySells[e.why](`a ${companies[e.company]}`)
    case 'bidCovered':
      return `${who(e.seat)} vince l’asta presso ${companies[e.company]} con ${points(e.points)}.`
    case 'bluffCalled':
      return `${who(e.seat)} vince con ${points(e.points)} ma non può pagare. Il bluff costa mezza mano: ${hand(e.lost)}. L’asta si ripete.`
    case 'licencesPaid':
      return `${who(e.seat)} paga ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return e.barrels === 0 ? `${who(e.seat)} non vende nulla a ${companies[e.company]}.` : `${who(e.seat)} ${sells(e, true)}.`
  }
}

const nobodySells: Readonly<Record<EventOf<'nobodySells'>['why'], (where: string) => string>> = {
  nobodyThere: where => `In questo turno nessuno vende ${where}: nessuno ha lì del petrolio e insieme una licenza.`,
  allPassed: where => `In questo turno nessuno vende ${where}: hanno passato tutti.`,
}

function sells({ company, barrels: n, price }: EventOf<'oilSold'>, withPlace: boolean): string {
  const oil = `vende ${barrels(n)}${withPlace ? ` a ${companies[company]}` : ''}`
  return n === 1 ? `${oil} per ${money(price)}` : `${oil} ${withPlace ? 'per' : 'a'} ${money(price)} l’uno, ${money(n * price)} in tutto`
}

/** Un’asta dall’inizio in poi, o più compagnie dove non se ne tiene. */
export function auctionPassage(events: readonly AuctionEvent[], who: Names): string {
  const [single] = events
  if (events.length === 1 && single !== undefined) return auctionEvent(single, who)
  const closed = events.flatMap(e => (e.kind === 'nobodySells' && e.why === 'nobodyThere' ? [companies[e.company]] : []))
  if (closed.length === events.length) return nobodySells.nobodyThere(`né a ${closed.join(' né a ')}`)
  const { lone } = saleOf(events)
  const heats = heatsOf(events).slice(0, lone === undefined ? undefined : -1)
  return [...heats.flatMap(heat => bidding(heat, who)), ...outcome(events, who)].join(' ')
}

const place = ({ isFirst, company }: Heat) => (isFirst ? `A ${companies[company]}` : 'Stavolta')

/** 'A Jet Ann offre 1, Ben sale a 2 e Ann a 3; Cleo e Ben passano.' */
function bidding(heat: Heat, who: Names): string[] {
  const { bids, passes, end } = heat
  const where = place(heat)
  if (end !== 'open' && end.kind === 'nobodySells') return [unsold(heat, end, where, who)]
  const said = [...(bids.length === 0 ? [] : [bidsText(heat, who)]), ...(passes.length === 0 ? [] : [passing(heat, who)])]
  const bluff = end !== 'open' && end.kind === 'bluffCalled' ? [bluffed(end, who)] : []
  return [...(said.length === 0 ? [] : [`${where} ${said.join(bids.length === 1 ? ' e ' : '; ')}.`]), ...bluff]
}

function bidsText({ bids, climbs, alone }: Heat, who: Names): string {
  const [first, ...later] = bids.map(({ seat, points: n }) => ({ name: who(seat), bid: number(n) }))
  if (first === undefined) return ''
  if (alone) return `${first.name} non ha rivali e offre ${first.bid}`
  if (bids.length <= MANY) {
    const raised = later.map(({ name, bid }, i) => (i === 0 ? `${name} sale a ${bid}` : `${name} a ${bid}`))
    return and.format([`${first.name} offre ${first.bid}`, ...raised])
  }
  const bidders = and.format([...new Set(bids.map(({ seat }) => seat))].map(who))
  const all = [first, ...later].map(({ bid }) => bid)
  return climbs ? `${bidders} rilanciano da ${first.bid} fino a ${all.at(-1)}` : `${bidders} offrono ${and.format(all)}`
}

/** 'Cleo passa a 2 e Ben a 3'; dove le offerte sono dette una per una, non serve dire a quale. */
function passing({ bids, passes }: Heat, who: Names): string {
  const pass = (seats: readonly Seat[]) => `${and.format(seats.map(who))} ${seats.length === 1 ? 'passa' : 'passano'}`
  if (bids.length <= MANY) return pass(passes.flatMap(({ seats }) => seats))
  return and.format(
    passes.map(({ seats, at }, i) => {
      if (at === 0) return pass(seats)
      const isFirst = (passes[i - 1]?.at ?? 0) === 0
      return `${isFirst ? pass(seats) : and.format(seats.map(who))} a ${number(at)}`
    }),
  )
}

function unsold({ alone, passes }: Heat, { why }: EventOf<'nobodySells'>, where: string, who: Names): string {
  if (why === 'nobodyThere') return 'Ora non resta nessuno che possa vendere lì.'
  const seats = passes.flatMap(each => each.seats).map(who)
  if (alone) return `${where} ${and.format(seats)} non ha rivali ma passa: nessuno vende.`
  return `${where} ${and.format(seats)} ${seats.length === 1 ? 'passa' : 'passano'}: nessuno vende.`
}

const bluffed = ({ seat, points: n, lost }: EventOf<'bluffCalled'>, who: Names) =>
  `${who(seat)} vince con ${number(n)} ma non può pagare: il bluff costa mezza mano, ${hand(lost)}, e l’asta si ripete.`

/** 'Ann vince con 9, paga 1 licenza da 1 punto e 4 da 2 punti e vende 2 barili a $ 5.000 l’uno, $ 10.000 in tutto.' */
function outcome(events: readonly AuctionEvent[], who: Names): string[] {
  const { winner, won, paid, sold, lone, isNamed, isNews } = saleOf(events)
  if (winner === undefined) return []
  const wins = won === undefined ? [] : [`vince${isNamed ? '' : ` a ${companies[won.company]}`} con ${number(won.points)}`]
  const done = [
    ...(lone === undefined ? [] : ['non ha rivali', ...lone.bids.map(bid => `offre ${number(bid.points)}`)]),
    ...(isNews || paid === undefined ? wins : []),
    ...(paid === undefined ? [] : [`paga ${ofEach(paid.ones, paid.twos)}`]),
    ...(sold === undefined || sold.barrels === 0 ? [] : [sells(sold, !isNamed && won === undefined)]),
  ]
  const nothing = sold?.barrels === 0 ? (done.length === 0 ? [`non vende nulla a ${companies[sold.company]}`] : ['ma non vende nulla']) : []
  const where = lone === undefined ? '' : `${place(lone)} `
  return [`${where}${who(winner)} ${[and.format(done), ...nothing].filter(text => text !== '').join(', ')}.`]
}
