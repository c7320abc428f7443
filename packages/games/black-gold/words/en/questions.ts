/** What a seat is asked, with the figures that matter. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { FEE, restsOnGround, truckOf } from '@wildcat/oil-rush'
import { askPayment, askSale, covers, pays, worth } from '@wildcat/oil-rush/words/en/trading.ts'
import { covered, isHighest, shownHand } from '@wildcat/oil-rush/words/table.ts'
import { DEEP_DRILLING_COST, LAST_ROW } from '../../components.ts'
import { askedOf, baronBids, baronPoints, cardOf, nextTrainCost, wayOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { leastAgainstBaron } from '../../steps/baron.ts'
import { place } from '../facts.ts'
import { wellOfKind } from './decisions.ts'
import { barrels, companies, derricks, licences, money, number, points, printed, special } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  if (step === undefined) return ''
  switch (step.kind) {
    case 'takeCard':
      return `Take a card: licences for the auctions, movement points for truck and train. You have ${money(at(view.money, seat))} and ${worth(covered(view, seat))}.`
    case 'placeTruck':
      return `Where does your truck start? Your card has ${printed(cardOf(view, seat))}.`
    case 'prospect':
      return prospecting(view, seat, step)
    case 'deepen':
      return `Drill deeper at more of your derricks, for ${money(DEEP_DRILLING_COST)} each, or end your turn. You have ${money(at(view.money, seat))}.`
    case 'transport':
      return shipping(view, seat, step.well)
    case 'bidding':
      return bidding(view, seat, step, who)
    case 'raiseBid':
      return `${pays(view, seat, step.company)} Your opponent has passed. Against ${baronHolds(view, step.company)} raise your bid of ${number(step.standing.points)} once, or leave it. ${covers(covered(view, seat))}`
    case 'onlyBid':
      return `${pays(view, seat, step.company)} Make your one bid against ${baronHolds(view, step.company)}, or pass. ${covers(covered(view, seat))}`
    case 'outbidBaron':
      return `${pays(view, seat, step.company)} The Oil Baron has ${points(baronPoints(view, step.company))} there: bid at least ${number(leastAgainstBaron(view, step))}, or pass and he wins. ${covers(covered(view, seat))}`
    case 'payBid':
      return askPayment(
        step.points,
        step.company === 'liquidation' ? 'the liquidation auction' : companies[step.company],
        shownHand(view, seat),
      )
    case 'nameCompany':
      return 'You have won the liquidation auction. At which company do you sell? Its price is rolled first.'
    case 'sell':
      return askSale(view, seat, step.company)
  }
}

const pointsLeft = (n: number) => (n === 0 ? 'No points left.' : `${points(n)} left.`)

function prospecting(view: View, seat: Seat, { points: left, built }: StepSeen<'prospect'>): string {
  if (!restsOnGround(view, seat)) return `Your truck is crossing a well and must drive on. ${pointsLeft(left)}`
  const train = at(view.trains, seat)
  const step =
    train >= LAST_ROW
      ? 'your train at the end of the track'
      : `your train on row ${number(train)} (the next row costs ${points(nextTrainCost(view, seat))})`
  const extra = special(cardOf(view, seat)).map(each => ` You may end your turn with your card’s special action: ${each}.`)
  const truck = `Your truck is at ${place(view, truckOf(view, seat))}${built ? ' and stays there this turn' : ''}`
  return `${left === 0 || built ? '' : 'Drive, look, build: '}${pointsLeft(left)} ${truck}, ${step}. You have ${money(at(view.money, seat))} and ${derricks(at(view.stock, seat))} in stock.${extra.join('')}`
}

function shipping(view: View, seat: Seat, well: number): string {
  const train = at(view.trains, seat)
  return wayOf(view, seat, well) === 'own'
    ? `Your train carries the barrel from ${wellOfKind(view, well)} free. To which company?`
    : `Carry the barrel from ${wellOfKind(view, well)}? Your train is only on row ${number(train)}; the leading one costs ${money(FEE)} (you have ${money(at(view.money, seat))}).`
}

function baronHolds({ baronHands }: View, company: StepSeen<'onlyBid'>['company']): string {
  const { down, up } = baronHands[company]
  const open = up.length === 0 ? '' : `${licences(up.length)} worth ${points(up.reduce<number>((sum, each) => sum + each, 0))}`
  if (down.length === 0) return open === '' ? 'an Oil Baron without licences' : `the Oil Baron’s ${open}`
  return `the Oil Baron’s ${licences(down.length)} face down${open === '' ? '' : ` and ${open}`}`
}

function bidding(view: View, seat: Seat, { company, standing, in: left }: StepSeen<'bidding'>, who: Names): string {
  const now =
    standing === 'none'
      ? `${left.length === 1 ? 'You alone are left: bid' : 'Nobody has bid: open with'} at least 1, or pass.`
      : `${who(standing.seat)} has bid ${number(standing.points)}${isHighest(view, standing) ? ', the highest possible: you can only pass' : ': bid more, or pass'}.`
  const baron = company !== 'liquidation' && baronBids(view) ? ` You also bid against ${baronHolds(view, company)}.` : ''
  return `${company === 'liquidation' ? liquidation(view, seat) : pays(view, seat, company)} ${now}${baron} ${covers(covered(view, seat))}`
}

function liquidation(view: View, seat: Seat): string {
  const { hudson, jet, standard } = at(view.depots, seat)
  return `Liquidation auction: the winner rolls again for one company’s price and may sell there. You have ${barrels(hudson + jet + standard)} in all.`
}
