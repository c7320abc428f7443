/** Che cosa può fare un posto, in frasi sotto titoli. */
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
import { continents } from './places.ts'
import { signedName, terms } from './sentences.ts'
import { answer, specialCommand } from './special-cards.ts'

export function command(c: Command, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'chooseHq':
      return { group: 'Sede Principale', text: headquarters(c, view, seat) }
    case 'drawFree':
      return { group: 'Pescata gratis', text: `Pesca gratis ${aCard[c.deck]}` }
    case 'draw':
      return { group: 'Pesca', text: `Pesca ${aCard[c.deck]}` }
    case 'sign':
      return { group: 'Firma', text: sign(c, view) }
    case 'deliver':
      return { group: 'Consegna', text: deliver(c, view, seat, who) }
    case 'buyVehicle':
      return {
        group: 'Acquista un mezzo',
        text: `Acquista ${aKind[c.vehicle]} per ${euro(PRICES[c.vehicle])} e ${c.vehicle === 'ship' ? 'mettila' : 'mettilo'} ${state(c.at, 'in')}`,
      }
    case 'sellVehicle':
      return { group: isForced(view) ? 'Vendi per pagare' : 'Vendi un mezzo', text: vehicleSale(c, view, seat, who) }
    case 'buyBranch':
      return { group: 'Filiali', text: `Acquista una Filiale ${state(c.state, 'in')} per ${euro(BRANCH_PRICE)}` }
    case 'sellBranch':
      return { group: isForced(view) ? 'Vendi per pagare' : 'Filiali', text: branchSale(c, view, seat) }
    case 'endTurn':
      return { group: 'Fine del turno', text: `Termina il turno${unused(view)}` }
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
  return `Apri la Sede ${state(hq, 'in')} (${continents[where]}: ${cards === 0 ? 'nessuna' : number(cards)} delle tue Carte Territorio)`
}

function sign({ contract, sender, recipient }: CommandOf<'sign'>, view: View): string {
  const name = `Firma ${contractName(contract)}, ${route(sender, recipient)}`
  if (!isGoods(contract)) return name
  const why = sender === recipient ? undefined : whyNeverDelivered(contract, sender, recipient)
  const details = [...terms(contract), vp(vpOf(view, sender, recipient))].join(', ')
  return `${name} (${details})${why === undefined ? '' : `. Attenzione: ${beware(why, contract)}`}`
}
const beware = (why: NonNullable<ReturnType<typeof whyNeverDelivered>>, contract: Goods) => {
  const { vehicle, tm: allowed } = GOODS[contract]
  switch (why) {
    case 'way':
      return `in ${vehicle === 'any' ? 'nessun modo' : kinds[vehicle]} non ci si arriva`
    case 'port':
      return 'serve un Porto alla partenza e all’arrivo'
    case 'airport':
      return 'serve un Aeroporto alla partenza e all’arrivo'
    case 'far':
      return `è troppo lontano per ${tm(allowed)}`
  }
}

function deliver({ signed: id, vehicle }: CommandOf<'deliver'>, view: View, seat: Seat, who: Names): string {
  const signed = signedOf(view, seat, id)
  const named = vehicleFor(vehicle, seat, who)
  if (signed === undefined) return `Consegna con ${named}`
  const { contract, sender, recipient } = signed
  const facts = contract === null ? undefined : GOODS[contract]
  const twice = at(view.doubled, seat)
  const pay = facts === undefined ? [] : [tm(facts.tm), `${euro(facts.pay * (twice ? 2 : 1))}${twice ? ', il doppio' : ''}`]
  return `Consegna ${signedName(signed)}, con ${named} (${[...pay, vp(vpOf(view, sender, recipient))].join(', ')})`
}

function vehicleSale({ vehicle }: CommandOf<'sellVehicle'>, view: View, seat: Seat, who: Names): string {
  const place = placeOf(view, vehicle)
  const where = place.kind === 'state' ? ` ${placeName(place, who, 'in')}` : ''
  return `Vendi ${vehicleFor(vehicle, seat, who)}${where} per ${euro(RESALE[kindOf(vehicle)])}`
}
function branchSale({ state: at }: CommandOf<'sellBranch'>, view: View, seat: Seat): string {
  const lost = basesOf(view, seat).find(base => base.state === at)?.advantages ?? []
  const cards = lost.length === 0 ? '' : ` (perdi ${and.format(lost.map(specialName))})`
  return `Vendi la tua Filiale ${state(at, 'in')} per ${euro(BRANCH_RESALE)}${cards}`
}

function unused(view: View): string {
  const now = stepNow(view)
  if (now?.kind !== 'turn' || now.actions === 0) return ''
  return ` (${actions(now.actions)} non ${now.actions === 1 ? 'usata' : 'usate'})`
}
