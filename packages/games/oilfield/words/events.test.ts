/** Sentences of the log, as players read them. */
import { keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import type { Event, Score } from '../events.ts'
import { engine } from '../index.ts'
import { words } from './index.ts'

const who = (seat: number) => ['Anna', 'Ugo', 'Elena', 'Dan'][seat] ?? '?'
const { state: table } = engine.start(4, { advanced: true, botSecond: false }, keyFrom(1))
const log = (event: Event) =>
  [words.en.event(event, who, table), words.it.event(event, who, table)].map(text => text.replaceAll('\u00A0', ' '))

test('a card that is still secret is told to nobody but its player', () => {
  expect(log({ kind: 'cardChosen', seat: 0, card: null })).toEqual(['Anna has chosen a card.', 'Anna ha scelto una carta.'])
  expect(log({ kind: 'cardChosen', seat: 0, card: 'national' })).toEqual([
    'Anna chooses in secret: National market.',
    'Anna sceglie in segreto: Mercato nazionale.',
  ])
  expect(log({ kind: 'cardsShown', cards: ['build', 'drill'], bot: 'local' })).toEqual([
    'Cards: Anna – Build, Ugo – Drill, neutral bot – Local market.',
    'Carte scoperte: Anna, Costruzione; Ugo, Estrazione; bot neutrale, Mercato locale.',
  ])
})

test('a drill tells what is stored and what is sold at once', () => {
  const drilled = { kind: 'drilled', seat: 1, field: 'austin' } as const
  expect(log({ ...drilled, tower: 'mediumLocal', oil: 3, gas: 0, sold: 'gas' })).toEqual([
    'Ugo drills with the medium local tower in Austin (stores 3 oil and sells 1 gas for 1 VP).',
    'Ugo estrae con la torre locale media ad Austin (mette in magazzino 3 barili di petrolio e vende 1 barile di gas per 1 PV).',
  ])
  expect(log({ ...drilled, tower: 'mixed', oil: 2, gas: 1, sold: 'nothing' })).toEqual([
    'Ugo drills with the mixed tower in Austin (stores 2 oil and 1 gas).',
    'Ugo estrae con la torre mista ad Austin (mette in magazzino 2 barili di petrolio e 1 di gas).',
  ])
  expect(log({ ...drilled, tower: 'smallLocal', oil: 0, gas: 0, sold: 'oil' })[0]).toBe(
    'Ugo drills with the small local tower in Austin (sells 1 oil for $2).',
  )
})

test('sales say what each part brings', () => {
  expect(log({ kind: 'soldLocally', seat: 2, oil: 1, pairs: 1, gas: 2, money: 2, vp: 3 })).toEqual([
    'Elena sells 1 oil for $2, 2 oil for 1 VP and 2 gas for 2 VP on the local market.',
    'Elena vende 1 barile di petrolio per 2 $, 2 barili di petrolio per 1 PV e 2 barili di gas per 2 PV sul mercato locale.',
  ])
  expect(log({ kind: 'soldNationally', seat: 2, oil: 2, gas: 0, price: 4, towers: ['pecos'], money: 13 })).toEqual([
    'Elena sells 2 oil at $4 and 1 oil from the national tower in Pecos at $5 on the national market, $13 in all.',
    'Elena vende sul mercato nazionale 2 barili di petrolio a 4 $ al barile e 1 barile di petrolio della torre nazionale a Pecos per 5 $, in tutto 13 $.',
  ])
})

test('a refill tells what came, what is still to come, and a strike', () => {
  const refilled = { kind: 'fieldRefilled', field: 'dallas', level: 2, oil: 7, gas: 2, struck: false } as const
  expect(log(refilled)).toEqual([
    'Dallas has no oil left and is refilled with 7 oil and 2 gas. 1 refill left.',
    'Dallas non ha più petrolio; rifornimento: 7 barili di petrolio e 2 di gas. Resta 1 rifornimento.',
  ])
  expect(log({ ...refilled, level: 1, struck: true })).toEqual([
    'Dallas has no oil left and is refilled with 7 oil and 2 gas. No refills left. The grey cube came up: strike in Dallas! Nothing can be extracted there until the next phase of actions is over.',
    'Dallas non ha più petrolio; rifornimento: 7 barili di petrolio e 2 di gas. È l’ultimo rifornimento. È uscito il cubetto grigio: sciopero a Dallas! Lì non si estrae nulla fino alla fine della prossima fase di azioni.',
  ])
  expect(log({ ...refilled, oil: 0 })[0]).toContain(
    'Dallas has no oil left and is refilled with 2 gas (the bag has no oil). 1 refill left.',
  )
  expect(log({ kind: 'fieldExhausted', field: 'dallas', gas: 2 })).toEqual([
    'Dallas is exhausted. The 2 gas left there can still be drilled.',
    'Dallas è esaurito. Vi restano 2 barili di gas, che si possono ancora estrarre.',
  ])
})

test('the government is paid or not', () => {
  const paid = { kind: 'feePaid', seat: 0, field: 'pecos', price: 10, struck: false, oil: 2, gas: 0, sold: 'gas' } as const
  expect(log(paid)).toEqual([
    'Anna pays the government’s fee of $10 and keeps the tower in Pecos (stores 2 oil and sells 1 gas for 1 VP).',
    'Anna paga al governo il canone di 10 $ e tiene la torre a Pecos (mette in magazzino 2 barili di petrolio e vende 1 barile di gas per 1 PV).',
  ])
  const nothing = { ...paid, oil: 0, sold: 'nothing' } as const
  expect(log({ ...nothing, struck: true })[0]).toBe(
    'Anna pays the government’s fee of $10 and keeps the tower in Pecos, which brings nothing because of the strike.',
  )
  expect(log(nothing)[1]).toBe('Anna paga al governo il canone di 10 $ e tiene la torre a Pecos, che ora non estrae nulla.')
})

test('who goes first already stays first', () => {
  const first = { kind: 'becameFirst', seat: 0, supervisor: 3, again: false } as const
  expect(log(first)).toEqual([
    'Anna becomes first player, with Dan as supervisor.',
    'Anna diventa primo giocatore, con Dan come supervisore.',
  ])
  expect(log({ ...first, again: true })).toEqual([
    'Anna stays first player, with Dan as supervisor.',
    'Anna resta primo giocatore, con Dan come supervisore.',
  ])
})

test('the neutral bot lowers the price only for those who sell', () => {
  expect(log({ kind: 'botSoldNationally', sellers: 0 })).toEqual([
    'The neutral bot is alone on the national market.',
    'Sul mercato nazionale c’è solo il bot neutrale.',
  ])
  expect(log({ kind: 'botSoldNationally', sellers: 2 })[1]).toMatch(/conta come venditore e abbassa il prezzo\.$/)
  expect(log({ kind: 'botDrilled', field: 'austin', tower: 'smallLocal', oil: 1, gas: 0, struck: false })).toEqual([
    'The neutral bot’s small local tower in Austin takes 1 oil into the bag.',
    'La torre locale piccola del bot neutrale ad Austin estrae 1 barile di petrolio, che va nel sacchetto.',
  ])
})

test('alike things are counted', () => {
  expect(log({ kind: 'tilesShown', tiles: ['small', 'storage', 'small'] })).toEqual([
    'New tiles on show: 2 × small tower and storage tank.',
    'Nuove tessere in vendita: 2 × torre piccola e serbatoio.',
  ])
  expect(log({ kind: 'botLeases', leases: [] })[0]).toContain('Now on show: none.')
})

test('a free tile costs nothing', () => {
  expect(log({ kind: 'built', seat: 0, tile: 'government', on: 'dallas', price: 0 })).toEqual([
    'Anna builds a government tower in Dallas for free.',
    'Anna costruisce una torre governativa a Dallas gratis.',
  ])
  expect(log({ kind: 'built', seat: 0, tile: 'storage', on: 'refinery', price: 6 })).toEqual([
    'Anna builds a storage tank beside the refinery for $6.',
    'Anna costruisce un serbatoio accanto alla raffineria per 6 $.',
  ])
})

const score = (changes: Partial<Score>): Score => ({ vp: 0, leases: 0, sections: 0, cash: 0, total: 0, money: 0, bought: 0, ...changes })

test('the end tells how every point came about, the best first', () => {
  const scores = [
    score({ vp: 9, leases: 2, total: 11, money: 3 }),
    score({ vp: 12, leases: 3, sections: 1, cash: 2, total: 18, money: 14 }),
  ]
  expect(log({ kind: 'gameEnded', how: 'exhausted', winners: [1], scores })).toEqual([
    'The game is over. Ugo wins with 18 VP: 12 during the game, 3 for 3 leases, 1 for 1 full store section and 2 for the most cash ($14 left). Anna has 11 VP: 9 during the game and 2 for 2 leases ($3 left).',
    'La partita è finita. Ugo vince con 18 PV: 12 durante la partita, 3 per 3 licenze, 1 per 1 sezione piena del magazzino e 2 per la cassa più ricca (restano 14 $). Anna ha 11 PV: 9 durante la partita e 2 per 2 licenze (restano 3 $).',
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
  expect([...en.matchAll(/[.] (\w+) (?:wins with|has) \d+ VP/g)].map(([, name]) => name)).toEqual(['Dan', 'Elena', 'Ugo', 'Anna'])
})

test('a tie says what decided it', () => {
  const ended = (winners: readonly number[], ...scores: Score[]) =>
    log({ kind: 'gameEnded', how: 'rounds', winners, scores }).map(text => text.split('. ')[1]?.split(':')[0])
  const level = { total: 10, vp: 10 }
  expect(ended([1], score({ ...level, money: 5 }), score({ ...level, money: 4 }))).toEqual([
    'Ugo wins with 10 VP and fewer coins',
    'Ugo vince con 10 PV e meno denaro',
  ])
  expect(ended([0], score({ ...level, money: 4, bought: 1 }), score({ ...level, money: 4, bought: 2 }))).toEqual([
    'Anna wins with 10 VP and fewer leases bought',
    'Anna vince con 10 PV e meno licenze acquistate',
  ])
  expect(ended([0, 1], score(level), score(level))).toEqual([
    'Anna and Ugo share the win with 10 VP',
    'Vincono insieme Anna e Ugo con 10 PV',
  ])
})

test('what the bot has reshuffled, one or several', () => {
  expect(log({ kind: 'botLeases', leases: ['dallas'] })[1]).toBe('Il bot neutrale rimescola le licenze disponibili. Ora c’è: Dallas.')
  expect(log({ kind: 'botTiles', tiles: ['small', 'medium'] })[1]).toBe(
    'Il bot neutrale rimescola le tessere in vendita. Ora ci sono: torre piccola e torre media.',
  )
})
