/** Perché no, e che cosa si può fare. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { cubes, money, number, theMoney } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) =>
    `A questo tavolo ci sono troppi o troppo pochi giocatori. Oilfield si gioca in ${least}–${most}.`,
  botOnlyWithTwo: () => 'Il bot neutrale gioca solo in due. A questo tavolo imposta il bot neutrale su «Primo».',
  noSuchSpace: ({ spaces = 1 }) =>
    Number(spaces) === 1
      ? 'Questa casella non esiste. L’azione ne ha una sola: scegli quella.'
      : `Questa casella non esiste. L’azione ne ha ${number(Number(spaces))}: scegli una di quelle.`,
  spaceClosed: ({ players = 5 }) =>
    `Questa casella è chiusa: si apre solo in ${Number(players) === 5 ? 'cinque' : 'quattro o cinque'}. Scegli un’altra azione.`,
  spaceTaken: () => 'Qui c’è già un lavoratore. Scegli una casella libera.',
  notTopmost: () => 'Tranne che per le licenze, le caselle si occupano dall’alto. Prendi la più alta libera.',
  bidTooDear: ({ price = 8, money: cash = 0, means = 0 }) =>
    `Non potresti pagare ${money(Number(price))}: ${most(Number(cash), Number(means))}. Scegli una casella che costi meno, o un’altra azione.`,
  noMarkerToBid: () => 'Hai usato tutti e quattro i tuoi segnalini licenza. Scegli un’altra azione.',
  mustTakeLease: ({ price = 8 }) => `Hai offerto ${money(Number(price))} e puoi pagarli, quindi devi prendere una licenza. Scegli quale.`,
  mustSell: ({ price = 8, money: cash = 0 }) =>
    `Hai offerto ${money(Number(price))} e hai ${money(Number(cash))}, ma con i tuoi investimenti ci arrivi, quindi devi prendere una licenza. Vendi finché puoi pagare.`,
  sellFirst: ({ price = 8, money: cash = 0 }) =>
    `La licenza costa ${money(Number(price))} e hai ${money(Number(cash))}. Prima vendi investimenti, poi sceglila.`,
  cannotCover: ({ price = 8, money: cash = 0, means = 0 }) =>
    `Hai offerto ${money(Number(price))}, ma ${most(Number(cash), Number(means))}. Non si prende e non si paga nulla: rinuncia.`,
  canPayAlready: ({ price = 8 }) => `Puoi già pagare ${theMoney(Number(price))}. Scegli una licenza; gli investimenti si vendono a parte.`,
  nothingToRaise: () =>
    'Con la tua offerta non puoi prendere licenze, quindi non c’è nulla da pagare. Rinuncia; gli investimenti si vendono a parte.',
  onlyBiddersRaise: () =>
    'Con la carta non devi prendere una licenza per forza, quindi non serve vendere. Se vuoi il denaro, vendi un investimento a parte.',
  leaseNotOnShow: () => 'In questo giacimento non ci sono licenze disponibili. Scegli un giacimento che ne ha, se c’è.',
  noMarkerLeft: () => 'Hai usato tutti e quattro i tuoi segnalini licenza: non si possono avere più licenze. Puoi solo rinunciare.',
  leaseTooDear: ({ price = 5, money: cash = 0, means = 0 }) =>
    `Una licenza costa ${money(Number(price))} e hai ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Prima vendi investimenti, oppure rinuncia' : 'Puoi solo rinunciare'}.`,
  tileNotOnShow: () => 'Questa tessera non è in vendita. Scegline una in vendita, oppure non costruire.',
  tileTooDear: ({ price = 0, money: cash = 0, means = 0 }) =>
    `Questa tessera costa ${money(Number(price))} e hai ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Prima vendi investimenti, scegline' : 'Scegline'} una che costi meno, oppure non costruire.`,
  noFreeLease: () =>
    'Per una torre serve una tua licenza senza torre, e in questo giacimento non ne hai. Scegli un giacimento dove ne hai una, scegli un’espansione, oppure non costruire.',
  towersStandInFields: () => 'Una torre non sta accanto alla raffineria. Costruiscila su una tua licenza senza torre.',
  expansionsStandAtHome: () => 'Un’espansione non sta in un giacimento. Costruiscila accanto alla tua raffineria.',
  onlyTheNewTower: () => 'Dopo aver costruito può estrarre solo la torre nuova. Usa quella, oppure non estrarre.',
  noSuchTower: () => 'In questo giacimento non hai una torre di questo tipo. Scegli una delle tue torri, oppure smetti.',
  towerUsed: () => 'Questa torre è già stata usata in questa azione. Scegline un’altra, oppure smetti di estrarre.',
  nothingToTake: () => 'Qui non c’è nulla che questa torre possa estrarre. Usa un’altra torre, oppure smetti di estrarre.',
  noRoom: () =>
    'Il tuo magazzino è pieno, e qui non c’è nulla che questa torre venderebbe subito. Usa un’altra torre, oppure smetti di estrarre.',
  notThatHaul: () =>
    'Una torre estrae tutto quello che può di ciò che mostra: scegli solo tra petrolio e gas, e solo dove c’è scelta. Scegli una delle possibilità proposte.',
  onStrike: () => 'In questo giacimento c’è sciopero: in questa fase nessuno può estrarre nulla qui. Usa una torre altrove, oppure smetti.',
  drillsOnlyNationally: () => 'Una torre nazionale estrae solo con la tua carta Mercato nazionale. Usa un’altra torre, oppure smetti.',
  notInStoreLocal: store =>
    isEmpty(store) ? 'Il tuo magazzino è vuoto. Rinuncia.' : `Non puoi vendere più di quello che hai in magazzino: ${stored(store)}.`,
  nothingSoldLocally: () => 'Per vendere serve almeno un barile. Vendi qualcosa, oppure rinuncia.',
  notInStoreNational: store =>
    isEmpty(store)
      ? 'In magazzino non hai nulla da vendere sul mercato nazionale. Vendi solo con le torri nazionali, oppure rinuncia.'
      : `Sul mercato nazionale non puoi vendere più di quello che hai in magazzino: ${stored(store)}.`,
  nothingSoldNationally: () => 'Non venderesti proprio nulla. Vendi almeno un barile, oppure rinuncia.',
  gasNeedsRefinery: () => 'Il gas si vende sul mercato nazionale solo con una raffineria di gas. Vendi petrolio, oppure rinuncia.',
  noCubeToInvest: () => 'Hai messo tutti e cinque i tuoi segnalini investimento. Prima vendi un investimento, oppure non investire.',
  rowFull: () => 'Tutte le caselle di questa riga sono coperte. Scegli un’altra riga, oppure non investire.',
  investmentTooDear: ({ price = 0, money: cash = 0, means = 0 }) =>
    `Costa ${money(Number(price))} e hai ${money(Number(cash))}. Scegli una riga che costi meno, ${Number(means) >= Number(price) ? 'prima vendi un investimento, ' : ''}oppure non investire.`,
  notYourInvestment: ({ rows = 0 }) =>
    Number(rows) === 0
      ? 'Non hai investimenti da vendere. Scegli qualcos’altro.'
      : 'In questa riga non hai investimenti. Vendine uno che hai.',
  notYourMoment: () => 'Gli investimenti si vendono solo quando tocca a te decidere. Aspetta che ti venga chiesto qualcosa.',
  sellForTheLease: () => 'Devi vendere per pagare la licenza. Scegli lì quali investimenti.',
  feeTooDear: ({ price = 10, money: cash = 0, means = 0 }) =>
    `Il governo chiede il canone di ${money(Number(price))} e hai ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Prima vendi investimenti, oppure rinuncia a torre e licenza' : 'Puoi solo rinunciare a torre e licenza'}.`,
  feeOnStrike: ({ price = 10 }) =>
    `In questo giacimento c’è sciopero, quindi ora la torre non estrae nulla. Paga ${money(Number(price))} solo per tenere la torre, oppure rinuncia a torre e licenza.`,
  notThatFeeHaul: () =>
    'Subito la torre estrae tutto quello che può, fino a 1 barile di gas e 2 di petrolio, secondo quello che c’è nel giacimento e il posto in magazzino. Scegli una delle possibilità proposte.',
}

const most = (cash: number, means: number) =>
  means === cash ? `hai ${money(cash)}` : `vendendo tutti gli investimenti avresti ${money(means)}`
const isEmpty = ({ oil = 0, gas = 0 }: NonNullable<Rejection['with']>) => Number(oil) + Number(gas) === 0
const stored = ({ oil = 0, gas = 0 }: NonNullable<Rejection['with']>) => cubes({ oil: Number(oil), gas: Number(gas) })
