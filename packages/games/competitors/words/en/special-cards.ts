/** Special cards, and what cards and events ask, as sentences. */
import { at, type Names, type Seat, type Sentence } from '@wildcat/kernel'
import { holderOf } from '../../bases.ts'
import type { CommandOf } from '../../commands.ts'
import { SPECIALS, type Special } from '../../content/specials.ts'
import { findSigned } from '../../journeys.ts'
import { factsOf } from '../../map.ts'
import { nearestBase } from '../../nearest-base.ts'
import type { View } from '../../state.ts'
import { kindOf, ownerOf, placeOf } from '../../vehicles.ts'
import { optionOf, stepNow } from '../decision-facts.ts'
import { politicalEvents } from './event-tables.ts'
import { ops } from './ops.ts'
import { and, capital, customsName, euro, route, specialName, state, vehicleFor } from './phrases.ts'
import { baseOf, ownBase } from './sentences.ts'

type Played = CommandOf<'attach' | 'playCard' | 'spyOn' | 'callStrike' | 'revoke' | 'layReady' | 'takeUp' | 'tipOff'>
type Answer = CommandOf<
  'first' | 'turnUp' | 'useFriend' | 'chooseEvent' | 'chooseOption' | 'payFor' | 'reroll' | 'refuseToSell' | 'place' | 'skip'
>

const SPECIAL = 'Special cards'

export function specialCommand(c: Played, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'attach':
      return { group: SPECIAL, text: `Attach ${specialName(c.card)} to ${ownBase(view, seat, c.at)}` }
    case 'playCard':
      return { group: SPECIAL, text: `Play ${specialName(c.card)}: ${effect(c.card)}` }
    case 'spyOn':
      return { group: SPECIAL, text: `Play ${specialName('spy')}: look at ${spied(c.signed, view, who)}` }
    case 'callStrike':
      return { group: `Play ${specialName('strike')}`, text: `Close ${state(c.state)} until your next turn${expected(c, view, seat, who)}` }
    case 'revoke':
      return { group: SPECIAL, text: `Play ${specialName('revocation')}: discard ${specialName(c.card)} from ${attachedTo(c, view, who)}` }
    case 'layReady':
      return { group: SPECIAL, text: `Lay a ${specialName('tipOff')} ready in secret against ${who(c.against)}` }
    case 'takeUp':
      return { group: SPECIAL, text: `Withdraw the ${specialName('tipOff')} laid ready against ${who(c.against)}` }
    case 'tipOff':
      return { group: SPECIAL, text: `Play ${specialName('tipOff')}: ${victim(view, who)} draws a customs card now` }
  }
}

function effect(card: Special): string {
  const facts = SPECIALS[card]
  return facts.effect === 'ops' ? ops(facts.ops) : 'your next successful delivery pays double'
}
function spied(id: number, view: View, who: Names): string {
  const found = findSigned(view, id)
  return found === undefined ? 'a signed contract' : `${who(found.seat)}’s contract ${route(found.signed.sender, found.signed.recipient)}`
}
/** Who is expected there. */
function expected({ state: closed }: CommandOf<'callStrike'>, view: View, seat: Seat, who: Names): string {
  const seats = [...view.signed.keys()].filter(other => other !== seat && at(view.signed, other).some(each => each.recipient === closed))
  return seats.length === 0 ? '' : ` (recipient of ${and.format(seats.map(other => `${who(other)}’s`))} contract)`
}
function attachedTo({ state: at }: CommandOf<'revoke'>, view: View, who: Names): string {
  const holder = holderOf(view, at)
  return holder === undefined ? state(at) : baseOf(view, holder, at, who)
}
const victim = (view: View, who: Names) => (view.journey === 'none' ? 'the player on the way' : who(view.journey.seat))

export function answer(c: Answer, view: View, seat: Seat, who: Names): Sentence {
  const now = stepNow(view)
  switch (c.kind) {
    case 'first':
      return {
        group: 'Which first?',
        text: c.what === 'customs' ? 'Customs card first, then the event' : 'Event first, then the customs card',
      }
    case 'turnUp':
      return { group: 'Customs', text: 'Turn up the customs card' }
    case 'useFriend':
      return {
        group: 'Customs',
        text: `Cancel ${now?.kind === 'friend' ? customsName(now.card) : 'the card'} with ${customsName('friendAtTheGate')}`,
      }
    case 'chooseEvent':
      return { group: 'Political event', text: event(c, view) }
    case 'chooseOption':
      return { group: 'Your choice', text: now?.kind === 'choose' ? capital(ops(optionOf(view, now, c.option))) : 'Choose' }
    case 'payFor':
      return { group: 'Your choice', text: now?.kind === 'may' ? `Pay ${euro(now.euro)}: ${ops(now.ops)}` : 'Pay' }
    case 'reroll':
      return { group: specialName('insurance'), text: 'Reroll; the second roll stands' }
    case 'refuseToSell':
      return { group: 'Sell to pay', text: 'Sell nothing: the step is not made' }
    case 'place':
      return { group: 'New branch', text: `Bring ${vehicleFor(c.vehicle, seat, who)} there${from(c.vehicle, view)}` }
    case 'skip':
      return skip(view, seat, who)
  }
}

function event({ roll }: CommandOf<'chooseEvent'>, view: View): string {
  const now = stepNow(view)
  const cell = now?.kind === 'contacts' ? politicalEvents[factsOf(now.state).continent][roll - 1] : undefined
  return cell === undefined ? `${roll}` : `${roll}, ${cell.name}: ${cell.text}`
}
const from = (vehicle: number, view: View) => {
  const place = placeOf(view, vehicle)
  return place.kind === 'state' ? ` from ${state(place.state)}` : ''
}
function skip(view: View, seat: Seat, who: Names): Sentence {
  const now = stepNow(view)
  if (now?.kind === 'insure') {
    const { vehicle } = now
    const home = nearestBase(view, ownerOf(vehicle), kindOf(vehicle), placeOf(view, vehicle))
    return { group: specialName('insurance'), text: `Do not reroll: ${vehicleFor(vehicle, seat, who)} goes back to ${state(home)}` }
  }
  if (now?.kind === 'friend')
    return { group: 'Customs', text: `Keep ${customsName('friendAtTheGate')} and carry out ${customsName(now.card)}` }
  if (now?.kind === 'distribute') return { group: 'New branch', text: 'Bring nothing more there' }
  return { group: 'Your choice', text: 'Do not pay' }
}
