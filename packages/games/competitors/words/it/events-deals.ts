/** Trattative e aste. */
import type { Names } from '@wildcat/kernel'
import type { EventOf, OfferEnd } from '../../events.ts'
import type { View } from '../../state.ts'
import type { EventAbout } from '../chapters.ts'
import { and, bundle, euro, nothing, or, received, state, to, wish } from './phrases.ts'

export function deal(e: EventAbout<'deal'>, who: Names, view: View): string {
  switch (e.kind) {
    case 'offerMade':
      return offerMade(e, who, view)
    case 'offerAccepted':
      return `${accept(e, who)} la proposta di ${who(e.from)}: ${who(e.from)} dà ${bundle(e.give, who, e.from)}; riceve ${received(e.ask, e.by, who, view)}.`
    case 'offerAgreed':
      return `${who(e.by)} accetta la proposta di ${who(e.from)}; altri devono ancora rispondere.`
    case 'offerDeclined':
      return `${who(e.by)} rifiuta la proposta di ${who(e.from)}.`
    case 'offerEnded':
      return ENDED[e.how](who(e.from))
    case 'askedToSee':
      return `${who(e.by)} chiede di vedere il contratto prima di rispondere ${to(who(e.from))}.`
    case 'auctionOpened':
      return `${who(e.seller)} mette all’asta ${bundle(e.items, who, e.seller)}. Si parte da ${euro(e.minimum)}.`
    case 'bidMade':
      return `${who(e.seat)} offre ${euro(e.euro)} nell’asta di ${who(e.seller)}.`
    case 'bidPassed':
      return `${who(e.seat)} passa nell’asta di ${who(e.seller)}.`
    case 'auctionEnded':
      return e.sold === 'nothing'
        ? `L’asta di ${who(e.seller)} finisce senza vendite.`
        : `${who(e.sold.seat)} vince l’asta di ${who(e.seller)}: ${bundle(e.items, who, e.seller)} per ${euro(e.sold.euro)}.`
  }
}
/** 'Elena accetta', 'Elena e Ugo accettano' */
export const accept = ({ by }: EventOf<'offerAccepted'>, who: Names) =>
  `${and.format(by.map(({ seat }) => who(seat)))} ${by.length === 1 ? 'accetta' : 'accettano'}`

/** 'Anna propone a Elena uno scambio: dà 20.000 €; chiede la Carta Territorio Giappone.' */
function offerMade({ from, to: seats, all, give, ask, at, answers }: EventOf<'offerMade'>, who: Names, view: View): string {
  const whom = (all ? and : or).format(seats.map(each => to(who(each))))
  const put = at === 'stay' || ask.vehicles.length === 0 ? '' : `, da collocare ${state(at, 'in')}`
  const together = all && seats.length > 1 ? ', se accettano tutti' : ''
  const [gives, asks] = [bundle(give, who, from), wish(ask, who, view)]
  return `${who(from)} ${answers === 'none' ? proposes(whom, gives, asks) : `risponde ${whom} con una proposta: ${exchange(gives, asks)}`}${put}${together}.`
}
function proposes(whom: string, gives: string, asks: string): string {
  if (asks === nothing) return `vuole regalare ${whom} ${gives}`
  return gives === nothing ? `chiede ${whom} ${asks} senza dare nulla` : `propone ${whom} uno scambio: ${exchange(gives, asks)}`
}
function exchange(gives: string, asks: string): string {
  if (asks === nothing) return `regala ${gives}`
  return gives === nothing ? `chiede ${asks} senza dare nulla` : `dà ${gives}; chiede ${asks}`
}

const ENDED: Readonly<Record<OfferEnd, (maker: string) => string>> = {
  declined: maker => `Nessuno accetta la proposta di ${maker}.`,
  withdrawn: maker => `${maker} ritira la proposta.`,
  impossible: maker => `La proposta di ${maker} non è più possibile.`,
  replaced: maker => `${maker} ritira la proposta per farne un’altra.`,
  lapsed: maker => `La proposta di ${maker} è scaduta.`,
}
export const shortEnd: Readonly<Record<OfferEnd, (maker: string) => string>> = {
  declined: () => 'Nessuno accetta.',
  withdrawn: maker => `${maker} la ritira.`,
  impossible: () => 'Non è più possibile.',
  replaced: maker => `${maker} la ritira per farne un’altra.`,
  lapsed: () => 'È scaduta.',
}
