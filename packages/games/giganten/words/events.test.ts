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
const who = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '?'
const log = (event: Event) =>
  [words.en.event(event, who, table), words.it.event(event, who, table)].map(text => text.replaceAll('\u00A0', ' '))
const cardWith = (colour: 'beige' | 'red', licences: number, movement: number, special: string) =>
  CARDS.findIndex(
    card => card.colour === colour && card.licences === licences && card.movement === movement && card.special.kind === special,
  )

test('what only one player learns is told to him and to nobody else', () => {
  const dealt = { kind: 'licencesDealt', seat: 0, count: 3, due: 3 } as const
  expect(log({ ...dealt, licences: null })).toEqual(['Ann is dealt 3 licences.', 'Ann riceve 3 licenze.'])
  expect(log({ ...dealt, licences: [1, 2, 2] })).toEqual([
    'Ann is dealt 1 licence of 1 point and 2 of 2 points.',
    'Ann riceve 1 licenza da 1 punto e 2 da 2 punti.',
  ])
  expect(log({ ...dealt, due: 5, licences: null })).toEqual([
    'Ann is dealt 3 licences instead of 5: there are no more.',
    'Ann riceve 3 licenze invece di 5: non ce ne sono altre.',
  ])
  expect(log({ kind: 'licencesDealt', seat: 0, count: 0, due: 5, licences: null })).toEqual([
    'There are no licences left for Ann.',
    'Per Ann non ci sono più licenze.',
  ])
  const [hidden, nascosto] = log({ kind: 'tileSeen', seat: 1, well: 0, value: null })
  const [seen, visto] = log({ kind: 'tileSeen', seat: 1, well: 0, value: 3 })
  expect([hidden, nascosto].join(' ')).not.toMatch(/barrel|baril/)
  expect(seen).toBe(hidden?.replace(/\.$/, ': 3 barrels.'))
  expect(visto).toBe(nascosto?.replace(/\.$/, ': 3 barili.'))
})

test('the end of a move says nothing about what went before: it is heard after a drive as well', () => {
  expect(log({ kind: 'turnEnded', seat: 0 })).toEqual(['Ann finishes moving.', 'Ann finisce il movimento.'])
})

test('a price that goes against the colour of the die says why', () => {
  const roll = { kind: 'priceRolled', company: 'jet', face: { colour: 'blue', pips: 2 } } as const
  expect(log({ ...roll, from: 7, to: 9 })).toEqual([
    'The die for Jet shows blue 2: the price rises from $5,000 to $6,000.',
    'Il dado per Jet dà blu 2: il prezzo sale da $ 5.000 a $ 6.000.',
  ])
  expect(log({ ...roll, from: 12, to: 10 })).toEqual([
    'The die for Jet shows blue 2, but so high a price falls: from $7,500 to $6,500.',
    'Il dado per Jet dà blu 2, ma un prezzo così alto scende: da $ 7.500 a $ 6.500.',
  ])
})

test('the red card tells how far it is to the star, and stops there', () => {
  const card = cardWith('red', 2, 8, 'pushBack')
  expect(log({ kind: 'redCardTurned', card, black: 2 })).toEqual([
    'A red card moves the black locomotive 1 space, to column 2, 19 short of the star. It offers 2 licences, 8 movement, rivals back 3.',
    'Una carta rossa porta la locomotiva nera avanti di 1 casella, alla colonna 2, a 19 dalla stella. Offre 2 licenze, movimento 8, rivali indietro di 3.',
  ])
  expect(log({ kind: 'redCardTurned', card, black: 21 })[0]).toBe('A red card takes the black locomotive to the star.')
})

test('moves are short; only dear ones name their cost', () => {
  expect(log({ kind: 'truckMoved', seat: 2, from: 44, to: 45, cost: 1 })).toEqual(['Cleo drives to C6.', 'Cleo va in C6.'])
  expect(log({ kind: 'truckMoved', seat: 2, from: 45, to: 46, cost: 2 })).toEqual([
    'Cleo drives to C7 (hills, 2 points).',
    'Cleo va in C7 (colline, 2 punti).',
  ])
  expect(log({ kind: 'trainMoved', seat: 2, to: 18, cost: 3 })).toEqual([
    'Cleo’s locomotive rolls to column 18 (3 points).',
    'La locomotiva di Cleo arriva alla colonna 18 (3 punti).',
  ])
  expect(log({ kind: 'trainsPushedBack', seat: 1, spaces: 4, from: [7, 9, 2], trains: [3, 9, 1] })).toEqual([
    'Ben plays the card’s special action and pushes the others back 4 spaces: Ann to column 3 and Cleo to column 1.',
    'Ben usa l’azione speciale della carta e spinge indietro gli altri di 4 caselle: Ann alla colonna 3 e Cleo alla colonna 1.',
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
    ' and pays Ben $3,000.',
    ' for $3,000, shared by Ben and Dan: $1,500 each.',
  ])
  expect(fees.map(([, it]) => it?.replace(/^.*a Hudson/, ''))).toEqual([
    ' con la locomotiva nera per $ 3.000.',
    ' e paga $ 3.000 a Ben.',
    ' per $ 3.000, divisi tra Ben e Dan: $ 1.500 a testa.',
  ])
})

test('one barrel and several, one bidder and several', () => {
  const sold = { kind: 'oilSold', seat: 0, company: 'standard', price: 6500 } as const
  expect([0, 1, 2].flatMap(barrels => log({ ...sold, barrels }))).toEqual([
    'Ann sells nothing at US Standard.',
    'Ann non vende nulla a US Standard.',
    'Ann sells 1 barrel at US Standard for $6,500.',
    'Ann vende 1 barile a US Standard per $ 6.500.',
    'Ann sells 2 barrels at US Standard for $6,500 each, $13,000 in all.',
    'Ann vende 2 barili a US Standard per $ 6.500 l’uno, $ 13.000 in tutto.',
  ])
  expect(log({ kind: 'auctionOpened', company: 'jet', bidders: [2] })).toEqual([
    'Auction at Jet: only Cleo takes part.',
    'Asta a Jet: partecipa solo Cleo.',
  ])
  expect(log({ kind: 'bluffCalled', seat: 1, company: 'jet', points: 12, lost: [1, 2] })).toEqual([
    'Ben wins with 12 points but cannot pay. The bluff costs half the hand, rounded up: 1 licence of 1 point and 1 of 2 points. The auction is held again.',
    'Ben vince con 12 punti ma non può pagare. Il bluff costa mezza mano, per eccesso: 1 licenza da 1 punto e 1 da 2 punti. L’asta si ripete.',
  ])
})

test('where nobody sells, the log says why', () => {
  const nobody = { kind: 'nobodySells', company: 'jet' } as const
  expect([...log({ ...nobody, why: 'nobodyThere' }), ...log({ ...nobody, why: 'allPassed' })]).toEqual([
    'Nobody sells at Jet this round: nobody has both oil there and a licence.',
    'In questo turno nessuno vende a Jet: nessuno ha lì del petrolio e insieme una licenza.',
    'Nobody sells at Jet this round: all have passed.',
    'In questo turno nessuno vende a Jet: hanno passato tutti.',
  ])
})

test('the end tells how every dollar came about, the best first', () => {
  const scores = [
    { money: 20_000, oil: 0, derricks: 0, place: 3, total: 20_000 },
    { money: 17_000, oil: 3000, derricks: 4000, place: 2, total: 24_000 },
    { money: 19_500, oil: 1000, derricks: 0, place: 1, total: 20_500 },
  ]
  expect(log({ kind: 'gameEnded', winners: [1], scores, hands: [[], [1, 2], [1]] })).toEqual([
    'The game is over. Ben wins with $24,000: $17,000 in cash, $3,000 for 3 barrels and $4,000 for 1 derrick (2nd locomotive). Cleo has $20,500: $19,500 in cash and $1,000 for 1 barrel. Ann has $20,000, all in cash. Licences left in hand: Ben, 3 points; Cleo, 1 point; Ann, 0 points.',
    'La partita è finita. Ben vince con $ 24.000: $ 17.000 in denaro, $ 3.000 per 3 barili e $ 4.000 per 1 torre (2ª locomotiva). Cleo ha $ 20.500: $ 19.500 in denaro e $ 1.000 per 1 barile. Ann ha $ 20.000, solo denaro. Licenze rimaste in mano: Ben, 3 punti; Cleo, 1 punto; Ann, 0 punti.',
  ])
  const level = scores.map(score => ({ ...score, total: 24_000 }))
  expect(log({ kind: 'gameEnded', winners: [0, 2], scores: level, hands: [[], [], []] }).map(text => text.slice(0, 60))).toEqual([
    'The game is over. Ann and Cleo share the win. Ann has $24,00',
    'La partita è finita. Vincono insieme Ann e Cleo. Ann ha $ 24',
  ])
})

test('a site is named by its place, which its number tells at every table', () => {
  expect(log({ kind: 'derrickBuilt', seat: 0, well: 14, cost: 6000, value: 5 })).toEqual([
    'Ann builds on two-derrick site E14 for $6,000 and strikes 5 barrels.',
    'Ann costruisce sul giacimento E14 (due torri) per $ 6.000 e trova 5 barili.',
  ])
  expect(log({ kind: 'oilProduced', seat: 0, wells: [0, 14, 30], exhausted: [0] })).toEqual([
    'Ann pumps 3 barrels from sites D3, E14 and E5. Site D3 is dry, its derrick back in stock.',
    'Ann estrae 3 barili dai giacimenti D3, E14 ed E5. Il giacimento D3 è esaurito e la torre torna nella riserva.',
  ])
  expect(
    log({ kind: 'oilProduced', seat: 0, wells: [0, 14, 30], exhausted: [0, 14, 30] }).map(text => text.replace(/^.*?\. /, '')),
  ).toEqual([
    'Sites D3, E14 and E5 are dry, their derricks back in stock.',
    'I giacimenti D3, E14 ed E5 sono esauriti e le torri tornano nella riserva.',
  ])
  for (const seats of [3, 4]) {
    const { state } = engine.start(seats, { licences: 78, inflation: false, openTracking: false }, keyFrom(1))
    expect(state.wells.map(({ square, kind }) => ({ square, kind }))).toEqual(
      SITES.slice(0, state.wells.length).map(({ square, kind }) => ({ square, kind })),
    )
  }
})
