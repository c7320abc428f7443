/** Che cosa si chiede, e le risposte. */
import { type Names, type Sentence, top, visible } from '@wildcat/kernel'
import type { Command } from '../../commands.ts'
import { DRILLING_COST, type Market, PIPELINE_PAYS, RAIL_ALONE, RAIL_SHARED } from '../../components.ts'
import { ownHand, points as worth } from '../../queries.ts'
import type { View } from '../../state.ts'
import { barrels, cards, counted, inReturn, markets, money, ofEach, points, to, wellName } from './phrases.ts'

export function question(view: View, seat: number, who: Names): string {
  const step = top(view.agenda)
  switch (step?.kind) {
    case 'prospect':
      return `Sbircia o trivella: ti ${step.actions === 1 ? 'resta' : 'restano'} ${counted(step.actions, 'azione', 'azioni')}.`
    case 'chooseMarket': {
      const choice = step.choices[seat]
      return choice === undefined || choice === null || choice === 'none'
        ? 'Scegli la tua via per il mercato. Gli altri la vedranno quando avranno scelto tutti.'
        : `Hai scelto: ${markets[choice]}. Puoi ancora cambiare idea.`
    }
    case 'bidding':
      return step.standing === 'none'
        ? `Apri l’asta o passa. Le tue licenze valgono ${points(worth(ownHand(view)))}.`
        : `${who(step.standing.seat)} ha offerto ${points(step.standing.points)}. Offri di più o passa. Le tue licenze valgono ${points(worth(ownHand(view)))}.`
    case 'payBid':
      return `Paga la tua offerta di ${points(step.points)}.`
    case 'sell':
      return `Vendi quanto petrolio vuoi a ${money(view.price)} al barile.`
    case 'startRound':
    case 'deal':
    case 'goToMarket':
    case 'auction':
    case 'settleBid':
    case 'endRound':
    case undefined:
      return ''
  }
}

export function command(c: Command, view: View, _seat: number, who: Names): Sentence {
  const offer = 'offer' in c ? view.offers.find(({ id }) => id === c.offer) : undefined
  switch (c.kind) {
    case 'peek':
      return { group: 'Sbircia', text: `Sbircia nel ${wellName(view, c.well)}` }
    case 'drill':
      return { group: `Trivella (${money(DRILLING_COST)})`, text: `Trivella il ${wellName(view, c.well)}${known(view, c.well)}` }
    case 'endTurn':
      return { group: 'Turno', text: 'Termina il turno' }
    case 'choose':
      return { group: 'Mercato', text: choosing[c.market] }
    case 'bid':
      return {
        group: 'Offerta',
        text: `Offri ${points(c.points)}${c.points > worth(ownHand(view)) ? ': un bluff, più di quanto hai' : ''}`,
      }
    case 'pass':
      return { group: 'Offerta', text: 'Passa' }
    case 'pay':
      return { group: 'Pagamento', text: `Paga con ${ofEach(c.ones, c.twos)}` }
    case 'sell':
      return {
        group: 'Vendita',
        text: c.barrels === 0 ? 'Non vendere nulla' : `Vendi ${barrels(c.barrels)} per ${money(c.barrels * view.price)}`,
      }
    case 'offer':
      return { group: 'Nuova proposta', text: `Proponi ${to(who(c.to))} ${ofEach(c.ones, c.twos)} ${inReturn(c.money, c.barrels)}` }
    case 'accept':
      return {
        group: 'Proposte',
        text:
          offer === undefined
            ? 'Accetta'
            : `Accetta ${cards(visible(offer.licences))} da ${who(offer.from)} ${inReturn(offer.money, offer.barrels)}`,
      }
    case 'refuse':
      return { group: 'Proposte', text: offer === undefined ? 'Rifiuta' : `Rifiuta la proposta di ${who(offer.from)}` }
    case 'withdraw':
      return { group: 'Proposte', text: 'Ritira la tua proposta' }
  }
}

const choosing: Readonly<Record<Market, string>> = {
  rail: `Ferrovia: ${money(RAIL_ALONE)} se la scegli solo tu, altrimenti ${money(RAIL_SHARED)}`,
  pipeline: `Oleodotto: vendi un barile a ${money(PIPELINE_PAYS)}`,
  rest: 'Riposo: pesca una licenza',
}

const known = (view: View, well: number) => {
  const seenBarrels = view.wells[well]?.barrels ?? null
  return seenBarrels === null ? '' : `: ${barrels(seenBarrels)}`
}
