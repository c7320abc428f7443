/** What is met on the way, in English. */
import { type Continent, type Customs, factsOf } from '@wildcat/competitors/board'
import { customsCards } from '@wildcat/competitors/words/en/customs-cards.ts'
import { politicalEvents } from '@wildcat/competitors/words/en/event-tables.ts'
import { capital, euro, number, piece, pm, state, vp } from '@wildcat/competitors/words/en/phrases.ts'
import type { Outcome } from '../../encounter.ts'

export const encounters = {
  end: {
    delivered: 'Delivered',
    failed: 'Failed',
    gained: (n: number) => `+${vp(n)}`,
    lost: (n: number) => `−${vp(n)}`,
  },
  customsCard: (of: Customs) => customsCards[of],
  political: (continent: Continent, roll: number) => politicalEvents[continent][roll - 1] ?? { name: '', text: '' },
  encounter: {
    customs: 'Customs',
    political: 'Political event',
    weather: 'Weather',
    column: (continent: string) => `Red-flag states in ${continent}: what can happen`,
    outcome: (of: Outcome, who: (seat: number) => string): string => {
      switch (of.kind) {
        case 'saveRolled':
        case 'saveRerolled':
          return of.roll >= of.needed ? 'safe' : `not safe (at least ${number(of.needed)} needed)`
        case 'insuranceKept':
          return 'no second roll'
        case 'blownHome':
          return `${capital(piece(of.vehicle))} is brought to ${state(of.to)}`
        case 'paid':
          return `${who(of.seat)} pays ${euro(of.euro)}`
        case 'couldNotPay':
          return `${who(of.seat)} cannot pay it all`
        case 'gained':
          return `${who(of.seat)} gets ${euro(of.euro)}`
        case 'pointsChanged':
          return of.n < 0 ? `${pm(-of.n)} lost` : `${pm(of.n)} gained`
        case 'dieRolled':
          return 'rolled'
        case 'inspected':
          return of.legal ? 'legal goods' : 'illegal goods'
        case 'contractShown':
          return 'the contract is shown'
        case 'customsWaived':
          return 'no more customs cards'
        case 'customsCancelled':
          return 'cancelled'
        case 'friendMade':
          return 'kept for later'
        case 'politicalChosen':
          return `chosen: ${politicalEvents[factsOf(of.state).continent][of.roll - 1]?.name ?? ''}`
        case 'seized':
          return `${capital(piece(of.vehicle))} is seized`
        case 'spared':
          return `${capital(piece(of.vehicle))} is spared for ${euro(of.euro)}`
        case 'stopped':
          return `${capital(piece(of.vehicle))} may not move for a turn`
        case 'turnLost':
          return 'the turn is over'
        case 'deliveryFailed':
          return 'the delivery has failed'
      }
    },
  },
}
