/** Perché no, e che cosa si potrebbe fare. */
import type { Rejection } from '@wildcat/kernel'
import { advising } from '@wildcat/oil-rush/words/advice.ts'
import { oilRefusals } from '@wildcat/oil-rush/words/it/refusals.ts'
import type { Reason } from '../../rules.ts'
import { columnLetter } from '../places.ts'
import { barrels, money, or, points } from './phrases.ts'
import { refusals as setUp } from './set-up.ts'

const DEEDS = [
  ['moveTruck', 'muovere il camion'],
  ['look', 'guardare sotto un segnalino'],
  ['build', 'costruire'],
  ['moveTrain', 'muovere il treno'],
  ['special', 'usare l’azione speciale della carta'],
  ['endTurn', 'terminare il turno'],
] as const
/** 'Puoi ancora muovere il treno o terminare il turno.' */
function instead(may: readonly string[]): string {
  const deeds = DEEDS.flatMap(([deed, text]) => (may.includes(deed) ? [text] : []))
  return deeds.length === 1 ? `Ora puoi solo ${deeds.join('')}.` : `Puoi ancora ${or.format(deeds)}.`
}
const advice = advising(instead)
const SPECIAL = ['special']

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  ...setUp,
  ...oilRefusals({
    site: 'pozzo',
    tile: { this: 'questo segnalino', under: 'sotto un segnalino', a: 'un segnalino', beside: 'stargli accanto' },
    train: { yourOwn: 'il tuo treno' },
    stop: 'termina il turno',
    instead,
  }),
  companyClosed: () => 'In due o in tre la US Standard è chiusa. Scegli la Hudson o la Jet.',
  notInFirstRow: ({ columns = 14 }) => `Un camion parte dalla prima riga. Scegli una casella da 1A a 1${columnLetter(Number(columns))}.`,
  derrickOnSquare: () => 'Su questa casella c’è una torre. Parti da un’altra della prima riga.',
  alreadyBuilt: figures => `In questo round hai già costruito una torre, e di più non si può. ${advice(figures, [], 'Termina il turno.')}`,
  truckStays: figures => `Dopo aver costruito, per questo turno il camion resta dov’è. ${advice(figures, [], 'Termina il turno.')}`,
  noWellToSee: () => 'Questo pozzo non esiste. Guarda sotto il segnalino di un pozzo della mappa.',
  neverLookedAt: () => 'I pozzi doppi non si guardano mai. Puoi guardare quelli singoli e tripli.',
  noDerrickLeft: figures =>
    `Le tue torri sono tutte sulla mappa; una torre torna quando il suo petrolio è finito. ${advice(figures, [], 'Rinuncia.')}`,
  shutsIn: figures =>
    `Uno zampillo lì non lascerebbe vie d’uscita al camion di un avversario. ${advice(figures, SPECIAL, 'Scegli un’altra casella, o rinuncia.')}`,
  notThatMuchOil: ({ barrels: n = 1 }) =>
    `La tua carta dà ${barrels(Number(n))}: ${Number(n) === 1 ? 'prendilo' : 'prendili tutti'}, oppure rinuncia.`,
  buildFirst: figures =>
    `Uno zampillo si apre solo in un turno in cui hai costruito una torre. ${advice(figures, ['build'], 'Prima costruiscine una, oppure termina il turno.')}`,
  noGusherDerrick: figures =>
    `Per uno zampillo serve un’altra torre, e le tue sono tutte sulla mappa. ${advice(figures, [], 'Termina il turno senza.')}`,
  gusherTooFar: figures =>
    `Uno zampillo si apre accanto al tuo camion. ${advice(figures, SPECIAL, 'Scegli una casella accanto al camion, o rinuncia.')}`,
  notOnPlains: figures =>
    `Uno zampillo si apre in pianura. ${advice(figures, SPECIAL, 'Scegli una casella di pianura accanto al tuo camion, o rinuncia.')}`,
  squareTaken: figures =>
    `Su questa casella c’è un pozzo, una torre o un camion. ${advice(figures, SPECIAL, 'Scegline una vuota accanto al tuo camion, o rinuncia.')}`,
  cannotPayGusher: figures =>
    `Uno zampillo costa ${money(Number(figures['cost'] ?? 0))}, più di quanto hai. ${advice(figures, [], 'Termina il turno senza.')}`,
  notYourDerrick: figures =>
    `Puoi perforare in profondità solo con le tue torri. ${advice(figures, SPECIAL, 'Scegli una delle tue, oppure termina il turno.')}`,
  alreadyDeeper: () => 'Qui hai già perforato in profondità. Scegli un’altra torre, oppure termina il turno.',
  cannotPayDrilling: figures =>
    `La perforazione profonda costa ${money(Number(figures['cost'] ?? 0))}, più di quanto hai. ${advice(figures, [], 'Termina il turno senza.')}`,
  noOilThere: () => 'Presso questa compagnia non hai petrolio. Scegline una dove ne hai.',
  notARaise: ({ standing = 1, most = 0 }) =>
    Number(standing) >= Number(most)
      ? `Tutte le licenze insieme valgono ${most} punti, e li hai già offerti. Resta a ${standing}.`
      : `Puoi solo alzare la tua offerta, di punti interi. Offri da ${Number(standing) + 1} a ${most}, oppure resta a ${standing}.`,
  notMoreThanBaron: ({ baron = 0, least = 1, most = 0 }) =>
    Number(least) > Number(most)
      ? 'Il Barone ha tutti i punti che ci sono. Puoi solo passare.'
      : `Qui il Barone ha ${points(Number(baron))}. Offri da ${least} a ${most}, oppure passa.`,
  lessThanOwnBid: ({ least = 1, most = 0 }) => `Hai già offerto ${least} e non puoi scendere. Offri da ${least} a ${most}, oppure passa.`,
}
