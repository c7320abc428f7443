/** Che cosa si chiede a un posto, con le cifre che contano. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { FEE, restsOnGround, truckOf } from '@wildcat/oil-rush'
import { askPayment, askSale, covers, pays, worth } from '@wildcat/oil-rush/words/it/trading.ts'
import { covered, isHighest, shownHand } from '@wildcat/oil-rush/words/table.ts'
import { DEEP_DRILLING_COST, LAST_ROW } from '../../components.ts'
import { askedOf, baronBids, baronPoints, cardOf, nextTrainCost, wayOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { leastAgainstBaron } from '../../steps/baron.ts'
import { isGusher, place } from '../facts.ts'
import { wellOfKind } from './decisions.ts'
import { barrels, companies, derricks, licences, money, number, points, printed, special } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  if (step === undefined) return ''
  switch (step.kind) {
    case 'takeCard':
      return `Prendi una carta: licenze per le aste, punti movimento per camion e treno. Hai ${money(at(view.money, seat))} e ${worth(covered(view, seat))}.`
    case 'placeTruck':
      return `Da dove parte il tuo camion? La tua carta dà ${printed(cardOf(view, seat))}.`
    case 'prospect':
      return prospecting(view, seat, step)
    case 'deepen':
      return `Perfora in profondità altre tue torri, per ${money(DEEP_DRILLING_COST)} l’una, oppure termina il turno. Hai ${money(at(view.money, seat))}.`
    case 'transport':
      return shipping(view, seat, step.well)
    case 'bidding':
      return bidding(view, seat, step, who)
    case 'raiseBid':
      return `${pays(view, seat, step.company)} L’avversario ha passato. Contro ${baronHolds(view, step.company)}, alza una volta la tua offerta di ${number(step.standing.points)}, oppure lasciala. ${covers(covered(view, seat))}`
    case 'onlyBid':
      return `${pays(view, seat, step.company)} Fai la tua unica offerta contro ${baronHolds(view, step.company)}, oppure passa. ${covers(covered(view, seat))}`
    case 'outbidBaron':
      return `${pays(view, seat, step.company)} Il Barone ha ${points(baronPoints(view, step.company))}: offri almeno ${number(leastAgainstBaron(view, step))}, oppure passa e vince lui. ${covers(covered(view, seat))}`
    case 'payBid':
      return askPayment(step.points, step.company === 'liquidation' ? 'di liquidazione' : companies[step.company], shownHand(view, seat))
    case 'nameCompany':
      return 'Hai vinto l’asta di liquidazione. A quale compagnia vendi? Prima si tira il dado per il suo prezzo.'
    case 'sell':
      return askSale(view, seat, step.company)
  }
}

const pointsLeft = (n: number) => {
  if (n === 0) return 'Non ti restano punti.'
  return n === 1 ? 'Ti resta 1 punto.' : `Ti restano ${points(n)}.`
}
const todo = (n: number) => `Guida, guarda, costruisci: ${n === 1 ? 'ti resta 1 punto' : `ti restano ${points(n)}`}.`

function prospecting(view: View, seat: Seat, { points: left, built }: StepSeen<'prospect'>): string {
  if (!restsOnGround(view, seat)) return `Il tuo camion attraversa un pozzo e deve proseguire. ${pointsLeft(left)}`
  const train = at(view.trains, seat)
  const step =
    train >= LAST_ROW
      ? 'il tuo treno è in fondo al binario'
      : `il tuo treno è alla riga ${number(train)} (la prossima riga costa ${points(nextTrainCost(view, seat))})`
  const extra = special(cardOf(view, seat)).map(each => ` Puoi chiudere il turno con l’azione speciale della carta: ${each}.`)
  const truck = `Il tuo camion è in ${place(view, truckOf(view, seat))}${built ? ' e per questo turno resta lì' : ''}`
  return `${left === 0 || built ? pointsLeft(left) : todo(left)} ${truck}, ${step}. Hai ${money(at(view.money, seat))} e ${derricks(at(view.stock, seat))} nella riserva.${extra.join('')}`
}

function shipping(view: View, seat: Seat, well: number): string {
  const train = at(view.trains, seat)
  const barrel = `il barile ${isGusher(view, well) ? 'dello' : 'del'} ${wellOfKind(view, well)}`
  return wayOf(view, seat, well) === 'own'
    ? `Il tuo treno porta gratis ${barrel}. A quale compagnia?`
    : `Porti ${barrel}? Il tuo treno è solo alla riga ${number(train)}; quello in testa costa ${money(FEE)} (hai ${money(at(view.money, seat))}).`
}

function baronHolds({ baronHands }: View, company: StepSeen<'onlyBid'>['company']): string {
  const { down, up } = baronHands[company]
  const open = up.length === 0 ? '' : `${licences(up.length)} per ${points(up.reduce<number>((sum, each) => sum + each, 0))}`
  if (down.length === 0) return open === '' ? 'un Barone senza licenze' : `il Barone, che ha ${open}`
  return `il Barone, che ha ${coveredCards(down.length)}${open === '' ? '' : ` e ${open}`}`
}

const coveredCards = (n: number) => `${licences(n)} ${n === 1 ? 'coperta' : 'coperte'}`

function bidding(view: View, seat: Seat, { company, standing, in: left }: StepSeen<'bidding'>, who: Names): string {
  const now =
    standing === 'none'
      ? `${left.length === 1 ? 'Non hai avversari: offri' : 'Nessuno ha offerto: apri con'} almeno 1, oppure passa.`
      : `${who(standing.seat)} ha offerto ${number(standing.points)}${isHighest(view, standing) ? ', il massimo possibile: puoi solo passare' : ': offri di più, oppure passa'}.`
  const baron = company !== 'liquidation' && baronBids(view) ? ` Offri anche contro ${baronHolds(view, company)}.` : ''
  return `${company === 'liquidation' ? liquidation(view, seat) : pays(view, seat, company)} ${now}${baron} ${covers(covered(view, seat))}`
}

function liquidation(view: View, seat: Seat): string {
  const { hudson, jet, standard } = at(view.depots, seat)
  return `Asta di liquidazione: chi vince tira di nuovo il dado per una compagnia e può vendere lì. Hai ${barrels(hudson + jet + standard)} in tutto.`
}
