/** What a seat can do, as sentences under headings. */
import { at, type Names, type Seat, type Sentence } from '@wildcat/kernel'
import { basesOf } from '../../bases.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { BRANCH_PRICE, BRANCH_RESALE, PRICES, RESALE } from '../../components.ts'
import { GOODS, type Goods, isGoods } from '../../content/goods.ts'
import { signedOf } from '../../journeys.ts'
import { factsOf } from '../../map.ts'
import type { View } from '../../state.ts'
import { kindOf, placeOf } from '../../vehicles.ts'
import { stepNow, vpOf, whyNeverDelivered } from '../decision-facts.ts'
import { inContinent } from '../situation-facts.ts'
import { dealCommand } from './deals.ts'
import { journeyCommand } from './journey.ts'
import {
  aCard,
  actions,
  aKind,
  and,
  continent,
  contractName,
  euro,
  kinds,
  number,
  placeOf as placeName,
  route,
  specialName,
  state,
  tm,
  vehicleFor,
  vp,
} from './phrases.ts'
import { signedName, terms } from './sentences.ts'
import { answer, specialCommand } from './special-cards.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'chooseHq':
      return { group: 'Headquarters', text: headquarters(c, view, seat) }
    case 'drawFree':
      return { group: 'Free draw', text: `Draw ${aCard[c.deck]} free` }
    case 'draw':
      return { group: 'Draw', text: `Draw ${aCard[c.deck]}` }
    case 'sign':
      return { group: 'Sign', text: sign(c, view) }
    case 'deliver':
      return { group: 'Deliver', text: deliver(c, view, seat, who) }
    case 'buyVehicle':
      return { group: 'Buy a vehicle', text: `Buy ${aKind[c.vehicle]} for ${euro(PRICES[c.vehicle])} and put it in ${state(c.at)}` }
    case 'sellVehicle':
      return { group: isForced(view) ? 'Sell to pay' : 'Sell a vehicle', text: vehicleSale(c, view, seat, who) }
    case 'buyBranch':
      return { group: 'Branches', text: `Buy a branch in ${state(c.state)} for ${euro(BRANCH_PRICE)}` }
    case 'sellBranch':
      return { group: isForced(view) ? 'Sell to pay' : 'Branches', text: branchSale(c, view, seat) }
    case 'endTurn':
      return { group: 'End of turn', text: `End your turn${unused(view)}` }
    case 'step':
    case 'board':
    case 'leave':
    case 'transfer':
    case 'nextTm':
    case 'sendBack':
    case 'putOff':
    case 'breakOff':
    case 'endMove':
      return journeyCommand(c, view, seat, who)
    case 'attach':
    case 'playCard':
    case 'spyOn':
    case 'callStrike':
    case 'revoke':
    case 'layReady':
    case 'takeUp':
    case 'tipOff':
      return specialCommand(c, view, seat, who)
    case 'first':
    case 'turnUp':
    case 'useFriend':
    case 'chooseEvent':
    case 'chooseOption':
    case 'payFor':
    case 'reroll':
    case 'refuseToSell':
    case 'place':
    case 'skip':
      return answer(c, view, seat, who)
    case 'offer':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'askToSee':
    case 'show':
    case 'openAuction':
    case 'bid':
    case 'passBid':
    case 'closeAuction':
      return dealCommand(c, view, seat, who)
  }
}

const isForced = (view: View) => stepNow(view)?.kind === 'forcedSale'

function headquarters({ hq }: CommandOf<'chooseHq'>, view: View, seat: Seat): string {
  const where = factsOf(hq).continent
  const cards = inContinent(at(view.territories, seat), where).length
  return `Set up in ${state(hq)} (${continent(where)}: ${cards === 0 ? 'none' : number(cards)} of your territory cards)`
}

function sign({ contract, sender, recipient }: CommandOf<'sign'>, view: View): string {
  const name = `Sign ${contractName(contract)} ${route(sender, recipient)}`
  if (!isGoods(contract)) return name
  const why = sender === recipient ? undefined : whyNeverDelivered(contract, sender, recipient)
  const details = [...terms(contract), vp(vpOf(view, sender, recipient))].join(', ')
  return `${name} (${details})${why === undefined ? '' : `. Beware: ${beware(why, contract)}`}`
}
const beware = (why: NonNullable<ReturnType<typeof whyNeverDelivered>>, contract: Goods) => {
  const { vehicle, tm: allowed } = GOODS[contract]
  switch (why) {
    case 'way':
      return `there is no way by ${vehicle === 'any' ? 'any vehicle' : kinds[vehicle]}`
    case 'port':
      return 'it takes a port at both ends'
    case 'airport':
      return 'it takes an airport at both ends'
    case 'far':
      return `it is too far for ${tm(allowed)}`
  }
}

function deliver({ signed: id, vehicle }: CommandOf<'deliver'>, view: View, seat: Seat, who: Names): string {
  const signed = signedOf(view, seat, id)
  const named = vehicleFor(vehicle, seat, who)
  if (signed === undefined) return `Deliver with ${named}`
  const { contract, sender, recipient } = signed
  const facts = contract === null ? undefined : GOODS[contract]
  const twice = at(view.doubled, seat)
  const pay = facts === undefined ? [] : [tm(facts.tm), `${euro(facts.pay * (twice ? 2 : 1))}${twice ? ' doubled' : ''}`]
  return `Deliver ${signedName(signed)} with ${named} (${[...pay, vp(vpOf(view, sender, recipient))].join(', ')})`
}

function vehicleSale({ vehicle }: CommandOf<'sellVehicle'>, view: View, seat: Seat, who: Names): string {
  const place = placeOf(view, vehicle)
  const where = place.kind === 'state' ? ` in ${placeName(place, who)}` : ''
  return `Sell ${vehicleFor(vehicle, seat, who)}${where} for ${euro(RESALE[kindOf(vehicle)])}`
}
function branchSale({ state: at }: CommandOf<'sellBranch'>, view: View, seat: Seat): string {
  const lost = basesOf(view, seat).find(base => base.state === at)?.advantages ?? []
  const cards = lost.length === 0 ? '' : ` (you lose ${and.format(lost.map(specialName))})`
  return `Sell your branch in ${state(at)} for ${euro(BRANCH_RESALE)}${cards}`
}

function unused(view: View): string {
  const now = stepNow(view)
  return now?.kind === 'turn' && now.actions > 0 ? ` (${actions(now.actions)} unused)` : ''
}
