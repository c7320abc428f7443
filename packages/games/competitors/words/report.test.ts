/** The log as passages: what is told together, in which words, and that every run of events has some. */
import { at, chance, inPassages, keyFrom, type Names, randomness } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { BRANCH_PRICE, FUEL, HQ_TAX, PRICES, RESALE } from '../components.ts'
import type { Event, EventOf } from '../events.ts'
import { wishOf } from '../items.ts'
import { hexAt } from '../map.ts'
import type { Place, Vehicle, View } from '../state.ts'
import { event as enEvent } from './en/events.ts'
import { report as enReport } from './en/report.ts'
import { event as itEvent } from './it/events.ts'
import { report as itReport } from './it/report.ts'

const who: Names = seat => ['Anna', 'Elena', 'Ugo'][seat] ?? '?'
const view = { signed: [[], [], []] } as unknown as View // all that sentences look at
const LANGUAGES = [
  { event: enEvent, report: enReport },
  { event: itEvent, report: itReport },
]
const passagesOf = (events: readonly Event[]) =>
  inPassages(
    events.map(event => ({ kind: 'event', event })),
    enReport,
  ).map(passage => passage.map(({ event }) => event))
const tell = (events: readonly Event[]) =>
  LANGUAGES.map(({ event, report }) =>
    passagesOf(events)
      .map(passage => (passage.length === 1 ? event(at(passage, 0), who, view) : report.passage(passage, who, view)))
      .map(text => text.replaceAll('\u00A0', ' ')),
  )

const TRUCK = 0
const TRUCK_2 = 1
const SHIP = 5
const PLANE = 8
const state = (of: Extract<Place, { kind: 'state' }>['state']): Place => ({ kind: 'state', state: of })
const sea = (row: number, column: number): Place => ({ kind: 'hex', hex: hexAt(row, column) })
const step = (vehicle: Vehicle, from: Place, to: EventOf<'stepTaken'>['to'], tm = 1, fuel = 0): Event => ({
  kind: 'stepTaken',
  seat: 0,
  vehicle,
  from,
  to,
  points: 1,
  fuel,
  tm,
})
const customs = (card: EventOf<'customsDrawn'>['card'], vehicle: Vehicle): Event => ({
  kind: 'customsDrawn',
  seat: 0,
  card,
  vehicle,
  cause: 'entry',
})
const turnEnded: Event = { kind: 'turnEnded', seat: 0 }
const nothing = wishOf('nothing', 0)

test('a truck passes through some States and enters a strait', () => {
  const begun: Event = { kind: 'deliveryBegun', seat: 0, signed: 3, sender: 'germania', recipient: 'mosca', vehicle: TRUCK, tm: 2 }
  const steps = [
    step(TRUCK, state('germania'), 'francia'),
    step(TRUCK, state('francia'), 'spagna'),
    step(TRUCK, state('spagna'), 'gibilterra'),
  ]
  expect(tell([begun, ...steps])[1]?.join(' ')).toContain('passa per la Francia e la Spagna ed entra nello Stretto di Gibilterra')
})

test('a delivery by truck, with customs, is one passage', () => {
  const of = { seat: 0, signed: 3, sender: 'germania', recipient: 'mosca' } as const
  const events: Event[] = [
    { kind: 'turnBegun', seat: 0, draws: 1 },
    { kind: 'deliveryBegun', ...of, vehicle: TRUCK, tm: 2 },
    step(TRUCK, state('germania'), 'polonia', 1, FUEL.truck),
    step(TRUCK, state('polonia'), 'bielorussia'),
    { kind: 'orderChosen', seat: 0, first: 'customs' },
    customs('customsDuty', TRUCK),
    { kind: 'paid', seat: 0, euro: 3_000, due: 'customs' },
    step(TRUCK, state('bielorussia'), 'mosca'),
    customs('wavedThrough', TRUCK),
    { kind: 'delivered', ...of, contract: 'perfumes', tm: 1, allowed: 2, pay: 60_000, doubled: false, vp: 1, total: 4 },
    { kind: 'cardDrawn', seat: 0, deck: 'contract', card: null, by: 'bonus' },
    turnEnded,
  ]
  expect(tell(events)).toEqual([
    [
      'Anna delivers “Perfumes” from Germany to the Moscow District: truck 1 drives through Poland to Belarus; customs: Customs duty (pays €3,000); on to the Moscow District; customs: Waved through. Delivered in T.M. 1 of 2: €60,000, 1 VP (4 in all) and a contract card for being early. Fuel: €500.',
    ],
    [
      'Anna consegna «Profumi» dalla Germania al Distretto di Mosca: il Truck 1 passa per la Polonia e arriva in Bielorussia; Dogana: «Diritti doganali» (paga 3.000 €); poi va nel Distretto di Mosca; Dogana: «Passaggio libero». Consegna riuscita nel T.M. 1 di 2: 60.000 €, 1 PV (4 in tutto) e una Carta Contratto per l’arrivo in anticipo. Carburante: 500 €.',
    ],
  ])
})

test('a delivery by truck and ship is told T.M. by T.M.', () => {
  const of = { seat: 0, signed: 3, sender: 'austria', recipient: 'egitto' } as const
  const events: Event[] = [
    { kind: 'deliveryBegun', ...of, vehicle: TRUCK, tm: 3 },
    step(TRUCK, state('austria'), 'italia', 1, FUEL.truck),
    { kind: 'taxPaid', seat: 0, to: 1, state: 'italia', euro: HQ_TAX, what: 'tax' },
    { kind: 'boarded', seat: 0, truck: TRUCK, carrier: SHIP, state: 'italia' },
    step(SHIP, state('italia'), hexAt(3, 17), 1, FUEL.ship),
    step(SHIP, sea(3, 17), hexAt(4, 17)),
    { kind: 'tmEnded', seat: 0, tm: 1, allowed: 3 },
    { kind: 'saveRolled', vehicle: SHIP, roll: 5, needed: 4 },
    step(SHIP, sea(4, 17), hexAt(4, 18), 2, FUEL.ship),
    step(SHIP, sea(4, 18), hexAt(4, 19), 2),
    step(SHIP, sea(4, 19), 'egitto', 2),
    customs('snifferDogs', SHIP),
    { kind: 'inspected', seat: 0, legal: true },
    { kind: 'pointsChanged', seat: 0, n: -1 },
    { kind: 'delivered', ...of, contract: 'toys', tm: 2, allowed: 3, pay: 100_000, doubled: true, vp: 3, total: 7 },
    { kind: 'cardDrawn', seat: 0, deck: 'contract', card: 'toll', by: 'bonus' },
  ]
  expect(tell(events)).toEqual([
    [
      'Anna delivers “Toys” from Austria to Egypt. T.M. 1: truck 1 drives to Italy (€10,000 HQ tax to Elena); truck 1 boards ship 1; ship 1 sails to hex E18, near Spain; ship 1 rolls a 5 against the weather and is safe. T.M. 2: ship 1 sails to Egypt; customs: Sniffer dogs (the goods are legal; loses 1 P.M.). Delivered in T.M. 2 of 3: €100,000 (double contract), 3 VP (7 in all) and the contract card Toll for being early. Fuel: €2,500.',
    ],
    [
      'Anna consegna «Giocattoli» dall’Austria all’Egitto. T.M. 1: il Truck 1 va in Italia (10.000 € di tassa di transito a Elena); il Truck 1 sale sulla Nave 1; la Nave 1 naviga fino all’esagono E18, vicino alla Spagna; tiro salvezza per la Nave 1: 5, salva. T.M. 2: la Nave 1 attracca in Egitto; Dogana: «Unità cinofila» (la merce è legale; perde 1 P.M.). Consegna riuscita nel T.M. 2 di 3: 100.000 € («Contratto doppio»), 3 PV (7 in tutto) e la Carta Contratto «Pedaggio» per l’arrivo in anticipo. Carburante: 2.500 €.',
    ],
  ])
})

const failed = (why: EventOf<'deliveryFailed'>['why']): Event => ({
  kind: 'deliveryFailed',
  seat: 0,
  signed: 3,
  contract: 'ivory',
  sender: 'germania',
  recipient: 'giappone',
  why,
  vp: 1,
  total: 2,
})
const flown: Event[] = [
  { kind: 'deliveryBegun', seat: 0, signed: 3, sender: 'germania', recipient: 'giappone', vehicle: PLANE, tm: 2 },
  step(PLANE, state('germania'), 'mosca', 1, 3 * FUEL.plane),
]

test('a delivery that fails says why', () => {
  const events: Event[] = [
    ...flown,
    { kind: 'tippedOff', seat: 1, victim: 0, laid: true },
    customs('gateClosed', PLANE),
    { kind: 'optionChosen', seat: 0, option: 1, forced: true },
    failed('endOfTurn'),
    { kind: 'turnLost', seat: 0 },
    turnEnded,
  ]
  expect(tell(events)).toEqual([
    [
      'Anna tries to deliver “Ivory” from Germany to Japan: plane 1 flies to the Moscow District; Elena plays a Tip-off; customs: Gate closed (cannot pay). The delivery fails because the turn is over: 1 VP lost (2 left). Fuel: €3,000.',
    ],
    [
      'Anna tenta di consegnare «Avorio» dalla Germania al Giappone: l’Aereo 1 atterra nel Distretto di Mosca; Elena gioca una «Soffiata»; Dogana: «Varco chiuso» (non può pagare). La consegna fallisce perché il turno è finito: 1 PV in meno (ne restano 2). Carburante: 3.000 €.',
    ],
  ])
})

test('a journey that others interrupt goes on in the next passage', () => {
  const declined: Event = { kind: 'offerDeclined', offer: 1, from: 2, by: 1 }
  const events: Event[] = [...flown, declined, step(PLANE, state('mosca'), hexAt(2, 23), 1, 3 * FUEL.plane), failed('brokenOff')]
  expect(tell(events)).toEqual([
    [
      'Anna sets out on a delivery from Germany to Japan, in 2 T.M. at most: plane 1 flies to the Moscow District. Fuel: €3,000.',
      'Elena declines Ugo’s offer.',
      'Anna’s journey goes on: plane 1 flies to hex C24, near Kazakhstan. Anna breaks off the delivery of “Ivory” from Germany to Japan: 1 VP lost (2 left). Fuel: €3,000.',
    ],
    [
      'Anna comincia una consegna dalla Germania al Giappone, in 2 T.M. al massimo: l’Aereo 1 atterra nel Distretto di Mosca. Carburante: 3.000 €.',
      'Elena rifiuta la proposta di Ugo.',
      'Continua il viaggio di Anna: l’Aereo 1 vola fino all’esagono C24, vicino al Kazakistan. Anna interrompe la consegna di «Avorio» dalla Germania al Giappone: 1 PV in meno (ne restano 2). Carburante: 3.000 €.',
    ],
  ])
})

test('a Move with a political event and the weather', () => {
  const events: Event[] = [
    { kind: 'moveBegun', seat: 0, vehicle: TRUCK_2 },
    step(TRUCK_2, state('polonia'), 'bielorussia', 1, FUEL.truck),
    step(TRUCK_2, state('bielorussia'), 'ucraina'),
    { kind: 'politicalRolled', seat: 0, vehicle: TRUCK_2, state: 'ucraina', rolls: [2, 9] },
    { kind: 'politicalChosen', seat: 0, state: 'ucraina', roll: 2 },
    { kind: 'paid', seat: 0, euro: 5_000, due: 'event' },
    { kind: 'saveRolled', vehicle: TRUCK_2, roll: 1, needed: 3 },
    { kind: 'blownHome', vehicle: TRUCK_2, to: 'germania' },
    { kind: 'moveEnded', seat: 0, vehicle: TRUCK_2 },
  ]
  expect(tell(events)).toEqual([
    [
      'Anna moves truck 2 from Poland through Belarus to Ukraine; event in Ukraine: Checkpoint or Escort (chooses Checkpoint; pays €5,000); truck 2 rolls a 1 against the weather, but needs at least 3 (driven back to Germany). Fuel: €500.',
    ],
    [
      'Anna muove il Truck 2 dalla Polonia, passando per la Bielorussia, fino all’Ucraina; evento in Ucraina: «Posto di blocco» o «Scorta» (sceglie «Posto di blocco»; paga 5.000 €); tiro salvezza per il Truck 2: 1, serviva almeno 3 (torna in Germania). Carburante: 500 €.',
    ],
  ])
})

test('the small actions of a turn are one sentence, and an idle turn a short one', () => {
  const events: Event[] = [
    { kind: 'strikeEnded', state: 'iran' },
    { kind: 'turnBegun', seat: 0, draws: 2 },
    { kind: 'cardDrawn', seat: 0, deck: 'territory', card: 'germania', by: 'free' },
    { kind: 'cardDrawn', seat: 0, deck: 'contract', card: null, by: 'free' },
    { kind: 'branchBought', seat: 0, state: 'egitto', euro: BRANCH_PRICE },
    { kind: 'vehiclePlaced', seat: 0, vehicle: TRUCK, at: 'egitto' },
    { kind: 'vehiclePlaced', seat: 0, vehicle: PLANE, at: 'egitto' },
    { kind: 'distributed', seat: 0, branch: 'egitto' },
    { kind: 'vehicleBought', seat: 0, vehicle: 2, at: 'egitto', euro: PRICES.truck },
    { kind: 'offerEnded', offer: 2, from: 0, how: 'lapsed' },
    turnEnded,
    { kind: 'turnBegun', seat: 1, draws: 1 },
    { kind: 'turnEnded', seat: 1 },
  ]
  expect(tell(events)).toEqual([
    [
      'The strike in Iran is over. Anna draws the territory card Germany and a contract card, opens a branch in Egypt for €100,000, puts truck 1 and plane 1 in Egypt and buys truck 3 in Egypt for €30,000. Anna’s offer has lapsed.',
      'Elena passes.',
    ],
    [
      'Lo sciopero in Iran è finito. Anna pesca la Carta Territorio Germania e una Carta Contratto, acquista una Filiale in Egitto per 100.000 €, colloca il Truck 1 e l’Aereo 1 in Egitto e acquista il Truck 3 in Egitto per 30.000 €. La proposta di Anna è scaduta.',
      'Elena passa.',
    ],
  ])
})

test('an offer is told with its answers, and with the cards that were picked', () => {
  const give = { ...nothing, money: 20_000, territories: ['germania' as const] }
  const ask = { ...nothing, anyContract: 1 }
  const events: Event[] = [
    { kind: 'offerMade', offer: 7, from: 0, to: [1, 2], all: false, give, ask, at: 'stay', answers: 'none' },
    { kind: 'offerDeclined', offer: 7, from: 0, by: 2 },
    { kind: 'offerAccepted', offer: 7, from: 0, by: [{ seat: 1, territories: [], contracts: ['vaccines'], at: 'stay' }], give, ask },
    { kind: 'offerMade', offer: 8, from: 0, to: [1], all: false, give, ask, at: 'stay', answers: 'none' },
    { kind: 'offerDeclined', offer: 8, from: 0, by: 1 },
    { kind: 'offerEnded', offer: 8, from: 0, how: 'declined' },
  ]
  expect(tell(events)).toEqual([
    [
      'Anna offers Elena or Ugo €20,000 and the territory card Germany for any contract card. Ugo declines. Elena accepts, giving the contract card Vaccines.',
      'Anna offers Elena €20,000 and the territory card Germany for any contract card. Elena declines.',
    ],
    [
      'Anna propone a Elena o a Ugo uno scambio: dà 20.000 € e la Carta Territorio Germania; chiede una Carta Contratto a scelta. Ugo rifiuta. Elena accetta e dà la Carta Contratto «Vaccini».',
      'Anna propone a Elena uno scambio: dà 20.000 € e la Carta Territorio Germania; chiede una Carta Contratto a scelta. Elena rifiuta.',
    ],
  ])
})

test('an auction is one passage', () => {
  const items = { ...nothing, vehicles: [TRUCK] }
  const events: Event[] = [
    { kind: 'auctionOpened', seller: 0, items, minimum: 10_000 },
    { kind: 'bidMade', seller: 0, seat: 1, euro: 10_000 },
    { kind: 'bidMade', seller: 0, seat: 2, euro: 12_000 },
    { kind: 'bidPassed', seller: 0, seat: 1 },
    { kind: 'auctionEnded', seller: 0, sold: { seat: 2, euro: 12_000, at: 'stay' }, items },
  ]
  expect(tell(events)).toEqual([
    [
      'Anna puts up for auction: truck 1. Bids start at €10,000. Elena bids €10,000, Ugo bids €12,000 and Elena passes. Sold to Ugo for €12,000.',
    ],
    [
      'Anna mette all’asta il Truck 1. Si parte da 10.000 €. Elena offre 10.000 €, Ugo offre 12.000 € ed Elena passa. Aggiudicato a Ugo per 12.000 €.',
    ],
  ])
})

test('a round opens with its weather and what it does', () => {
  const events: Event[] = [
    { kind: 'roundStarted', round: 3, last: false },
    { kind: 'weatherRolled', continent: 'EU', roll: 2 },
    { kind: 'saveRolled', vehicle: SHIP, roll: 2, needed: 3 },
    { kind: 'saveRerolled', vehicle: SHIP, roll: 5, needed: 3, insured: 'germania' },
    { kind: 'saveRolled', vehicle: 18, roll: 1, needed: 3 },
    { kind: 'blownHome', vehicle: 18, to: 'giappone' },
  ]
  expect(tell(events)).toEqual([
    [
      'Round 3. Weather in Europe: Windstorm, a danger to ships and planes (3 or more saves them). Anna’s ship 1 rolls a 2 against the weather, but needs at least 3 (the insurance allows a second roll: a 5, and it is safe). Elena’s plane 1 rolls a 1 against the weather, but needs at least 3 (driven back to Japan).',
    ],
    [
      'Round 3. Meteo in Europa: «Tempesta di vento», un pericolo per le Navi e gli Aerei (si salva chi tira 3 o più). Tiro salvezza per la Nave 1 di Anna: 2, serviva almeno 3 (con l’«Assicurazione» si ripete il tiro: 5, salva). Tiro salvezza per l’Aereo 1 di Elena: 1, serviva almeno 3 (torna in Giappone).',
    ],
  ])
  expect(events.map(event => enReport.opens(event))).toEqual([true, false, false, false, false, false])
})

/** One of every kind: the compiler asks for what is missing. */
const ONE_OF_EACH: { readonly [K in Event['kind']]: EventOf<K> } = {
  startRolled: { kind: 'startRolled', rolls: [[{ seat: 0, roll: 5 }]], first: 0 },
  hqChosen: { kind: 'hqChosen', seat: 0, hq: 'germania' },
  roundStarted: { kind: 'roundStarted', round: 1, last: false },
  weatherRolled: { kind: 'weatherRolled', continent: 'AS', roll: 9 },
  saveRolled: { kind: 'saveRolled', vehicle: SHIP, roll: 1, needed: 3 },
  saveRerolled: { kind: 'saveRerolled', vehicle: SHIP, roll: 1, needed: 3, insured: 'italia' },
  insuranceKept: { kind: 'insuranceKept', vehicle: SHIP },
  blownHome: { kind: 'blownHome', vehicle: SHIP, to: 'italia' },
  turnBegun: { kind: 'turnBegun', seat: 0, draws: 1 },
  turnEnded: { kind: 'turnEnded', seat: 0 },
  turnLost: { kind: 'turnLost', seat: 0 },
  cardDrawn: { kind: 'cardDrawn', seat: 0, deck: 'territory', card: null, by: 'card' },
  nothingToDraw: { kind: 'nothingToDraw', seat: 0, deck: 'contract' },
  deckRebuilt: { kind: 'deckRebuilt', deck: 'contract', cards: 20 },
  contractSigned: { kind: 'contractSigned', seat: 0, signed: 1, sender: 'italia', recipient: 'spagna', contract: null },
  vehicleBought: { kind: 'vehicleBought', seat: 0, vehicle: 2, at: 'italia', euro: PRICES.truck },
  vehicleSold: { kind: 'vehicleSold', seat: 0, vehicle: 2, euro: RESALE.truck, forced: true },
  branchBought: { kind: 'branchBought', seat: 0, state: 'egitto', euro: BRANCH_PRICE },
  branchSold: { kind: 'branchSold', seat: 0, state: 'egitto', euro: BRANCH_PRICE, lost: [], forced: true },
  vehiclePlaced: { kind: 'vehiclePlaced', seat: 0, vehicle: TRUCK, at: 'egitto' },
  distributed: { kind: 'distributed', seat: 0, branch: 'egitto' },
  deliveryBegun: { kind: 'deliveryBegun', seat: 0, signed: 1, sender: 'italia', recipient: 'spagna', vehicle: TRUCK, tm: 2 },
  moveBegun: { kind: 'moveBegun', seat: 0, vehicle: TRUCK },
  stepTaken: { kind: 'stepTaken', seat: 0, vehicle: TRUCK, from: state('italia'), to: 'francia', points: 1, fuel: FUEL.truck, tm: 1 },
  taxPaid: { kind: 'taxPaid', seat: 0, to: 1, state: 'francia', euro: HQ_TAX, what: 'toll' },
  stepRefused: { kind: 'stepRefused', seat: 0, vehicle: TRUCK },
  tmEnded: { kind: 'tmEnded', seat: 0, tm: 1, allowed: 2 },
  tmPassed: { kind: 'tmPassed', seat: 0, tm: 2, allowed: 2 },
  goodsMoved: { kind: 'goodsMoved', seat: 0, from: TRUCK, to: SHIP },
  boarded: { kind: 'boarded', seat: 0, truck: TRUCK, carrier: SHIP, state: 'italia' },
  left: { kind: 'left', seat: 0, truck: TRUCK, carrier: SHIP, state: 'italia' },
  sentBack: { kind: 'sentBack', seat: 0, vehicle: PLANE, to: 'italia' },
  putOffCrossing: { kind: 'putOffCrossing', seat: 0, vehicle: SHIP, crossing: 'manica', to: hexAt(2, 16), euro: 0 },
  moveEnded: { kind: 'moveEnded', seat: 0, vehicle: TRUCK },
  delivered: {
    kind: 'delivered',
    seat: 0,
    signed: 1,
    contract: 'coal',
    sender: 'italia',
    recipient: 'spagna',
    tm: 1,
    allowed: 2,
    pay: 50_000,
    doubled: false,
    vp: 1,
    total: 1,
  },
  deliveryFailed: {
    kind: 'deliveryFailed',
    seat: 0,
    signed: 1,
    contract: 'coal',
    sender: 'italia',
    recipient: 'spagna',
    why: 'weather',
    vp: 1,
    total: 1,
  },
  orderChosen: { kind: 'orderChosen', seat: 0, first: 'event' },
  customsDrawn: { kind: 'customsDrawn', seat: 0, card: 'tip', vehicle: TRUCK, cause: 'ordered' },
  customsCancelled: { kind: 'customsCancelled', seat: 0, card: 'tip' },
  friendKept: { kind: 'friendKept', seat: 0 },
  politicalRolled: { kind: 'politicalRolled', seat: 0, vehicle: TRUCK, state: 'iran', rolls: [11] },
  politicalChosen: { kind: 'politicalChosen', seat: 0, state: 'iran', roll: 11 },
  paid: { kind: 'paid', seat: 0, euro: 3_000, due: 'crossing' },
  couldNotPay: { kind: 'couldNotPay', seat: 0, euro: 0, due: 'spared' },
  gained: { kind: 'gained', seat: 0, euro: 2_000 },
  pointsChanged: { kind: 'pointsChanged', seat: 0, n: 1 },
  optionChosen: { kind: 'optionChosen', seat: 0, option: 0, forced: false },
  offerSkipped: { kind: 'offerSkipped', seat: 0, euro: 1_000 },
  dieRolled: { kind: 'dieRolled', seat: 0, roll: 6 },
  inspected: { kind: 'inspected', seat: 0, legal: false },
  contractShown: { kind: 'contractShown', seat: 0, signed: 1, contract: null, to: [1, 2] },
  contractLookedAt: { kind: 'contractLookedAt', seat: 0, of: 1, signed: 1, contract: null },
  customsWaived: { kind: 'customsWaived', seat: 0 },
  friendMade: { kind: 'friendMade', seat: 0 },
  seized: { kind: 'seized', vehicle: SHIP, truckTo: 'italia' },
  spared: { kind: 'spared', vehicle: TRUCK, euro: PRICES.truck },
  stopped: { kind: 'stopped', vehicle: PLANE },
  moneyShort: { kind: 'moneyShort', seat: 0, euro: 3_000, due: 'event' },
  saleRefused: { kind: 'saleRefused', seat: 0 },
  attached: { kind: 'attached', seat: 0, card: 'toll', at: 'italia' },
  cardPlayed: { kind: 'cardPlayed', seat: 0, card: 'fastLane' },
  strikeCalled: { kind: 'strikeCalled', seat: 0, state: 'iran' },
  strikeEnded: { kind: 'strikeEnded', state: 'iran' },
  revoked: { kind: 'revoked', seat: 0, of: 1, state: 'iran', card: 'toll' },
  readyLaid: { kind: 'readyLaid', seat: 0, against: 1 },
  readyTakenUp: { kind: 'readyTakenUp', seat: 0, against: 1 },
  tippedOff: { kind: 'tippedOff', seat: 1, victim: 0, laid: false },
  noTipOff: { kind: 'noTipOff', victim: 0 },
  offerMade: { kind: 'offerMade', offer: 1, from: 0, to: [1], all: false, give: nothing, ask: nothing, at: 'stay', answers: 'none' },
  offerAccepted: {
    kind: 'offerAccepted',
    offer: 1,
    from: 0,
    by: [{ seat: 1, territories: [], contracts: [], at: 'stay' }],
    give: nothing,
    ask: nothing,
  },
  offerAgreed: { kind: 'offerAgreed', offer: 1, from: 0, by: 1 },
  offerDeclined: { kind: 'offerDeclined', offer: 1, from: 0, by: 2 },
  offerEnded: { kind: 'offerEnded', offer: 1, from: 0, how: 'lapsed' },
  askedToSee: { kind: 'askedToSee', offer: 1, from: 0, by: 1 },
  auctionOpened: { kind: 'auctionOpened', seller: 0, items: nothing, minimum: 1_000 },
  bidMade: { kind: 'bidMade', seller: 0, seat: 1, euro: 1_000 },
  bidPassed: { kind: 'bidPassed', seller: 0, seat: 2 },
  auctionEnded: { kind: 'auctionEnded', seller: 0, sold: 'nothing', items: nothing },
  gameEnded: { kind: 'gameEnded', how: 'rounds', winners: [0], results: [{ vp: 1, wealth: 0 }] },
}
const ALL: readonly Event[] = Object.values(ONE_OF_EACH)

test('every event and every run of events that can be told together has words, wherever a log begins or breaks', () => {
  const luck = chance(['events'], randomness(keyFrom(1), 1))
  const runs = ALL.map(event => [event])
  for (let n = 0; n < 1_500; n++) {
    const run = [at(ALL, luck.below('events', ALL.length))]
    for (let tries = 0; tries < 60; tries++) {
      const event = at(ALL, luck.below('events', ALL.length))
      if (enReport.follows(run, event)) run.push(event)
    }
    runs.push(run)
  }
  for (const text of runs.flatMap(run => tell(run).flat())) {
    expect(text).toMatch(/^[\p{Lu}0-9].*[.]$/u)
    expect(text).not.toMatch(/ {2}|\.\.|,,| ,| \.|\(\)|;;|: ;|undefined|\bnull\b/)
  }
})
