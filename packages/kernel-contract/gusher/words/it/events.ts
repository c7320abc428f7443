/** Che cosa è successo, come può saperlo chi ascolta. */
import type { Names } from '@wildcat/kernel'
import type { Event } from '../../events.ts'
import { and, barrels, cards, inReturn, licences, markets, money, ofEach, points, price, to } from './phrases.ts'

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${e.round}. Primo giocatore: ${who(e.first)}.`
    case 'priceRolled':
      return `Il dado dà ${e.die > 0 ? `+${e.die}` : `−${-e.die}`}: ora il prezzo di un barile è ${money(e.price)}.`
    case 'licencesDealt':
      if (e.count === 0) return `${who(e.seat)} non riceve nessuna licenza.`
      return `${who(e.seat)} riceve ${e.licences === null ? licences(e.count) : cards(e.licences)}.`
    case 'wellPeeked':
      return e.barrels === null
        ? `${who(e.seat)} sbircia nel pozzo ${e.well + 1}.`
        : `${who(e.seat)} sbircia nel pozzo ${e.well + 1} e vede ${barrels(e.barrels)}.`
    case 'wellDrilled':
      return `${who(e.seat)} trivella il pozzo ${e.well + 1} e trova ${barrels(e.barrels)}.`
    case 'turnEnded':
      return `${who(e.seat)} termina il turno.`
    case 'marketChosen':
      return e.market === null ? `${who(e.seat)} ha scelto.` : `${who(e.seat)} ha scelto in segreto: ${markets[e.market]}.`
    case 'marketsShown':
      return `Scelte scoperte. ${e.markets.map((market, seat) => `${who(seat)}: ${markets[market]}`).join('; ')}.`
    case 'railPaid':
      return e.sharedBy === 1
        ? `${who(e.seat)} ha la ferrovia tutta per sé e incassa ${money(e.money)}.`
        : `${who(e.seat)} condivide la ferrovia e incassa ${money(e.money)}.`
    case 'pipelineUsed':
      return e.barrels === 0
        ? `${who(e.seat)} non ha petrolio per l’oleodotto.`
        : `${who(e.seat)} manda ${barrels(e.barrels)} nell’oleodotto per ${money(e.money)}.`
    case 'bidMade':
      return `${who(e.seat)} offre ${points(e.points)}.`
    case 'passed':
      return `${who(e.seat)} passa.`
    case 'nobodySells':
      return 'In questo round nessuno ottiene il diritto di vendere.'
    case 'bidCovered':
      return `${who(e.seat)} vince l’asta con ${points(e.points)} e può pagare.`
    case 'bluffCalled':
      return `${who(e.seat)} ha bluffato: non può pagare ${points(e.points)}${e.lost.length === 0 ? ', ma non ha licenze da perdere' : ` e perde ${cards(e.lost)}`}. L’asta si ripete.`
    case 'licencesPaid':
      return `${who(e.seat)} paga con ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return e.barrels === 0
        ? `${who(e.seat)} non vende nulla.`
        : `${who(e.seat)} vende ${barrels(e.barrels)} a ${money(e.price)} per ${money(e.barrels * e.price)}.`
    case 'offerMade':
      return `${who(e.from)} propone ${to(who(e.to))} ${e.licences === null ? licences(e.count) : cards(e.licences)} ${inReturn(e.money, e.barrels)}.`
    case 'offerAccepted':
      return e.money + e.barrels === 0
        ? `${who(e.to)} accetta il regalo di ${who(e.from)}.`
        : `${who(e.to)} accetta la proposta di ${who(e.from)} e dà ${price(e.money, e.barrels)}.`
    case 'offerClosed':
      return closed[e.how](who(e.from), who(e.to))
    case 'gameEnded':
      return `${e.how === 'dry' ? 'È stato trivellato l’ultimo pozzo.' : 'È finito l’ultimo round.'} ${
        e.winners.length === 1 ? `Vince ${and.format(e.winners.map(who))}.` : `${and.format(e.winners.map(who))} vincono a pari merito.`
      }`
  }
}

const closed = {
  refused: (from: string, to: string) => `${to} rifiuta la proposta di ${from}.`,
  withdrawn: (from: string) => `${from} ritira la proposta.`,
  lapsed: (from: string) => `La proposta di ${from} decade.`,
} as const
