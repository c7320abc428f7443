/** Sentences of the log that only Black Gold has, as players read them. */
import { LANGUAGES } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { who } from '@wildcat/kernel-contract/transcript'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { options, site, special, square, stage, standard } from '../tests/stage.ts'
import { words } from './index.ts'

const { table } = testTable(stage)
const log = (event: Event, changes: Partial<State> = {}) =>
  LANGUAGES.map(each => words[each].event(event, who, table(changes).view('spectator')).replaceAll('\u00A0', ' '))
const well = site('c4r3')

test('the special card tells how far the Oil Baron is from the end, which the length of the game decides', () => {
  const turned = (baron: number): Event => ({ kind: 'specialCardTurned', card: special('2/2/6 back 4'), baron })
  expect(log(turned(9))).toEqual([
    'A special card moves the Oil Baron 2 spaces, to row 9, 12 short of the end. It offers 2 licences, 6 movement points, rivals back 4.',
    'Una carta speciale porta il Barone avanti di 2 caselle, alla riga 9, a 12 dalla fine. Offre 2 licenze, 6 punti movimento, avversari indietro di 4.',
  ])
  expect(log(turned(9), { options: options({ length: 'short' }, 3) })[0]).toContain('to row 9, 8 short of the end.')
  expect(log(turned(21))).toEqual([
    'A special card takes the Oil Baron to row 21: the game ends.',
    'Una carta speciale porta il Barone alla riga 21: la partita finisce.',
  ])
  expect(log(turned(21), { options: options({ length: 'long' }, 3) })[0]).toMatch(/moves the Oil Baron 2 spaces, to row 21\. It offers/)
  expect(log({ kind: 'noSpecialCardLeft' })).toEqual([
    'There is no special card left to turn up: the game ends.',
    'Non ci sono più carte speciali da scoprire: la partita finisce.',
  ])
})

test('cards that are shown, taken and left', () => {
  expect(log({ kind: 'standardCardsTurned', cards: [standard('4/10'), standard('4/5/4')] })).toEqual([
    'Standard cards on show: 4 licences, 10 movement points; 4 licences, 5 movement points, one price up or down by $2,000.',
    'Carte standard scoperte: 4 licenze, 10 punti movimento; 4 licenze, 5 punti movimento, ± 2.000 $ a un prezzo.',
  ])
  expect(log({ kind: 'cardTaken', seat: 0, card: special('1/4/2 oil 2') })).toEqual([
    'Ann takes the special card: 4 licences, 2 movement points, 2 extra barrels.',
    'Ann prende la carta speciale: 4 licenze, 2 punti movimento, 2 barili extra.',
  ])
  expect(log({ kind: 'cardLeft', card: special('2/3/4 deep') })).toEqual([
    'Nobody takes the special card: 3 licences, 4 movement points, deep drilling.',
    'Nessuno prende la carta speciale: 3 licenze, 4 punti movimento, perforazione profonda.',
  ])
})

test('what the Oil Baron is dealt, one card, several, and none when there are no more', () => {
  const dealt = (count: number): Event => ({ kind: 'baronDealt', company: 'jet', count, due: 4 })
  expect([4, 1, 0].flatMap(count => log(dealt(count)))).toEqual([
    'The Oil Baron is dealt 4 licences at Jet, face down.',
    'Il Barone riceve 4 licenze coperte presso la Jet.',
    'The Oil Baron is dealt 1 licence at Jet, face down: there are no more.',
    'Il Barone riceve 1 licenza coperta presso la Jet: non ce ne sono altre.',
    'There are no licences left for the Oil Baron.',
    'Per il Barone non ci sono più licenze.',
  ])
})

test('derricks: what is struck, what is poor, gushers, and deep drilling', () => {
  expect([3, 2].flatMap(value => log({ kind: 'derrickBuilt', seat: 0, well, cost: 4000, value }))).toEqual([
    'Ann builds on single well 3D for $4,000 and strikes 3 barrels.',
    'Ann costruisce sul pozzo singolo 3D per 4.000 $ e trova 3 barili.',
    'Ann builds on single well 3D for $4,000 and finds only 2 barrels.',
    'Ann costruisce sul pozzo singolo 3D per 4.000 $ e trova solo 2 barili.',
  ])
  const double = { kind: 'derrickBuilt', seat: 0, well: site('c5r9'), cost: 6000, value: 3 } as const
  expect(log(double, { options: options({ deeperDoubles: true }, 3) })[0]).toMatch(/ finds only 3 barrels\.$/)
  expect(log(double)[0]).toMatch(/ strikes 3 barrels\.$/)
  expect(log({ kind: 'gusherDrilled', seat: 0, well: 30, square: square('c7r16'), face: { colour: 'red', pips: 3 } })).toEqual([
    'Ann drills a gusher at 16G for $5,000, rolls a 3 and strikes 3 barrels.',
    'Ann apre uno zampillo in 16G per 5.000 $, tira un 3 e trova 3 barili.',
  ])
  expect(log({ kind: 'derrickDeepened', seat: 0, well })).toEqual([
    'Ann drills deeper at 3D for $2,000: one more barrel.',
    'Ann perfora in profondità 3D per 2.000 $: un barile extra.',
  ])
})

test('a fee that the Oil Baron shares says so', () => {
  const carried = (carriers: readonly number[]): Event => ({ kind: 'oilCarried', seat: 0, well, company: 'hudson', by: 'shared', carriers })
  expect([...log(carried([1])), ...log(carried([1, 2]))]).toEqual([
    'Ann ships the barrel from well 3D to Hudson for $3,000, shared by Ben and the Oil Baron: $1,500 each.',
    'Ann porta il barile del pozzo 3D alla Hudson per 3.000 $, divisi tra Ben e il Barone: 1.500 $ a testa.',
    'Ann ships the barrel from well 3D to Hudson for $3,000, shared by Ben, Cleo and the Oil Baron: $1,000 each.',
    'Ann porta il barile del pozzo 3D alla Hudson per 3.000 $, divisi tra Ben, Cleo e il Barone: 1.000 $ a testa.',
  ])
  expect(log({ kind: 'oilCarried', seat: 0, well, company: 'hudson', by: 'black', carriers: [] })[0]).toBe(
    'Ann ships the barrel from well 3D to Hudson on the Oil Baron’s train for $3,000.',
  )
})

test('the Oil Baron in auctions, usual and aggressive', () => {
  const shown: Event = { kind: 'baronShown', company: 'jet', licences: [1, 2, 2], points: 9 }
  expect(log({ ...shown, points: 5 }, { seats: 2 })).toEqual([
    'The Oil Baron shows 1 one-point and 2 two-point licences at Jet: 5 points.',
    'Presso la Jet il Barone scopre 1 licenza da 1 punto e 2 da 2 punti: 5 punti.',
  ])
  expect(log(shown, { seats: 2, options: options({ aggressiveBaron: true }) })).toEqual([
    'The Oil Baron shows 1 one-point and 2 two-point licences at Jet: all his cards there are worth 9 points.',
    'Presso la Jet il Barone scopre 1 licenza da 1 punto e 2 da 2 punti: in tutto le sue carte lì valgono 9 punti.',
  ])
  expect(log({ ...shown, licences: [], points: 0 }, { seats: 2 })).toEqual([
    'The Oil Baron has no licences to show at Jet: 0 points.',
    'Presso la Jet il Barone non ha licenze da scoprire: 0 punti.',
  ])
  const bid = { seat: 0, company: 'jet', points: 7 } as const
  expect([...log({ kind: 'bidRaised', ...bid }), ...log({ kind: 'bidKept', ...bid }), ...log({ kind: 'baronOutbid', ...bid })]).toEqual([
    'Ann raises it to 7.',
    'Ann alza a 7.',
    'Ann leaves it at 7.',
    'Ann resta a 7.',
    'Ann outbids the Oil Baron with 7.',
    'Ann supera il Barone con 7.',
  ])
  expect([...log({ kind: 'baronWon', company: 'jet', points: 5 }), ...log({ kind: 'baronDiscarded', company: 'jet', count: 3 })]).toEqual([
    'The Oil Baron wins at Jet with 5 points: nobody sells.',
    'Presso la Jet vince il Barone con 5 punti: nessuno vende.',
    'The Oil Baron discards 3 licences at Jet.',
    'Il Barone scarta 3 licenze presso la Jet.',
  ])
})

test('the liquidation', () => {
  expect(log({ kind: 'auctionOpened', company: 'liquidation', bidders: [0, 1] })).toEqual([
    'Liquidation auction: Ann and Ben take part.',
    'Asta di liquidazione: partecipano Ann e Ben.',
  ])
  expect(log({ kind: 'nobodySells', company: 'liquidation', why: 'nobodyThere' })).toEqual([
    'Nobody sells at the liquidation auction this round: nobody has both oil and a licence.',
    'In questo round nessuno vende nell’asta di liquidazione: nessuno ha sia petrolio sia licenze.',
  ])
  expect(log({ kind: 'nobodySells', company: 'jet', why: 'nobodyThere' })).toEqual([
    'Nobody sells at Jet this round: nobody has both oil there and a licence.',
    'In questo round nessuno vende alla Jet: nessuno ha sia petrolio lì sia licenze.',
  ])
  expect(log({ kind: 'companyNamed', seat: 0, company: 'jet' })).toEqual([
    'Ann names Jet and rolls the die.',
    'Ann sceglie la Jet e tira il dado.',
  ])
})

test('the end names the place of the train', () => {
  const scores = [
    { money: 20_000, oil: 0, derricks: 0, place: 3, total: 20_000 },
    { money: 17_000, oil: 3000, derricks: 6000, place: 2, total: 26_000 },
  ]
  expect(log({ kind: 'gameEnded', winners: [1], scores, hands: [[], [1, 2]] })).toEqual([
    'The game is over. Ben wins with $26,000: $17,000 in cash, $3,000 for 3 barrels and $6,000 for 2 derricks (2nd train). Ann has $20,000, all in cash. Licences left in hand: Ben, 3 points; Ann, 0 points.',
    'La partita è finita. Ben vince con 26.000 $: 17.000 $ in denaro, 3.000 $ per 3 barili e 6.000 $ per 2 torri (2º treno). Ann ha 20.000 $, tutti in denaro. Licenze rimaste in mano: Ben, 3 punti; Ann, 0 punti.',
  ])
})
