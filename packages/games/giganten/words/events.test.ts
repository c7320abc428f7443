/** Sentences of the log, as players read them. */
import { keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../components.ts'
import type { Event } from '../events.ts'
import { engine } from '../index.ts'
import { SITES } from '../map.ts'
import { fresh } from '../tests/stage.ts'
import { words } from './index.ts'

const table = fresh()
const who = (seat: number) => ['Anna', 'Elena', 'Ugo', 'Enrico'][seat] ?? '?'
const log = (event: Event) =>
  [words.en.event(event, who, table), words.it.event(event, who, table)].map(text => text.replaceAll('\u00A0', ' '))
const cardWith = (colour: 'beige' | 'red', licences: number, movement: number, special: string) =>
  CARDS.findIndex(
    card => card.colour === colour && card.licences === licences && card.movement === movement && card.special.kind === special,
  )

test('what only one player learns is told to him and to nobody else', () => {
  const dealt = { kind: 'licencesDealt', seat: 0, count: 3, due: 3 } as const
  expect(log({ ...dealt, licences: null })).toEqual(['Anna is dealt 3 licences.', 'Anna riceve 3 licenze.'])
  expect(log({ ...dealt, licences: [1, 2, 2] })).toEqual([
    'Anna is dealt 1 one-point and 2 two-point licences.',
    'Anna riceve 1 licenza da 1 punto e 2 da 2 punti.',
  ])
  expect(log({ ...dealt, due: 5, licences: null })).toEqual([
    'Anna is dealt 3 licences instead of 5: there are no more.',
    'Anna riceve 3 licenze invece di 5: non ce ne sono altre.',
  ])
  expect(log({ kind: 'licencesDealt', seat: 0, count: 0, due: 5, licences: null })).toEqual([
    'There are no licences left for Anna.',
    'Per Anna non ci sono più licenze.',
  ])
  const [hidden, nascosto] = log({ kind: 'tileSeen', seat: 1, well: 0, value: null })
  const [seen, visto] = log({ kind: 'tileSeen', seat: 1, well: 0, value: 3 })
  expect([hidden, nascosto].join(' ')).not.toMatch(/barrel|baril/)
  expect(seen).toBe(hidden?.replace(/\.$/, ': 3 barrels.'))
  expect(visto).toBe(nascosto?.replace(/\.$/, ': 3 barili.'))
})

test('the end of a move says nothing about what went before: it is heard after a drive as well', () => {
  expect(log({ kind: 'turnEnded', seat: 0 })).toEqual(['Anna ends the turn.', 'Anna termina il turno.'])
})

test('a price that goes against the colour of the die says why', () => {
  const roll = { kind: 'priceRolled', company: 'jet', face: { colour: 'blue', pips: 2 } } as const
  expect(log({ ...roll, from: 7, to: 9 })).toEqual([
    'The die for Jet shows a blue 2: the price rises from $5,000 to $6,000.',
    'Dado per la Jet, un 2 blu: il prezzo sale da 5.000 $ a 6.000 $.',
  ])
  expect(log({ ...roll, from: 12, to: 10 })).toEqual([
    'The die for Jet shows a blue 2: in the blue section the price falls anyway, from $7,500 to $6,500.',
    'Dado per la Jet, un 2 blu: nella sezione blu il prezzo scende comunque, da 7.500 $ a 6.500 $.',
  ])
})

test('the red card tells how far it is to the star, and stops there', () => {
  const card = cardWith('red', 2, 8, 'pushBack')
  expect(log({ kind: 'redCardTurned', card, black: 2 })).toEqual([
    'A red card moves the black locomotive 1 space, to column 2, 19 short of the star. It offers 2 licences, 8 movement points, rivals back 3.',
    'Una carta rossa porta la locomotiva nera avanti di 1 casella, alla colonna 2, a 19 dalla stella. Offre 2 licenze, 8 punti movimento, avversari indietro di 3.',
  ])
  expect(log({ kind: 'redCardTurned', card, black: 21 })[0]).toBe('A red card takes the black locomotive to the star.')
})

test('moves are short; only dear ones name their cost', () => {
  expect(log({ kind: 'truckMoved', seat: 2, from: 44, to: 45, cost: 1 })).toEqual(['Ugo drives to C6.', 'Ugo va in C6.'])
  expect(log({ kind: 'truckMoved', seat: 2, from: 45, to: 46, cost: 2 })).toEqual([
    'Ugo drives to C7 (hills, 2 points).',
    'Ugo va in C7 (colline, 2 punti).',
  ])
  expect(log({ kind: 'trainMoved', seat: 2, to: 18, cost: 3 })).toEqual([
    'Ugo’s locomotive rolls to column 18 (3 points).',
    'La locomotiva di Ugo arriva alla colonna 18 (3 punti).',
  ])
  expect(log({ kind: 'trainsPushedBack', seat: 1, spaces: 4, from: [7, 9, 2], trains: [3, 9, 1] })).toEqual([
    'Elena plays the card’s special action and pushes the others back 4 spaces: Anna to column 3 and Ugo to column 1.',
    'Elena usa l’azione speciale della carta e fa arretrare gli avversari di 4 caselle: Anna alla colonna 3 e Ugo alla colonna 1.',
  ])
})

test('a fee says who gets it, and how it is shared', () => {
  const carried = { kind: 'oilCarried', seat: 0, well: 2, company: 'hudson' } as const
  const fees = [
    log({ ...carried, by: 'black', carriers: [] }),
    log({ ...carried, by: 'rival', carriers: [1] }),
    log({ ...carried, by: 'rival', carriers: [1, 3] }),
  ]
  expect(fees.map(([en]) => en?.replace(/^.*to Hudson/, ''))).toEqual([
    ' on the black locomotive for $3,000.',
    ' and pays Elena $3,000.',
    ' for $3,000, shared by Elena and Enrico: $1,500 each.',
  ])
  expect(fees.map(([, it]) => it?.replace(/^.*a Hudson/, ''))).toEqual([
    ' con la locomotiva nera per 3.000 $.',
    ' e paga 3.000 $ a Elena.',
    ' per 3.000 $, divisi tra Elena ed Enrico: 1.500 $ a testa.',
  ])
})

test('one barrel and several, one bidder and several', () => {
  const sold = { kind: 'oilSold', seat: 0, company: 'standard', price: 6500 } as const
  expect([0, 1, 2].flatMap(barrels => log({ ...sold, barrels }))).toEqual([
    'Anna sells nothing at US Standard.',
    'Anna non vende nulla alla US Standard.',
    'Anna sells 1 barrel at US Standard for $6,500.',
    'Anna vende 1 barile alla US Standard per 6.500 $.',
    'Anna sells 2 barrels at US Standard for $6,500 each, $13,000 in all.',
    'Anna vende 2 barili alla US Standard a 6.500 $ l’uno, 13.000 $ in tutto.',
  ])
  expect(log({ kind: 'auctionOpened', company: 'jet', bidders: [2] })).toEqual([
    'Auction at Jet: only Ugo takes part.',
    'Asta Jet: partecipa solo Ugo.',
  ])
  expect(log({ kind: 'bluffCalled', seat: 1, company: 'jet', points: 12, lost: [1, 2] })).toEqual([
    'Elena wins with 12 points but cannot pay. The bluff costs half the hand, rounded up: 1 one-point and 1 two-point licence. The auction is held again.',
    'Elena vince con 12 punti ma non può pagare: il bluff costa metà delle licenze, arrotondata per eccesso (1 licenza da 1 punto e 1 da 2 punti), e l’asta si ripete.',
  ])
})

test('where nobody sells, the log says why', () => {
  const nobody = { kind: 'nobodySells', company: 'jet' } as const
  expect([...log({ ...nobody, why: 'nobodyThere' }), ...log({ ...nobody, why: 'allPassed' })]).toEqual([
    'Nobody sells at Jet this round: nobody has both oil there and a licence.',
    'In questo round nessuno vende alla Jet: nessuno ha sia petrolio lì sia licenze.',
    'Nobody sells at Jet this round: all have passed.',
    'In questo round nessuno vende alla Jet: hanno passato tutti.',
  ])
})

test('the end tells how every dollar came about, the best first', () => {
  const scores = [
    { money: 20_000, oil: 0, derricks: 0, place: 3, total: 20_000 },
    { money: 17_000, oil: 3000, derricks: 4000, place: 2, total: 24_000 },
    { money: 19_500, oil: 1000, derricks: 0, place: 1, total: 20_500 },
  ]
  expect(log({ kind: 'gameEnded', winners: [1], scores, hands: [[], [1, 2], [1]] })).toEqual([
    'The game is over. Elena wins with $24,000: $17,000 in cash, $3,000 for 3 barrels and $4,000 for 1 derrick (2nd locomotive). Ugo has $20,500: $19,500 in cash and $1,000 for 1 barrel. Anna has $20,000, all in cash. Licences left in hand: Elena, 3 points; Ugo, 1 point; Anna, 0 points.',
    'La partita è finita. Elena vince con 24.000 $: 17.000 $ in denaro, 3.000 $ per 3 barili e 4.000 $ per 1 torre (2ª locomotiva). Ugo ha 20.500 $: 19.500 $ in denaro e 1.000 $ per 1 barile. Anna ha 20.000 $, tutti in denaro. Licenze rimaste in mano: Elena, 3 punti; Ugo, 1 punto; Anna, 0 punti.',
  ])
  const level = scores.map(score => ({ ...score, total: 24_000 }))
  expect(log({ kind: 'gameEnded', winners: [0, 2], scores: level, hands: [[], [], []] }).map(text => text.slice(0, 60))).toEqual([
    'The game is over. Anna and Ugo share the win. Anna has $24,0',
    'La partita è finita. Vincono insieme Anna e Ugo. Anna ha 24.',
  ])
})

test('a site is named by its place, which its number tells at every table', () => {
  expect(log({ kind: 'derrickBuilt', seat: 0, well: 14, cost: 6000, value: 5 })).toEqual([
    'Anna builds on two-derrick site E14 for $6,000 and strikes 5 barrels.',
    'Anna costruisce sul sito E14 (da due torri) per 6.000 $ e trova 5 barili.',
  ])
  expect(log({ kind: 'oilProduced', seat: 0, wells: [0, 14, 30], exhausted: [0] })).toEqual([
    'Anna pumps 3 barrels from sites D3, E14 and E5. Site D3 is dry, its derrick back in stock.',
    'Anna estrae 3 barili dai siti D3, E14 ed E5. Il sito D3 è esaurito e la torre torna nella riserva.',
  ])
  expect(
    log({ kind: 'oilProduced', seat: 0, wells: [0, 14, 30], exhausted: [0, 14, 30] }).map(text => text.replace(/^.*?\. /, '')),
  ).toEqual([
    'Sites D3, E14 and E5 are dry, their derricks back in stock.',
    'I siti D3, E14 ed E5 sono esauriti e le torri tornano nella riserva.',
  ])
  for (const seats of [3, 4]) {
    const { state } = engine.start(seats, { licences: 78, inflation: false, openTracking: false }, keyFrom(1))
    expect(state.wells.map(({ square, kind }) => ({ square, kind }))).toEqual(
      SITES.slice(0, state.wells.length).map(({ square, kind }) => ({ square, kind })),
    )
  }
})
