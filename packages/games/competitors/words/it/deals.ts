/** Proposte, risposte, aste e offerte, in frasi. */
import type { Names, Seat, Sentence } from '@wildcat/kernel'
import type { CommandOf } from '../../commands.ts'
import type { Territory } from '../../content/territories.ts'
import { bundleOf, type Items, seatsOf, wishOf } from '../../items.ts'
import { findSigned } from '../../journeys.ts'
import type { View } from '../../state.ts'
import { auctionOf, offerOf, type SeenOffer } from '../decision-facts.ts'
import { and, bundle, euro, nothing, or, state, to as toName, wish } from './phrases.ts'
import { signedName } from './sentences.ts'

type Deal = CommandOf<
  'offer' | 'accept' | 'decline' | 'withdraw' | 'askToSee' | 'show' | 'openAuction' | 'bid' | 'passBid' | 'closeAuction'
>

const TO_YOU = 'Proposte per te'
const YOURS = 'La tua proposta'
const AUCTIONS = 'Aste'

export function dealCommand(c: Deal, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'offer':
      return {
        group: c.answers === undefined ? 'Fai una proposta' : `Rispondi: ${offerBy(view, c.answers, who)}`,
        text: offer(c, view, seat, who),
      }
    case 'accept':
      return { group: TO_YOU, text: accept(c, view, seat, who) }
    case 'decline':
      return { group: TO_YOU, text: `Rifiuta ${offerBy(view, c.offer, who)}` }
    case 'withdraw':
      return { group: YOURS, text: withdraw(view, c.offer, who) }
    case 'askToSee':
      return { group: TO_YOU, text: `Chiedi di vedere il contratto prima di rispondere: ${offerBy(view, c.offer, who)}` }
    case 'show':
      return { group: YOURS, text: show(view, c.offer, who) }
    case 'openAuction':
      return { group: AUCTIONS, text: `Metti all’asta ${bundle(bundleOf(wishOf(c.items, 0)), who, seat)}, da ${euro(c.minimum)}` }
    case 'bid':
      return {
        group: AUCTIONS,
        text: `Nell’asta di ${who(c.seller)} offri ${euro(c.euro)} per ${onSale(view, c.seller, who)}${placed(c.at)}`,
      }
    case 'passBid':
      return { group: AUCTIONS, text: `Passa nell’asta di ${who(c.seller)}` }
    case 'closeAuction':
      return { group: AUCTIONS, text: close(view, seat, who) }
  }
}

/** '; il mezzo va in Germania' */
const placed = (at: Territory | 'stay') => (at === 'stay' ? '' : `; il mezzo va ${state(at, 'in')}`)
const isNothing = (items: Items, money: number) => items === 'nothing' && money === 0

function offer(c: CommandOf<'offer'>, view: View, seat: Seat, who: Names): string {
  const names = seatsOf(c.to).map(who)
  const list = c.all ? `${and.format(names)}, che devono accettare tutti` : or.format(names)
  const opening = c.answers === undefined ? 'Proponi' : 'Fai una controproposta'
  return `${opening} ${toName(list)}: ${terms(c, view, seat, who)}${placed(c.at)}`
}
function terms({ give, giveMoney, ask, askMoney }: CommandOf<'offer'>, view: View, seat: Seat, who: Names): string {
  const given = bundle(bundleOf(wishOf(give, giveMoney)), who, seat)
  const asked = wish(wishOf(ask, askMoney), who, view)
  if (isNothing(ask, askMoney)) return isNothing(give, giveMoney) ? 'ancora niente' : `dai ${given}, in regalo`
  return isNothing(give, giveMoney) ? `ricevi ${asked}, senza dare nulla` : `dai ${given} e ricevi ${asked}`
}

function offerBy(view: View, id: number, who: Names): string {
  const found = offerOf(view, id)
  return found === undefined ? 'la proposta' : `la proposta di ${who(found.from)}`
}
function accept({ offer: id, pick, at }: CommandOf<'accept'>, view: View, seat: Seat, who: Names): string {
  const found = offerOf(view, id)
  if (found === undefined) return 'Accetta la proposta'
  return `Accetta la proposta di ${who(found.from)}: dai ${givenUp(found, pick, view, seat, who)} e ricevi ${bundle(found.give, who)}${placed(at)}`
}
/** Ciò che dà chi accetta, con le carte che sceglie al posto di quelle descritte. */
function givenUp({ ask }: SeenOffer, pick: Items, view: View, seat: Seat, who: Names): string {
  const picked = wishOf(pick, 0)
  const territories = [...ask.territories, ...picked.territories]
  const contracts = [...ask.contracts, ...picked.contracts]
  const { money, vehicles, branches, pass, lift } = ask
  const own = { money, territories, contracts, vehicles, branches, pass, lift }
  const rest = { ...wishOf('nothing', 0), ...(pick === 'nothing' ? { anyTerritory: ask.anyTerritory, anyContract: ask.anyContract } : {}) }
  const parts = [bundle(own, who, seat), wish({ ...rest, charter: ask.charter }, who, view)].filter(part => part !== nothing)
  return parts.length === 0 ? nothing : and.format(parts)
}

function withdraw(view: View, id: number, who: Names): string {
  const found = offerOf(view, id)
  if (found === undefined) return 'Ritira la tua proposta'
  return `Ritira la tua proposta ${toName(and.format(found.to.map(who)))}: dai ${bundle(found.give, who, found.from)} e ricevi ${wish(found.ask, who, view)}`
}
function show(view: View, id: number, who: Names): string {
  const found = offerOf(view, id)
  const charter = found?.ask.charter ?? 'none'
  const signed = charter === 'none' ? undefined : findSigned(view, charter.signed)?.signed
  if (found === undefined || signed === undefined) return 'Mostra il contratto'
  return `Mostra soltanto ${toName(and.format(found.to.map(who)))} il contratto: ${signedName(signed)}`
}

function onSale(view: View, seller: Seat, who: Names): string {
  const found = auctionOf(view, seller)
  return found === undefined ? 'ciò che è all’asta' : bundle(found.items, who, seller)
}
function close(view: View, seat: Seat, who: Names): string {
  const best = auctionOf(view, seat)?.bids.at(-1)
  return best === undefined
    ? 'Chiudi la tua asta: nessuno ha fatto offerte'
    : `Chiudi la tua asta: l’offerta più alta è di ${who(best.seat)}, ${euro(best.euro)}, e vale se può ancora pagare`
}
