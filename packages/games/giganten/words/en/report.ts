/** A game as a report: what belongs together in a sentence or two. */
import type { Names } from '@wildcat/kernel'
import { auctionPassage } from '@wildcat/oil-rush/words/en/auction.ts'
import { overflowPassage } from '@wildcat/oil-rush/words/en/depots.ts'
import { driveClauses, driveSpecials } from '@wildcat/oil-rush/words/en/drive.ts'
import { pricesPassage } from '@wildcat/oil-rush/words/en/prices.ts'
import { shippingPassage } from '@wildcat/oil-rush/words/en/shipping.ts'
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
  return round === undefined ? pricesPassage(rolls) : `Round ${number(round.round)}. ${pricesPassage(rolls, who(round.first))}`
}

function drive(events: readonly EventIn<'drive'>[], who: Names): string {
  const name = events.slice(0, 1).map(({ seat }) => who(seat))
  return [`${name.join('')} ${and.format(driveClauses(events, terms))}.`, ...driveSpecials(events, who, terms)].join(' ')
}

function derricks(events: readonly EventIn<'derricks'>[], who: Names): string {
  const built = events.filter(e => e.kind === 'derrickBuilt')
  const nothing = events.filter(e => e.kind === 'builtNothing').map(({ seat }) => who(seat))
  const builds = built.map(each => `${who(each.seat)} builds on ${site(each.well)} for ${money(each.cost)} and ${finds(each)}`)
  const none = nothing.length === 0 ? [] : [`${and.format(nothing)} ${nothing.length === 1 ? 'builds' : 'build'} nothing.`]
  return [...(builds.length === 0 ? [] : [`${builds.join('; ')}.`]), ...none].join(' ')
}

/** With inflation, the price moves when it is over. */
function auction(events: readonly EventIn<'auction'>[], who: Names): string {
  const bids = auctionIn(events)
  const moved = events.filter(e => e.kind === 'pricesInflated')
  return [...(bids.length === 0 ? [] : [auctionPassage(bids, who)]), ...(moved.length === 0 ? [] : [inflated(moved)])].join(' ')
}
