/** Quello che si incontra in viaggio, in italiano. */
import { factsOf } from '@wildcat/competitors/board'
import { customsCards } from '@wildcat/competitors/words/it/customs-cards.ts'
import { politicalEvents } from '@wildcat/competitors/words/it/event-tables.ts'
import { capital, euro, number, piece, pm, state, vp } from '@wildcat/competitors/words/it/phrases.ts'
import type { encounters as english } from '../en/encounters.ts'

export const encounters: typeof english = {
  end: {
    delivered: 'Consegnato',
    failed: 'Consegna fallita',
    gained: n => `+${vp(n)}`,
    lost: n => `−${vp(n)}`,
  },
  customsCard: of => customsCards[of],
  political: (continent, roll) => politicalEvents[continent][roll - 1] ?? { name: '', text: '' },
  encounter: {
    customs: 'Dogana',
    political: 'Evento politico',
    weather: 'Meteo',
    column: continent => `Stati con bandiera rossa, ${continent}: che cosa può succedere`,
    outcome: (of, who) => {
      switch (of.kind) {
        case 'saveRolled':
        case 'saveRerolled':
          return of.roll >= of.needed ? 'salvo' : `non basta (serviva almeno ${number(of.needed)})`
        case 'insuranceKept':
          return 'nessun secondo tiro'
        case 'blownHome':
          return `${capital(piece(of.vehicle, 'the'))} torna ${state(of.to, 'in')}`
        case 'paid':
          return `${who(of.seat)} paga ${euro(of.euro)}`
        case 'couldNotPay':
          return `${who(of.seat)} non può pagare tutto`
        case 'gained':
          return `${who(of.seat)} riceve ${euro(of.euro)}`
        case 'pointsChanged':
          return of.n < 0 ? `${pm(-of.n)} in meno` : `${pm(of.n)} in più`
        case 'dieRolled':
          return 'tirato'
        case 'inspected':
          return of.legal ? 'merci legali' : 'merci illegali'
        case 'contractShown':
          return 'il Contratto viene mostrato'
        case 'customsWaived':
          return 'nessun’altra Carta Dogana'
        case 'customsCancelled':
          return 'annullata'
        case 'friendMade':
          return 'tenuta per dopo'
        case 'politicalChosen':
          return `scelto: ${politicalEvents[factsOf(of.state).continent][of.roll - 1]?.name ?? ''}`
        case 'seized':
          return `${capital(piece(of.vehicle))}: sequestro`
        case 'spared':
          return `${capital(piece(of.vehicle, 'the'))} evita il sequestro per ${euro(of.euro)}`
        case 'stopped':
          return `${capital(piece(of.vehicle))}: fermo per un turno`
        case 'turnLost':
          return 'il turno è finito'
        case 'deliveryFailed':
          return 'la consegna è fallita'
      }
    },
  },
}
