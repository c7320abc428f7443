/** Perché no, e che cosa si potrebbe fare: i motivi che hanno entrambi i giochi. */
import type { Rejection } from '@wildcat/kernel'
import type { AuctionReason } from '../../auction.ts'
import type { BuildingReason } from '../../building.ts'
import type { DrivingReason } from '../../driving.ts'
import { advising, type Instead } from '../advice.ts'
import { barrels, capital, money, number, points } from './phrases.ts'

type Figures = NonNullable<Rejection['with']>
type OilReason =
  | Exclude<AuctionReason | BuildingReason | DrivingReason, 'neverLookedAt'>
  | 'cardNotOnShow'
  | 'noSuchSpecial'
  | 'priceAtItsEnd'
  | 'travelsFree'

/** Le parole in cui i due giochi differiscono. */
export interface RefusalTerms {
  readonly site: string // 'sito', maschile
  readonly tile: { readonly this: string; readonly under: string; readonly a: string; readonly beside: string } // 'questa tessera', 'sotto una tessera', 'una tessera', 'starle accanto'
  readonly train: { readonly yourOwn: string } // 'la tua locomotiva'
  readonly stop: string // 'termina il movimento'
  readonly instead?: Instead
}

export const oilRefusals = ({
  site,
  tile,
  train,
  stop,
  instead,
}: RefusalTerms): Readonly<Record<OilReason, (figures: Figures) => string>> => {
  const advice = advising(instead)
  return {
    cardNotOnShow: () => 'Questa carta non è tra quelle scoperte. Prendi una delle carte scoperte.',
    notNextToTruck: () =>
      'Un camion si sposta di una casella alla volta, su, giù, a sinistra o a destra. Scegli una casella della mappa accanto al tuo camion.',
    notEnoughPoints: figures => {
      const { points: left = 0, cost = 0, on = 'ground' } = figures
      const none = Number(left) === 0
      const tooDear = `Costa ${points(Number(cost))} e ${none ? 'non te ne restano' : `te ne ${Number(left) === 1 ? 'resta' : 'restano'} ${number(Number(left))}`}.`
      if (on === 'site') return `${tooDear} Il tuo camion deve proseguire fino a una casella dove può fermarsi.`
      const cheaper = none ? `Ora ${stop}.` : `Scegli qualcosa che costi meno, oppure ${stop}.`
      return `${tooDear} ${advice(figures, ['moveTruck', 'moveTrain'], cheaper)}`
    },
    derrickInTheWay: () => 'Nessun camion entra in una casella con una torre. Aggira la torre.',
    stuckOnSite: ({ points: left = 0 }) =>
      `Un camion può attraversare un ${site} ma non può fermarsi lì, e con ${points(Number(left))} non ne uscirebbe più. Aggira il ${site}, oppure fermati prima.`,
    leaveSiteFirst: () => `Il tuo camion è su un ${site} e non può fermarsi lì. Prima prosegui fino a una casella dove può fermarsi.`,
    noSuchSite: () => `Questo ${site} non esiste. Scegline uno della mappa.`,
    tooFarToLook: figures =>
      `Per guardare ${tile.under} il tuo camion deve ${tile.beside}. ${advice(figures, ['moveTruck'], 'Prima avvicinati.')}`,
    underTheTruck: () => `Il tuo camion è sopra ${tile.this}. Prosegui fino a una casella accanto, poi guarda.`,
    alreadySeen: () => `Hai già guardato sotto ${tile.this}: ne vedi il valore.`,
    nothingToSee: () => `Qui non c’è più ${tile.a}. Guarda un ${site} dove nessuno ha costruito.`,
    endOfTrack: figures => {
      const truck = `Usa i punti per il camion${figures['on'] === 'site' ? '' : `, oppure ${stop}`}.`
      return `${capital(train.yourOwn)} è in fondo al binario. ${advice(figures, ['moveTruck'], truck)}`
    },
    noSuchSpecial: figures =>
      figures['special'] === 'none'
        ? `La tua carta non ha azioni speciali. ${advice(figures, ['moveTruck', 'moveTrain'], `Usa i punti, oppure ${stop}.`)}`
        : `La tua carta non ha questa azione speciale. ${advice(figures, ['special'], `Usa quella che ha, oppure ${stop}.`)}`,
    priceAtItsEnd: () =>
      'Questo prezzo è all’estremo della scala e non può andare oltre. Spostalo nell’altra direzione, o scegli un’altra compagnia.',
    tooFarToBuild: figures =>
      `Puoi costruire solo su un ${site} accanto al tuo camion. ${advice(figures, ['build'], 'Scegline un altro, o non costruire.')}`,
    siteTaken: figures =>
      `Su questo ${site} qualcuno ha già costruito. ${advice(figures, ['build'], 'Scegline uno libero accanto al tuo camion, o non costruire.')}`,
    cannotPay: figures =>
      `Costruire qui costa ${money(Number(figures['cost'] ?? 0))}, più di quanto hai. ${advice(figures, ['build'], `Scegli un ${site} meno caro, o non costruire.`)}`,
    travelsFree: () => `${capital(train.yourOwn)} porta questo barile gratis. Scegli soltanto la compagnia.`,
    bidNotWhole: ({ least = 1, most = 0 }) => `Un’offerta è un numero intero di punti. Offri da ${least} a ${most}, oppure passa.`,
    bidTooLow: ({ least = 1, most = 0 }) =>
      Number(least) > Number(most)
        ? `L’offerta più alta possibile, ${most} punti, è già stata fatta. Puoi solo passare.`
        : `È troppo poco. Offri da ${least} a ${most} punti, oppure passa.`,
    bidTooHigh: ({ least = 1, most = 0 }) =>
      Number(least) > Number(most)
        ? `Tutte le licenze insieme valgono ${most} punti. Puoi solo passare.`
        : `Tutte le licenze insieme valgono ${most} punti. Offri da ${least} a ${most}, oppure passa.`,
    notThatPayment: ({ points: bid = 0 }) =>
      `Queste licenze non vanno bene. Paga almeno ${points(Number(bid))} con licenze della tua mano, senza aggiungerne di superflue.`,
    notSoMuchOil: ({ most = 0 }) =>
      Number(most) === 1
        ? `Presso questa compagnia hai solo ${barrels(1)}. Vendi quello, o non vendere nulla.`
        : `Presso questa compagnia hai solo ${barrels(Number(most))}. Vendine al massimo ${number(Number(most))}.`,
  }
}
