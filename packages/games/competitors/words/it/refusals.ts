/** Perché no, e che cosa si può fare. */
import { ACTIONS, MOST_ADVANTAGES, MOST_BRANCHES, PIECES, RANGE, SEATS } from '../../components.ts'
import { VEHICLES, type VehicleKind } from '../../content/kinds.ts'
import type { Reason } from '../../rules.ts'
import { refusals as deals, type Refusal } from './deal-refusals.ts'
import { countedKind, euro, number, pm } from './phrases.ts'

const vehicleIn = (name: number | string | undefined): VehicleKind | undefined => VEHICLES.find(kind => kind === name)
/** 'Non puoi permetterti questo mezzo: costa 30.000 €.' */
const short = (sum: number | string | undefined, what: string): string =>
  sum === undefined ? `Il tuo denaro non basta per ${what}.` : `Il tuo denaro non basta per ${what}: servono ${euro(Number(sum))}.`

const general = {
  seatsOutOfRange: ({ least = SEATS.least, most = SEATS.most }) =>
    `A questo tavolo ci sono troppi giocatori o troppo pochi. Competitors è per ${least}–${most}.`,
  roundsOutOfRange: ({ least, most }) =>
    least === undefined || most === undefined
      ? 'Questo numero di round non è possibile. Scegline uno dell’elenco.'
      : `Questo numero di round non è possibile. Scegline uno da ${least} a ${most}.`,
  limitOutOfRange: ({ most }) =>
    `Questo limite per le proposte non è possibile. Scegli 0 per nessun limite, o un numero di decisioni${most === undefined ? '' : ` fino a ${most}`}.`,
  hqTaken: () => 'Questa Sede è già presa. Scegline una ancora libera.',
} as const satisfies Partial<Record<Reason, Refusal>>

const actions = {
  noDrawLeft: () =>
    'Non hai più pescate gratis: con la prima Azione del turno perdi quelle non usate. Puoi sempre pescare spendendo un’Azione.',
  noActionLeft: () =>
    `Hai usato le ${number(ACTIONS)} Azioni di questo turno. Puoi ancora trattare e giocare carte Speciali; poi termina il turno.`,
  deckEmpty: () => 'Questo mazzo è finito e non ha scarti da rimescolare. Pesca dall’altro mazzo, o fai altro.',
  cardNotInHand: () => 'Questa carta non è nella tua mano, o è da parte per una proposta o un’asta. Scegline una della tua mano.',
  sameTerritory: () => 'Mittente e Destinatario devono essere due Stati diversi. Scegli un’altra Carta Territorio per uno dei due.',
  specialNotSigned: () => 'Un contratto Speciale non si può firmare. Firmane uno normale o Illegale; le carte Speciali si giocano a parte.',
  noSuchContract: () => 'Non hai firmato questo contratto. Scegline uno di quelli firmati davanti a te.',
  noSuchVehicle: () =>
    'Non hai questo mezzo sulla mappa. Scegli uno dei tuoi; per una consegna anche uno che hai noleggiato per quel contratto.',
  vehicleNotAtSender: () =>
    'Una consegna parte dallo Stato del Mittente, con la Nave in Porto o l’Aereo in Aeroporto. Prima porta lì questo mezzo, o scegline uno che c’è già.',
  truckStillAboard: () => 'Questo Truck è a bordo di un altro mezzo. Prima fallo scendere, è gratis, o parti con il mezzo che lo porta.',
  wrongSymbol: () =>
    'Il simbolo del contratto dice con quale tipo di mezzo la merce deve viaggiare per tutto il percorso. Tienila su un mezzo di quel tipo; un Truck con merce così non può salire su un altro mezzo.',
  vehicleStopped: () =>
    'Questo mezzo è in fermo amministrativo: fino alla fine del prossimo turno del suo proprietario non si muove, non carica e non viene trasportato. Usane un altro.',
  vehicleInAuction: () => 'Questo mezzo è all’asta e resta dov’è. Usane un altro, o aspetta la fine dell’asta.',
  noPieceLeft: ({ vehicle }) => {
    const kind = vehicleIn(vehicle)
    const most = kind === undefined ? 'tutti i mezzi di questo tipo che si possono avere' : `${countedKind(PIECES[kind], kind)}, il massimo`
    return `Hai già ${most}. Prima vendine ${kind === 'ship' ? 'una' : 'uno'}, o scegli un mezzo di altro tipo.`
  },
  noBaseThere: () => 'In questo Stato chi riceve il mezzo non ha né la Sede né una Filiale. Mettilo dove ce n’è una.',
  baseCannotHost: ({ vehicle }) => {
    if (vehicle === 'ship') return 'Questo Stato non ha un Porto. Metti la Nave nella Sede o in una Filiale con un Porto.'
    if (vehicle === 'plane') return 'Questo Stato non ha un Aeroporto. Metti l’Aereo nella Sede o in una Filiale con un Aeroporto.'
    return 'Questo Stato non può ospitare il mezzo: a una Nave serve un Porto, a un Aereo un Aeroporto. Scegli la Sede o un’altra Filiale.'
  },
  tooDear: ({ euro: sum }) => `${short(sum, 'questo mezzo')} Acquistane uno meno caro, prima vendi qualcosa, o fai altro.`,
  notParked: () =>
    'Questo mezzo non è in sosta: un Truck deve essere in uno Stato e non imbarcato, una Nave in Porto, un Aereo in Aeroporto. Prima portalo lì, o scegline un altro.',
  truckAboard: () => 'Questo mezzo ha un Truck a bordo. Prima fai scendere il Truck, o scegli un altro mezzo.',
  stateTaken: () => 'In questo Stato qualcuno ha già una Sede o una Filiale. Scegli uno Stato libero.',
  hqState: () => 'In questo Stato c’è una Sede, e accanto a una Sede non può esserci una Filiale. Scegli un altro Stato.',
  noBranchLeft: () => `Nessuno può avere più di ${number(MOST_BRANCHES)} Filiali. Prima vendine una, o fai altro.`,
  branchTooDear: ({ euro: sum }) => `${short(sum, 'una Filiale')} Prima vendi qualcosa, o fai altro.`,
  noSuchBranch: () => 'Lì non hai una Filiale da vendere, e la Sede resta. Scegli una delle tue Filiali.',
  branchInAuction: () => 'Questa Filiale è all’asta e resta com’è. Scegline un’altra, o aspetta la fine dell’asta.',
  cannotBePlaced: () =>
    'Questo mezzo non si può portare lì: deve essere tuo, in sosta, non bloccato e senza Truck a bordo; a una Nave serve un Porto, a un Aereo un Aeroporto. Scegline un altro, o concludi.',
} as const satisfies Partial<Record<Reason, Refusal>>

const onTheWay = {
  notTheMovingVehicle: () => 'Ora non puoi muovere questo mezzo. Muovi uno dei tuoi; mentre uno è in viaggio, si muove solo quello.',
  notThere: () =>
    'Questo mezzo non può muoversi da sé: è a bordo di un altro o non è sulla mappa. Prima fallo scendere, o muovi il mezzo che lo porta.',
  noWayThere: () => 'Da qui un Truck non può andare lì. Scegli uno Stato confinante, o un canale o uno stretto che comincia qui.',
  noSeaWay: () =>
    'Da qui una Nave non può andare lì. Scegli un esagono di mare vicino e aperto, o un canale o uno stretto che comincia qui.',
  notInThisPort: () => 'Una Nave attracca solo dall’esagono di quel Porto. Prima portala in quell’esagono.',
  tooFarToFly: () =>
    `È troppo lontano per un solo volo. Scegli un esagono o un Aeroporto a non più di ${number(RANGE)} esagoni, senza contare attraverso il bordo della mappa.`,
  noAirport: () => 'Lì non c’è un Aeroporto. Atterra in uno Stato che ne ha uno.',
  noPort: () => 'Lì non c’è un Porto. Attracca in uno Stato che ne ha uno.',
  noPointsLeft: ({ points }) =>
    `${points === undefined ? '' : `Per questo passo servono ${pm(Number(points))} `}In questo T.M. non restano abbastanza punti. Scegli un passo che costi meno, o fermati qui.`,
  noTmLeft: () =>
    'Il contratto non concede altri T.M. Dall’esagono di un Porto una Nave può ancora attraccare; altrimenti interrompi la consegna.',
  twoTmNeeded: () =>
    'Il prossimo T.M. ha così pochi punti che questo passo ne userebbe due. Scegli un passo che costi meno, o prima chiama il prossimo T.M.',
  crossingNeedsWayOff: ({ points }) =>
    `Un’Azione non può finire su un canale o uno stretto, e i punti rimasti non bastano per entrarci e uscirne${points === undefined ? '' : ` (${pm(Number(points))})`}. Scegli un’altra via, o arrivaci con più punti.`,
  onACrossing: () => 'Su un canale o uno stretto non si può: nulla può finire lì. Prima fai un passo per uscirne.',
  notOnACrossing: () => 'Nessun tuo mezzo è fermo su un canale o uno stretto. Scegli invece un passo.',
  wayOffIsOpen: () => 'Da questo canale o stretto si può ancora uscire con un passo. Scegli dove andare.',
  mustLand: () => 'Hai già un altro Aereo in volo, e può restarcene uno solo. Con l’ultimo punto di questo T.M. atterra in un Aeroporto.',
  airportInReach: () => 'C’è a portata un Aeroporto dove questo Aereo può atterrare: prima atterra lì.',
  notAloft: () => 'Ora questo Aereo non si può rimandare indietro: deve essere in volo. Prosegui, o termina il movimento.',
  notIntercontinental: () =>
    'Tra due continenti, ciascuno dei due Aeroporti deve essere Intercontinentale o trovarsi in un continente dove hai la Sede o una Filiale. Atterra in un altro Aeroporto, o fai scalo in uno adatto.',
  portsClosed: () =>
    'I Porti di questo continente sono chiusi fino al prossimo tiro dell’evento meteo. Attracca altrove, o in uno Stato con la tua Sede o una tua Filiale.',
  airportsClosed: () =>
    'Gli Aeroporti di questo continente sono chiusi fino al prossimo tiro dell’evento meteo. Atterra altrove, o in uno Stato con la tua Sede o una tua Filiale.',
  onStrike: () =>
    'In questo Stato c’è uno sciopero: per ora nessuno può entrarvi, attraccarvi o atterrarvi. Passa da un’altra parte, o aspetta.',
  cannotPayFuel: ({ euro: sum }) => `${short(sum, 'il carburante di questo passo')} Fermati qui, o scegli un passo che costi meno.`,
  cannotPayTax: ({ euro: sum }) =>
    `${short(sum, 'la tassa di transito e i pedaggi di questo Stato')} Per pagarli non si può vendere nulla: passa da un’altra parte, o chiedi un lasciapassare al proprietario.`,
  cannotBoard: () =>
    'Un Truck sale a bordo solo dove si trovano entrambi: in uno Stato con un Porto per una Nave, con un Aeroporto per un Aereo. Prima portali insieme.',
  carrierFull: () => 'Una Nave o un Aereo porta un solo Truck, e a bordo ce n’è già uno. Prima fallo scendere, o scegli un altro mezzo.',
  notAboard: () => 'Questo Truck non è a bordo di un altro mezzo. Può partire così com’è.',
  cannotLeaveHere: () => 'Un Truck scende solo in un Porto o in un Aeroporto. Prima attracca o atterra.',
  cannotTransfer: () => 'La merce può passare solo su un altro tuo mezzo nello stesso Stato. Prima porta i due mezzi insieme.',
  notDelivering: () => 'Non hai una consegna in corso. Prima comincia a consegnare un contratto firmato.',
  nothingMoved: () => 'Non c’è un movimento da terminare. Una consegna finisce all’arrivo, o quando la interrompi.',
} as const satisfies Partial<Record<Reason, Refusal>>

const cardsAndEvents = {
  notAnAdvantage: () => 'A una Sede o Filiale si associano solo i vantaggi. Gioca questa carta come interazione.',
  notPlayedLikeThis: () =>
    'Questa carta non si gioca così. Associa un vantaggio alla Sede o a una Filiale; per le altre carte indica ciò che chiedono.',
  noFreePlace: () =>
    `Una Sede o Filiale tiene al massimo ${number(MOST_ADVANTAGES)} vantaggi. Scegli una delle tue con un posto libero, o tieni la carta.`,
  onlyWhileDelivering: () => 'Questa carta si gioca solo durante una tua consegna. Tienila per allora.',
  nothingToSpyOn: () => 'Puoi guardare solo un contratto firmato di un altro giocatore. Scegline uno che non conosci ancora.',
  nothingToRevoke: () => 'Questa carta non è associata lì. Scegline una associata alla Sede o a una Filiale di un altro giocatore.',
  strikeAtHq: () => 'In uno Stato con una Sede non si può indire uno sciopero. Scegli un altro Stato.',
  notAgainstYourself: () => 'Una «Soffiata» si fa contro un altro giocatore di questo tavolo. Nomina uno degli avversari.',
  notLaidReady: () => 'Non hai preparato una «Soffiata» contro questo giocatore. Scegline un altro, o lascia perdere.',
  noTipOffNow: () =>
    'Una «Soffiata» si gioca nella consegna di un altro giocatore, dopo il primo passo. Aspetta quel momento, o preparala in segreto.',
  oncePerDelivery: () => 'In questa consegna c’è già stata una «Soffiata». Tieni la tua per un’altra.',
  customsWaived: () => 'In questa consegna non si pescano più Carte Dogana. Tieni la «Soffiata» per un’altra.',
  noSuchOption: () => 'La carta non dà questa scelta. Scegli tra quelle che indica.',
  optionTooDear: ({ euro: sum }) => `${short(sum, 'questa scelta')} Scegline un’altra.`,
  notSoMuchCash: ({ euro: sum }) => `${short(sum, 'questo pagamento, che si fa solo in contanti')} Non pagare.`,
  notSaleable: () =>
    'Ora non si può vendere: un mezzo deve essere in sosta, senza Truck a bordo, non impegnato in questo viaggio e non il tuo ultimo. Vendi qualcos’altro.',
  mustSell: () => 'Questa somma va pagata, e hai qualcosa da vendere. Scegli che cosa.',
  notThatRoll: () => 'Non è uno dei numeri che hai tirato. Scegli uno dei due.',
} as const satisfies Partial<Record<Reason, Refusal>>

export const refusals: Readonly<Record<Reason, Refusal>> = { ...general, ...actions, ...onTheWay, ...cardsAndEvents, ...deals }
