/** Che cosa incontra un giocatore per strada, come segue al suo nome; e in poche parole, tra parentesi in un viaggio. */
import { at, type Names } from '@wildcat/kernel'
import type { Territory } from '../../content/territories.ts'
import type { EventOf } from '../../events.ts'
import { factsOf } from '../../map.ts'
import type { Due } from '../../state.ts'
import type { EventAbout } from '../chapters.ts'
import { politicalEvents } from './event-tables.ts'
import { and, contractTitle, customsName, euro, number, or, pm, specialName, state, to, vehicleFor } from './phrases.ts'

export function encounter(e: EventAbout<'encounter'>, who: Names): string {
  switch (e.kind) {
    case 'taxPaid':
      return `paga ${to(who(e.to))} ${e.what === 'tax' ? `${euro(e.euro)} di tassa di transito` : `un pedaggio di ${euro(e.euro)}`} ${state(e.state, 'in')}`
    case 'orderChosen':
      return e.first === 'customs' ? 'affronta la Dogana prima dell’evento' : 'affronta l’evento prima della Dogana'
    case 'customsDrawn':
      return `${DRAWS[e.cause]} per ${vehicleFor(e.vehicle, e.seat, who)}: ${customsName(e.card)}`
    case 'customsCancelled':
      return `annulla ${customsName(e.card)} con ${customsName('friendAtTheGate')}`
    case 'friendKept':
      return `tiene ${customsName('friendAtTheGate')} per un’altra volta`
    case 'politicalRolled':
      return rolled(e, who)
    case 'politicalChosen':
      return `sceglie ${eventName(e.state, e.roll)}`
    case 'paid':
      return `paga ${euro(e.euro)} ${FOR[e.due]}`
    case 'couldNotPay':
      return `non riesce a pagare per intero ${FOR[e.due]} e ${e.euro === 0 ? 'non ha più denaro' : `versa tutto il suo denaro, ${euro(e.euro)}`}`
    case 'moneyShort':
      return `non ha ${euro(e.euro)} da pagare ${FOR[e.due]} e deve vendere`
    case 'gained':
      return `incassa ${euro(e.euro)}`
    case 'pointsChanged':
      return e.n < 0 ? `perde ${pm(-e.n)}` : `guadagna ${pm(e.n)}`
    case 'optionChosen':
      if (e.option === 0) return 'sceglie di pagare'
      return e.forced ? 'non può pagare' : 'sceglie di non pagare'
    case 'offerSkipped':
      return `non paga i ${euro(e.euro)} facoltativi`
    case 'dieRolled':
      return `tira un ${number(e.roll)}`
    case 'contractShown':
      return `mostra il contratto ${e.to === 'all' ? 'a tutti' : to(and.format(e.to.map(who)))}${shown(e)}`
    case 'customsWaived':
      return 'non pesca più Carte Dogana in questa consegna'
    case 'friendMade':
      return `tiene ${customsName('friendAtTheGate')}`
    case 'saleRefused':
      return 'non vende nulla per pagare'
  }
}
const DRAWS = {
  entry: 'pesca una Carta Dogana',
  ordered: 'deve pescare una Carta Dogana',
  tipOff: `pesca per la ${specialName('tipOff')} una Carta Dogana`,
} as const
const FOR: Readonly<Record<Due, string>> = {
  fuel: 'per il carburante',
  customs: 'alla Dogana',
  event: 'per l’evento',
  crossing: 'per lasciare il passaggio',
  spared: 'per tenere il mezzo',
}

/** L’evento politico di uno Stato, secondo il tiro. */
const eventName = (of: Territory, roll: number): string => `«${at(politicalEvents[factsOf(of).continent], roll - 1).name}»`

function rolled({ seat, vehicle, state: of, rolls }: EventOf<'politicalRolled'>, who: Names): string {
  const events = or.format(rolls.map(each => eventName(of, each)))
  return `tira ${and.format(rolls.map(number))} per ${vehicleFor(vehicle, seat, who)} ${state(of, 'in')}: ${events}`
}
const shown = ({ contract }: EventOf<'contractShown'>) => (contract === null ? '' : `: ${contractTitle(contract)}`)

/** Tra parentesi, dopo ciò che lo ha causato. */
export function encounterAside(e: EventAbout<'encounter'>, who: Names): string {
  switch (e.kind) {
    case 'taxPaid':
      return `${euro(e.euro)} di ${e.what === 'tax' ? 'tassa di transito' : 'pedaggio'} ${to(who(e.to))}`
    case 'customsDrawn':
      return `Dogana: ${customsName(e.card)}`
    case 'customsCancelled':
      return `annullata con ${customsName('friendAtTheGate')}`
    case 'politicalRolled':
      return `evento ${state(e.state, 'in')}: ${or.format(e.rolls.map(each => eventName(e.state, each)))}`
    case 'paid':
      return `paga ${euro(e.euro)}`
    case 'contractShown':
      return `il contratto viene mostrato${shown(e)}`
    case 'customsWaived':
      return 'niente più Carte Dogana in questa consegna'
    case 'friendMade':
      return 'tiene la carta'
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
