/** Che cosa è successo, come può saperlo chi ascolta. */
import type { Names } from '@wildcat/kernel'
import type { Event } from '../../events.ts'
import { barrels, cards, licences, list, markets, money, ofEach, price } from './phrases.ts'

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Comincia il turno di gioco ${e.round}. Primo giocatore: ${who(e.first)}.`
    case 'priceRolled':
      return `Il dado dà ${e.die > 0 ? `+${e.die}` : `−${-e.die}`}: ora un barile costa ${money(e.price)}.`
    case 'licencesDealt':
      return e.licences === null || e.count === 0
        ? `${who(e.seat)} riceve ${licences(e.count)}.`
        : `${who(e.seat)} riceve ${licences(e.count)}: ${cards(e.licences)}.`
    case 'wellPeeked':
      return e.barrels === null
        ? `${who(e.seat)} sbircia il pozzo ${e.well + 1}.`
        : `${who(e.seat)} sbircia il pozzo ${e.well + 1} e vede ${barrels(e.barrels)}.`
    case 'wellDrilled':
      return `${who(e.seat)} trivella il pozzo ${e.well + 1} e trova ${barrels(e.barrels)}.`
    case 'turnEnded':
      return `${who(e.seat)} smette di cercare.`
    case 'marketChosen':
      return e.market === null ? `${who(e.seat)} ha scelto.` : `${who(e.seat)} ha scelto in segreto: ${markets[e.market]}.`
    case 'marketsShown':
      return `Le scelte si scoprono: ${list.format(e.markets.map((market, seat) => `${who(seat)} ${markets[market]}`))}.`
    case 'railPaid':
      return e.sharedBy === 1
        ? `${who(e.seat)} ha la ferrovia tutta per sé e incassa ${money(e.money)}.`
        : `${who(e.seat)} divide la ferrovia e incassa ${money(e.money)}.`
    case 'pipelineUsed':
      return e.barrels === 0
        ? `${who(e.seat)} non ha petrolio per l’oleodotto.`
        : `${who(e.seat)} manda ${barrels(e.barrels)} nell’oleodotto per ${money(e.money)}.`
    case 'bidMade':
      return `${who(e.seat)} offre ${e.points}.`
    case 'passed':
      return `${who(e.seat)} passa.`
    case 'nobodySells':
      return 'Nessuno vince l’asta: in questo turno di gioco non si vende petrolio.'
    case 'bidCovered':
      return `${who(e.seat)} vince l’asta con ${e.points} e può pagare.`
    case 'bluffCalled':
      return `${who(e.seat)} non può pagare ${e.points}: era un bluff, e costa ${cards(e.lost)}. L’asta si ripete.`
    case 'licencesPaid':
      return `${who(e.seat)} paga ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return e.barrels === 0
        ? `${who(e.seat)} non vende nulla.`
        : `${who(e.seat)} vende ${barrels(e.barrels)} a ${money(e.price)} per ${money(e.barrels * e.price)}.`
    case 'offerMade':
      return `${who(e.from)} propone a ${who(e.to)} ${e.licences === null ? licences(e.count) : cards(e.licences)} in cambio di ${price(e.money, e.barrels)}.`
    case 'offerAccepted':
      return `${who(e.to)} accetta la proposta di ${who(e.from)} e dà ${price(e.money, e.barrels)}.`
    case 'offerClosed':
      return closed[e.how](who(e.from), who(e.to))
    case 'gameEnded':
      return `${e.how === 'dry' ? 'L’ultimo pozzo è trivellato.' : 'L’ultimo turno di gioco è finito.'} ${
        e.winners.length === 1 ? `Vince ${list.format(e.winners.map(who))}.` : `Vincono insieme ${list.format(e.winners.map(who))}.`
      }`
  }
}

const closed = {
  refused: (from: string, to: string) => `${to} rifiuta la proposta di ${from}.`,
  withdrawn: (from: string) => `${from} ritira la proposta.`,
  lapsed: (from: string) => `La proposta di ${from} decade.`,
} as const
