/** Sentences of the log, as players read them. */

import { expect, test } from 'vitest'
import { BRANCH_PRICE, BRANCH_RESALE, HQ_TAX, PRICES, RESALE, WINNING_VP } from '../components.ts'
import type { Territory } from '../content/territories.ts'
import type { Event } from '../events.ts'
import { wishOf } from '../items.ts'
import { hexAt } from '../map.ts'
import type { View } from '../state.ts'
import { event as en } from './en/events.ts'
import { event as it } from './it/events.ts'

const who = (seat: number) => ['Anna', 'Elena', 'Ugo'][seat] ?? '?'
/** All that sentences look at. */
const view = { signed: [[], [{ id: 7, sender: 'spagna', recipient: 'urali', contract: null, seenBy: [] }], []] } as unknown as View
const log = (event: Event) => [en(event, who, view), it(event, who, view)].map(text => text.replaceAll('\u00A0', ' '))
const TRUCK = 0
const SHIP = 5
const PLANE = 8
const ELENAS_SHIP = 15
const nothing = wishOf('nothing', 0)

test('the start and the weather', () => {
  const rolls = [
    [
      { seat: 0, roll: 5 },
      { seat: 1, roll: 5 },
      { seat: 2, roll: 2 },
    ],
    [
      { seat: 0, roll: 3 },
      { seat: 1, roll: 6 },
    ],
  ]
  expect(log({ kind: 'startRolled', rolls, first: 1 })).toEqual([
    'Roll for the start: Anna – 5, Elena – 5, Ugo – 2; again: Anna – 3, Elena – 6. Elena goes first.',
    'Tiro per cominciare: Anna – 5, Elena – 5, Ugo – 2; di nuovo: Anna – 3, Elena – 6. Comincia Elena.',
  ])
  expect(log({ kind: 'roundStarted', round: 15, last: true })).toEqual(['Round 15, the last.', 'Round 15, l’ultimo.'])
  expect(log({ kind: 'weatherRolled', continent: 'EU', roll: 2 })).toEqual([
    'Weather in Europe: Windstorm, a danger to ships and planes (3 or more saves them).',
    'Meteo in Europa: «Tempesta di vento», un pericolo per le Navi e gli Aerei (si salva chi tira 3 o più).',
  ])
  expect(log({ kind: 'weatherRolled', continent: 'NA', roll: 12 })).toEqual([
    'Weather in North and Central America: Fine weather. Fuel costs half there.',
    'Meteo in Nord e Centro America: «Bel tempo». Qui il carburante costa la metà.',
  ])
  expect(log({ kind: 'saveRolled', vehicle: SHIP, roll: 4, needed: 4 })).toEqual([
    'Anna’s ship 1 rolls a 4 against the weather and is safe.',
    'Tiro salvezza per la Nave 1 di Anna: 4, salva.',
  ])
  expect(log({ kind: 'saveRolled', vehicle: TRUCK, roll: 3, needed: 4 })).toEqual([
    'Anna’s truck 1 rolls a 3 against the weather, but needs at least 4.',
    'Tiro salvezza per il Truck 1 di Anna: 3, serviva almeno 4.',
  ])
  expect(log({ kind: 'blownHome', vehicle: PLANE, to: 'usanordest' })).toEqual([
    'The weather drives Anna’s plane 1 back to the North-East United States.',
    'L’evento meteo riporta l’Aereo 1 di Anna negli Stati Uniti Nord-Est.',
  ])
})

test('cards are named to those who may know them', () => {
  const drawn = { kind: 'cardDrawn', seat: 0, deck: 'territory', by: 'action' } as const
  expect(log({ ...drawn, card: null })).toEqual(['Anna draws a territory card.', 'Anna pesca una Carta Territorio.'])
  expect(log({ ...drawn, card: 'germania' })).toEqual([
    'Anna draws the territory card Germany.',
    'Anna pesca la Carta Territorio Germania.',
  ])
  const signed = { kind: 'contractSigned', seat: 1, signed: 3, sender: 'usanordest', recipient: 'giappone' } as const
  expect(log({ ...signed, contract: null })).toEqual([
    'Elena signs a contract from the North-East United States to Japan.',
    'Elena firma un contratto dagli Stati Uniti Nord-Est al Giappone.',
  ])
  expect(log({ ...signed, contract: 'vaccines' })[1]).toBe('Elena firma un contratto dagli Stati Uniti Nord-Est al Giappone («Vaccini»).')
  expect(log({ kind: 'contractLookedAt', seat: 0, of: 1, signed: 7, contract: 'ivory' })).toEqual([
    'Anna looks at Elena’s contract from Spain to the Urals (Ivory).',
    'Anna guarda il contratto di Elena dalla Spagna agli Urali («Avorio»).',
  ])
  expect(log({ kind: 'contractLookedAt', seat: 0, of: 1, signed: 99, contract: null })).toEqual([
    'Anna looks at a signed contract of Elena’s.',
    'Anna guarda un contratto firmato di Elena.',
  ])
})

test('buying and selling', () => {
  expect(log({ kind: 'vehicleBought', seat: 0, vehicle: 6, at: 'benelux', euro: PRICES.ship })).toEqual([
    'Anna buys ship 2 in Benelux for €100,000.',
    'Anna acquista la Nave 2 nel Benelux per 100.000 €.',
  ])
  expect(log({ kind: 'vehicleSold', seat: 1, vehicle: 18, euro: RESALE.plane, forced: true })).toEqual([
    'Elena has to sell plane 1 for €100,000.',
    'Elena deve vendere l’Aereo 1 per 100.000 €.',
  ])
  expect(log({ kind: 'branchBought', seat: 0, state: 'cinaovest', euro: BRANCH_PRICE })).toEqual([
    'Anna opens a branch in Western China for €100,000.',
    'Anna acquista una Filiale in Cina Occidentale per 100.000 €.',
  ])
  expect(log({ kind: 'branchSold', seat: 0, state: 'filippine', euro: BRANCH_RESALE, lost: ['toll', 'warehouse'], forced: false })).toEqual(
    [
      'Anna sells the branch in the Philippines for €50,000, losing Toll and Warehouse.',
      'Anna vende la Filiale nelle Filippine per 50.000 €, perdendo «Pedaggio» e «Magazzino».',
    ],
  )
})

test('steps say where they lead and what they cost', () => {
  const step = { kind: 'stepTaken', seat: 0, points: 1, tm: 1 } as const
  const from = { kind: 'state', state: 'italia' } as const
  expect(log({ ...step, vehicle: TRUCK, from, to: 'austria', fuel: 500, points: 2 })).toEqual([
    'Anna’s truck 1 drives to Austria (2 points, €500 for fuel).',
    'Il Truck 1 di Anna va in Austria (2 punti, 500 € di carburante).',
  ])
  expect(log({ ...step, vehicle: SHIP, from, to: hexAt(4, 19), fuel: 0 })).toEqual([
    'Anna’s ship 1 sails to hex E20, near Greece (1 point).',
    'La Nave 1 di Anna naviga fino all’esagono E20, vicino alla Grecia (1 punto).',
  ])
  expect(log({ ...step, vehicle: SHIP, from: { kind: 'hex', hex: hexAt(4, 19) }, to: 'egitto', points: 0, fuel: 0 })).toEqual([
    'Anna’s ship 1 docks in Egypt.',
    'La Nave 1 di Anna attracca in Egitto.',
  ])
  expect(log({ ...step, vehicle: SHIP, from: { kind: 'hex', hex: hexAt(4, 20) }, to: 'suez', fuel: 0 })).toEqual([
    'Anna’s ship 1 sails to the Suez Canal (1 point).',
    'La Nave 1 di Anna entra nel Canale di Suez (1 punto).',
  ])
  expect(log({ kind: 'taxPaid', seat: 1, to: 0, state: 'italia', euro: HQ_TAX, what: 'tax' })).toEqual([
    'Elena pays Anna €10,000 HQ tax in Italy.',
    'Elena paga ad Anna 10.000 € di tassa di transito in Italia.',
  ])
})

test('a delivery ends well, or not', () => {
  const of = { seat: 0, signed: 3, contract: 'vaccines', sender: 'germania', recipient: 'giappone' } as const
  expect(log({ kind: 'delivered', ...of, tm: 1, allowed: 1, pay: 160_000, doubled: true, vp: 3, total: 7 })).toEqual([
    'Anna delivers “Vaccines” from Germany to Japan in T.M. 1 of 1: €160,000 (double contract) and 3 VP (7 in all).',
    'Anna consegna «Vaccini» dalla Germania al Giappone nel T.M. 1 di 1: 160.000 € («Contratto doppio») e 3 PV (7 in tutto).',
  ])
  const failed = { kind: 'deliveryFailed', ...of, vp: 1, total: 1 } as const
  expect(log({ ...failed, why: 'noTmLeft' })).toEqual([
    'Anna’s delivery of “Vaccines” from Germany to Japan fails because no T.M. is left: 1 VP lost (1 left).',
    'Per Anna la consegna di «Vaccini» dalla Germania al Giappone fallisce perché i T.M. sono finiti: 1 PV in meno (ne resta 1).',
  ])
  expect(log({ ...failed, why: 'brokenOff', vp: 0, total: 0 })).toEqual([
    'Anna breaks off the delivery of “Vaccines” from Germany to Japan: no VP to lose.',
    'Anna interrompe la consegna di «Vaccini» dalla Germania al Giappone: nessun PV da perdere.',
  ])
})

test('customs and political events', () => {
  expect(log({ kind: 'customsDrawn', seat: 0, card: 'scanner', vehicle: ELENAS_SHIP, cause: 'entry' })).toEqual([
    'Anna draws a customs card for Elena’s ship 1: Scanner.',
    'Anna pesca una Carta Dogana per la Nave 1 di Elena: «Scanner».',
  ])
  expect(log({ kind: 'politicalRolled', seat: 0, vehicle: TRUCK, state: 'ucraina', rolls: [8, 2] })).toEqual([
    'Anna rolls an 8 and a 2 for truck 1 in Ukraine: A quiet day or Checkpoint.',
    'Anna tira 8 e 2 per il Truck 1 in Ucraina: «Giornata tranquilla» o «Posto di blocco».',
  ])
  expect(log({ kind: 'pointsChanged', seat: 0, n: -2 })).toEqual(['Anna loses 2 P.M.', 'Anna perde 2 P.M.'])
  expect(log({ kind: 'couldNotPay', seat: 0, euro: 1_500, due: 'customs' })).toEqual([
    'Anna cannot pay in full at customs and hands over all their cash, €1,500.',
    'Anna non riesce a pagare per intero alla Dogana e versa tutto il suo denaro, 1.500 €.',
  ])
  expect(log({ kind: 'seized', vehicle: SHIP, truckTo: 'portogallo' })).toEqual([
    'Anna’s ship 1 is seized, and the truck aboard is set down in Portugal.',
    'La Nave 1 di Anna viene sequestrata, e il Truck a bordo va in Portogallo.',
  ])
  expect(log({ kind: 'putOffCrossing', seat: 0, vehicle: TRUCK, crossing: 'suez', to: 'israele', euro: 5_000 })).toEqual([
    'Anna’s truck 1 is taken off the Suez Canal to Israel and Jordan for €5,000.',
    'Il Truck 1 di Anna lascia il Canale di Suez per 5.000 € e va in Israele e Giordania.',
  ])
})

test('special cards, and what only their player hears', () => {
  expect(log({ kind: 'strikeCalled', seat: 0, state: 'baltici' })).toEqual([
    'Anna calls a strike in the Baltic States (nobody may enter until Anna’s next turn begins).',
    'Anna proclama uno sciopero nei Paesi Baltici (nessuno può entrarvi fino al suo prossimo turno).',
  ])
  expect(log({ kind: 'readyLaid', seat: 0, against: 1 })).toEqual([
    'Anna secretly lays a Tip-off ready against Elena.',
    'Anna prepara in segreto una «Soffiata» contro Elena.',
  ])
  expect(log({ kind: 'tippedOff', seat: 0, victim: 1, laid: true })).toEqual([
    'Anna plays a Tip-off laid ready against Elena.',
    'Anna gioca la «Soffiata» preparata contro Elena.',
  ])
})

test('[COM-9.5] an offer tells its cards to those it concerns, to others how many', () => {
  const offer = { kind: 'offerMade', offer: 4, from: 1, to: [0], all: false, at: 'stay', answers: 'none' } as const
  const ask = { ...nothing, vehicles: [SHIP], anyTerritory: ['EU' as const], anyContract: 2 }
  expect(log({ ...offer, give: { ...nothing, money: 20_000, territories: ['germania', 'vietnam'], contracts: ['toll'] }, ask })).toEqual([
    'Elena offers Anna €20,000, 2 territory cards (Germany; Vietnam, Laos and Cambodia) and the contract card Toll for Anna’s ship 1, any territory card from Europe and any 2 contract cards.',
    'Elena propone ad Anna uno scambio: dà 20.000 €, 2 Carte Territorio (Germania; Vietnam, Laos e Cambogia) e la Carta Contratto «Pedaggio»; chiede la Nave 1 di Anna, una Carta Territorio d’Europa a scelta e 2 Carte Contratto a scelta.',
  ])
  expect(
    log({ ...offer, to: [0, 2], all: true, give: { ...nothing, territories: [null, null] }, ask: { ...nothing, pass: true } }),
  ).toEqual([
    'Elena offers Anna and Ugo 2 territory cards for a pass, if all of them accept.',
    'Elena propone ad Anna e a Ugo uno scambio: dà 2 Carte Territorio; chiede un lasciapassare, se accettano tutti.',
  ])
  expect(log({ ...offer, give: { ...nothing, money: 5_000 }, ask: nothing })).toEqual([
    'Elena offers Anna €5,000 as a gift.',
    'Elena vuole regalare ad Anna 5.000 €.',
  ])
  expect(log({ ...offer, give: nothing, ask: { ...nothing, money: 5_000 } })[1]).toBe('Elena chiede ad Anna 5.000 € senza dare nulla.')
  const charter = { vehicle: TRUCK, signed: 7, shown: 'no' } as const
  expect(log({ ...offer, give: { ...nothing, money: 5_000 }, ask: { ...nothing, charter } })[0]).toBe(
    'Elena offers Anna €5,000 for the charter of Anna’s truck 1 for the delivery from Spain to the Urals.',
  )
})

test('a deal says what changed hands, with the cards that were picked', () => {
  const ask = { ...nothing, territories: ['giappone' as const], anyContract: 1, branches: ['egitto' as const] }
  const by = [{ seat: 1, territories: ['giappone' as const], contracts: [null], at: 'stay' as const }]
  expect(log({ kind: 'offerAccepted', offer: 4, from: 0, by, give: { ...nothing, vehicles: [PLANE] }, ask })).toEqual([
    'Elena accepts Anna’s offer: Anna gives plane 1, and gets the territory card Japan, a contract card and the branch in Egypt.',
    'Elena accetta la proposta di Anna: Anna dà l’Aereo 1; riceve la Carta Territorio Giappone, una Carta Contratto e la Filiale in Egitto.',
  ])
})

test('the end tells who won, by wealth if need be', () => {
  const results = [
    { vp: 10, wealth: 300_000 },
    { vp: 10, wealth: 410_500 },
    { vp: 4, wealth: 900_000 },
  ]
  expect(log({ kind: 'gameEnded', how: 'points', winners: [1], results })).toEqual([
    `The goal of ${WINNING_VP} VP is reached. Elena wins with 10 VP and the greater wealth (€410,500). Anna has 10 VP (wealth €300,000); Ugo, 4 VP (wealth €900,000).`,
    `Il traguardo di ${WINNING_VP} PV è raggiunto. Vince Elena con 10 PV e il patrimonio più grande (410.500 €). Anna ha 10 PV (patrimonio 300.000 €); Ugo, 4 PV (patrimonio 900.000 €).`,
  ])
  const level = results.map(each => ({ ...each, wealth: 0 }))
  expect(log({ kind: 'gameEnded', how: 'rounds', winners: [0, 1], results: level }).map(text => text.split('. ')[1])).toEqual([
    'Anna and Elena share the win with 10 VP',
    'Vincono insieme Anna ed Elena con 10 PV',
  ])
})

test('a name stays as its player writes it, at the beginning of a sentence too', () => {
  const small = (seat: number) => ['anna', 'elena', 'ugo'][seat] ?? '?'
  const event = { kind: 'turnEnded', seat: 0 } as const
  expect([en(event, small, view), it(event, small, view)]).toEqual(['anna ends the turn.', 'anna termina il turno.'])
})

test('States with several names have the article of the first, where it has one', () => {
  const signed = { kind: 'contractSigned', seat: 1, signed: 3 } as const
  const way = (sender: Territory, recipient: Territory) => log({ ...signed, sender, recipient, contract: null })[1]
  expect(way('emirati', 'figi')).toContain('dagli Emirati e Oman alle Figi e Samoa')
  expect(way('figi', 'emirati')).toContain('dalle Figi e Samoa agli Emirati e Oman')
})
