/** Passages of the log that only Black Gold has, and whole games as reports. */
import { LANGUAGES, type Viewer } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { type Log, logsOf, passagesOf } from '@wildcat/kernel-contract/transcript'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { greedy } from '../greedy/index.ts'
import { engine } from '../index.ts'
import type { State } from '../state.ts'
import { gusher, options, site, special, square, stage, standard, wells } from '../tests/stage.ts'
import type { T } from '../types.ts'
import { words } from './index.ts'
import { follows } from './passages.ts'

const { table } = testTable(stage)
const at = (changes: Partial<State>, events: readonly Event[]) =>
  LANGUAGES.map(each =>
    passagesOf(words[each], { events: [...events], view: table(changes).view('spectator') })
      .texts.join('\n')
      .replaceAll('\u00A0', ' '),
  )
const told = (...events: Event[]) => at({}, events)
const ofTwo = (...events: Event[]) => at({ seats: 2 }, events)
const [first, second] = [site('c4r3'), site('c2r2')]

test('the cards of a round, with those of the Oil Baron', () => {
  const [card, gusher] = [standard('4/10'), special('2/2/6 gusher')]
  const deal = (seat: number, count: number): Event => ({ kind: 'licencesDealt', seat, count, due: count, licences: null })
  expect(
    ofTwo(
      { kind: 'specialCardTurned', card: gusher, baron: 9 },
      { kind: 'standardCardsTurned', cards: [card, standard('4/5/4')] },
      { kind: 'cardTaken', seat: 0, card },
      { kind: 'cardTaken', seat: 1, card: gusher },
      { kind: 'cardLeft', card: standard('4/5/4') },
      { kind: 'licencesDealt', seat: 0, count: 4, due: 4, licences: [1, 1, 2, 2] },
      deal(1, 2),
      { kind: 'baronDealt', company: 'hudson', count: 4, due: 4 },
      { kind: 'baronDealt', company: 'jet', count: 4, due: 4 },
    ),
  ).toEqual([
    'A special card moves the Oil Baron 2 spaces, to row 9, 12 short of the end. Ann takes 4 licences and 10 movement points; Ben, the special card: 2 licences, 6 movement points and a gusher. A standard card is left over: 4 licences, 5 movement points and one price up or down by $2,000. Ann is dealt 2 one-point and 2 two-point licences. The Oil Baron is dealt 4 licences at Hudson and 4 at Jet, face down.',
    'Una carta speciale porta il Barone avanti di 2 caselle, alla riga 9, a 12 dalla fine. Ann prende 4 licenze e 10 punti movimento; Ben, la carta speciale: 2 licenze, 6 punti movimento e uno zampillo. Resta una carta standard: 4 licenze, 5 punti movimento e ± 2.000 $ a un prezzo. Ann riceve 2 licenze da 1 punto e 2 da 2 punti. Il Barone riceve 4 licenze coperte presso la Hudson e 4 presso la Jet.',
  ])
  const baron = (company: 'hudson' | 'jet', count: number): Event => ({ kind: 'baronDealt', company, count, due: 4 })
  expect([...ofTwo(baron('hudson', 4), baron('jet', 1)), ...ofTwo(baron('hudson', 2), baron('jet', 0))]).toEqual([
    'The Oil Baron is dealt 4 licences at Hudson and 1 at Jet, face down: there are no more.',
    'Il Barone riceve 4 licenze coperte presso la Hudson e 1 presso la Jet: non ce ne sono altre.',
    'The Oil Baron is dealt 2 licences at Hudson, face down: there are no more.',
    'Il Barone riceve 2 licenze coperte presso la Hudson: non ce ne sono altre.',
  ])
})

describe('a turn', () => {
  const train: Event = { kind: 'trainMoved', seat: 0, to: 7, cost: 1 }
  const [TRAIN, TRENO] = ['Ann brings the train to row 7.', 'Ann porta il treno alla riga 7.']

  test('the way, what was seen, what was built, and the gusher last', () => {
    expect(
      told(
        { kind: 'truckPlaced', seat: 0, square: square('c5r1') },
        { kind: 'truckMoved', seat: 0, from: square('c5r1'), to: square('c5r2'), cost: 1 },
        { kind: 'tileSeen', seat: 0, well: first, value: 3 },
        train,
        { kind: 'derrickBuilt', seat: 0, well: first, cost: 4000, value: 3 },
        { kind: 'gusherDrilled', seat: 0, well: 30, square: square('c5r3'), face: { colour: 'red', pips: 3 } },
      ),
    ).toEqual([
      'Ann starts at 1E, drives to 2E, sees 3 barrels at well 3D and brings the train to row 7, then builds on single well 3D for $4,000 and strikes 3 barrels, then drills a gusher at 3E for $5,000, rolls a 3 and strikes 3 barrels.',
      'Ann parte da 1E, va in 2E, vede 3 barili nel pozzo 3D e porta il treno alla riga 7. Costruisce sul pozzo singolo 3D per 4.000 $ e trova 3 barili. Apre uno zampillo in 3E per 5.000 $, tira un 3 e trova 3 barili.',
    ])
  })
  test('deep drilling at several derricks, extra oil, and rivals pushed back', () => {
    const deeper = (well: number): Event => ({ kind: 'derrickDeepened', seat: 0, well })
    expect(told(train, deeper(first), deeper(second), { kind: 'turnEnded', seat: 0 })).toEqual([
      `${TRAIN.slice(0, -1)}, then drills deeper at 3D and 2B for $4,000: one more barrel at each.`,
      `${TRENO} Perfora in profondità 3D e 2B per 4.000 $: un barile extra per torre.`,
    ])
    const oil = (company: 'hudson' | 'jet'): Event => ({ kind: 'freeOilTaken', seat: 0, company })
    expect([...told(train, oil('jet'), oil('hudson')), ...told(train, oil('jet'), oil('jet'))]).toEqual([
      `${TRAIN} Then the card brings 2 barrels to Jet and Hudson.`,
      `${TRENO} Poi la carta porta 2 barili alla Jet e alla Hudson.`,
      `${TRAIN} Then the card brings 2 barrels to Jet.`,
      `${TRENO} Poi la carta porta 2 barili alla Jet.`,
    ])
    expect(told(train, { kind: 'trainsPushedBack', seat: 0, spaces: 4, from: [7, 6, 6], trains: [7, 2, 2] })).toEqual([
      `${TRAIN} Then the card pushes the other trains back 4 spaces: Ben and Cleo to row 2.`,
      `${TRENO} Poi la carta fa arretrare di 4 caselle gli altri treni: Ben e Cleo alla riga 2.`,
    ])
  })
})

test('what a gusher gives does not come from a well', () => {
  const changes = { wells: [...wells({}), gusher('c1r3', 0, 1)] }
  expect(at(changes, [{ kind: 'oilProduced', seat: 0, wells: [first, second, 30], exhausted: [30] }])).toEqual([
    'Ann pumps 3 barrels from wells 3D and 2B and gusher 3A. Gusher 3A is dry, its derrick back in stock.',
    'Ann estrae 3 barili dai pozzi 3D e 2B e dallo zampillo 3A. Lo zampillo 3A è esaurito e la torre torna nella riserva.',
  ])
})

test('a shipment on the trains of a rival and of the Oil Baron', () => {
  expect(
    told(
      { kind: 'oilProduced', seat: 0, wells: [first, second], exhausted: [first] },
      { kind: 'oilCarried', seat: 0, well: first, company: 'hudson', by: 'own', carriers: [] },
      { kind: 'oilCarried', seat: 0, well: second, company: 'jet', by: 'shared', carriers: [1] },
    ),
  ).toEqual([
    'Ann pumps 2 barrels from wells 3D and 2B and ships one each to Hudson and Jet. Ben’s and the Oil Baron’s trains share the $3,000 for the barrel from well 2B: $1,500 each. Well 3D is dry, its derrick back in stock.',
    'Ann estrae 2 barili dai pozzi 3D e 2B e ne porta uno alla Hudson e uno alla Jet. I treni di Ben e del Barone trasportano il barile del pozzo 2B per 3.000 $: 1.500 $ a testa. Il pozzo 3D è esaurito e la torre torna nella riserva.',
  ])
})

describe('auctions', () => {
  const company = 'jet'
  const open: Event = { kind: 'auctionOpened', company, bidders: [0, 1] }
  const bid = (seat: number, points: number): Event => ({ kind: 'bidMade', seat, company, points })
  const pass = (seat: number): Event => ({ kind: 'passed', seat, company })
  const shown = (points: number): Event => ({ kind: 'baronShown', company, licences: [1, 2, 2], points })
  const won: Event = { kind: 'baronWon', company, points: 5 }
  const discarded: Event = { kind: 'baronDiscarded', company, count: 3 }
  const covered = (seat: number, points: number): Event => ({ kind: 'bidCovered', seat, company, points })
  const sold = (seat: number): Event => ({ kind: 'oilSold', seat, company, barrels: 2, price: 5000 })
  const SHOWN = 'The Oil Baron shows 1 one-point and 2 two-point licences'
  const SCOPRE = 'Il Barone scopre 1 licenza da 1 punto e 2 da 2 punti'

  test('a last bid that beats the Oil Baron, and one that does not', () => {
    const paid: Event = { kind: 'licencesPaid', seat: 1, ones: 1, twos: 3 }
    const raised: Event = { kind: 'bidRaised', seat: 1, company, points: 7 }
    expect(ofTwo(open, bid(0, 2), bid(1, 4), pass(0), raised, shown(5), covered(1, 7), paid, sold(1), discarded)).toEqual([
      `At Jet Ann bids 2 and Ben goes to 4; Ann passes. Ben raises it to 7. ${SHOWN}: 5 points. Ben wins with 7, pays 1 one-point and 3 two-point licences and sells 2 barrels at $5,000 each for $10,000.`,
      `Asta Jet: Ann offre 2 e Ben sale a 4; Ann passa. Ben alza a 7. ${SCOPRE}: 5 punti. Ben vince con 7, paga 1 licenza da 1 punto e 3 da 2 punti e vende 2 barili a 5.000 $ l’uno, 10.000 $ in tutto.`,
    ])
    expect(ofTwo(open, bid(0, 2), pass(1), { kind: 'bidKept', seat: 0, company, points: 2 }, shown(5), won, discarded)).toEqual([
      `At Jet Ann bids 2 and Ben passes. Ann leaves it at 2. ${SHOWN} and wins with 5 points: nobody sells.`,
      `Asta Jet: Ann offre 2 e Ben passa. Ann resta a 2. ${SCOPRE} e vince con 5 punti: nessuno vende.`,
    ])
  })
  test('nobody bids', () => {
    expect(ofTwo({ kind: 'nobodySells', company, why: 'nobodyThere' }, shown(5), discarded)).toEqual([
      `Nobody sells at Jet this round: nobody has both oil there and a licence. ${SHOWN}: 5 points.`,
      `In questo round nessuno vende alla Jet: nessuno ha sia petrolio lì sia licenze. ${SCOPRE}: 5 punti.`,
    ])
  })
  test('the aggressive Oil Baron is outbid, or wins', () => {
    const aggressive = (...events: Event[]) => at({ seats: 2, options: options({ aggressiveBaron: true }) }, events)
    const outbid: Event = { kind: 'baronOutbid', seat: 0, company, points: 10 }
    expect(aggressive(open, bid(0, 2), pass(1), shown(9), outbid, covered(0, 10), sold(0))).toEqual([
      'At Jet Ann bids 2 and Ben passes. The Oil Baron shows 1 one-point and 2 two-point licences: all his cards there are worth 9 points. Ann wins with 10 and sells 2 barrels at $5,000 each for $10,000.',
      'Asta Jet: Ann offre 2 e Ben passa. Il Barone scopre 1 licenza da 1 punto e 2 da 2 punti: in tutto le sue carte lì valgono 9 punti. Ann vince con 10 e vende 2 barili a 5.000 $ l’uno, 10.000 $ in tutto.',
    ])
    expect(aggressive(open, pass(0), shown(5), pass(1), won, discarded)[0]).toMatch(/ Ben passes\. The Oil Baron wins with 5 points: /)
  })
  test('the liquidation, with the price that is rolled in it', () => {
    const liquidation = { company: 'liquidation' } as const
    expect(
      told(
        { kind: 'auctionOpened', bidders: [0, 1], ...liquidation },
        { kind: 'bidMade', seat: 0, points: 2, ...liquidation },
        { kind: 'passed', seat: 1, ...liquidation },
        { kind: 'bidCovered', seat: 0, points: 2, ...liquidation },
        { kind: 'licencesPaid', seat: 0, ones: 0, twos: 1 },
        { kind: 'companyNamed', seat: 0, company },
        { kind: 'priceRolled', company, face: { colour: 'red', pips: 2 }, from: 7, to: 5 },
        { kind: 'oilSold', seat: 0, company, barrels: 2, price: 4000 },
      ),
    ).toEqual([
      'At the liquidation auction Ann bids 2 and Ben passes. Ann pays 1 two-point licence. Ann names Jet and rolls a red 2: the price falls from $5,000 to $4,000. Ann sells 2 barrels at $4,000 each for $8,000.',
      'Asta di liquidazione: Ann offre 2 e Ben passa. Ann paga 1 licenza da 2 punti. Sceglie la Jet e tira un 2 rosso: il prezzo scende da 5.000 $ a 4.000 $. Ann vende 2 barili a 4.000 $ l’uno, 8.000 $ in tutto.',
    ])
  })
  test('each is a passage of its own, with all that the Oil Baron does in it', () => {
    expect(follows([open, bid(0, 2)], shown(5))).toBe(true)
    expect(follows([open, bid(0, 2)], { ...shown(5), company: 'hudson' } as Event)).toBe(false)
    expect(follows([sold(0)], { kind: 'auctionOpened', company: 'hudson', bidders: [0] })).toBe(false)
    expect(follows([open], { kind: 'companyNamed', seat: 0, company })).toBe(false)
    expect(follows([open], { kind: 'turnEnded', seat: 0 })).toBe(false)
    expect(follows([], open)).toBe(false)
  })
})

test('a round, the last card and the end of the game open a part', () => {
  const opens = (event: Event) => words.en.report?.opens(event)
  expect(opens({ kind: 'roundStarted', round: 2, first: 0 })).toBe(true)
  expect(opens({ kind: 'noSpecialCardLeft' })).toBe(true)
  expect(opens({ kind: 'gameEnded', winners: [0], scores: [], hands: [] })).toBe(true)
  expect(opens({ kind: 'turnEnded', seat: 0 })).toBe(false)
})

describe('whole games', () => {
  const play = (seats: number, seed: number, chosen: object = {}) =>
    logsOf({ engine, policy: greedy, seats, seed, options: chosen }, [0, 'spectator'])
  const textsOf = (log: Log<T>, language: 'en' | 'it' = 'en') => passagesOf(words[language], log).texts

  test.each([
    [2, 5, { aggressiveBaron: true }],
    [2, 6, {}],
    [3, 7, { length: 'short' }],
    [5, 8, {}],
  ])('a game of %i with seed %i is told in passages, and nothing is lost', (seats, seed, chosen) => {
    for (const log of play(seats, seed, chosen)) {
      const { passages } = passagesOf(words.en, log)
      expect(passages.flat()).toEqual(log.events)
      expect(passages.length).toBeGreaterThan(8 * seats)
      expect(passages.length).toBeLessThan(log.events.length / 2)
      const texts = [...textsOf(log), ...textsOf(log, 'it')]
      for (const text of texts) expect(text).toMatch(/^[A-Z0-9].*\.$/)
      expect(texts.join('\n')).not.toMatch(/ {2}|\.\.|,,| ,| \.|undefined|NaN/)
    }
  })

  test('what only one player knows is in his report alone', () => {
    const logs = play(3, 5)
    const secrets = (viewer: Viewer) =>
      logs.flatMap(log => (log.viewer === viewer ? textsOf(log) : [])).filter(text => /sees \d barrels? at|Ann is dealt/.test(text))
    expect(secrets('spectator')).toEqual([])
    expect(secrets(0).length).toBeGreaterThan(4)
    for (const text of secrets(0)) expect(text).not.toMatch(/(Ben|Cleo) [^.]*sees|(Ben|Cleo) is dealt/)
  })
})
