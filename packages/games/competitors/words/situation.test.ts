/** What players see of the table in words, and what a beginner is told. */
import { at, keyFrom, LANGUAGES, type Viewer } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { engine } from '../index.ts'
import { wishOf } from '../items.ts'
import type { State } from '../state.ts'
import { bases, delivering, fleet, inState, inTurn, onHex, plane, ship, signed, stage, truck, turnOf } from '../tests/stage.ts'
import { words } from './index.ts'

const { table } = testTable(stage)
const who = (seat: number) => ['Anna', 'Elena', 'Ugo'][seat] ?? '?'
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const section = (changes: Partial<State>, title: string, viewer: Viewer = 0, language: (typeof LANGUAGES)[number] = 'en') =>
  words[language]
    .situation(engine.view(table({ agenda: turnOf(0), ...changes }).state, viewer), who)
    .find(each => each.title === title)
    ?.rows.map(row => row.map(plain))

const CONTRACTS = {
  signed: [[signed(1, 'germania', 'vaccines', 'polonia')], [signed(2, 'giappone', 'ivory', 'nuovazelanda')], []],
} satisfies Partial<State>

test('a signed contract shows its face to its owner alone, and how far it is', () => {
  expect(section(CONTRACTS, 'Signed contracts')).toEqual([
    ['No. 1', 'Anna', 'Germany', 'Poland', 'Vaccines: 1 T.M., €80,000, any vehicle', '1', 'truck 1, ship 3, plane 1 P.M.'],
    ['No. 2', 'Elena', 'Japan', 'New Zealand', 'face down', '3', expect.stringMatching(/^ship \d+, plane \d+ P\.M\.$/)],
  ])
  expect(section(CONTRACTS, 'Contratti firmati', 1, 'it')?.map(row => row[4])).toEqual([
    'coperto',
    'Avorio: 1 T.M., 120.000 €, qualsiasi mezzo, illegale',
  ])
})

test('a hand is told to its owner, by continent and by what contracts ask', () => {
  const hand = {
    territories: [['francia', 'polonia', 'corea'], [], []],
    contracts: [['newspapers', 'spy'], [], []],
  } satisfies Partial<State>
  expect(section(hand, 'Your territory cards')).toEqual([
    ['Europe', 'France, Poland'],
    ['Asia', 'Korea'],
  ])
  expect(section(hand, 'Your contracts in hand')).toEqual([['Newspapers', '1', '€85,000', 'truck only', 'ordinary']])
  expect(section(hand, 'Le tue carte Speciali', 0, 'it')?.[0]?.[0]).toBe('«Spia»')
  expect(section(hand, 'Your territory cards', 1)).toBeUndefined()
  expect(section(hand, 'Players')?.[0]).toEqual(['Anna', '0', '€200,000', '3', '2', 'Germany', '–'])
})

test('vehicles tell where they are and what holds them', () => {
  const changes = {
    weather: { continent: 'EU', roll: 4 },
    fleet: fleet({
      [truck(0)]: inState('polonia'),
      [plane(1)]: { place: onHex(3, 18), tookOff: 'italia' },
      [ship(2)]: { stopped: 'nextTurn' },
    }),
  } satisfies Partial<State>
  const rows = section(changes, 'Vehicles')
  expect(rows).toContainEqual(['Anna’s truck 1', 'Poland', 'exposed to the weather, saved by 3 or more'])
  expect(rows).toContainEqual(['Elena’s plane 1', expect.stringMatching(/^Hex D19, near /), 'took off from Italy'])
  expect(rows).toContainEqual(['Ugo’s ship 1', 'Japan', 'stopped until the end of its owner’s next turn'])
  expect(section(changes, 'Round 2', 0, 'it')).toContainEqual([
    'Evento meteo',
    expect.stringMatching(/^Europa, Alluvione\. Colpisce i Truck in pianura/),
  ])
})

test('a delivery under way shows what all know', () => {
  const changes = { ...delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'vaccines', 'polonia')], [], []] }) }
  expect(section(changes, 'Delivery under way', 1)).toEqual([
    ['Player', 'Anna'],
    ['Contract', 'From Germany to Poland'],
    ['Goods', 'face down; truck only or any vehicle'],
    ['Goods are in', 'Anna’s truck 1'],
    ['T.M.', 'none begun of 3'],
    ['On the way', 'Anna’s truck 1: Germany'],
    ['Points left', '15 P.M. for a truck'],
  ])
  expect(section(changes, 'Consegna in corso', 0, 'it')).toContainEqual(['Merce', 'Vaccini: 1 T.M., 80.000 €, qualsiasi mezzo'])
})

test('offers, auctions and what is in force', () => {
  const offer = {
    id: 1,
    from: 1,
    to: [0, 2],
    all: false,
    accepted: [],
    give: wishOf('territory:corea', 0),
    ask: wishOf('any:AS', 5_000),
    at: 'stay',
    age: 0,
  } as const
  const changes = {
    offers: [{ ...offer, to: [0], accepted: [] }],
    auctions: [{ seller: 2, items: wishOf('territory:polonia', 0), minimum: 5_000, bids: [], passed: [1] }],
    strikes: [{ state: 'francia', by: 1 }],
    passes: [{ from: 0, to: 2 }],
    bases: bases(['germania', ['svizzera', 'toll']], ['italia'], ['giappone']),
  } satisfies Partial<State>
  expect(section(changes, 'Open offers')).toEqual([
    ['Elena', 'Anna', 'The territory card Korea', '€5,000 and any territory card from Asia', '–'],
  ])
  expect(section(changes, 'Open offers', 2)?.[0]?.[2]).toBe('A territory card')
  expect(section(changes, 'Auctions')).toEqual([['Ugo', 'The territory card Poland', '€5,000', '–', 'Elena']])
  expect(section(changes, 'In vigore', 0, 'it')).toEqual([
    ['Sciopero', 'Francia: ingresso chiuso fino al prossimo turno di Elena'],
    ['Lasciapassare', 'Ugo non paga ad Anna tassa di transito né pedaggi'],
  ])
  expect(section(changes, 'Headquarters and branches')?.slice(0, 2)).toEqual([
    ['Germany', 'Anna', 'HQ', '–'],
    ['Switzerland', 'Anna', 'Branch', 'Toll'],
  ])
})

test('the whole map can be read', () => {
  expect(section({}, 'All states')).toHaveLength(116)
  expect(section({}, 'All states')).toContainEqual([
    'Switzerland',
    'Europe',
    'Mountain, 2 P.M.',
    expect.stringMatching(/^with customs: /),
    '–',
    '–',
    '–',
  ])
  expect(section({}, 'Tutti gli Stati', 0, 'it')).toContainEqual(expect.arrayContaining(['Iraq', 'a rischio']))
  expect(section({}, 'Canals and straits')).toContainEqual(['Strait of Magellan', '–', 'O10 – O11'])
  expect(section({ fleet: fleet({ [ship(0)]: onHex(2, 17) }) }, 'Map grid (~ sea, S ship, P plane in flight)')?.[2]?.[18]).toBe('S')
})

test('the situation says nothing that its viewer cannot know', () => {
  const options = engine.options(3, {})
  if ('refused' in options) throw new Error('no usual options')
  const { state } = engine.start(3, options.ok, keyFrom(3))
  for (let n = 0; n < 120; n++) {
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(engine.view(state, seat), seat)
    engine.apply(state, seat, at(legal, (n * 7) % legal.length))
    if (n % 15 > 0) continue
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = engine.view(state, viewer)
      const other = engine.view(engine.imagine(view, keyFrom(n)), viewer)
      for (const each of LANGUAGES) expect(words[each].situation(other, who)).toEqual(words[each].situation(view, who))
    }
  }
})

test('a beginner is told what matters at the moment, under the rule that says more', () => {
  const hints = (changes: Partial<State>) => {
    const view = engine.view(table(changes).state, 0)
    const [en, it] = LANGUAGES.map(each => words[each].hints?.(view, 0) ?? [])
    expect(it?.map(({ id, rule }) => [id, rule])).toEqual(en?.map(({ id, rule }) => [id, rule]))
    return en?.map(({ id }) => id)
  }
  const goods = { contracts: [['vaccines'], [], []] } satisfies Partial<State>
  expect(hints({ agenda: [{ kind: 'chooseHq', seat: 0 }] })).toEqual(['hq'])
  expect(hints({ agenda: turnOf(0), round: 1, ...goods })).toEqual(['sign'])
  expect(hints({ agenda: turnOf(0, 1), ...goods })).toEqual(['draw', 'sign', 'deals'])
  expect(hints({ agenda: turnOf(0), ...CONTRACTS })).toEqual(['deliver', 'deals'])
  expect(hints({ agenda: turnOf(0), signed: [[signed(1, 'polonia', 'vaccines', 'francia')], [], []] })).toEqual(['gather', 'deals'])
  expect(hints({ agenda: turnOf(0), vp: [0, 7, 0] })).toEqual(['end', 'deals'])
  expect(hints({ agenda: turnOf(0, 0, 0) })).toEqual(['endTurn', 'deals'])
  expect(hints(delivering(plane(0), 1, 3, CONTRACTS))).toEqual(['tm', 'customs', 'plane'])
  expect(hints({ agenda: inTurn(0, { kind: 'customsOrEvent', seat: 0, vehicle: truck(0), state: 'iraq' }) })).toEqual(['redFlag'])
})
