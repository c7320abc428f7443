/** Che cosa si chiede a un posto, con le cifre che contano. */
import { at, type Names, type Seat, top } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, FEE, OVERFLOW_PRICE } from '@wildcat/oil-rush'
import { LAST_SPACE } from '../../components.ts'
import { cardOf, nextTrainCost, restsOnGround, truckOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { covered, isHighest, priceOf, shownHand } from '../facts.ts'
import { column, place } from '../places.ts'
import { barrels, companies, derricks, hand, money, number, points, printed, siteOfKind, special } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = top(view.agenda)
  switch (step?.kind) {
    case 'takeCard':
      return `Prendi una carta: licenze per le aste, movimento per camion e locomotiva. Hai ${money(at(view.money, seat))} e ${worth(covered(view, seat))}.`
    case 'placeTruck':
      return `Da dove parte il tuo camion? La tua carta dà ${printed(cardOf(view, seat))}.`
    case 'drive':
      return driving(view, seat, step.points)
    case 'build':
      return `Costruisci una torre? Hai ${money(at(view.money, seat))} e ${derricks(at(view.stock, seat))} nella riserva.`
    case 'transport':
      return shipping(view, seat, step.well)
    case 'bidding':
      return bidding(view, seat, step, who)
    case 'payBid':
      return `Paga la tua offerta di ${points(step.points)} presso ${companies[step.company]}. Hai in mano ${hand(shownHand(view, seat))}.`
    case 'sell':
      return selling(view, seat, step.company)
    case 'startRound':
    case 'rollPrice':
    case 'turnUpCards':
    case 'discardLastCard':
    case 'dealLicences':
    case 'startDriving':
    case 'discardCard':
    case 'offerBuilding':
    case 'produce':
    case 'ship':
    case 'auction':
    case 'settleBid':
    case 'auctionSettled':
    case 'limitDepots':
    case 'passDie':
    case undefined:
      return ''
  }
}

const worth = (n: number) => (n === 0 ? 'nessuna licenza' : `licenze per ${points(n)}`)
const pointsLeft = (n: number) => {
  if (n === 0) return 'Non ti restano punti.'
  return n === 1 ? 'Ti resta 1 punto.' : `Ti restano ${points(n)}.`
}

function driving(view: View, seat: Seat, left: number): string {
  if (!restsOnGround(view, seat)) return `Il tuo camion attraversa un giacimento e deve proseguire. ${pointsLeft(left)}`
  const train = at(view.trains, seat)
  const step =
    train >= LAST_SPACE
      ? 'la tua locomotiva è in fondo al binario'
      : `la tua locomotiva nella colonna ${number(train)} (il prossimo passo costa ${number(nextTrainCost(view, seat))})`
  const extra = special(cardOf(view, seat)).map(each => ` Puoi finire con l’azione speciale della carta: ${each}.`)
  return `${pointsLeft(left)} Il tuo camion è in ${place(truckOf(view, seat))}, ${step}.${extra.join('')}`
}

function shipping(view: View, seat: Seat, well: number): string {
  const { square } = at(view.wells, well)
  const train = at(view.trains, seat)
  return train >= column(square)
    ? `La tua locomotiva porta gratis il barile del ${siteOfKind(well)}. A quale compagnia?`
    : `Come viaggia il barile del ${siteOfKind(well)}, e verso dove? La tua locomotiva è solo nella colonna ${number(train)}; ogni altra costa ${money(FEE)} dei tuoi ${money(at(view.money, seat))}.`
}

function bidding(view: View, seat: Seat, { company, standing, in: left }: StepSeen<'bidding'>, who: Names): string {
  const oil = at(view.depots, seat)[company]
  const now =
    standing === 'none'
      ? `${left.length === 1 ? 'Ci sei solo tu: offri' : 'Nessuno ha offerto: apri con'} almeno 1, oppure passa.`
      : `${who(standing.seat)} ha offerto ${number(standing.points)}${isHighest(view, standing) ? ', il massimo possibile: puoi solo passare' : ': offri di più, oppure passa'}.`
  return `${companies[company]} paga ${money(priceOf(view, company))} al barile e lì hai ${barrels(oil)}. ${now} Le tue licenze coprono ${points(covered(view, seat))}.`
}

function selling(view: View, seat: Seat, company: Company): string {
  const oil = at(view.depots, seat)[company]
  const limit =
    oil > DEPOT_LIMIT ? ` A fine turno quello che supera ${number(DEPOT_LIMIT)} va alla banca per ${money(OVERFLOW_PRICE)} l’uno.` : ''
  const ask = oil === 1 ? 'Vendi il tuo barile?' : `Quanti dei tuoi ${barrels(oil)} vendi?`
  return `${companies[company]} paga ${money(priceOf(view, company))} al barile. ${ask}${limit}`
}
