/** Perché no nelle trattative e nelle aste, e che cosa si può fare. */
import type { Rejection } from '@wildcat/kernel'
import { LEAST_RAISE, MONEY_UNIT, PIECES } from '../../components.ts'
import { VEHICLES } from '../../content/kinds.ts'
import type { Reason } from '../../rules.ts'
import { countedKind, euro } from './phrases.ts'

export type Refusal = (figures: NonNullable<Rejection['with']>) => string

export const refusals = {
  notYet: () =>
    'È troppo presto: niente trattative prima del round 1, e niente aste tra un turno e l’altro. Aspetta che cominci il turno di qualcuno.',
  cardWaits: () =>
    'C’è in sospeso una carta, un evento, un tiro salvezza o una vendita forzata, e intanto nulla passa di mano. Puoi fare proposte, e rilanciare o passare se ciò non chiude un’asta; il resto quando è risolto.',
  toAnotherPlayer: () => 'Una proposta si fa ad altri giocatori. Indicane uno o più, ciascuno una volta.',
  wholeUnits: ({ unit = MONEY_UNIT }) => `Nelle trattative le somme sono multipli di ${euro(Number(unit))}. Arrotonda la tua.`,
  nothingOffered: () => 'Non c’è nulla dentro. Indica almeno una cosa da dare o da chiedere.',
  itemTwice: () => 'La stessa cosa compare due volte. Indica ogni cosa una volta sola.',
  onlyAsked: () => 'Carte a scelta e noleggi si possono solo chiedere, e gli imbarchi non vanno all’asta. Indica qualcos’altro da dare.',
  notYours: () => 'Chi dovrebbe darlo non lo ha, o è già da parte. Indica qualcosa che chi dà possiede.',
  notTheirs: () => 'Nessuno di quelli a cui lo chiedi può averlo. Chiedi altro, o chiedilo a qualcun altro.',
  moneyBothWays: () => 'In una trattativa il denaro va in una sola direzione. Danne o chiedine, non entrambe le cose.',
  notEnoughCash: ({ euro: sum }) =>
    `Il denaro non basta${sum === undefined ? '' : `: servono ${euro(Number(sum))}`}. Indica una somma più bassa, o prima vendi qualcosa.`,
  theyCannotPay: ({ euro: sum }) =>
    `Chi dovrebbe pagare non ha così tanto denaro${sum === undefined ? '' : `: servono ${euro(Number(sum))}`}. Una somma più bassa sarebbe possibile.`,
  cardLaidReady: () => 'Questa «Soffiata» è preparata in segreto e non si può offrire. Prima riprendila, o offri un’altra carta.',
  vehicleNotTradable: () =>
    'Ora questo mezzo non può cambiare proprietario: deve essere in sosta, senza Truck a bordo e non in viaggio. Scegline un altro, o aspetta.',
  vehicleLent: () =>
    'Questo mezzo è noleggiato per questo turno e fino alla fine resta del suo proprietario. Scegline un altro, o aspetta la fine del turno.',
  noFreePiece: ({ vehicle }) => {
    const kind = VEHICLES.find(each => each === vehicle)
    const most = kind === undefined ? 'non ha pedine libere per riceverlo' : `ha già ${countedKind(PIECES[kind], kind)}, il massimo`
    return `Chi lo riceverebbe ${most}. Prima deve vendere; intanto indica qualcos’altro.`
  },
  cannotHostVehicle: () =>
    'Il mezzo non può andare lì: a una Nave serve un Porto, a un Aereo un Aeroporto. Scegli un altro luogo, o lascialo dov’è.',
  nothingToPlace: () => 'In questa trattativa non ricevi mezzi, quindi non c’è nulla da collocare. Lascia «dov’è».',
  onlyForOne: () =>
    'Imbarchi e noleggi si concordano con un solo giocatore, e una proposta che devono accettare tutti contiene solo denaro, lasciapassare e carte a scelta. Falla a un giocatore, o togli il resto.',
  charterNotPossible: () =>
    'Questo noleggio non è possibile: nel tuo turno chiedi a un altro giocatore un mezzo in sosta, vuoto e non bloccato, per un tuo contratto firmato. Scegli un altro mezzo o un altro contratto.',
  liftNotPossible: () =>
    'Questo imbarco non è possibile: un Truck vuoto e una Nave o un Aereo altrui, senza Truck a bordo, devono trovarsi nello stesso Stato, con un Porto o un Aeroporto. Prima portali insieme.',
  offerGone: () => 'Questa proposta non è più aperta. Guarda quelle ancora aperte, o fanne una tu.',
  notYourOffer: () => 'Questa proposta è di un altro giocatore. Puoi ritirare solo la tua, e mostrare un contratto solo per la tua.',
  notMadeToYou: () => 'Questa proposta non è per te. Rispondi a una che lo è, o fanne una tu.',
  alreadyAgreed: () => 'Hai già accettato questa proposta. Avrà effetto quando avranno accettato anche gli altri.',
  contractNotShown: () => 'Hai chiesto di vedere il contratto. Aspetta che ti venga mostrato, o rifiuta.',
  nothingToShow: () => 'Nessuno ha chiesto di vedere un contratto per questa proposta. Non c’è nulla da mostrare.',
  pickWhatIsAsked: () =>
    'Le carte che scegli devono essere quelle descritte nella proposta, né più né meno. Scegli carte adatte della tua mano.',
  notInYourHand: () => 'Non hai in mano quella carta, o è da parte. Indicane una della tua mano, o fai un’altra proposta.',
  oneAuction: () => 'Hai già un’asta aperta. Prima chiudila.',
  noAuction: () => 'Questo giocatore non ha aste aperte. Scegline una aperta.',
  ownAuction: () => 'Questa è la tua asta. Puoi chiuderla, ma non fare offerte.',
  bidTooLow: ({ least }) =>
    least === undefined
      ? `L’offerta è troppo bassa. Deve raggiungere il minimo, o superare l’ultima di almeno ${euro(LEAST_RAISE)}.`
      : `L’offerta è troppo bassa. Offri almeno ${euro(Number(least))}, o passa.`,
  alreadyHighest: () => 'La tua offerta è la più alta. Aspetta che qualcuno offra di più.',
  alreadyPassed: () => 'In questa asta hai già passato. Aspetta che finisca.',
  onlyTheSeller: () => 'Solo chi vende può chiudere un’asta. Tu puoi fare un’offerta o passare.',
} as const satisfies Partial<Record<Reason, Refusal>>
