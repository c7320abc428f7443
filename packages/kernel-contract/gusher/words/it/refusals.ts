/** Perché no, e che cosa si potrebbe fare. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { barrels, list, money } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `Gusher si gioca con un minimo di ${least} e un massimo di ${most} giocatori.`,
  noSuchWell: ({ wells = 12 }) => `Questo pozzo non esiste. Scegline uno da 1 a ${wells}.`,
  tooDeepToPeek: () => 'I pozzi profondi non si possono guardare. Scegline uno poco profondo, o trivella.',
  alreadySeen: () => 'Conosci già questo pozzo: vedi quanti barili contiene.',
  alreadyDrilled: () => 'Questo pozzo è già trivellato. Scegline uno ancora coperto.',
  cannotPay: ({ cost = 2 }) => `Trivellare costa $${cost}, e non li hai. Puoi sbirciare o fermarti.`,
  bidTooLow: ({ least = 1, most = 72 }) => `È troppo poco. Offri da ${least} a ${most}, oppure passa.`,
  bidTooHigh: ({ least = 1, most = 72 }) => `Tutte le licenze insieme valgono ${most}. Offri da ${least} a ${most}, oppure passa.`,
  notThatPayment: ({ points: bid = 0 }) => `Paga con licenze della tua mano che valgano almeno ${bid}, senza carte di troppo.`,
  notSoMuchOil: ({ most = 0 }) => `Puoi vendere al massimo ${barrels(Number(most))}.`,
  noDealsHere: () => 'A questo tavolo si gioca senza scambi.',
  toAnotherPlayer: () => 'Una proposta si fa a un altro giocatore del tavolo.',
  offerLicences: () => 'Proponi almeno una licenza.',
  notInYourHand: ({ ones = 0, twos = 0 }) => `Puoi proporre al massimo ${ones} licenze da 1 punto e ${twos} da 2.`,
  askedTooMuch: ({ money: cash = 0, barrels: oil = 0 }) =>
    `Non puoi chiedere più di quanto ha questo giocatore: ${list.format([money(Number(cash)), barrels(Number(oil))])}.`,
  bidFirst: () => 'Si sta pagando un’offerta d’asta. Gli scambi riprendono subito dopo.',
  oneOfferAtATime: () => 'Hai già una proposta aperta. Ritirala prima di farne un’altra.',
  offerGone: () => 'Questa proposta non è più aperta.',
  notYourOffer: () => 'Solo chi ha fatto una proposta può ritirarla.',
  notMadeToYou: () => 'Questa proposta è rivolta a un altro.',
  notEnoughMoney: ({ money: asked = 0 }) => `La proposta chiede $${asked}, e non li hai.`,
  notEnoughOil: ({ barrels: asked = 0 }) => `La proposta chiede ${barrels(Number(asked))}, e non li hai.`,
  roundsOutOfRange: ({ least = 1, most = 20 }) => `Scegli da ${least} a ${most} turni di gioco.`,
}
