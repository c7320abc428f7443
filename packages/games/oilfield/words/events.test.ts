/** Sentences of the log, as players read them. */
import { keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import type { Event, Score } from '../events.ts'
import { engine } from '../index.ts'
import { words } from './index.ts'

const who = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '?'
const { state: table } = engine.start(4, { advanced: true, botSecond: false }, keyFrom(1))
const log = (event: Event) =>
  [words.en.event(event, who, table), words.it.event(event, who, table)].map(text => text.replaceAll('\u00A0', ' '))

test('a card that is still secret is told to nobody but its player', () => {
  expect(log({ kind: 'cardChosen', seat: 0, card: null })).toEqual(['Ann has chosen a card.', 'Ann ha scelto una carta.'])
  expect(log({ kind: 'cardChosen', seat: 0, card: 'national' })).toEqual([
    'Ann chooses in secret: National market.',
    'Ann sceglie in segreto: Mercato nazionale.',
  ])
  expect(log({ kind: 'cardsShown', cards: ['build', 'drill'], bot: 'local' })).toEqual([
    'Cards are shown: Ann Build, Ben Drill, the neutral bot Local market.',
    'Si scoprono le carte: Ann Costruzione, Ben Trivellazione, il bot neutrale Mercato locale.',
  ])
})

test('a drill tells what is stored and what is sold at once', () => {
  const drilled = { kind: 'drilled', seat: 1, field: 'austin' } as const
  expect(log({ ...drilled, tower: 'mediumLocal', oil: 3, gas: 0, sold: 'gas' })).toEqual([
    'Ben drills with a medium local tower in Austin (stores 3 oil and sells 1 gas for 1 VP).',
    'Ben trivella con una torre locale media ad Austin (in deposito 3 cubi di petrolio e vende 1 cubo di gas per 1 PV).',
  ])
  expect(log({ ...drilled, tower: 'mixed', oil: 2, gas: 1, sold: 'nothing' })).toEqual([
    'Ben drills with a mixed tower in Austin (stores 2 oil and 1 gas).',
    'Ben trivella con una torre mista ad Austin (in deposito 2 cubi di petrolio e 1 di gas).',
  ])
  expect(log({ ...drilled, tower: 'smallLocal', oil: 0, gas: 0, sold: 'oil' })[0]).toBe(
    'Ben drills with a small local tower in Austin (sells 1 oil for $2).',
  )
})

test('sales say what each part brings', () => {
  expect(log({ kind: 'soldLocally', seat: 2, oil: 1, pairs: 1, gas: 2, money: 2, vp: 3 })).toEqual([
    'Cleo sells 1 oil for $2, 2 oil for 1 VP and 2 gas for 2 VP on the local market.',
    'Cleo vende 1 cubo di petrolio per 2 $, 2 cubi di petrolio per 1 PV e 2 cubi di gas per 2 PV sul mercato locale.',
  ])
  expect(log({ kind: 'soldNationally', seat: 2, oil: 2, gas: 0, price: 4, towers: ['pecos'], money: 13 })).toEqual([
    'Cleo sells 2 oil at $4 and 1 oil of the national tower in Pecos at $5 on the national market, $13 in all.',
    'Cleo vende sul mercato nazionale 2 cubi di petrolio a 4 $ l’uno e 1 cubo di petrolio della torre nazionale a Pecos a 5 $, in tutto 13 $.',
  ])
})

test('a refill tells what came, what is still to come, and a strike', () => {
  const refilled = { kind: 'fieldRefilled', field: 'dallas', level: 2, oil: 7, gas: 2, struck: false } as const
  expect(log(refilled)).toEqual([
    'Dallas has no oil left and is refilled with 7 oil and 2 gas. 1 refill left.',
    'Dallas non ha più petrolio e si riempie con 7 cubi di petrolio e 2 di gas. Si riempirà ancora 1 volta.',
  ])
  expect(log({ ...refilled, level: 1, struck: true })).toEqual([
    'Dallas has no oil left and is refilled with 7 oil and 2 gas. This is its last filling. The grey cube came up: strike in Dallas! Nothing can be extracted there until the next phase of actions is over.',
    'Dallas non ha più petrolio e si riempie con 7 cubi di petrolio e 2 di gas. È l’ultima volta. È uscito il cubo grigio: sciopero a Dallas! Lì non si estrae nulla fino alla fine della prossima fase di azioni.',
  ])
  expect(log({ ...refilled, oil: 0 })[0]).toContain('refilled with 2 gas, as the bag has no oil.')
  expect(log({ kind: 'fieldExhausted', field: 'dallas', gas: 2 })).toEqual([
    'Dallas is exhausted. The 2 gas left there can still be drilled.',
    'Dallas è esaurito. Restano 2 cubi di gas da estrarre.',
  ])
})

test('the government is paid or not', () => {
  const paid = { kind: 'feePaid', seat: 0, field: 'pecos', price: 10, struck: false, oil: 2, gas: 0, sold: 'gas' } as const
  expect(log(paid)).toEqual([
    'Ann pays the government $10 and keeps the tower in Pecos (stores 2 oil and sells 1 gas for 1 VP).',
    'Ann paga 10 $ al governo e tiene la torre a Pecos (in deposito 2 cubi di petrolio e vende 1 cubo di gas per 1 PV).',
  ])
  const nothing = { ...paid, oil: 0, sold: 'nothing' } as const
  expect(log({ ...nothing, struck: true })[0]).toBe(
    'Ann pays the government $10 and keeps the tower in Pecos, which brings nothing because of the strike.',
  )
  expect(log(nothing)[1]).toBe('Ann paga 10 $ al governo e tiene la torre a Pecos, che ora non estrae nulla.')
})

test('who goes first already stays first', () => {
  const first = { kind: 'becameFirst', seat: 0, supervisor: 3, again: false } as const
  expect(log(first)).toEqual([
    'Ann becomes first player, with Dan as supervisor.',
    'Ann diventa primo giocatore, con Dan come supervisore.',
  ])
  expect(log({ ...first, again: true })).toEqual([
    'Ann stays first player, with Dan as supervisor.',
    'Ann resta primo giocatore, con Dan come supervisore.',
  ])
})

test('the neutral bot lowers the price only for those who sell', () => {
  expect(log({ kind: 'botSoldNationally', sellers: 0 })).toEqual([
    'The neutral bot’s card is National market, but nobody else sells there.',
    'La carta del bot neutrale è Mercato nazionale, ma nessun altro vende lì.',
  ])
  expect(log({ kind: 'botSoldNationally', sellers: 2 })[1]).toMatch(/conta come un venditore e abbassa il prezzo\.$/)
  expect(log({ kind: 'botDrilled', field: 'austin', tower: 'smallLocal', oil: 1, gas: 0, struck: false })).toEqual([
    'The neutral bot’s card is Drill: its small local tower in Austin takes 1 oil, into the bag.',
    'La carta del bot neutrale è Trivellazione: la sua torre locale piccola ad Austin estrae e mette nel sacchetto 1 cubo di petrolio.',
  ])
})

test('alike things are counted', () => {
  expect(log({ kind: 'tilesShown', tiles: ['small', 'storage', 'small'] })).toEqual([
    'New tiles on show: 2 × small tower and storage tank.',
    'Nuove tessere esposte: 2 × torre piccola e serbatoio.',
  ])
  expect(log({ kind: 'botLeases', leases: [] })[0]).toContain('Now on show: none.')
})

test('a free tile costs nothing', () => {
  expect(log({ kind: 'built', seat: 0, tile: 'government', on: 'dallas', price: 0 })).toEqual([
    'Ann builds a government tower in Dallas for nothing.',
    'Ann costruisce una torre governativa a Dallas gratis.',
  ])
  expect(log({ kind: 'built', seat: 0, tile: 'storage', on: 'refinery', price: 6 })).toEqual([
    'Ann builds a storage tank beside the refinery for $6.',
    'Ann costruisce un serbatoio accanto alla raffineria per 6 $.',
  ])
})

const score = (changes: Partial<Score>): Score => ({ vp: 0, leases: 0, sections: 0, cash: 0, total: 0, money: 0, bought: 0, ...changes })

test('the end tells how every point came about, the best first', () => {
  const scores = [
    score({ vp: 9, leases: 2, total: 11, money: 3 }),
    score({ vp: 12, leases: 3, sections: 1, cash: 2, total: 18, money: 14 }),
  ]
  expect(log({ kind: 'gameEnded', how: 'exhausted', winners: [1], scores })).toEqual([
    'The game is over. Ben wins with 18 VP. Ben, 18 VP: 12 during the game, 3 for 3 leases, 1 for 1 full store section and 2 for the most cash ($14 left). Ann, 11 VP: 9 during the game and 2 for 2 leases ($3 left).',
    'La partita è finita. Vince Ben con 18 PV. Ben, 18 PV: 12 durante la partita, 3 per 3 concessioni, 1 per 1 settore pieno del deposito e 2 per la cassa più ricca (restano 14 $). Ann, 11 PV: 9 durante la partita e 2 per 2 concessioni (restano 3 $).',
  ])
})

test('[OIL-10.3] among equals fewer coins come first, then fewer leases bought', () => {
  const level = { total: 9, vp: 9 }
  const scores = [
    score({ ...level, money: 4, leases: 2, bought: 3 }),
    score({ ...level, money: 4, leases: 3, bought: 2 }),
    score({ ...level, money: 3, leases: 4, bought: 4 }),
    score({ total: 10, vp: 10, money: 9 }),
  ]
  const [en = ''] = log({ kind: 'gameEnded', how: 'exhausted', winners: [3], scores })
  expect([...en.matchAll(/[.] (\w+), \d+ VP/g)].map(([, name]) => name)).toEqual(['Dan', 'Cleo', 'Ben', 'Ann'])
})

test('a tie says what decided it', () => {
  const ended = (winners: readonly number[], ...scores: Score[]) =>
    log({ kind: 'gameEnded', how: 'rounds', winners, scores }).map(text => text.split('. ')[1])
  const level = { total: 10, vp: 10 }
  expect(ended([1], score({ ...level, money: 5 }), score({ ...level, money: 4 }))).toEqual([
    'Ben wins with 10 VP and fewer coins',
    'Vince Ben con 10 PV e meno denaro',
  ])
  expect(ended([0], score({ ...level, money: 4, bought: 1 }), score({ ...level, money: 4, bought: 2 }))).toEqual([
    'Ann wins with 10 VP and fewer leases bought',
    'Vince Ann con 10 PV e meno concessioni acquistate',
  ])
  expect(ended([0, 1], score(level), score(level))).toEqual(['Ann and Ben share the win with 10 VP', 'Vincono insieme Ann e Ben con 10 PV'])
})
