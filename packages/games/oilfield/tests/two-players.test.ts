/** [OIL-11] Two players and the neutral bot. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { CARDS, type Card, COLUMNS, FIELDS, TOWER_TILES, type Tower } from '../components.ts'
import { cubesIn } from '../queries.ts'
import type { State } from '../state.ts'
import { at, DECLINE, fields, plots, showing, stage } from './stage.ts'

const { table, luck } = testTable(stage)
const drawing = (card: Card) => luck(chance => chance.below('bot', CARDS.length) === CARDS.indexOf(card))
const botOn = (column: Parameters<typeof at>[0], space = 0) => ({ worker: at(column, space), card: 'none' }) as const

test.each([
  ['lease', 3, 'build', 0],
  ['build', 0, 'drill', 0],
  ['drill', 0, 'local', 0],
  ['local', 0, 'first', 0],
  ['first', 0, 'subsidy', 0],
  ['subsidy', 0, 'lease', 3],
] as const)('[OIL-11.3] before players place the bot’s worker goes from %s %i to %s %i', (from, space, to, next) => {
  const t = table({ seats: 2, round: 1, bot: botOn(from, space), agenda: [{ kind: 'startRound' }] })
  expect(t.state.bot).toEqual(botOn(to, next))
  expect(t.events('spectator').slice(0, 2)).toEqual([
    { kind: 'roundStarted', round: 2, first: 0, last: false },
    { kind: 'botWorkerMoved', to: at(to, next) },
  ])
  expect(COLUMNS).toContain(to)
})

test('[OIL-11.3] in the first round it stands where it started', () => {
  const t = table({ seats: 2, round: 0, bot: botOn('drill'), agenda: [{ kind: 'startRound' }] })
  expect(t.state.bot).toEqual(botOn('drill'))
  expect(t.events('spectator')).toHaveLength(1)
})

const showing3 = (changes: Partial<State> = {}) =>
  table({ seats: 2, cards: ['local', 'national'], agenda: [{ kind: 'showCards' }], ...changes })

describe.each([false, true])('[OIL-11.4] with the bot second: %s', botSecond => {
  const options = { advanced: false, botSecond }

  test('[OIL-11.4] one of its five cards is shown with the players’ and resolved before the first player, or after', () => {
    const t = showing3({ options, random: drawing('local'), first: 1 })
    expect(t.events('spectator')[0]).toEqual({ kind: 'cardsShown', cards: ['local', 'national'], bot: 'local' })
    expect(t.pending).toEqual([1])
    const happened = () => t.events('spectator').some(({ kind }) => kind === 'botSoldLocally')
    expect(happened()).toBe(!botSecond)
    t.play(1, DECLINE)
    expect(happened()).toBe(true)
    expect(t.pending).toEqual([0])
    expect(t.state.bot).toMatchObject({ card: 'local' })
  })

  test('[OIL-11.4] its national card counts for both', () => {
    const t = showing3({ options, cards: ['national', 'national'], random: drawing('lease') })
    const prices = (s: typeof t) => s.state.agenda.flatMap(step => (step.kind === 'national' ? [step.price] : []))
    expect(prices(t)).toEqual([1, 1])
    expect(prices(showing3({ options, cards: ['national', 'drill'], random: drawing('national') }))).toEqual([1])
    expect(prices(showing3({ options, cards: ['drill', 'national'], random: drawing('national') }))).toEqual([1])
    expect(prices(showing3({ options, cards: ['national', 'drill'], random: drawing('build') }))).toEqual([3])
  })
})

test('[OIL-11.4] two players: one seller and the bot’s national: $1', () => {
  const t = showing3({
    cards: ['national', 'local'],
    stores: [
      { oil: 2, gas: 0 },
      { oil: 0, gas: 0 },
    ],
    random: drawing('national'),
  })
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['cardsShown', 'botSoldNationally'])
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'botSoldNationally', sellers: 1 })
  const alone = showing3({ cards: ['drill', 'local'], random: drawing('national') })
  expect(alone.events('spectator').at(-1)).toEqual({ kind: 'botSoldNationally', sellers: 0 })
  t.play(0, { kind: 'sellNational', oil: 2, gas: 0 })
  expect(t.state.money).toEqual([22, 20])
})

test('[OIL-11.4] every card comes', () => {
  const drawn = Array.from({ length: 40 }, (_, n) => {
    const t = showing3({ random: luck(chance => chance.below('leases', 40) === n) })
    return t.state.bot === 'none' ? 'none' : t.state.bot.card
  })
  expect(new Set(drawn)).toEqual(new Set(CARDS))
})

test('[OIL-11.4] afterwards its card is taken up again', () => {
  const t = table({ seats: 2, bot: { worker: at('drill'), card: 'lease' }, lastRound: 1, agenda: [{ kind: 'putCardsAway' }] })
  expect(t.state.bot).toEqual(botOn('drill'))
})

test('[OIL-11.4] there is no bot with more players', () => {
  const t = table({ cards: ['local', 'local', 'local'], agenda: [{ kind: 'showCards' }] })
  expect(t.events('spectator')).toEqual([{ kind: 'cardsShown', cards: ['local', 'local', 'local'], bot: 'none' }])
})

const card = (which: Card, changes: Partial<State> = {}) => table({ seats: 2, agenda: [{ kind: 'botCard', card: which }], ...changes })

test('[OIL-11.4] lease: all leases on show are shuffled back, three new', () => {
  const t = card('lease', {
    leases: { deck: ['austin', 'austin', 'pecos', 'pecos', 'pecos'], onShow: ['dallas', 'dallas', 'dallas', 'pecos'] },
  })
  expect(t.state.leases.onShow).toHaveLength(3)
  expect([...t.state.leases.onShow, ...t.state.leases.deck].toSorted()).toEqual(
    ['austin', 'austin', 'dallas', 'dallas', 'dallas', 'pecos', 'pecos', 'pecos', 'pecos'].toSorted(),
  )
  expect(t.events('spectator')).toEqual([{ kind: 'botLeases', leases: t.state.leases.onShow }])
  const shown = Array.from(
    { length: 20 },
    (_, n) => card('lease', { random: luck(chance => chance.below('bot', 20) === n) }).state.leases.onShow,
  )
  expect(new Set(shown.map(each => each.join())).size).toBeGreaterThan(5)
})

test('[OIL-11.4] build: the same with five tiles', () => {
  const t = card('build', {
    tiles: { deck: ['mixed', 'mixed', 'storage', 'storage'], onShow: ['small', 'small', 'medium', 'medium', 'small', 'small'] },
  })
  expect(t.state.tiles.onShow).toHaveLength(5)
  expect([...t.state.tiles.onShow, ...t.state.tiles.deck]).toHaveLength(10)
  expect(t.events('spectator')).toEqual([{ kind: 'botTiles', tiles: t.state.tiles.onShow }])
})

test('[OIL-11.4] fewer left: fewer shown', () => {
  expect(card('lease', { leases: showing('pecos') }).state.leases).toEqual({ deck: [], onShow: ['pecos'] })
  expect(card('build', { tiles: { deck: ['small'], onShow: ['medium'] } }).state.tiles.onShow).toHaveLength(2)
})

test('[OIL-11.4] local: the last player in order is supervisor and gets $1', () => {
  expect(card('local').state).toMatchObject({ money: [20, 21], bank: -1 })
  expect(card('local', { first: 1 }).state.money).toEqual([21, 20])
  expect(card('local').events('spectator')).toEqual([{ kind: 'botSoldLocally', supervisor: 1, money: 1 }])
})

const BOT_IN = (tower: Tower) => plots({ dallas: [['bot', tower]], austin: [['bot', 'mixed']], pecos: [['bot', 'mixed']] })
test.each<[Tower, { oil: number; gas: number }, { oil: number; gas: number }]>([
  ['small', { oil: 5, gas: 5 }, { oil: 2, gas: 0 }],
  ['small', { oil: 1, gas: 5 }, { oil: 1, gas: 0 }],
  ['medium', { oil: 5, gas: 5 }, { oil: 3, gas: 0 }],
  ['medium', { oil: 0, gas: 5 }, { oil: 0, gas: 0 }],
  ['smallLocal', { oil: 5, gas: 5 }, { oil: 0, gas: 1 }],
  ['smallLocal', { oil: 5, gas: 0 }, { oil: 1, gas: 0 }],
  ['smallLocal', { oil: 0, gas: 0 }, { oil: 0, gas: 0 }],
])('[OIL-11.4] drill: the bot’s %s takes from %j what it shows or what is there, into the bag', (tower, there, taken) => {
  const t = card('drill', {
    plots: BOT_IN(tower),
    fields: fields({ dallas: there }),
    leases: showing('dallas', 'dallas'),
    bag: { oil: 9, gas: 9, grey: 1 },
  })
  expect(t.state.fields.dallas).toMatchObject({ oil: there.oil - taken.oil, gas: there.gas - taken.gas })
  expect(t.state.bag).toEqual({ oil: 9 + taken.oil, gas: 9 + taken.gas, grey: 1 })
  expect(t.events('spectator')).toEqual([{ kind: 'botDrilled', field: 'dallas', tower, ...taken, struck: false }])
})

test('[OIL-11.4] drill: a random lease on show names the field; if none is on show, any field', () => {
  const drilled = (onShow: ReturnType<typeof showing>, n: number) => {
    const [event] = card('drill', { leases: onShow, random: luck(chance => chance.below('leases', 60) === n) }).events('spectator')
    return event?.kind === 'botDrilled' ? event.field : 'none'
  }
  const many = (onShow: ReturnType<typeof showing>) => new Set(Array.from({ length: 60 }, (_, n) => drilled(onShow, n)))
  expect(many(showing('austin', 'pecos', 'austin'))).toEqual(new Set(['austin', 'pecos']))
  expect(many(showing())).toEqual(new Set(FIELDS))
})

test('[OIL-11.4] drill: the tower is the bot’s own in that field', () => {
  const mine = plots({
    dallas: [['bot', 'small']],
    austin: [
      [0, 'mixed'],
      ['bot', 'smallLocal'],
    ],
    pecos: [
      [1, 'small'],
      ['bot', 'medium'],
    ],
  })
  const drilled = (field: 'austin' | 'pecos') => card('drill', { plots: mine, leases: showing(field) }).events('spectator')
  expect(drilled('pecos')).toEqual([{ kind: 'botDrilled', field: 'pecos', tower: 'medium', oil: 3, gas: 0, struck: false }])
  expect(drilled('austin')).toEqual([{ kind: 'botDrilled', field: 'austin', tower: 'smallLocal', oil: 0, gas: 1, struck: false }])
})

test('[OIL-9.2] the bot takes nothing from a field on strike', () => {
  const t = card('drill', { strike: 'dallas', leases: showing('dallas') })
  expect(t.state.fields).toEqual(fields({}))
  expect(t.events('spectator')).toEqual([{ kind: 'botDrilled', field: 'dallas', tower: 'smallLocal', oil: 0, gas: 0, struck: true }])
})

test('[OIL-11.1] figures of three players: the national price, the size of fields and of the market of tiles; but 3 leases', () => {
  const t = showing3({ cards: ['national', 'local'], random: drawing('lease') })
  expect(t.state.agenda.find(({ kind }) => kind === 'national')).toMatchObject({ price: 3 })
  const refilled = table({ seats: 2, fields: fields({ austin: { oil: 0, gas: 2 } }), agenda: [{ kind: 'refill', field: 'austin' }] })
  expect(cubesIn(refilled.state.fields.austin)).toBe(10)
  const tiles = { deck: TOWER_TILES.slice(), onShow: [] }
  const restocked = table({
    seats: 2,
    tiles,
    leases: { deck: ['dallas', 'austin', 'pecos', 'pecos'], onShow: [] },
    agenda: [{ kind: 'restock' }],
  })
  expect([restocked.state.tiles.onShow.length, restocked.state.leases.onShow.length]).toEqual([5, 3])
})
