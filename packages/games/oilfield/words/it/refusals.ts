/** Perché no, e che cosa si può fare. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { cubes, money, number } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `A questo tavolo ci sono troppi o troppo pochi giocatori. Oilfield è per ${least}-${most}.`,
  botOnlyWithTwo: () => 'Il bot neutrale gioca solo in due. A questo tavolo lascia stare l’opzione “bot secondo”.',
  noSuchSpace: ({ spaces = 1 }) =>
    Number(spaces) === 1
      ? 'Questa casella non esiste. L’azione ne ha una sola: scegli quella.'
      : `Questa casella non esiste. L’azione ne ha ${number(Number(spaces))}: scegli una di quelle.`,
  spaceClosed: ({ players = 5 }) =>
    `Questa casella è chiusa: si apre solo in ${Number(players) === 5 ? 'cinque' : 'quattro o cinque'}. Scegli un’altra azione.`,
  spaceTaken: () => 'Qui c’è già un operaio. Scegli una casella libera.',
  notTopmost: () => 'Tranne che per le concessioni, le caselle si occupano dall’alto. Prendi la più alta libera.',
  bidTooDear: ({ price = 8, money: cash = 0, means = 0 }) =>
    `Non potresti pagare ${money(Number(price))}: ${most(Number(cash), Number(means))}. Scegli una casella che costi meno, o un’altra azione.`,
  noMarkerToBid: () => 'Hai usato tutti e quattro i tuoi segnalini. Scegli un’altra azione.',
  mustTakeLease: ({ price = 8 }) =>
    `Hai offerto ${money(Number(price))} e puoi pagarli, quindi devi prendere una concessione. Scegli quale.`,
  mustSell: ({ price = 8, money: cash = 0 }) =>
    `Hai offerto ${money(Number(price))} e hai ${money(Number(cash))}, ma con i tuoi investimenti ci arrivi, quindi devi prendere una concessione. Vendi finché puoi pagare.`,
  sellFirst: ({ price = 8, money: cash = 0 }) =>
    `La concessione costa ${money(Number(price))} e hai ${money(Number(cash))}. Prima vendi investimenti, poi sceglila.`,
  cannotCover: ({ price = 8, money: cash = 0, means = 0 }) =>
    `Hai offerto ${money(Number(price))}, ma ${most(Number(cash), Number(means))}. Non si prende e non si paga nulla: rinuncia.`,
  canPayAlready: ({ price = 8 }) =>
    `I tuoi ${money(Number(price))} li puoi già pagare. Scegli una concessione; gli investimenti si vendono a parte.`,
  nothingToRaise: () =>
    'Con la tua offerta non puoi prendere concessioni, quindi non c’è nulla da pagare. Rinuncia; gli investimenti si vendono a parte.',
  onlyBiddersRaise: () =>
    'Con una carta non sei tenuto a prendere una concessione, quindi nemmeno a vendere. Se vuoi il denaro, vendi un investimento a parte.',
  leaseNotOnShow: () => 'In questo giacimento nessuna concessione è esposta. Scegline uno che ne ha, se c’è.',
  noMarkerLeft: () => 'Hai usato tutti e quattro i tuoi segnalini: nessuno ha più concessioni. Puoi solo rinunciare.',
  leaseTooDear: ({ price = 5, money: cash = 0, means = 0 }) =>
    `Una concessione costa ${money(Number(price))} e hai ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Prima vendi investimenti, oppure rinuncia' : 'Puoi solo rinunciare'}.`,
  tileNotOnShow: () => 'Questa tessera non è esposta. Scegline una che lo è, oppure non costruire.',
  tileTooDear: ({ price = 0, money: cash = 0, means = 0 }) =>
    `Questa tessera costa ${money(Number(price))} e hai ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Prima vendi investimenti, scegline' : 'Scegline'} una che costi meno, oppure non costruire.`,
  noFreeLease: () =>
    'Una torre vuole una tua concessione senza torre, e in questo giacimento non ne hai. Scegli un giacimento dove ne hai una, scegli un ampliamento, oppure non costruire.',
  towersStandInFields: () => 'Una torre non sta accanto alla raffineria. Costruiscila su una tua concessione senza torre.',
  expansionsStandAtHome: () => 'Un ampliamento non sta in un giacimento. Costruiscilo accanto alla tua raffineria.',
  onlyTheNewTower: () => 'Dopo aver costruito può trivellare solo la torre nuova. Usa quella, oppure non trivellare.',
  noSuchTower: () => 'In questo giacimento non hai una torre così. Scegli una delle tue torri, oppure smetti.',
  towerUsed: () => 'Questa torre è già stata usata in questa azione. Scegline un’altra, oppure smetti di trivellare.',
  nothingToTake: () => 'Qui non c’è nulla che questa torre possa estrarre. Usa un’altra torre, oppure smetti di trivellare.',
  noRoom: () =>
    'Il tuo deposito è pieno, e qui non c’è nulla che questa torre venderebbe subito. Usa un’altra torre, oppure smetti di trivellare.',
  notThatHaul: () =>
    'Una torre estrae tutto quello che può di ciò che mostra: scegli solo tra petrolio e gas, e solo dove c’è scelta. Prendi uno dei modi proposti.',
  onStrike: () => 'In questo giacimento c’è sciopero: in questa fase nessuno vi estrae nulla. Usa una torre altrove, oppure smetti.',
  drillsOnlyNationally: () => 'Una torre nazionale trivella solo con la tua carta Mercato nazionale. Usa un’altra torre, oppure smetti.',
  notInStoreLocal: store =>
    isEmpty(store) ? 'Il tuo deposito è vuoto. Rinuncia.' : `Non hai così tanto: in deposito hai ${stored(store)}. Vendi questo o meno.`,
  nothingSoldLocally: () => 'Per vendere serve almeno un cubo. Vendi qualcosa, oppure rinuncia.',
  notInStoreNational: store =>
    isEmpty(store)
      ? 'In deposito non hai nulla che si venda sul mercato nazionale. Non venderne, oppure rinuncia.'
      : `Non hai così tanto da vendere sul mercato nazionale: hai ${stored(store)}. Vendi questo o meno.`,
  nothingSoldNationally: () => 'Non venderesti proprio nulla. Vendi almeno un cubo, oppure rinuncia.',
  gasNeedsRefinery: () => 'Il gas si vende sul mercato nazionale solo con una raffineria di gas. Vendi petrolio, oppure rinuncia.',
  noCubeToInvest: () => 'Hai investito tutti e cinque i tuoi cubi. Prima vendi un investimento, oppure non investire.',
  rowFull: () => 'Tutte le caselle di questa fila sono coperte. Scegli un’altra fila, oppure non investire.',
  investmentTooDear: ({ price = 0, money: cash = 0, means = 0 }) =>
    `Costa ${money(Number(price))} e hai ${money(Number(cash))}. Scegli una fila che costi meno, ${Number(means) >= Number(price) ? 'prima vendi un investimento, ' : ''}oppure non investire.`,
  notYourInvestment: ({ rows = 0 }) =>
    Number(rows) === 0
      ? 'Non hai investimenti da vendere. Scegli qualcos’altro.'
      : 'In questa fila non hai investimenti. Vendine uno che hai.',
  notYourMoment: () => 'Gli investimenti si vendono solo quando tocca a te decidere. Aspetta che ti venga chiesto qualcosa.',
  sellForTheLease: () => 'Devi vendere per pagare la concessione. Scegli lì quali investimenti.',
  feeTooDear: ({ price = 10, money: cash = 0, means = 0 }) =>
    `Il governo vuole ${money(Number(price))} e hai ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Prima vendi investimenti, oppure rinuncia a torre e concessione' : 'Puoi solo rinunciare a torre e concessione'}.`,
  feeOnStrike: ({ price = 10 }) =>
    `In questo giacimento c’è sciopero, quindi ora la torre non estrae nulla. Paga ${money(Number(price))} per la sola torre, oppure rinuncia a torre e concessione.`,
  notThatFeeHaul: () =>
    'Subito la torre estrae tutto quello che può di 1 cubo di gas e 2 di petrolio: non più di quanti ce ne sono e di quanti stanno nel deposito. Prendi uno dei modi proposti.',
}

const most = (cash: number, means: number) =>
  means === cash ? `hai ${money(cash)}` : `vendendo tutti gli investimenti avresti ${money(means)}`
const isEmpty = ({ oil = 0, gas = 0 }: NonNullable<Rejection['with']>) => Number(oil) + Number(gas) === 0
const stored = ({ oil = 0, gas = 0 }: NonNullable<Rejection['with']>) => cubes({ oil: Number(oil), gas: Number(gas) })
