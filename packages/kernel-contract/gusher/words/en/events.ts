/** What happened, as the hearer may know it. */
import type { Names } from '@wildcat/kernel'
import type { Event } from '../../events.ts'
import { and, barrels, cards, inReturn, licences, markets, money, ofEach, points, price } from './phrases.ts'

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${e.round} begins. ${who(e.first)} is first player.`
    case 'priceRolled':
      return `The die shows ${e.die > 0 ? `+${e.die}` : `−${-e.die}`}: the price of a barrel is now ${money(e.price)}.`
    case 'licencesDealt':
      return `${who(e.seat)} is dealt ${e.licences === null ? licences(e.count) : cards(e.licences)}.`
    case 'wellPeeked':
      return e.barrels === null
        ? `${who(e.seat)} peeks at well ${e.well + 1}.`
        : `${who(e.seat)} peeks at well ${e.well + 1} and sees ${barrels(e.barrels)}.`
    case 'wellDrilled':
      return `${who(e.seat)} drills well ${e.well + 1} and strikes ${barrels(e.barrels)}.`
    case 'turnEnded':
      return `${who(e.seat)} stops prospecting.`
    case 'marketChosen':
      return e.market === null ? `${who(e.seat)} has chosen.` : `${who(e.seat)} has chosen ${markets[e.market]}, in secret.`
    case 'marketsShown':
      return `The choices are shown. ${e.markets.map((market, seat) => `${who(seat)}: ${markets[market]}`).join('; ')}.`
    case 'railPaid':
      return e.sharedBy === 1
        ? `${who(e.seat)} is alone on the railway and earns ${money(e.money)}.`
        : `${who(e.seat)} shares the railway and earns ${money(e.money)}.`
    case 'pipelineUsed':
      return e.barrels === 0
        ? `${who(e.seat)} has no oil for the pipeline.`
        : `${who(e.seat)} sends ${barrels(e.barrels)} down the pipeline for ${money(e.money)}.`
    case 'bidMade':
      return `${who(e.seat)} bids ${points(e.points)}.`
    case 'passed':
      return `${who(e.seat)} passes.`
    case 'nobodySells':
      return 'Nobody wins the right to sell this round.'
    case 'bidCovered':
      return `${who(e.seat)} wins the auction with ${points(e.points)} and can pay.`
    case 'bluffCalled':
      return `${who(e.seat)} bluffed, cannot pay ${points(e.points)} and loses ${cards(e.lost)}. The auction is held again.`
    case 'licencesPaid':
      return `${who(e.seat)} pays ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return e.barrels === 0
        ? `${who(e.seat)} sells nothing.`
        : `${who(e.seat)} sells ${barrels(e.barrels)} at ${money(e.price)} for ${money(e.barrels * e.price)}.`
    case 'offerMade':
      return `${who(e.from)} offers ${who(e.to)} ${e.licences === null ? licences(e.count) : cards(e.licences)} ${inReturn(e.money, e.barrels)}.`
    case 'offerAccepted':
      return e.money + e.barrels === 0
        ? `${who(e.to)} accepts the gift from ${who(e.from)}.`
        : `${who(e.to)} accepts the offer from ${who(e.from)} and gives ${price(e.money, e.barrels)}.`
    case 'offerClosed':
      return closed[e.how](who(e.from), who(e.to))
    case 'gameEnded':
      return `${e.how === 'dry' ? 'The last well has been drilled.' : 'The last round is over.'} ${
        e.winners.length === 1 ? `${and.format(e.winners.map(who))} wins.` : `${and.format(e.winners.map(who))} share the win.`
      }`
  }
}

const closed = {
  refused: (from: string, to: string) => `${to} refuses the offer from ${from}.`,
  withdrawn: (from: string) => `${from} withdraws the offer.`,
  lapsed: (from: string) => `The offer from ${from} lapses.`,
} as const
