/** Una partita come cronaca: quello che va insieme in una frase o due. */
import type { Names } from '@wildcat/kernel'
import { auctionPassage } from '@wildcat/oil-rush/words/it/auction.ts'
import { overflowPassage } from '@wildcat/oil-rush/words/it/depots.ts'
import { driveClauses, driveSpecials } from '@wildcat/oil-rush/words/it/drive.ts'
import { pricesPassage } from '@wildcat/oil-rush/words/it/prices.ts'
import { shippingPassage } from '@wildcat/oil-rush/words/it/shipping.ts'
import { auctionIn, type EventIn } from '../passages.ts'
import { reportIn } from '../report.ts'
import { cardsPassage } from './cards.ts'
import { finds, inflated } from './events.ts'
import { and, money, number, site } from './phrases.ts'
import { terms } from './terms.ts'

export const report = reportIn({
  prices,
  cards: cardsPassage,
  drive,
  derricks,
  shipping: (events, who) => shippingPassage(events, who, terms),
  auction,
  overflow: overflowPassage,
})

function prices(events: readonly EventIn<'prices'>[], who: Names): string {
  const rolls = events.filter(e => e.kind === 'priceRolled')
  const round = events.find(e => e.kind === 'roundStarted')
  return round === undefined ? pricesPassage(rolls) : `Turno ${number(round.round)}. ${pricesPassage(rolls, who(round.first))}`
}

function drive(events: readonly EventIn<'drive'>[], who: Names): string {
  const name = events.slice(0, 1).map(({ seat }) => who(seat))
  return [`${name.join('')} ${and.format(driveClauses(events, terms))}.`, ...driveSpecials(events, who, terms)].join(' ')
}

function derricks(events: readonly EventIn<'derricks'>[], who: Names): string {
  const built = events.filter(e => e.kind === 'derrickBuilt')
  const nothing = events.filter(e => e.kind === 'builtNothing').map(({ seat }) => who(seat))
  const builds = built.map(each => `${who(each.seat)} costruisce sul ${site(each.well)} per ${money(each.cost)} e ${finds(each)}`)
  const none = nothing.length === 0 ? [] : [`${and.format(nothing)} non ${nothing.length === 1 ? 'costruisce' : 'costruiscono'}.`]
  return [...(builds.length === 0 ? [] : [`${builds.join('; ')}.`]), ...none].join(' ')
}

/** Con l’inflazione, alla fine il prezzo si sposta. */
function auction(events: readonly EventIn<'auction'>[], who: Names): string {
  const bids = auctionIn(events)
  const moved = events.filter(e => e.kind === 'pricesInflated')
  return [...(bids.length === 0 ? [] : [auctionPassage(bids, who)]), ...(moved.length === 0 ? [] : [inflated(moved)])].join(' ')
}
