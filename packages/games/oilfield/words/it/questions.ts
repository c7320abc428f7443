/** Che cosa si chiede a un posto, con le cifre che contano. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { GOVERNMENT_FEE } from '../../components.ts'
import { askedOf, cubesIn, freeCubes, markersLeft, meansOf, mustRaise, roomOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { bareLeases, sellersShown, towerCount, whyNoBid, whyNoDrill, whyNoInvestment, whyNoTile } from '../facts.ts'
import { and, cards, counted, cubes, fields, leases, money, number, towers } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  switch (step?.kind) {
    case 'placeWorker':
      return `Metti il tuo operaio. Hai ${and.format(property(view, seat))}.${noBid(view, seat)}`
    case 'chooseCards':
      return choosing(view, seat)
    case 'lease':
      return leasing(view, step)
    case 'build':
      return `${by(step.by)} Costruzione: prendi una tessera esposta? Hai ${money(at(view.money, seat))} e ${leases(bareLeases(view, seat))} senza torre.${noTile(view, seat)}`
    case 'drill':
      return drilling(view, step)
    case 'local':
      return `${by(step.by)} Mercato locale: che cosa vendi? ${inStore(view, seat)}.`
    case 'national':
      return `La tua carta. Mercato nazionale: ${counted(sellersShown(view), 'venditore', 'venditori')}, quindi un cubo di petrolio rende ${money(step.price)}. ${inStore(view, seat)}.`
    case 'becomeFirst':
      return view.first === seat
        ? 'Il tuo operaio. Sei già primo giocatore.'
        : `Il tuo operaio. Prendi il posto di ${who(view.first)} come primo giocatore?`
    case 'subsidy':
      return `Il tuo operaio. Prendi il sussidio di ${money(view.subsidy)}?`
    case 'invest':
      return `Il tuo operaio. Investi? Hai ${money(at(view.money, seat))} e ${counted(freeCubes(view, seat), 'cubo', 'cubi')} da investire.${noInvestment(view, seat)}`
    case 'fee':
      return government(view, step)
    case undefined:
      return ''
  }
}

function property(view: View, seat: Seat): string[] {
  const bare = bareLeases(view, seat)
  const own = [money(at(view.money, seat)), towers(towerCount(view, seat)), ...(bare > 0 ? [`${leases(bare)} senza torre`] : [])]
  return [...own, store(view, seat)]
}
const by = (what: 'worker' | 'card') => (what === 'worker' ? 'Il tuo operaio.' : 'La tua carta.')
const store = (view: View, seat: Seat) => {
  const room = roomOf(view, seat)
  return `${cubes(at(view.stores, seat))} in deposito (${room === 0 ? 'pieno' : `${room === 1 ? 'resta' : 'restano'} ${number(room)} ${room === 1 ? 'posto' : 'posti'}`})`
}

/** Frase intera, anche per un deposito vuoto. */
const inStore = (view: View, seat: Seat) => `${cubesIn(at(view.stores, seat)) === 0 ? 'Non hai' : 'Hai'} ${store(view, seat)}`

function noBid(view: View, seat: Seat): string {
  const why = whyNoBid(view, seat)
  return why === undefined ? '' : ` Niente offerte per una concessione: ${bids[why]}.`
}
const bids = {
  marker: 'hai usato tutti e quattro i tuoi segnalini',
  taken: 'le caselle sono occupate',
  money: 'non potresti pagare nemmeno la più economica tra quelle libere',
} as const

function noTile(view: View, seat: Seat): string {
  const why = whyNoTile(view, seat)
  if (why === undefined) return ''
  return why === 'money'
    ? ' Nessuna tessera esposta costa così poco.'
    : ' Le tessere che potresti pagare sono torri, e vogliono una concessione così.'
}
function noInvestment(view: View, seat: Seat): string {
  const why = whyNoInvestment(view, seat)
  if (why === undefined) return ''
  return ` ${investing[why]}`
}
const investing = {
  full: 'Tutte le caselle sono coperte, quindi non si può comprare nulla.',
  cube: 'Prima vendi un investimento, oppure fanne a meno.',
  money: 'Nessun investimento costa così poco.',
} as const
const noDrill = {
  tower: 'non hai ancora torri.',
  national: 'hai solo torri nazionali, che trivellano con la tua carta Mercato nazionale.',
  nothing: 'nessuna delle tue torri può estrarre qualcosa ora: manca il posto, o mancano i cubi nel giacimento, o c’è sciopero.',
} as const

function choosing(view: View, seat: Seat): string {
  const card = at(view.cards, seat)
  return card === 'none' || card === null
    ? 'Scegli una carta in segreto. Si scopre e si esegue dopo le azioni degli operai.'
    : `Hai scelto ${cards[card]}. Finché non hanno scelto tutti puoi cambiarla; nessuno lo saprà.`
}

function leasing(view: View, { seat, by: what, price }: StepSeen<'lease'>): string {
  const cash = at(view.money, seat)
  if (view.leases.onShow.length === 0) return `${by(what)} Concessione: nessuna è esposta, quindi non si prende e non si paga nulla.`
  if (mustRaise(view))
    return `Il tuo operaio. La concessione costa ${money(price)} e hai ${money(cash)}: vendi investimenti finché puoi pagarla.`
  if (markersLeft(view, seat) === 0) return `${by(what)} Concessione: hai già usato tutti i tuoi segnalini.`
  if (cash < price)
    return what === 'card' && meansOf(view, seat) >= price
      ? `La tua carta. Una concessione costa ${money(price)} e hai ${money(cash)}. Prima puoi vendere investimenti.`
      : `${by(what)} Una concessione costa ${money(price)} e hai ${money(cash)}: non puoi prenderla.`
  return what === 'worker'
    ? `Il tuo operaio. Prendi una concessione per i ${money(price)} che hai offerto. Hai ${money(cash)}.`
    : `La tua carta. Prendi una concessione per ${money(price)}? Hai ${money(cash)}.`
}

function drilling(view: View, { seat, by: what, used }: StepSeen<'drill'>): string {
  if (what === 'building') return `La torre nuova può trivellare subito. ${inStore(view, seat)}.`
  const why = whyNoDrill(view, seat)
  if (why !== undefined) return `${by(what)} Trivellazione: ${noDrill[why]} ${inStore(view, seat)}.`
  return used.length > 0
    ? `Quale torre usi ora? ${inStore(view, seat)}.`
    : `${by(what)} Trivellazione: quale torre usi per prima? ${inStore(view, seat)}.`
}

function government(view: View, { seat, plot }: StepSeen<'fee'>): string {
  const cash = at(view.money, seat)
  const where = fields[at(view.plots, plot).field]
  const asks = `${where} si è riempito: il governo vuole ${money(GOVERNMENT_FEE)} per la tua torre lì, o si prende torre e concessione. Hai ${money(cash)}.`
  return cash < GOVERNMENT_FEE && meansOf(view, seat) >= GOVERNMENT_FEE ? `${asks} Prima puoi vendere investimenti.` : asks
}
