/** Che cosa si chiede a un posto, con le cifre che contano. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { GOVERNMENT_FEE } from '../../components.ts'
import { askedOf, cubesIn, freeCubes, markersLeft, meansOf, mustRaise, roomOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { bareLeases, sellersShown, towerCount, whyNoBid, whyNoDrill, whyNoInvestment, whyNoTile } from '../facts.ts'
import { and, capital, cards, counted, cubes, inField, leases, money, theMoney, towers } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  switch (step?.kind) {
    case 'placeWorker':
      return `Piazza il tuo lavoratore. Hai ${and.format(property(view, seat))}; ${store(view, seat)}.${noBid(view, seat)}`
    case 'chooseCards':
      return choosing(view, seat)
    case 'lease':
      return leasing(view, step)
    case 'build':
      return `Costruisci ${by(step.by)}? Hai ${money(at(view.money, seat))} e ${leases(bareLeases(view, seat))} senza torre.${noTile(view, seat)}`
    case 'drill':
      return drilling(view, step)
    case 'local':
      return `Vendi al mercato locale ${by(step.by)}? ${inStore(view, seat)}.`
    case 'national':
      return `Vendi al mercato nazionale con la tua carta? ${counted(sellersShown(view), 'venditore', 'venditori')}, quindi il petrolio rende ${money(step.price)} al barile. ${inStore(view, seat)}.`
    case 'becomeFirst':
      return view.first === seat ? 'Sei già primo giocatore.' : `Prendi il posto di ${who(view.first)} come primo giocatore?`
    case 'subsidy':
      return `Prendi il sussidio di ${money(view.subsidy)}?`
    case 'invest':
      return `Investi con il tuo lavoratore? Hai ${money(at(view.money, seat))} e ancora ${counted(freeCubes(view, seat), 'segnalino investimento', 'segnalini investimento')}.${noInvestment(view, seat)}`
    case 'fee':
      return government(view, step)
    case undefined:
      return ''
  }
}

function property(view: View, seat: Seat): string[] {
  const bare = bareLeases(view, seat)
  return [money(at(view.money, seat)), towers(towerCount(view, seat)), ...(bare > 0 ? [`${leases(bare)} senza torre`] : [])]
}
const by = (what: 'worker' | 'card') => (what === 'worker' ? 'con il tuo lavoratore' : 'con la tua carta')
const store = (view: View, seat: Seat) => {
  const room = roomOf(view, seat)
  const stored = at(view.stores, seat)
  if (cubesIn(stored) === 0) return `magazzino vuoto (${counted(room, 'posto', 'posti')})`
  return `in magazzino ${cubes(stored)} (${room === 0 ? 'pieno' : counted(room, 'posto libero', 'posti liberi')})`
}

/** Frase a sé: 'In magazzino 2 barili di petrolio (1 posto libero)'. */
const inStore = (view: View, seat: Seat) => capital(store(view, seat))

function noBid(view: View, seat: Seat): string {
  const why = whyNoBid(view, seat)
  return why === undefined ? '' : ` Non puoi offrire per una licenza: ${bids[why]}.`
}
const bids = {
  marker: 'hai usato tutti e quattro i tuoi segnalini licenza',
  taken: 'le caselle sono occupate',
  money: 'non hai abbastanza denaro',
} as const

function noTile(view: View, seat: Seat): string {
  const why = whyNoTile(view, seat)
  if (why === undefined) return ''
  return why === 'money'
    ? ' Nessuna delle tessere in vendita è alla tua portata.'
    : ' Puoi permetterti solo torri, ma non hai licenze senza torre.'
}
function noInvestment(view: View, seat: Seat): string {
  const why = whyNoInvestment(view, seat)
  if (why === undefined) return ''
  return ` ${investing[why]}`
}
const investing = {
  full: 'Non c’è più nulla da comprare.',
  cube: 'Prima vendi un investimento, oppure rinuncia.',
  money: 'Nessun investimento è alla tua portata.',
} as const
const noDrill = {
  tower: 'non hai ancora torri.',
  national: 'hai solo torri nazionali, che estraggono con la tua carta Mercato nazionale.',
  strike: 'ora le tue torri non possono estrarre: c’è sciopero.',
  nothing: 'ora nessuna delle tue torri può estrarre: manca il posto o nel giacimento non c’è nulla da prendere.',
} as const

function choosing(view: View, seat: Seat): string {
  const card = at(view.cards, seat)
  return card === 'none' || card === null
    ? 'Scegli una carta in segreto. Verrà scoperta e giocata dopo le azioni dei lavoratori.'
    : `Hai scelto ${cards[card]}. Finché non hanno scelto tutti puoi cambiarla; nessuno lo saprà.`
}

function leasing(view: View, { seat, by: what, price }: StepSeen<'lease'>): string {
  const cash = at(view.money, seat)
  if (view.leases.onShow.length === 0) return `Licenza ${by(what)}: non ce ne sono disponibili, quindi non prendi e non paghi nulla.`
  if (mustRaise(view)) return `La licenza costa ${money(price)} e hai ${money(cash)}: vendi investimenti fino a poterla pagare.`
  if (markersLeft(view, seat) === 0) return `Licenza ${by(what)}: hai già usato tutti i tuoi segnalini.`
  if (cash < price)
    return what === 'card' && meansOf(view, seat) >= price
      ? `Una licenza costa ${money(price)} e hai ${money(cash)}. Prima puoi vendere investimenti.`
      : `Una licenza costa ${money(price)} e hai ${money(cash)}: non puoi prenderla.`
  return what === 'worker'
    ? `Prendi una licenza per ${theMoney(price)} che hai offerto. Hai ${money(cash)}.`
    : `Prendi una licenza per ${money(price)} con la tua carta? Hai ${money(cash)}.`
}

function drilling(view: View, { seat, by: what, used }: StepSeen<'drill'>): string {
  if (what === 'building') return `La torre nuova può estrarre subito. ${inStore(view, seat)}.`
  const why = whyNoDrill(view, seat)
  if (why !== undefined) return `Estrai ${by(what)}: ${noDrill[why]} ${inStore(view, seat)}.`
  return used.length > 0
    ? `Quale torre usi ora? ${inStore(view, seat)}.`
    : `Estrai ${by(what)}: quale torre usi per prima? ${inStore(view, seat)}.`
}

function government(view: View, { seat, plot }: StepSeen<'fee'>): string {
  const cash = at(view.money, seat)
  const where = inField[at(view.plots, plot).field]
  const asks = `Paghi al governo il canone di ${money(GOVERNMENT_FEE)} per la tua torre ${where}? Il giacimento è stato rifornito; senza il canone torre e licenza tornano in vendita. Hai ${money(cash)}.`
  return cash < GOVERNMENT_FEE && meansOf(view, seat) >= GOVERNMENT_FEE ? `${asks} Prima puoi vendere investimenti.` : asks
}
