/** What a player meets on the way, as it follows the player's name; and in a few words, as an aside of a journey. */
import { at, type Names } from '@wildcat/kernel'
import type { Territory } from '../../content/territories.ts'
import type { EventOf } from '../../events.ts'
import { factsOf } from '../../map.ts'
import type { Due } from '../../state.ts'
import type { EventAbout } from '../chapters.ts'
import { politicalEvents } from './event-tables.ts'
import { and, contractName, customsName, euro, or, pm, roll, state, vehicleFor } from './phrases.ts'

export function encounter(e: EventAbout<'encounter'>, who: Names): string {
  switch (e.kind) {
    case 'taxPaid':
      return `pays ${who(e.to)} ${e.what === 'tax' ? `${euro(e.euro)} HQ tax` : `a toll of ${euro(e.euro)}`} in ${state(e.state)}`
    case 'orderChosen':
      return e.first === 'customs' ? 'takes the customs card before the event' : 'takes the event before the customs card'
    case 'customsDrawn':
      return `draws a customs card for ${vehicleFor(e.vehicle, e.seat, who)}${AFTER[e.cause]}: ${customsName(e.card)}`
    case 'customsCancelled':
      return `cancels ${customsName(e.card)} with ${customsName('friendAtTheGate')}`
    case 'friendKept':
      return `keeps ${customsName('friendAtTheGate')} for later`
    case 'politicalRolled':
      return rolled(e, who)
    case 'politicalChosen':
      return `chooses ${eventName(e.state, e.roll)}`
    case 'paid':
      return `pays ${euro(e.euro)} ${FOR[e.due]}`
    case 'couldNotPay':
      return `cannot pay in full ${FOR[e.due]} and ${e.euro === 0 ? 'has no cash left' : `hands over all their cash, ${euro(e.euro)}`}`
    case 'moneyShort':
      return `does not have ${euro(e.euro)} to pay ${FOR[e.due]} and has to sell`
    case 'gained':
      return `gets ${euro(e.euro)}`
    case 'pointsChanged':
      return e.n < 0 ? `loses ${pm(-e.n)}` : `gains ${pm(e.n)}`
    case 'optionChosen':
      if (e.option === 0) return 'chooses to pay'
      return e.forced ? 'cannot pay' : 'chooses not to pay'
    case 'offerSkipped':
      return `does not pay ${euro(e.euro)} for more`
    case 'dieRolled':
      return `rolls ${roll(e.roll)}`
    case 'contractShown':
      return `shows ${e.to === 'all' ? 'everybody' : and.format(e.to.map(who))} the contract${shown(e)}`
    case 'customsWaived':
      return 'draws no more customs cards in this delivery'
    case 'friendMade':
      return `keeps ${customsName('friendAtTheGate')}`
    case 'saleRefused':
      return 'sells nothing to pay for it'
  }
}
const AFTER = { entry: '', ordered: ', as ordered', tipOff: ', after the tip-off' } as const
const FOR: Readonly<Record<Due, string>> = {
  fuel: 'for fuel',
  customs: 'at customs',
  event: 'because of the event',
  crossing: 'to leave the crossing',
  spared: 'to keep the vehicle',
}

/** The political event of a state by the roll. */
const eventName = (of: Territory, roll: number): string => at(politicalEvents[factsOf(of).continent], roll - 1).name

function rolled({ seat, vehicle, state: of, rolls }: EventOf<'politicalRolled'>, who: Names): string {
  const events = or.format(rolls.map(each => eventName(of, each)))
  return `rolls ${and.format(rolls.map(roll))} for ${vehicleFor(vehicle, seat, who)} in ${state(of)}: ${events}`
}

const shown = ({ contract }: EventOf<'contractShown'>) => (contract === null ? '' : `: ${contractName(contract)}`)

/** In brackets behind what brought it about. */
export function encounterAside(e: EventAbout<'encounter'>, who: Names): string {
  switch (e.kind) {
    case 'taxPaid':
      return `${euro(e.euro)} ${e.what === 'tax' ? 'HQ tax' : 'toll'} to ${who(e.to)}`
    case 'customsDrawn':
      return `customs: ${customsName(e.card)}`
    case 'customsCancelled':
      return `cancelled by ${customsName('friendAtTheGate')}`
    case 'politicalRolled':
      return `event in ${state(e.state)}: ${or.format(e.rolls.map(each => eventName(e.state, each)))}`
    case 'paid':
      return `pays ${euro(e.euro)}`
    case 'contractShown':
      return `the contract is shown${shown(e)}`
    case 'customsWaived':
      return 'no more customs cards in this delivery'
    case 'friendMade':
      return 'keeps the card'
    case 'orderChosen':
    case 'friendKept':
    case 'politicalChosen':
    case 'couldNotPay':
    case 'moneyShort':
    case 'gained':
    case 'pointsChanged':
    case 'optionChosen':
    case 'offerSkipped':
    case 'dieRolled':
    case 'saleRefused':
      return encounter(e, who)
  }
}
