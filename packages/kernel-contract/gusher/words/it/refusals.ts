/** Perché no, e che cosa si potrebbe fare. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { and, barrels, money, ofEach } from './phrases.ts'

type Figure = number | string
const bids = (least: Figure, most: Figure) => (least > most ? 'Puoi solo passare.' : `Offri da ${least} a ${most} punti, oppure passa.`)

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `Gusher si gioca in ${least}–${most}.`,
  noSuchWell: ({ wells = 12 }) => `Questo pozzo non esiste. Scegline uno da 1 a ${wells}.`,
  tooDeepToPeek: () => 'Non puoi sbirciare in un pozzo profondo. Scegline uno poco profondo, oppure trivella.',
  alreadySeen: () => 'Hai già visto questo pozzo: i suoi barili ti vengono mostrati. Scegline un altro, oppure trivella.',
  alreadyDrilled: () => 'Questo pozzo è già stato trivellato. Scegline uno ancora coperto.',
  cannotPay: ({ cost = 2 }) => `Trivellare costa ${money(Number(cost))}, più di quanto hai. Puoi sbirciare o terminare il turno.`,
  bidTooLow: ({ least = 1, most = 72 }) => `È troppo poco. ${bids(least, most)}`,
  bidTooHigh: ({ least = 1, most = 72 }) => `Tutte le licenze insieme valgono ${most} punti. ${bids(least, most)}`,
  notThatPayment: ({ points: bid = 0 }) => `Paga con licenze della tua mano che valgano almeno ${bid} punti, senza licenze superflue.`,
  notSoMuchOil: ({ most = 0 }) => (most === 0 ? 'Non hai petrolio da vendere.' : `Puoi vendere al massimo ${barrels(Number(most))}.`),
  noDealsHere: () => 'A questo tavolo si gioca senza scambi.',
  toAnotherPlayer: () => 'Rivolgi la proposta a un altro giocatore del tavolo.',
  offerLicences: () => 'Proponi almeno una licenza.',
  notInYourHand: ({ ones = 0, twos = 0 }) => `Non puoi proporre più di quanto hai in mano: ${ofEach(Number(ones), Number(twos))}.`,
  askedTooMuch: ({ money: cash = 0, barrels: oil = 0 }) =>
    `Non chiedere più di quanto ha questo giocatore: ${and.format([money(Number(cash)), barrels(Number(oil))])}.`,
  bidFirst: () => 'Si sta pagando un’offerta d’asta. Gli scambi riprendono subito dopo.',
  oneOfferAtATime: () => 'Hai già una proposta aperta. Ritirala prima di farne un’altra.',
  offerGone: () => 'Questa proposta non è più aperta.',
  notYourOffer: () => 'Solo chi ha fatto una proposta può ritirarla.',
  notMadeToYou: () => 'Questa proposta è rivolta a un altro giocatore.',
  notEnoughMoney: ({ money: asked = 0 }) => `La proposta chiede ${money(Number(asked))}, più di quanto hai. Puoi rifiutarla.`,
  notEnoughOil: ({ barrels: asked = 0 }) => `La proposta chiede ${barrels(Number(asked))}, più di quanto hai. Puoi rifiutarla.`,
  roundsOutOfRange: ({ least = 1, most = 20 }) => `Scegli da ${least} a ${most} round.`,
}
