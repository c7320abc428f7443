/** Carte Speciali, e ciò che chiedono carte ed eventi, in frasi. */
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
import { fromBaseOf, toOwnBase } from './sentences.ts'

type Played = CommandOf<'attach' | 'playCard' | 'spyOn' | 'callStrike' | 'revoke' | 'layReady' | 'takeUp' | 'tipOff'>
type Answer = CommandOf<
  'first' | 'turnUp' | 'useFriend' | 'chooseEvent' | 'chooseOption' | 'payFor' | 'reroll' | 'refuseToSell' | 'place' | 'skip'
>

const SPECIAL = 'Carte Speciali'
const CHOICE = 'La tua scelta'

export function specialCommand(c: Played, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'attach':
      return { group: SPECIAL, text: `Associa ${specialName(c.card)} ${toOwnBase(view, seat, c.at)}` }
    case 'playCard':
      return { group: SPECIAL, text: `Gioca ${specialName(c.card)}: ${effect(c.card)}` }
    case 'spyOn':
      return { group: SPECIAL, text: `Gioca ${specialName('spy')}: guarda ${spied(c.signed, view, who)}` }
    case 'callStrike':
      return {
        group: `Gioca ${specialName('strike')}`,
        text: `Chiudi ${state(c.state, 'the')} fino al tuo prossimo turno${expected(c, view, seat, who)}`,
      }
    case 'revoke':
      return { group: SPECIAL, text: `Gioca ${specialName('revocation')}: scarta ${specialName(c.card)} ${attachedTo(c, view, who)}` }
    case 'layReady':
      return { group: SPECIAL, text: `Prepara in segreto una ${specialName('tipOff')} contro ${who(c.against)}` }
    case 'takeUp':
      return { group: SPECIAL, text: `Riprendi la ${specialName('tipOff')} preparata contro ${who(c.against)}` }
    case 'tipOff':
      return { group: SPECIAL, text: `Gioca ${specialName('tipOff')}: ${victim(view, who)} pesca subito una Carta Dogana` }
  }
}

function effect(card: Special): string {
  const facts = SPECIALS[card]
  return facts.effect === 'ops' ? ops(facts.ops) : 'la tua prossima consegna riuscita paga il doppio'
}
function spied(id: number, view: View, who: Names): string {
  const found = findSigned(view, id)
  if (found === undefined) return 'un contratto firmato'
  return `il contratto di ${who(found.seat)} ${route(found.signed.sender, found.signed.recipient)}`
}
/** Chi è atteso lì. */
function expected({ state: closed }: CommandOf<'callStrike'>, view: View, seat: Seat, who: Names): string {
  const seats = [...view.signed.keys()].filter(other => other !== seat && at(view.signed, other).some(each => each.recipient === closed))
  return seats.length === 0 ? '' : ` (Destinatario di un contratto di ${and.format(seats.map(who))})`
}
function attachedTo({ state: at }: CommandOf<'revoke'>, view: View, who: Names): string {
  const holder = holderOf(view, at)
  return holder === undefined ? state(at, 'in') : fromBaseOf(view, holder, at, who)
}
const victim = (view: View, who: Names) => (view.journey === 'none' ? 'chi consegna' : who(view.journey.seat))

export function answer(c: Answer, view: View, seat: Seat, who: Names): Sentence {
  const now = stepNow(view)
  switch (c.kind) {
    case 'first':
      return {
        group: 'Che cosa viene prima?',
        text: c.what === 'customs' ? 'Prima la Carta Dogana, poi l’evento' : 'Prima l’evento, poi la Carta Dogana',
      }
    case 'turnUp':
      return { group: 'Dogana', text: 'Scopri la Carta Dogana' }
    case 'useFriend':
      return {
        group: 'Dogana',
        text: `Annulla ${now?.kind === 'friend' ? customsName(now.card) : 'la carta'} con ${customsName('friendAtTheGate')}`,
      }
    case 'chooseEvent':
      return { group: 'Evento politico', text: event(c, view) }
    case 'chooseOption':
      return { group: CHOICE, text: now?.kind === 'choose' ? capital(ops(optionOf(view, now, c.option))) : 'Scegli' }
    case 'payFor':
      return { group: CHOICE, text: now?.kind === 'may' ? `Paga ${euro(now.euro)}: ${ops(now.ops)}` : 'Paga' }
    case 'reroll':
      return { group: specialName('insurance'), text: 'Ripeti il tiro: vale il secondo' }
    case 'refuseToSell':
      return { group: 'Vendi per pagare', text: 'Non vendere nulla: il passo non si fa' }
    case 'place':
      return { group: 'Nuova Filiale', text: `Porta lì ${vehicleFor(c.vehicle, seat, who)}${from(c.vehicle, view)}` }
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
  return place.kind === 'state' ? ` ${state(place.state, 'from')}` : ''
}
function skip(view: View, seat: Seat, who: Names): Sentence {
  const now = stepNow(view)
  if (now?.kind === 'insure') {
    const { vehicle } = now
    const home = nearestBase(view, ownerOf(vehicle), kindOf(vehicle), placeOf(view, vehicle))
    return { group: specialName('insurance'), text: `Non ripetere il tiro: ${vehicleFor(vehicle, seat, who)} torna ${state(home, 'in')}` }
  }
  if (now?.kind === 'friend') return { group: 'Dogana', text: `Tieni ${customsName('friendAtTheGate')} ed esegui ${customsName(now.card)}` }
  if (now?.kind === 'distribute') return { group: 'Nuova Filiale', text: 'Non portare altro lì' }
  return { group: CHOICE, text: 'Non pagare' }
}
