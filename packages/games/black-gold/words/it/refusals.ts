/** Perché no, e che cosa si potrebbe fare. */
import type { Rejection } from '@wildcat/kernel'
import { oilRefusals } from '@wildcat/oil-rush/words/it/refusals.ts'
import type { Reason } from '../../rules.ts'
import { columnLetter } from '../places.ts'
import { barrels, money, points } from './phrases.ts'
import { refusals as setUp } from './set-up.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  ...setUp,
  ...oilRefusals({
    site: 'pozzo',
    tile: { this: 'questo segnalino', under: 'sotto un segnalino', a: 'un segnalino', beside: 'stargli accanto' },
    train: { yourOwn: 'il tuo treno' },
    stop: 'finisci la mossa',
  }),
  companyClosed: () => 'In due o in tre US Standard è chiusa. Scegli Hudson o Jet.',
  notInFirstRow: ({ columns = 14 }) => `Un camion parte dalla prima riga. Scegli una casella da 1A a 1${columnLetter(Number(columns))}.`,
  derrickOnSquare: () => 'Su questa casella c’è una torre. Parti da un’altra della prima riga.',
  alreadyBuilt: () =>
    'In questo turno hai già costruito una torre, e più di una non si può. Muovi il treno, guarda intorno, oppure finisci.',
  truckStays: () => 'Dopo aver costruito, in questa mossa il camion resta dov’è. Muovi il treno, guarda intorno, oppure finisci.',
  neverLookedAt: () => 'I pozzi doppi non si guardano mai. Puoi guardare quelli semplici e tripli.',
  noDerrickLeft: () => 'Le tue torri sono tutte sulla mappa. Una torna quando il suo petrolio è finito.',
  shutsIn: () => 'Uno zampillo lì non lascerebbe vie d’uscita al camion di un avversario. Scegli un’altra casella, o rinuncia.',
  notThatMuchOil: ({ barrels: n = 1 }) => `La tua carta dà ${barrels(Number(n))}, tutto o niente. Distribuiscine esattamente tanti.`,
  buildFirst: () => 'Uno zampillo si apre solo in una mossa in cui hai costruito una torre. Prima costruiscine una, oppure finisci.',
  gusherTooFar: () => 'Uno zampillo si apre accanto al tuo camion. Scegli una casella che tocchi un lato della sua.',
  notOnPlains: () => 'Uno zampillo si apre in pianura. Scegli una casella così accanto al tuo camion.',
  squareTaken: () => 'Su questa casella c’è un pozzo, una torre o un camion. Scegline una vuota accanto al tuo camion.',
  cannotPayGusher: ({ cost = 0 }) => `Uno zampillo costa ${money(Number(cost))}, più di quanto hai. Finisci senza.`,
  notYourDerrick: () => 'Si trivella più a fondo solo nelle proprie torri. Scegline una delle tue, oppure finisci.',
  alreadyDeeper: () => 'Qui hai già trivellato più a fondo. Scegli un’altra torre, oppure finisci.',
  cannotPayDrilling: ({ cost = 0 }) => `Trivellare più a fondo costa ${money(Number(cost))}, più di quanto hai. Finisci senza.`,
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
