/** Perché no, e che cosa si potrebbe fare. */
import type { Rejection } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import type { Reason } from '../../rules.ts'
import { rowLetter } from '../places.ts'
import { barrels, money, number, points } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 3, most = 4 }) =>
    `A questo tavolo i giocatori sono troppi o troppo pochi. Giganten si gioca in ${least} o in ${most}.`,
  cardNotOnShow: () => 'Questa carta non è tra quelle scoperte. Prendi una di quelle.',
  notInFirstColumn: ({ rows = 12 }) => `Un camion parte dalla prima colonna. Scegli una casella da A1 a ${rowLetter(Number(rows))}1.`,
  notNextToTruck: () =>
    'Un camion si sposta di una casella alla volta, su, giù, a sinistra o a destra. Scegli una casella della mappa che tocchi un lato della sua.',
  notEnoughPoints: ({ points: left = 0, cost = 0 }) =>
    `Costa ${points(Number(cost))} e te ne ${Number(left) === 1 ? 'resta' : 'restano'} ${number(Number(left))}. Scegli qualcosa che costi meno, oppure fermati.`,
  derrickInTheWay: () => 'Nessun camion entra in una casella con una torre. Giraci intorno.',
  stuckOnSite: ({ points: left = 0 }) =>
    `Un camion può attraversare un giacimento ma non fermarcisi, e con ${points(Number(left))} non ne uscirebbe più. Aggiralo, oppure fermati prima.`,
  leaveSiteFirst: () => 'Il tuo camion è su un giacimento e non può fermarsi lì. Prima prosegui fino a una casella dove può stare.',
  noSuchSite: () => 'Questo giacimento non esiste. Scegline uno della mappa.',
  neverLookedAt: () => 'Le tessere rosse, quelle con due torri, non si guardano mai. Puoi guardare quelle con una o tre torri.',
  tooFarToLook: () => 'Per guardare sotto una tessera il tuo camion deve starle accanto. Prima avvicinati.',
  underTheTruck: () => 'Il tuo camion è sopra questa tessera. Prosegui fino a una casella accanto, poi guarda.',
  alreadySeen: () => 'Hai già guardato sotto questa tessera: il suo valore ti è mostrato.',
  nothingToSee: () => 'Qui non c’è più una tessera. Guarda un giacimento dove nessuno ha costruito.',
  endOfTrack: () => 'La tua locomotiva è in fondo al binario. Usa i punti per il camion, oppure fermati.',
  noSuchSpecial: () => 'La tua carta non ha questa azione speciale. Usa quello che offre, oppure fermati.',
  priceAtItsEnd: () => 'Questo prezzo è all’estremo e non può andare oltre. Spostalo dall’altra parte, o scegli un’altra compagnia.',
  tooFarToBuild: () => 'Si costruisce solo su un giacimento accanto al proprio camion. Scegline uno così, o non costruire.',
  siteTaken: () => 'Su questo giacimento si è già costruito. Scegline uno libero accanto al tuo camion, o non costruire.',
  cannotPay: ({ cost = 0 }) =>
    `Costruire qui costa ${money(Number(cost))}, più di quanto hai. Scegli un giacimento meno caro, o non costruire.`,
  notThatWay: () => 'Quella locomotiva non è arrivata fino a questo petrolio. Scegline una che ci è arrivata, o rinuncia al barile.',
  cannotPayFee: () => `Una locomotiva altrui costa ${money(FEE)}, più di quanto hai. Al barile bisogna rinunciare.`,
  travelsFree: () => 'La tua locomotiva porta questo barile gratis. Scegli soltanto la compagnia.',
  bidTooLow: ({ least = 1, most = 117 }) =>
    Number(least) > Number(most)
      ? `L’offerta più alta possibile, ${most} punti, è già stata fatta. Puoi solo passare.`
      : `È troppo poco. Offri da ${least} a ${most} punti, oppure passa.`,
  bidTooHigh: ({ least = 1, most = 117 }) =>
    Number(least) > Number(most)
      ? `Tutte le licenze insieme valgono ${most} punti. Puoi solo passare.`
      : `Tutte le licenze insieme valgono ${most} punti. Offri da ${least} a ${most}, oppure passa.`,
  notThatPayment: ({ points: bid = 0 }) =>
    `Queste licenze non vanno bene per l’offerta. Paga con licenze della tua mano che valgano almeno ${points(Number(bid))}, e con nessuna che potresti tenere.`,
  notSoMuchOil: ({ most = 0 }) =>
    Number(most) === 1
      ? `Presso questa compagnia hai solo ${barrels(1)}. Vendi quello o niente.`
      : `Presso questa compagnia hai solo ${barrels(Number(most))}. Vendi quelli, meno o niente.`,
}
