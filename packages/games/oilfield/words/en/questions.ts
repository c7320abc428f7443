/** What a seat is asked, with the figures that matter. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { GOVERNMENT_FEE } from '../../components.ts'
import { askedOf, freeCubes, markersLeft, meansOf, mustRaise, roomOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { bareLeases, sellersShown, towerCount, whyNoBid, whyNoDrill, whyNoInvestment, whyNoTile } from '../facts.ts'
import { and, cards, counted, cubes, fields, leases, money, towers } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  switch (step?.kind) {
    case 'placeWorker':
      return `Place your worker. You have ${and.format(property(view, seat))}.${noBid(view, seat)}`
    case 'chooseCards':
      return choosing(view, seat)
    case 'lease':
      return leasing(view, step)
    case 'build':
      return `Build ${by(step.by)}? You have ${money(at(view.money, seat))} and ${leases(bareLeases(view, seat))} without a tower.${noTile(view, seat)}`
    case 'drill':
      return drilling(view, step)
    case 'local':
      return `Sell locally ${by(step.by)}? You have ${store(view, seat)}.`
    case 'national':
      return `Sell nationally with your card? ${counted(sellersShown(view), 'seller', 'sellers')}, so oil brings ${money(step.price)}. You have ${store(view, seat)}.`
    case 'becomeFirst':
      return view.first === seat ? 'You are first player already.' : `Take over from ${who(view.first)} as first player?`
    case 'subsidy':
      return `Take the subsidy of ${money(view.subsidy)}?`
    case 'invest':
      return `Invest with your worker? You have ${money(at(view.money, seat))} and ${counted(freeCubes(view, seat), 'investment marker', 'investment markers')} left.${noInvestment(view, seat)}`
    case 'fee':
      return government(view, step)
    case undefined:
      return ''
  }
}

function property(view: View, seat: Seat): string[] {
  const bare = bareLeases(view, seat)
  const own = [money(at(view.money, seat)), towers(towerCount(view, seat)), ...(bare > 0 ? [`${leases(bare)} without a tower`] : [])]
  return [...own, store(view, seat)]
}
const by = (what: 'worker' | 'card') => (what === 'worker' ? 'with your worker' : 'with your card')
const store = (view: View, seat: Seat) =>
  `${cubes(at(view.stores, seat))} in store (${roomOf(view, seat) === 0 ? 'full' : `room for ${roomOf(view, seat)} more`})`

function noBid(view: View, seat: Seat): string {
  const why = whyNoBid(view, seat)
  return why === undefined ? '' : ` No bid for a lease: ${bids[why]}.`
}
const bids = {
  marker: 'all four of your lease markers are in use',
  taken: 'the spaces are taken',
  money: 'you can’t afford even the cheapest free space',
} as const

function noTile(view: View, seat: Seat): string {
  const why = whyNoTile(view, seat)
  if (why === undefined) return ''
  return why === 'money'
    ? ' You can’t afford any tile on show.'
    : ' The only tiles you can afford are towers, and you have no lease without one.'
}
function noInvestment(view: View, seat: Seat): string {
  const why = whyNoInvestment(view, seat)
  if (why === undefined) return ''
  return ` ${investing[why]}`
}
const investing = {
  full: 'Nothing is left to buy.',
  cube: 'Sell an investment first, or skip it.',
  money: 'You can’t afford any investment.',
} as const
const noDrill = {
  tower: 'you have no tower yet.',
  national: 'you have only national towers, which drill with your National market card.',
  strike: 'your towers cannot be used now: a strike.',
  nothing: 'none of your towers can take anything now: no room, or nothing to take in the field.',
} as const

function choosing(view: View, seat: Seat): string {
  const card = at(view.cards, seat)
  return card === 'none' || card === null
    ? 'Choose a card in secret. It is shown and played after the workers’ actions.'
    : `You have chosen ${cards[card]}. You may change it until everybody has chosen; nobody will know.`
}

function leasing(view: View, { seat, by: what, price }: StepSeen<'lease'>): string {
  const cash = at(view.money, seat)
  if (view.leases.onShow.length === 0) return `Lease ${by(what)}: none is on show, so you take and pay nothing.`
  if (mustRaise(view)) return `The lease costs ${money(price)} and you have ${money(cash)}: sell investments until you can pay.`
  if (markersLeft(view, seat) === 0) return `Lease ${by(what)}: you have no lease marker left.`
  if (cash < price)
    return what === 'card' && meansOf(view, seat) >= price
      ? `A lease costs ${money(price)} and you have ${money(cash)}. You may sell investments first.`
      : `A lease costs ${money(price)} and you have ${money(cash)}: you cannot take one.`
  return what === 'worker'
    ? `Take a lease for the ${money(price)} that you bid. You have ${money(cash)}.`
    : `Take a lease for ${money(price)} with your card? You have ${money(cash)}.`
}

function drilling(view: View, { seat, by: what, used }: StepSeen<'drill'>): string {
  if (what === 'building') return `Your new tower may drill at once. You have ${store(view, seat)}.`
  const why = whyNoDrill(view, seat)
  if (why !== undefined) return `Drill ${by(what)}: ${noDrill[why]} You have ${store(view, seat)}.`
  return used.length > 0
    ? `Which tower next? You have ${store(view, seat)}.`
    : `Drill ${by(what)}: which tower first? You have ${store(view, seat)}.`
}

function government(view: View, { seat, plot }: StepSeen<'fee'>): string {
  const cash = at(view.money, seat)
  const where = fields[at(view.plots, plot).field]
  const asks = `Pay the government ${money(GOVERNMENT_FEE)} for your tower in ${where}? The field was refilled; without the fee, tower and lease go back. You have ${money(cash)}.`
  return cash < GOVERNMENT_FEE && meansOf(view, seat) >= GOVERNMENT_FEE ? `${asks} You may sell investments first.` : asks
}
