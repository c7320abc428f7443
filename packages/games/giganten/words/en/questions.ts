/** What a seat is asked, with the figures that matter. */
import { at, type Names, type Seat, top } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, FEE, OVERFLOW_PRICE } from '@wildcat/oil-rush'
import { LAST_SPACE } from '../../components.ts'
import { cardOf, nextTrainCost, restsOnGround, truckOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { covered, isHighest, priceOf, shownHand } from '../facts.ts'
import { column, place } from '../places.ts'
import { barrels, companies, derricks, hand, money, number, points, printed, siteOfKind, special } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = top(view.agenda)
  switch (step?.kind) {
    case 'takeCard':
      return `Take a card: licences for the auctions, movement for truck and locomotive. You have ${money(at(view.money, seat))} and ${worth(covered(view, seat))}.`
    case 'placeTruck':
      return `Where does your truck start? Your card has ${printed(cardOf(view, seat))}.`
    case 'drive':
      return driving(view, seat, step.points)
    case 'build':
      return `Build a derrick? You have ${money(at(view.money, seat))} and ${derricks(at(view.stock, seat))} in stock.`
    case 'transport':
      return shipping(view, seat, step.well)
    case 'bidding':
      return bidding(view, seat, step, who)
    case 'payBid':
      return `Pay your bid of ${points(step.points)} at ${companies[step.company]}. You hold ${hand(shownHand(view, seat))}.`
    case 'sell':
      return selling(view, seat, step.company)
    case 'startRound':
    case 'rollPrice':
    case 'turnUpCards':
    case 'discardLastCard':
    case 'dealLicences':
    case 'startDriving':
    case 'discardCard':
    case 'offerBuilding':
    case 'produce':
    case 'ship':
    case 'auction':
    case 'settleBid':
    case 'auctionSettled':
    case 'limitDepots':
    case 'passDie':
    case undefined:
      return ''
  }
}

const worth = (n: number) => (n === 0 ? 'no licences' : `licences worth ${points(n)}`)
const pointsLeft = (n: number) => (n === 0 ? 'No points left.' : `${points(n)} left.`)

function driving(view: View, seat: Seat, left: number): string {
  if (!restsOnGround(view, seat)) return `Your truck is crossing a site and must drive on. ${pointsLeft(left)}`
  const train = at(view.trains, seat)
  const step =
    train >= LAST_SPACE
      ? 'your locomotive at the end of the track'
      : `your locomotive in column ${number(train)} (its next step costs ${number(nextTrainCost(view, seat))})`
  const extra = special(cardOf(view, seat)).map(each => ` You may end with your card’s special action: ${each}.`)
  return `${pointsLeft(left)} Your truck is at ${place(truckOf(view, seat))}, ${step}.${extra.join('')}`
}

function shipping(view: View, seat: Seat, well: number): string {
  const { square } = at(view.wells, well)
  const train = at(view.trains, seat)
  return train >= column(square)
    ? `Your locomotive carries the barrel of ${siteOfKind(well)} for nothing. To which company?`
    : `How does the barrel of ${siteOfKind(well)} travel, and where to? Your locomotive is only in column ${number(train)}; any other costs ${money(FEE)} of your ${money(at(view.money, seat))}.`
}

function bidding(view: View, seat: Seat, { company, standing, in: left }: StepSeen<'bidding'>, who: Names): string {
  const oil = at(view.depots, seat)[company]
  const now =
    standing === 'none'
      ? `${left.length === 1 ? 'You alone are left: bid' : 'Nobody has bid: open with'} at least 1, or pass.`
      : `${who(standing.seat)} has bid ${number(standing.points)}${isHighest(view, standing) ? ', the highest possible: you can only pass' : ': bid more, or pass'}.`
  return `${companies[company]} pays ${money(priceOf(view, company))} a barrel and you have ${barrels(oil)} there. ${now} Your licences cover ${points(covered(view, seat))}.`
}

function selling(view: View, seat: Seat, company: Company): string {
  const oil = at(view.depots, seat)[company]
  const limit =
    oil > DEPOT_LIMIT ? ` At the end of the round whatever exceeds ${number(DEPOT_LIMIT)} goes for ${money(OVERFLOW_PRICE)} each.` : ''
  const ask = oil === 1 ? 'Do you sell your barrel?' : `How many of your ${barrels(oil)} do you sell?`
  return `${companies[company]} pays ${money(priceOf(view, company))} a barrel. ${ask}${limit}`
}
