/** What a seat is asked, with the figures that matter. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import { askPayment, askSale, covers, pays, worth } from '@wildcat/oil-rush/words/en/trading.ts'
import { covered, isHighest, shownHand } from '@wildcat/oil-rush/words/table.ts'
import { LAST_SPACE } from '../../components.ts'
import { askedOf, cardOf, nextTrainCost, restsOnGround, truckOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { column, place } from '../places.ts'
import { companies, derricks, money, number, points, printed, special } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  if (step === undefined) return ''
  switch (step.kind) {
    case 'takeCard':
      return `Take a card: licences for the auctions, movement points for truck and locomotive. You have ${money(at(view.money, seat))} and ${worth(covered(view, seat))}.`
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
      return askPayment(step.points, companies[step.company], shownHand(view, seat))
    case 'sell':
      return askSale(view, seat, step.company)
  }
}

const pointsLeft = (n: number) => (n === 0 ? 'No points left.' : `${points(n)} left.`)

function driving(view: View, seat: Seat, left: number): string {
  if (!restsOnGround(view, seat)) return `Your truck is crossing a site and must drive on. ${pointsLeft(left)}`
  const train = at(view.trains, seat)
  const step =
    train >= LAST_SPACE
      ? 'your locomotive at the end of the track'
      : `your locomotive in column ${number(train)} (the next space costs ${points(nextTrainCost(view, seat))})`
  const extra = special(cardOf(view, seat)).map(each => ` You may end your turn with your card’s special action: ${each}.`)
  return `${left === 0 ? '' : 'Drive, look: '}${pointsLeft(left)} Your truck is at ${place(truckOf(view, seat))}, ${step}.${extra.join('')}`
}

function shipping(view: View, seat: Seat, well: number): string {
  const { square } = at(view.wells, well)
  const train = at(view.trains, seat)
  return train >= column(square)
    ? `To which company does the barrel from ${place(square)} go? Your locomotive carries it free.`
    : `Who carries the barrel from ${place(square)}, and where to? Your locomotive is only in column ${number(train)}; any other costs ${money(FEE)} (you have ${money(at(view.money, seat))}).`
}

function bidding(view: View, seat: Seat, { company, standing, in: left }: StepSeen<'bidding'>, who: Names): string {
  const now =
    standing === 'none'
      ? `${left.length === 1 ? 'You alone are left: bid' : 'Nobody has bid: open with'} at least 1, or pass.`
      : `${who(standing.seat)} has bid ${number(standing.points)}${isHighest(view, standing) ? ', the highest possible: you can only pass' : ': bid more, or pass'}.`
  return `${pays(view, seat, company)} ${now} ${covers(covered(view, seat))}`
}
