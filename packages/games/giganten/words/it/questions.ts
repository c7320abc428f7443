/** Che cosa si chiede a un posto, con le cifre che contano. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import { askPayment, askSale, covers, pays, worth } from '@wildcat/oil-rush/words/it/trading.ts'
import { covered, isHighest, shownHand } from '@wildcat/oil-rush/words/table.ts'
import { LAST_SPACE } from '../../components.ts'
import { askedOf, cardOf, nextTrainCost, restsOnGround, truckOf } from '../../queries.ts'
import type { StepSeen, View } from '../../state.ts'
import { column, place } from '../places.ts'
import { companies, derricks, money, number, points, printed, special } from './phrases.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = askedOf(view)
  if (step === undefined) return ''
  switch (step.kind) {
    case 'takeCard':
      return `Prendi una carta: licenze per le aste, punti movimento per camion e locomotiva. Hai ${money(at(view.money, seat))} e ${worth(covered(view, seat))}.`
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
      return askPayment(step.points, companies[step.company], shownHand(view, seat))
    case 'sell':
      return askSale(view, seat, step.company)
  }
}

const pointsLeft = (n: number) => {
  if (n === 0) return 'Non ti restano punti.'
  return n === 1 ? 'Ti resta 1 punto.' : `Ti restano ${points(n)}.`
}
const todo = (n: number) => `Guida, guarda: ${n === 1 ? 'ti resta 1 punto' : `ti restano ${points(n)}`}.`

function driving(view: View, seat: Seat, left: number): string {
  if (!restsOnGround(view, seat)) return `Il tuo camion attraversa un sito e deve proseguire. ${pointsLeft(left)}`
  const train = at(view.trains, seat)
  const step =
    train >= LAST_SPACE
      ? 'la tua locomotiva è in fondo al binario'
      : `la tua locomotiva è nella colonna ${number(train)} (la prossima casella costa ${points(nextTrainCost(view, seat))})`
  const extra = special(cardOf(view, seat)).map(each => ` Puoi chiudere il turno con l’azione speciale della carta: ${each}.`)
  return `${left === 0 ? pointsLeft(left) : todo(left)} Il tuo camion è in ${place(truckOf(view, seat))}, ${step}.${extra.join('')}`
}

function shipping(view: View, seat: Seat, well: number): string {
  const { square } = at(view.wells, well)
  const train = at(view.trains, seat)
  return train >= column(square)
    ? `A quale compagnia va il barile da ${place(square)}? La tua locomotiva lo porta gratis.`
    : `Chi porta il barile da ${place(square)}, e a quale compagnia? La tua locomotiva è solo nella colonna ${number(train)}; un’altra costa ${money(FEE)} (hai ${money(at(view.money, seat))}).`
}

function bidding(view: View, seat: Seat, { company, standing, in: left }: StepSeen<'bidding'>, who: Names): string {
  const now =
    standing === 'none'
      ? `${left.length === 1 ? 'Non hai avversari: offri' : 'Nessuno ha offerto: apri con'} almeno 1, oppure passa.`
      : `${who(standing.seat)} ha offerto ${number(standing.points)}${isHighest(view, standing) ? ', il massimo possibile: puoi solo passare' : ': offri di più, oppure passa'}.`
  return `${pays(view, seat, company)} ${now} ${covers(covered(view, seat))}`
}
