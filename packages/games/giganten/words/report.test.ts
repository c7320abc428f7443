/** The log of a game as players read it: what belongs together in a sentence or two. */
import { type Company, type Licence, squareAt } from '@wildcat/oil-rush'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../components.ts'
import type { Event } from '../events.ts'
import { BOARD, SITES } from '../map.ts'
import { fresh } from '../tests/stage.ts'
import { words } from './index.ts'
import { follows } from './passages.ts'
import { siteAt } from './places.ts'

const table = fresh()
const who = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '?'
/** A passage in both languages; all of it must belong together. */
function told(...events: readonly Event[]) {
  for (const [i, event] of events.entries()) if (i > 0) expect(follows(events.slice(0, i), event)).toBe(true)
  return [words.en, words.it].map(({ report }) => report?.passage(events, who, table).replaceAll('\u00A0', ' '))
}
const square = (name: string) => squareAt(BOARD, Number(name.slice(1)), (name.codePointAt(0) ?? 0) - 64)
const well = (place: string) => SITES.findIndex((_, index) => siteAt(index) === place)
const card = (colour: 'beige' | 'red', licences: number, movement: number, special = 'none') =>
  CARDS.findIndex(
    each => each.colour === colour && each.licences === licences && each.movement === movement && each.special.kind === special,
  )

describe('prices', () => {
  const roll = (company: Company, colour: 'blue' | 'red', pips: 2 | 3 | 4, from: number, to: number): Event => ({
    kind: 'priceRolled',
    company,
    face: { colour, pips },
    from,
    to,
  })
  test('a round begins with its dice', () => {
    const round: Event = { kind: 'roundStarted', round: 2, first: 0 }
    expect(told(round, roll('hudson', 'blue', 3, 5, 8), roll('jet', 'red', 2, 7, 5), roll('standard', 'blue', 2, 6, 8))).toEqual([
      'Round 2. Ann rolls a blue 3, a red 2 and a blue 2: Hudson rises from $4,000 to $5,500 and US Standard from $4,500 to $5,500, while Jet falls from $5,000 to $4,000.',
      'Round 2. Ann tira un 3 blu, un 2 rosso e un 2 blu: la Hudson sale da 4.000 $ a 5.500 $ e la US Standard da 4.500 $ a 5.500 $, mentre la Jet scende da 5.000 $ a 4.000 $.',
    ])
    expect(told(round, roll('hudson', 'red', 3, 7, 4), roll('jet', 'red', 2, 7, 5), roll('standard', 'red', 4, 7, 3))).toEqual([
      'Round 2. Ann rolls a red 3, a red 2 and a red 4: all prices fall, Hudson from $5,000 to $3,500, Jet from $5,000 to $4,000 and US Standard from $5,000 to $3,000.',
      'Round 2. Ann tira un 3 rosso, un 2 rosso e un 4 rosso: tutti i prezzi scendono, la Hudson da 5.000 $ a 3.500 $, la Jet da 5.000 $ a 4.000 $ e la US Standard da 5.000 $ a 3.000 $.',
    ])
  })
  test('a price that goes against the colour says why, one or several', () => {
    expect(told(roll('hudson', 'red', 2, 3, 5), roll('jet', 'blue', 2, 12, 10))).toEqual([
      'The die shows a red 2 and a blue 2: Hudson rises from $3,000 to $4,000, while Jet falls from $7,500 to $6,500. Hudson was in the red section: any number raises it. Jet was in the blue section: any number lowers it.',
      'Il dado dà un 2 rosso e un 2 blu: la Hudson sale da 3.000 $ a 4.000 $, mentre la Jet scende da 7.500 $ a 6.500 $. La Hudson era nella sezione rossa: qualsiasi numero la fa salire. La Jet era nella sezione blu: qualsiasi numero la fa scendere.',
    ])
    const [en, it] = told(roll('hudson', 'red', 2, 3, 5), roll('jet', 'red', 2, 2, 4))
    expect(en).toMatch(/\. Hudson and Jet were in the red section: any number raises them\.$/)
    expect(it).toMatch(/\. La Hudson e la Jet erano nella sezione rossa: qualsiasi numero le fa salire\.$/)
  })
})

describe('cards', () => {
  const red = card('red', 3, 6, 'pushBack')
  const [six, five, price] = [card('beige', 6, 6), card('beige', 5, 8), card('beige', 6, 4, 'price')]
  const turned: Event[] = [
    { kind: 'redCardTurned', card: red, black: 3 },
    { kind: 'beigeCardsTurned', cards: [six, five, price] },
  ]
  const takes = (seat: number, taken: number): Event => ({ kind: 'cardTaken', seat, card: taken })
  const dealt = (seat: number, count: number, licences: readonly Licence[] | null, due = count): Event => ({
    kind: 'licencesDealt',
    seat,
    count,
    due,
    licences,
  })
  const RED = 'A red card moves the black locomotive 2 spaces, to column 3, 18 short of the star.'
  const ROSSA = 'Una carta rossa porta la locomotiva nera avanti di 2 caselle, alla colonna 3, a 18 dalla stella.'

  test('what is on show, as long as it is', () => {
    expect(told(...turned)).toEqual([
      `${RED} On show: the red card: 3 licences, 6 movement points and rivals back 3; 6 licences and 6 movement points; 5 licences and 8 movement points; 6 licences, 4 movement points and one price up or down by $1,000.`,
      `${ROSSA} Carte scoperte: la carta rossa: 3 licenze, 6 punti movimento e avversari indietro di 3; 6 licenze e 6 punti movimento; 5 licenze e 8 punti movimento; 6 licenze, 4 punti movimento e ± 1.000 $ a un prezzo.`,
    ])
    expect(told(...turned, takes(0, six), takes(1, red))).toEqual([
      `${RED} Ann takes 6 licences and 6 movement points; Ben, the red card: 3 licences, 6 movement points and rivals back 3. Still on show: 5 licences and 8 movement points; 6 licences, 4 movement points and one price up or down by $1,000.`,
      `${ROSSA} Ann prende 6 licenze e 6 punti movimento; Ben, la carta rossa: 3 licenze, 6 punti movimento e avversari indietro di 3. Ancora scoperte: 5 licenze e 8 punti movimento; 6 licenze, 4 punti movimento e ± 1.000 $ a un prezzo.`,
    ])
  })
  test('who took what, what is left over, and one’s own licences', () => {
    const taken = [...turned, takes(0, six), takes(1, price), takes(2, five), { kind: 'cardLeft', card: red } as const]
    const [en, it] = [
      `${RED} Ann takes 6 licences and 6 movement points; Ben, 6 licences, 4 movement points and one price up or down by $1,000; Cleo, 5 licences and 8 movement points. The red card is left over: 3 licences, 6 movement points and rivals back 3.`,
      `${ROSSA} Ann prende 6 licenze e 6 punti movimento; Ben, 6 licenze, 4 punti movimento e ± 1.000 $ a un prezzo; Cleo, 5 licenze e 8 punti movimento. Resta la carta rossa: 3 licenze, 6 punti movimento e avversari indietro di 3.`,
    ]
    expect(told(...taken, dealt(0, 6, null), dealt(1, 6, null), dealt(2, 5, null))).toEqual([en, it])
    expect(told(...taken, dealt(0, 6, null), dealt(1, 6, [1, 1, 2, 2, 2, 2]), dealt(2, 5, null))).toEqual([
      `${en} Ben is dealt 2 one-point and 4 two-point licences.`,
      `${it} Ben riceve 2 licenze da 1 punto e 4 da 2 punti.`,
    ])
    expect(told(...taken, dealt(0, 4, null, 6), dealt(1, 0, null, 6), dealt(2, 0, null, 5))).toEqual([
      `${en} Ann is dealt 4 licences instead of 6: there are no more. There are no licences left for Ben and Cleo.`,
      `${it} Ann riceve 4 licenze invece di 6: non ce ne sono altre. Per Ben e Cleo non ci sono più licenze.`,
    ])
  })
  test('a deal by itself', () => {
    expect(told(dealt(0, 6, null), dealt(1, 5, null), dealt(2, 4, null))).toEqual([
      '6 licences are dealt to Ann, 5 to Ben and 4 to Cleo.',
      'Si distribuiscono 6 licenze ad Ann, 5 a Ben e 4 a Cleo.',
    ])
  })
})

describe('a drive', () => {
  const start = (place: string): Event => ({ kind: 'truckPlaced', seat: 0, square: square(place) })
  const drive = (place: string, cost = 1, from = 'L20'): Event => ({
    kind: 'truckMoved',
    seat: 0,
    from: square(from),
    to: square(place),
    cost,
  })
  const train = (to: number, cost = 1): Event => ({ kind: 'trainMoved', seat: 0, to, cost })
  const look = (place: string, value: number | null = null): Event => ({ kind: 'tileSeen', seat: 0, well: well(place), value })
  const end: Event = { kind: 'turnEnded', seat: 0 }

  test('from where to where, and what was seen, which only he knows', () => {
    expect(told(start('C1'), drive('C2'), drive('C3'), look('D3'), train(2), train(3), end)).toEqual([
      'Ann starts at C1, drives to C3, looks at site D3 and brings the locomotive to column 3.',
      'Ann parte da C1, va in C3, guarda il sito D3 e porta la locomotiva alla colonna 3.',
    ])
    expect(told(start('C1'), drive('C2'), drive('C3'), look('D3', 4), train(2), end)).toEqual([
      'Ann starts at C1, drives to C3, sees 4 barrels at site D3 and brings the locomotive to column 2.',
      'Ann parte da C1, va in C3, vede 4 barili nel sito D3 e porta la locomotiva alla colonna 2.',
    ])
  })
  test('dear ground, dear track, and looks on the way', () => {
    expect(told(drive('B5', 3), look('C5'), drive('B6'), drive('B7', 2), train(11, 2), train(12, 2), end)).toEqual([
      'Ann drives over hills and mountains to B7, looks at site C5 on the way and brings the locomotive to column 12 for 4 points.',
      'Ann va in B7 attraverso le colline e le montagne, per strada guarda il sito C5 e porta la locomotiva alla colonna 12 (4 punti).',
    ])
    expect(told(look('I4', 2), drive('J3'), look('K3', 3), end)).toEqual([
      'Ann drives to J3 and sees 2 barrels at site I4 and 3 at site K3.',
      'Ann va in J3 e vede 2 barili nel sito I4 e 3 nel sito K3.',
    ])
    expect(told(look('I4'), look('K3'))).toEqual(['Ann looks at sites I4 and K3.', 'Ann guarda i siti I4 e K3.'])
  })
  test('no drive at all, and one that leads nowhere', () => {
    expect(told(start('C1'), end)).toEqual(['Ann starts at C1 and stays there.', 'Ann parte da C1 e resta lì.'])
    expect(told(start('C1'), drive('C2', 1, 'C1'), drive('C1'), end)).toEqual([
      'Ann starts at C1 and makes a round trip.',
      'Ann parte da C1 e fa un giro tornando al punto di partenza.',
    ])
    expect(told(drive('J4', 1, 'K4'), look('I4'), drive('K4'), end)).toEqual([
      'Ann makes a round trip and looks at site I4 on the way.',
      'Ann fa un giro tornando al punto di partenza e per strada guarda il sito I4.',
    ])
    expect(told(train(2), train(3), end)).toEqual(['Ann brings the locomotive to column 3.', 'Ann porta la locomotiva alla colonna 3.'])
  })
  test('the card’s special action comes last', () => {
    expect(told(drive('C2'), { kind: 'priceChanged', seat: 0, company: 'jet', from: 9, to: 7 })).toEqual([
      'Ann drives to C2. Then the card brings Jet down from $6,000 to $5,000.',
      'Ann va in C2. Poi la carta fa scendere la Jet da 6.000 $ a 5.000 $.',
    ])
    expect(told(drive('C2'), { kind: 'priceChanged', seat: 0, company: 'jet', from: 7, to: 9 })).toEqual([
      'Ann drives to C2. Then the card lifts Jet from $5,000 to $6,000.',
      'Ann va in C2. Poi la carta fa salire la Jet da 5.000 $ a 6.000 $.',
    ])
    expect(told(train(9), { kind: 'freeOilTaken', seat: 0, company: 'hudson' })).toEqual([
      'Ann brings the locomotive to column 9. Then the card brings a free barrel to Hudson.',
      'Ann porta la locomotiva alla colonna 9. Poi la carta porta un barile gratis alla Hudson.',
    ])
    expect(told(train(9), { kind: 'trainsPushedBack', seat: 0, spaces: 3, from: [9, 2, 7, 3], trains: [9, 1, 4, 1] })).toEqual([
      'Ann brings the locomotive to column 9. Then the card pushes the other locomotives back 3 spaces: Ben and Dan to column 1 and Cleo to column 4.',
      'Ann porta la locomotiva alla colonna 9. Poi la carta fa arretrare di 3 caselle le altre locomotive: Ben e Dan alla colonna 1 e Cleo alla colonna 4.',
    ])
    expect(told(train(9), { kind: 'trainsPushedBack', seat: 0, spaces: 3, from: [9, 1, 4, 1], trains: [9, 1, 1, 1] })[0]).toBe(
      'Ann brings the locomotive to column 9. Then the card pushes the other locomotives back 3 spaces: Cleo to column 1.',
    )
    expect(told(train(9), { kind: 'trainsPushedBack', seat: 0, spaces: 3, from: [9, 1, 1, 1], trains: [9, 1, 1, 1] })).toEqual([
      'Ann brings the locomotive to column 9. Then the card pushes the other locomotives back 3 spaces: none can go further back.',
      'Ann porta la locomotiva alla colonna 9. Poi la carta fa arretrare di 3 caselle le altre locomotive: nessuno può arretrare.',
    ])
  })
})

test('derricks: what each pays and finds, and who builds nothing', () => {
  const built = (seat: number, place: string, cost: number, value: number): Event => ({
    kind: 'derrickBuilt',
    seat,
    well: well(place),
    cost,
    value,
  })
  expect(told(built(0, 'D3', 4000, 3), built(1, 'H9', 6000, 2), { kind: 'builtNothing', seat: 2 })).toEqual([
    'Ann builds on site D3 for $4,000 and strikes 3 barrels; Ben builds on site H9 for $6,000 and finds only 2 barrels. Cleo builds nothing.',
    'Ann costruisce sul sito D3 per 4.000 $ e trova 3 barili; Ben costruisce sul sito H9 per 6.000 $ e trova solo 2 barili. Cleo non costruisce.',
  ])
  expect(told({ kind: 'builtNothing', seat: 0 }, { kind: 'builtNothing', seat: 2 })).toEqual([
    'Ann and Cleo build nothing.',
    'Ann e Cleo non costruiscono.',
  ])
})

describe('a shipment', () => {
  const pumps = (places: readonly string[], dry: readonly string[] = []): Event => ({
    kind: 'oilProduced',
    seat: 0,
    wells: places.map(well),
    exhausted: dry.map(well),
  })
  const ships = (place: string, company: Company, by: 'own' | 'black' | 'rival' = 'own', carriers: readonly number[] = []): Event => ({
    kind: 'oilCarried',
    seat: 0,
    well: well(place),
    by,
    carriers,
    company,
  })
  const lost = (place: string, why: 'noTrain' | 'noMoney' | 'givenUp'): Event => ({ kind: 'oilLost', seat: 0, well: well(place), why })

  test('one barrel, both, all, one each, and several here and there', () => {
    expect([
      ...told(pumps(['D3']), ships('D3', 'jet')),
      ...told(pumps(['D3', 'K3']), ships('D3', 'jet'), ships('K3', 'jet')),
      ...told(pumps(['D3', 'K3', 'L5']), ships('D3', 'jet'), ships('K3', 'jet'), ships('L5', 'jet')),
      ...told(pumps(['D3', 'K3']), ships('D3', 'jet'), ships('K3', 'hudson')),
      ...told(pumps(['D3', 'K3', 'L5']), ships('D3', 'jet'), ships('K3', 'jet'), ships('L5', 'hudson')),
      ...told(ships('D3', 'jet'), ships('K3', 'jet')),
    ]).toEqual([
      'Ann pumps 1 barrel from site D3 and ships it to Jet.',
      'Ann estrae 1 barile dal sito D3 e lo porta alla Jet.',
      'Ann pumps 2 barrels from sites D3 and K3 and ships both to Jet.',
      'Ann estrae 2 barili dai siti D3 e K3 e li porta entrambi alla Jet.',
      'Ann pumps 3 barrels from sites D3, K3 and L5 and ships them all to Jet.',
      'Ann estrae 3 barili dai siti D3, K3 e L5 e li porta tutti alla Jet.',
      'Ann pumps 2 barrels from sites D3 and K3 and ships one each to Hudson and Jet.',
      'Ann estrae 2 barili dai siti D3 e K3 e ne porta uno alla Hudson e uno alla Jet.',
      'Ann pumps 3 barrels from sites D3, K3 and L5 and ships 1 to Hudson and 2 to Jet.',
      'Ann estrae 3 barili dai siti D3, K3 e L5 e ne porta 1 alla Hudson e 2 alla Jet.',
      'Ann ships 2 barrels to Jet.',
      'Ann porta 2 barili alla Jet.',
    ])
  })
  test('fees: who gets them, and for which barrels', () => {
    expect(told(pumps(['E14']), ships('E14', 'jet', 'rival', [1]))).toEqual([
      'Ann pumps 1 barrel from site E14 and ships it to Jet on Ben’s locomotive for $3,000.',
      'Ann estrae 1 barile dal sito E14 e lo porta alla Jet con la locomotiva di Ben per 3.000 $.',
    ])
    expect(told(pumps(['E14', 'H14']), ships('E14', 'jet', 'rival', [1, 2]), ships('H14', 'jet', 'rival', [1, 2]))).toEqual([
      'Ann pumps 2 barrels from sites E14 and H14 and ships both to Jet on Ben’s and Cleo’s locomotives for $6,000 ($3,000 each).',
      'Ann estrae 2 barili dai siti E14 e H14 e li porta entrambi alla Jet con le locomotive di Ben e Cleo per 6.000 $ (3.000 $ a testa).',
    ])
    expect(told(pumps(['E14', 'H14']), ships('E14', 'jet', 'rival', [1, 2]), lost('H14', 'givenUp'))).toEqual([
      'Ann pumps 2 barrels from sites E14 and H14, ships 1 to Jet on Ben’s and Cleo’s locomotives for $3,000 ($1,500 each) and gives up the barrel from site H14 to save the fee.',
      'Ann estrae 2 barili dai siti E14 e H14, ne porta 1 alla Jet con le locomotive di Ben e Cleo per 3.000 $ (1.500 $ a testa) e rinuncia al barile del sito H14 per non pagare il trasporto.',
    ])
    const cargo = [pumps(['D3', 'E14', 'H14'], ['D3']), ships('D3', 'hudson')] as const
    expect(told(...cargo, ships('E14', 'jet', 'black'), ships('H14', 'jet', 'black'))).toEqual([
      'Ann pumps 3 barrels from sites D3, E14 and H14 and ships 1 to Hudson and 2 to Jet. The black locomotive carries the barrels from sites E14 and H14 for $6,000. Site D3 is dry, its derrick back in stock.',
      'Ann estrae 3 barili dai siti D3, E14 e H14 e ne porta 1 alla Hudson e 2 alla Jet. La locomotiva nera trasporta i barili dei siti E14 e H14 per 6.000 $. Il sito D3 è esaurito e la torre torna nella riserva.',
    ])
    const [en, it] = told(...cargo, ships('E14', 'jet', 'rival', [1]), ships('H14', 'jet', 'rival', [1, 2]))
    expect(en).toContain(
      'Ann pumps 3 barrels from sites D3, E14 and H14 and ships 1 to Hudson and 2 to Jet. Ben’s locomotive carries the barrel from site E14 for $3,000. Ben’s and Cleo’s locomotives share the $3,000 for the barrel from site H14: $1,500 each. Site D3 is dry, its derrick back in stock.',
    )
    expect(it).toContain(
      'Ann estrae 3 barili dai siti D3, E14 e H14 e ne porta 1 alla Hudson e 2 alla Jet. La locomotiva di Ben trasporta il barile del sito E14 per 3.000 $. Le locomotive di Ben e Cleo trasportano il barile del sito H14 per 3.000 $: 1.500 $ a testa. Il sito D3 è esaurito e la torre torna nella riserva.',
    )
  })
  test('oil that does not arrive', () => {
    expect(told(pumps(['E14', 'H14'], ['E14', 'H14']), lost('E14', 'noTrain'), lost('H14', 'noTrain'))).toEqual([
      'Ann pumps 2 barrels from sites E14 and H14 but loses them: no locomotive has got that far. Sites E14 and H14 are dry, their derricks back in stock.',
      'Ann estrae 2 barili dai siti E14 e H14 ma li perde: nessuna locomotiva è arrivata fin lì. I siti E14 e H14 sono esauriti e le torri tornano nella riserva.',
    ])
    expect(told(lost('E14', 'noMoney'), lost('H14', 'givenUp'))).toEqual([
      'Ann gives up the barrel from site H14 to save the fee. The barrel from site E14 is lost: there is no money for the fee.',
      'Ann rinuncia al barile del sito H14 per non pagare il trasporto. Il barile del sito E14 va perso: manca il denaro per il trasporto.',
    ])
    expect(told(pumps(['E14', 'H14'], []), lost('H14', 'givenUp'), ships('E14', 'jet'))).toEqual([
      'Ann pumps 2 barrels from sites E14 and H14, ships 1 to Jet and gives up the barrel from site H14 to save the fee.',
      'Ann estrae 2 barili dai siti E14 e H14, ne porta 1 alla Jet e rinuncia al barile del sito H14 per non pagare il trasporto.',
    ])
  })
})

test('overflow: each player once, with all that he must sell', () => {
  const sold = (seat: number, company: Company, barrels: number): Event => ({ kind: 'overflowSold', seat, company, barrels })
  expect(told(sold(0, 'hudson', 2), sold(0, 'jet', 1), sold(1, 'jet', 1))).toEqual([
    'The depots are too full: Ann must sell 2 barrels at Hudson and 1 at Jet to the bank for $3,000; Ben must sell 1 barrel at Jet for $1,000.',
    'Eccedenze nei depositi: Ann deve vendere alla banca 2 barili presso la Hudson e 1 presso la Jet per 3.000 $; Ben deve vendere 1 barile presso la Jet per 1.000 $.',
  ])
})
