/** What a player does, as it follows the player's name: 'Anna ' … */
import type { Names } from '@wildcat/kernel'
import type { EventOf } from '../../events.ts'
import type { View } from '../../state.ts'
import type { EventAbout } from '../chapters.ts'
import { signedIn } from '../facts.ts'
import { aCard, and, contractName, dealtCards, type decks, euro, piece, route, specialName, state, vehicleFor } from './phrases.ts'

export function doing(e: EventAbout<'doing'>, who: Names, view: View): string {
  switch (e.kind) {
    case 'cardDrawn':
      return draws([e])
    case 'nothingToDraw':
      return `would draw ${aCard[e.deck]}, but there is none left`
    case 'contractSigned':
      return `signs a contract ${route(e.sender, e.recipient)}${e.contract === null ? '' : ` (${contractName(e.contract)})`}`
    case 'vehicleBought':
      return `buys ${piece(e.vehicle)} in ${state(e.at)} for ${euro(e.euro)}`
    case 'vehicleSold':
      return `${e.forced ? 'has to sell' : 'sells'} ${piece(e.vehicle)} for ${euro(e.euro)}`
    case 'branchBought':
      return `opens a branch in ${state(e.state)} for ${euro(e.euro)}`
    case 'branchSold':
      return branchSold(e)
    case 'vehiclePlaced':
      return puts([e])
    case 'distributed':
      return `brings no more vehicles to the new branch in ${state(e.branch)}`
    case 'boarded':
      return `puts ${vehicleFor(e.truck, e.seat, who)} aboard ${vehicleFor(e.carrier, e.seat, who)} in ${state(e.state)}`
    case 'left':
      return `takes ${vehicleFor(e.truck, e.seat, who)} off ${vehicleFor(e.carrier, e.seat, who)} in ${state(e.state)}`
    case 'sentBack':
      return `sends ${vehicleFor(e.vehicle, e.seat, who)} back to ${state(e.to)}`
    case 'attached':
      return `attaches ${specialName(e.card)} to the base in ${state(e.at)}`
    case 'cardPlayed':
      return `plays ${specialName(e.card)}`
    case 'strikeCalled':
      return `calls a strike in ${state(e.state)} (nobody may enter until ${who(e.seat)}’s next turn begins)`
    case 'revoked':
      return `has ${who(e.of)}’s ${specialName(e.card)} in ${state(e.state)} revoked`
    case 'contractLookedAt':
      return looksAt(e, who, view)
    case 'readyLaid':
      return `secretly lays a ${specialName('tipOff')} ready against ${who(e.against)}`
    case 'readyTakenUp':
      return `secretly withdraws the ${specialName('tipOff')} laid ready against ${who(e.against)}`
    case 'tippedOff':
      return `plays a ${specialName('tipOff')}${e.laid ? ' laid ready' : ''} against ${who(e.victim)}`
    case 'turnEnded':
      return 'ends the turn'
    case 'turnLost':
      return 'loses the rest of the turn'
  }
}

/** Several cards in a row: 'draws 2 territory cards (Germany; Japan) and a contract card'. */
export function draws(cards: readonly Pick<EventOf<'cardDrawn'>, 'card' | 'deck' | 'by'>[]): string {
  const of = (deck: keyof typeof decks) =>
    dealtCards(
      cards.filter(each => each.deck === deck).map(({ card }) => card),
      deck,
    )
  const early = cards.every(({ by }) => by === 'bonus')
  return `draws ${and.format([...of('territory'), ...of('contract')])}${early ? ' for being early' : ''}`
}

/** 'puts truck 1 and plane 1 in Germany' */
export function puts(placed: readonly Pick<EventOf<'vehiclePlaced'>, 'vehicle' | 'at'>[]): string {
  const vehicles = and.format(placed.map(each => piece(each.vehicle)))
  return `puts ${vehicles} in ${and.format([...new Set(placed.map(each => state(each.at)))])}`
}

function branchSold({ state: of, euro: price, lost, forced }: EventOf<'branchSold'>): string {
  const sells = `${forced ? 'has to sell' : 'sells'} the branch in ${state(of)} for ${euro(price)}`
  return lost.length === 0 ? sells : `${sells}, losing ${and.format(lost.map(specialName))}`
}

function looksAt({ of, signed, contract }: EventOf<'contractLookedAt'>, who: Names, view: View): string {
  const lies = signedIn(view, signed)
  const which = lies === undefined ? `a signed contract of ${who(of)}’s` : `${who(of)}’s contract ${route(lies.sender, lies.recipient)}`
  return `looks at ${which}${contract === null ? '' : ` (${contractName(contract)})`}`
}
