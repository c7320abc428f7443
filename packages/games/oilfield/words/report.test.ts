/** Whole games as reports: what is told together, how long it gets, and what it keeps to itself. */
import { at, chance, heard, inPassages, keyFrom, passageText, randomness, type Viewer } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { engine } from '../index.ts'
import { crude } from '../tests/crude.ts'
import { words } from './index.ts'
import { follows } from './passages.ts'

const who = (seat: number) => ['Anna', 'Ugo', 'Elena', 'Dan', 'Enrico'][seat] ?? '?'

const { state: table } = engine.start(5, { advanced: true, botSecond: false }, keyFrom(1))

/** What each viewer hears of a game among crude players. */
function play(seats: number, seed: number): Map<Viewer, Event[]> {
  const logs = new Map<Viewer, Event[]>([0, 'spectator' as const].map(viewer => [viewer, []]))
  const { state, messages } = engine.start(seats, { advanced: true, botSecond: false }, keyFrom(seed))
  const luck = chance(['moves'], randomness(keyFrom(seed, 1), 1))
  const tell = (said: typeof messages) => {
    for (const [viewer, log] of logs) log.push(...heard(said, viewer).map(({ event }) => event))
  }
  tell(messages)
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const command = crude(engine.view(state, seat), seat, engine.legal(state, seat), n => luck.below('moves', n))
    tell(engine.apply(state, seat, command))
  }
  return logs
}
const passagesOf = (events: readonly Event[]) =>
  inPassages(
    events.map(event => ({ kind: 'event', event })),
    words.en.report,
  ).map(passage => passage.map(({ event }) => event))
const tell = (events: readonly Event[]) =>
  (['en', 'it'] as const).map(language =>
    passagesOf(events)
      .map(passage => passageText(words[language], passage, who, table))
      .map(text => text.replaceAll('\u00A0', ' ')),
  )

test.each([2, 3, 4, 5])('a game of %i is told in passages, and nothing is lost', seats => {
  for (const events of play(seats, seats).values()) {
    const passages = passagesOf(events)
    expect(passages.flat()).toEqual(events)
    expect(passages.length).toBeLessThan(events.length * 0.7)
    for (const text of tell(events).flat()) {
      expect(text).toMatch(/^[A-Z0-9].*\.$/)
      expect(text).not.toMatch(/ {2}|\.\.|,,| ,| \.|\(\)/)
    }
  }
})

test('what only one player knows is in his report alone', () => {
  const logs = play(3, 7)
  const secrets = (viewer: Viewer) => at(tell(logs.get(viewer) ?? []), 0).filter(text => text.includes('in secret'))
  expect(secrets('spectator')).toEqual([])
  expect(secrets(0).length).toBeGreaterThan(5)
  for (const text of secrets(0)) expect(text).toMatch(/^Anna chooses in secret: /)
})

const start: Event = { kind: 'roundStarted', round: 3, first: 1, last: false }

test('the selection is one passage, with the bot’s worker', () => {
  const events: Event[] = [
    start,
    { kind: 'botWorkerMoved', to: { column: 'drill', space: 0 } },
    { kind: 'workerPlaced', seat: 1, to: { column: 'lease', space: 1 } },
    { kind: 'workerPlaced', seat: 0, to: { column: 'invest', space: 0 } },
  ]
  expect(tell(events)).toEqual([
    ['Round 3. Ugo goes first. The neutral bot’s worker moves to Drill. Workers: Ugo – Lease for $7, Anna – Invest.'],
    ['Round 3. Comincia Ugo. Il lavoratore del bot neutrale va su Estrazione. Lavoratori: Ugo, Licenza da 7 $; Anna, Investimento.'],
  ])
  expect(tell([...events, start]).map(texts => texts.length)).toEqual([2, 2])
})

test('who has chosen a card, and for its player the last choice', () => {
  const chosen = (seat: number, card: 'drill' | 'lease' | null = null): Event => ({ kind: 'cardChosen', seat, card })
  expect(tell([chosen(1), chosen(0, 'drill'), chosen(0, 'lease'), chosen(2)])).toEqual([
    ['Anna chooses in secret: Lease. Ugo and Elena have each chosen a card.'],
    ['Anna sceglie in segreto: Licenza. Ugo ed Elena hanno scelto una carta a testa.'],
  ])
  expect(tell([chosen(1), chosen(2)])[0]).toEqual(['Ugo and Elena have each chosen a card.'])
})

test('who does without the same thing one after the other does so in one sentence', () => {
  const declined = (seat: number, action: 'national' | 'lease' | 'subsidy'): Event => ({ kind: 'declined', seat, action, by: 'card' })
  expect(tell([declined(0, 'national'), declined(2, 'lease'), declined(4, 'lease')])).toEqual([
    ['Anna sells nothing on the national market. Elena and Enrico take no lease.'],
    ['Anna non vende sul mercato nazionale. Elena ed Enrico non prendono licenze.'],
  ])
  expect(tell([declined(0, 'subsidy')])).toEqual([['Anna does not take the subsidy.'], ['Anna rinuncia al sussidio.']])
})

test('what one player does is one sentence; the supervisor’s dollar belongs to the sale', () => {
  const built: Event = { kind: 'built', seat: 0, tile: 'small', on: 'dallas', price: 5 }
  const drilled: Event = { kind: 'drilled', seat: 0, tower: 'small', field: 'dallas', oil: 2, gas: 0, sold: 'nothing' }
  const stopped: Event = { kind: 'drillingStopped', seat: 0 }
  expect(tell([built, drilled])).toEqual([
    ['Anna builds a small tower in Dallas for $5 and uses it at once (stores 2 oil).'],
    ['Anna costruisce una torre piccola a Dallas per 5 $ e la usa subito (mette in magazzino 2 barili di petrolio).'],
  ])
  expect(tell([drilled, { ...drilled, tower: 'medium', field: 'austin', oil: 3 }])).toEqual([
    ['Anna drills with the small tower in Dallas (stores 2 oil) and with the medium tower in Austin (stores 3 oil).'],
    [
      'Anna estrae con la torre piccola a Dallas (mette in magazzino 2 barili di petrolio) e con la torre media ad Austin (mette in magazzino 3 barili di petrolio).',
    ],
  ])
  expect(tell([drilled, drilled])).toEqual([
    ['Anna drills with the small tower in Dallas (stores 2 oil) and with another small tower in Dallas (stores 2 oil).'],
    [
      'Anna estrae con la torre piccola a Dallas (mette in magazzino 2 barili di petrolio) e con un’altra torre piccola a Dallas (mette in magazzino 2 barili di petrolio).',
    ],
  ])
  expect(tell([drilled, stopped])[0]).toEqual(['Anna drills with the small tower in Dallas (stores 2 oil).'])
  expect(tell([stopped])[0]).toEqual(['Anna stops drilling.'])
  const sold: Event = { kind: 'soldLocally', seat: 0, oil: 1, pairs: 0, gas: 0, money: 2, vp: 0 }
  const paid: Event = { kind: 'supervisorPaid', seat: 2, money: 1 }
  expect(tell([sold, paid, { ...sold, seat: 2 }])[0]).toEqual([
    'Anna sells 1 oil for $2 on the local market. Elena is supervisor and gets $1.',
    'Elena sells 1 oil for $2 on the local market.',
  ])
  expect(follows([paid], paid)).toBe(false)
  expect(follows([drilled], paid)).toBe(false)
})

test('the cards are told with what the bot does before anybody else', () => {
  const shown: Event = { kind: 'cardsShown', cards: ['drill', 'build'], bot: 'national' }
  expect(tell([shown, { kind: 'botSoldNationally', sellers: 1 }])[0]).toEqual([
    'Cards: Anna – Drill, Ugo – Build, neutral bot – National market. The neutral bot counts as a seller on the national market and lowers the price.',
  ])
  expect(follows([{ kind: 'botSoldNationally', sellers: 1 }], { kind: 'botSoldNationally', sellers: 1 })).toBe(false)
})

test('what is new on show is told with the subsidy', () => {
  const events: Event[] = [
    { kind: 'tilesShown', tiles: ['small', 'small'] },
    { kind: 'leasesShown', leases: ['pecos'] },
    { kind: 'subsidyRaised', money: 2 },
  ]
  expect(tell(events)).toEqual([
    ['New on show: 2 × small tower; 1 lease (Pecos). The subsidy is now $2.'],
    ['Nuove tessere in vendita: 2 × torre piccola; nuova licenza disponibile: Pecos. Il sussidio ora è di 2 $.'],
  ])
})
