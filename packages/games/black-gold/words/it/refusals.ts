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
  ['endTurn', 'finire la mossa'],
] as const
/** 'Puoi ancora muovere il treno o finire la mossa.' */
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
    stop: 'finisci la mossa',
    instead,
  }),
  companyClosed: () => 'In due o in tre US Standard è chiusa. Scegli Hudson o Jet.',
  notInFirstRow: ({ columns = 14 }) => `Un camion parte dalla prima riga. Scegli una casella da 1A a 1${columnLetter(Number(columns))}.`,
  derrickOnSquare: () => 'Su questa casella c’è una torre. Parti da un’altra della prima riga.',
  alreadyBuilt: figures =>
    `In questo turno hai già costruito una torre, e più di una non si può. ${advice(figures, [], 'Finisci la mossa.')}`,
  truckStays: figures => `Dopo aver costruito, in questa mossa il camion resta dov’è. ${advice(figures, [], 'Finisci la mossa.')}`,
  noWellToSee: () => 'Questo pozzo non esiste. Guarda sotto il segnalino di uno della mappa.',
  neverLookedAt: () => 'I pozzi doppi non si guardano mai. Puoi guardare quelli semplici e tripli.',
  noDerrickLeft: figures =>
    `Le tue torri sono tutte sulla mappa; una torna quando il suo petrolio è finito. ${advice(figures, [], 'Rinuncia.')}`,
  shutsIn: figures =>
    `Uno zampillo lì non lascerebbe vie d’uscita al camion di un avversario. ${advice(figures, SPECIAL, 'Scegli un’altra casella, o rinuncia.')}`,
  notThatMuchOil: ({ barrels: n = 1 }) => `La tua carta dà ${barrels(Number(n))}, tutto o niente. Distribuiscine esattamente tanti.`,
  buildFirst: figures =>
    `Uno zampillo si apre solo in una mossa in cui hai costruito una torre. ${advice(figures, ['build'], 'Prima costruiscine una, oppure finisci la mossa.')}`,
  noGusherDerrick: figures =>
    `Per uno zampillo serve un’altra torre, e le tue sono tutte sulla mappa. ${advice(figures, [], 'Finisci la mossa senza.')}`,
  gusherTooFar: figures =>
    `Uno zampillo si apre accanto al tuo camion. ${advice(figures, SPECIAL, 'Scegli una casella che tocchi un lato della sua, o rinuncia.')}`,
  notOnPlains: figures =>
    `Uno zampillo si apre in pianura. ${advice(figures, SPECIAL, 'Scegli una casella così accanto al tuo camion, o rinuncia.')}`,
  squareTaken: figures =>
    `Su questa casella c’è un pozzo, una torre o un camion. ${advice(figures, SPECIAL, 'Scegline una vuota accanto al tuo camion, o rinuncia.')}`,
  cannotPayGusher: figures =>
    `Uno zampillo costa ${money(Number(figures['cost'] ?? 0))}, più di quanto hai. ${advice(figures, [], 'Finisci la mossa senza.')}`,
  notYourDerrick: figures =>
    `Si trivella più a fondo solo nelle proprie torri. ${advice(figures, SPECIAL, 'Scegline una delle tue, oppure finisci la mossa.')}`,
  alreadyDeeper: () => 'Qui hai già trivellato più a fondo. Scegli un’altra torre, oppure finisci.',
  cannotPayDrilling: figures =>
    `Trivellare più a fondo costa ${money(Number(figures['cost'] ?? 0))}, più di quanto hai. ${advice(figures, [], 'Finisci la mossa senza.')}`,
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
