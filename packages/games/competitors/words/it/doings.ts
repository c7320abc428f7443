/** Che cosa fa un giocatore, come segue al suo nome: 'Anna ' … */
import type { Names } from '@wildcat/kernel'
import type { EventOf } from '../../events.ts'
import type { View } from '../../state.ts'
import type { EventAbout } from '../chapters.ts'
import { signedIn } from '../facts.ts'
import { aCard, and, contractTitle, dealtCards, type decks, euro, piece, route, specialName, state, vehicleFor } from './phrases.ts'

export function doing(e: EventAbout<'doing'>, who: Names, view: View): string {
  switch (e.kind) {
    case 'cardDrawn':
      return draws([e])
    case 'nothingToDraw':
      return `dovrebbe pescare ${aCard[e.deck]}, ma non ce ne sono più`
    case 'contractSigned':
      return `firma un contratto ${route(e.sender, e.recipient)}${e.contract === null ? '' : ` (${contractTitle(e.contract)})`}`
    case 'vehicleBought':
      return `acquista ${piece(e.vehicle, 'the')} ${state(e.at, 'in')} per ${euro(e.euro)}`
    case 'vehicleSold':
      return `${e.forced ? 'deve vendere' : 'vende'} ${piece(e.vehicle, 'the')} per ${euro(e.euro)}`
    case 'branchBought':
      return `acquista una Filiale ${state(e.state, 'in')} per ${euro(e.euro)}`
    case 'branchSold':
      return branchSold(e)
    case 'vehiclePlaced':
      return puts([e])
    case 'distributed':
      return `non porta altri mezzi nella nuova Filiale ${state(e.branch, 'in')}`
    case 'boarded':
      return `fa salire ${vehicleFor(e.truck, e.seat, who)} ${vehicleFor(e.carrier, e.seat, who, 'on')} ${state(e.state, 'in')}`
    case 'left':
      return `fa scendere ${vehicleFor(e.truck, e.seat, who)} ${vehicleFor(e.carrier, e.seat, who, 'from')} ${state(e.state, 'in')}`
    case 'sentBack':
      return `fa tornare ${vehicleFor(e.vehicle, e.seat, who)} ${state(e.to, 'in')}`
    case 'attached':
      return `associa ${specialName(e.card)} alla base ${state(e.at, 'in')}`
    case 'cardPlayed':
      return `gioca ${specialName(e.card)}`
    case 'strikeCalled':
      return `proclama uno sciopero ${state(e.state, 'in')} (nessuno può entrarvi fino al suo prossimo turno)`
    case 'revoked':
      return `scarta con ${specialName('revocation')} la carta ${specialName(e.card)} di ${who(e.of)} ${state(e.state, 'in')}`
    case 'contractLookedAt':
      return looksAt(e, who, view)
    case 'readyLaid':
      return `prepara in segreto una ${specialName('tipOff')} contro ${who(e.against)}`
    case 'readyTakenUp':
      return `riprende in segreto la ${specialName('tipOff')} preparata contro ${who(e.against)}`
    case 'tippedOff':
      return `gioca ${e.laid ? 'la' : 'una'} ${specialName('tipOff')}${e.laid ? ' preparata' : ''} contro ${who(e.victim)}`
    case 'turnEnded':
      return 'termina il turno'
    case 'turnLost':
      return 'perde il resto del turno'
  }
}

/** Più carte di seguito: 'pesca 2 Carte Territorio (Germania; Giappone) e una Carta Contratto'. */
export function draws(cards: readonly Pick<EventOf<'cardDrawn'>, 'card' | 'deck' | 'by'>[]): string {
  const of = (deck: keyof typeof decks) =>
    dealtCards(
      cards.filter(each => each.deck === deck).map(({ card }) => card),
      deck,
    )
  const early = cards.every(({ by }) => by === 'bonus')
  return `pesca ${and.format([...of('territory'), ...of('contract')])}${early ? ' per l’arrivo in anticipo' : ''}`
}

/** 'colloca il Truck 1 e l’Aereo 1 in Germania' */
export function puts(placed: readonly Pick<EventOf<'vehiclePlaced'>, 'vehicle' | 'at'>[]): string {
  const vehicles = and.format(placed.map(each => piece(each.vehicle, 'the')))
  return `colloca ${vehicles} ${and.format([...new Set(placed.map(each => state(each.at, 'in')))])}`
}

function branchSold({ state: of, euro: price, lost, forced }: EventOf<'branchSold'>): string {
  const sells = `${forced ? 'deve vendere' : 'vende'} la Filiale ${state(of, 'in')} per ${euro(price)}`
  return lost.length === 0 ? sells : `${sells}, perdendo ${and.format(lost.map(specialName))}`
}

function looksAt({ of, signed, contract }: EventOf<'contractLookedAt'>, who: Names, view: View): string {
  const lies = signedIn(view, signed)
  const which =
    lies === undefined ? `un contratto firmato di ${who(of)}` : `il contratto di ${who(of)} ${route(lies.sender, lies.recipient)}`
  return `guarda ${which}${contract === null ? '' : ` (${contractTitle(contract)})`}`
}
