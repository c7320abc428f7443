/** What players are asked, can do and are refused, as they read it. */
import { at, keyFrom, LANGUAGES, type Seat } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { engine } from '../index.ts'
import { REASONS } from '../rules.ts'
import type { State } from '../state.ts'
import { ADVANCED, fields, plots, selling, showing, stage } from '../tests/stage.ts'
import { words } from './index.ts'

const { table } = testTable(stage)
const who = (seat: number) => ['Anna', 'Ugo', 'Elena', 'Dan'][seat] ?? '?'
const plain = (texts: readonly string[]) => texts.map(text => text.replaceAll('\u00A0', ' '))
const asked = (state: State, seat: Seat) => plain(LANGUAGES.map(each => words[each].question(engine.view(state, seat), seat, who)))
const say = (state: State, seat: Seat, command: Command) =>
  plain(LANGUAGES.map(each => words[each].command(command, engine.view(state, seat), seat, who).text))
const at1 = (changes: Partial<State>) => table(changes).state

test('each space says what it will do, for this player now', () => {
  const state = at1({
    subsidy: 3,
    first: 1,
    plots: plots({ dallas: [[1, 'small']] }),
    rows: { 5: [0], 3: [], 2: [0, 0, 0, 0, 0, 0] },
    agenda: [{ kind: 'placeWorker', seat: 1 }],
  })
  const place = (column: 'build' | 'drill' | 'local' | 'first' | 'subsidy' | 'invest') =>
    say(state, 1, { kind: 'placeWorker', column, space: 0 })
  expect(place('build')[0]).toBe('Build: buy a tile on show (you have no free lease for a tower)')
  expect(place('drill')).toEqual([
    'Drill: use each of your towers once (you have 1 tower)',
    'Estrazione: usa una volta ognuna delle tue torri (ne hai 1)',
  ])
  expect(place('local')).toEqual([
    'Local market: oil for $2 each, or 2 oil or 1 gas for 1 VP; Anna, the supervisor, gets $1',
    'Mercato locale: petrolio a 2 $ al barile, oppure 1 PV per 2 di petrolio o 1 di gas; Anna, supervisore, riceve 1 $',
  ])
  expect(place('first')).toEqual(['First player: stay first player', 'Primo giocatore: resti primo giocatore'])
  expect(place('subsidy')).toEqual(['Subsidy: take $3', 'Sussidio: prendi 3 $'])
  expect(place('invest')).toEqual(['Invest: buy 5 VP for $11 or 3 VP for $6', 'Investimento: compra 5 PV per 11 $ o 3 PV per 6 $'])
})

test('a bid beyond one’s cash says that investments would go', () => {
  const state = at1({ money: [20, 6, 20], rows: { 5: [1], 3: [], 2: [] }, agenda: [{ kind: 'placeWorker', seat: 1 }] })
  const bid = (space: number) => say(state, 1, { kind: 'placeWorker', column: 'lease', space })
  expect(bid(0)).toEqual(['Bid $8 (you have $6: you’d have to sell investments)', 'Offri 8 $ (hai 6 $: dovresti vendere investimenti)'])
  expect(bid(2)).toEqual(['Bid $6', 'Offri 6 $'])
  expect(say({ ...state, leases: showing() }, 1, { kind: 'placeWorker', column: 'lease', space: 0 })[0]).toBe(
    'Bid $8 (no lease is on show)',
  )
})

test('where every investment is taken, the space and the question say so', () => {
  const rows: State['rows'] = { 5: [0, 0, 0, 2, 2, 2], 3: [0, 2, 2, 0, 2, 0], 2: [1, 1, 1, 'government', 'government', 'government'] }
  expect(say(at1({ rows, agenda: [{ kind: 'placeWorker', seat: 1 }] }), 1, { kind: 'placeWorker', column: 'invest', space: 0 })).toEqual([
    'Invest: nothing left to buy',
    'Investimento: non c’è più nulla da comprare',
  ])
  expect(asked(at1({ rows, agenda: [{ kind: 'invest', seat: 1 }] }), 1)).toEqual([
    'Invest with your worker? You have $20 and 2 investment markers left. Nothing is left to buy.',
    'Investi con il tuo lavoratore? Hai 20 $ e ancora 2 segnalini investimento. Non c’è più nulla da comprare.',
  ])
})

test('advanced buildings show in what a card will do', () => {
  const card = (which: 'national' | 'drill', changes: Partial<State>) =>
    say(at1({ options: ADVANCED, agenda: [{ kind: 'chooseCards' }], ...changes }), 1, { kind: 'chooseCard', card: which })
  expect(card('national', { expansions: [[], ['gasRefinery'], []], plots: plots({ dallas: [[1, 'national']] }) })).toEqual([
    'National market: sell stored oil and gas for $3 each ($1 if others play this card too); your national tower sells 1 oil too, for $1 extra',
    'Mercato nazionale: vendi petrolio e gas del magazzino a 3 $ al barile (1 $ se anche altri giocano questa carta); la tua torre nazionale vende 1 barile in più, a 1 $ oltre il prezzo',
  ])
  const two = plots({ dallas: [[1, 'national']], pecos: [[1, 'national']] })
  expect(card('national', { plots: two })).toEqual([
    'National market: sell stored oil for $3 each ($1 if others play this card too); your 2 national towers sell 1 oil each too, for $1 extra',
    'Mercato nazionale: vendi il petrolio del magazzino a 3 $ al barile (1 $ se anche altri giocano questa carta); ognuna delle tue 2 torri nazionali vende 1 barile in più, a 1 $ oltre il prezzo',
  ])
  expect(card('drill', { plots: plots({ dallas: [[1, 'national']], pecos: [[1, 'small']] }) })).toEqual([
    'Drill: use each of your towers once (you have 1 tower that can drill)',
    'Estrazione: usa una volta ognuna delle tue torri (ne hai 1 che può estrarre)',
  ])
  const drilling = { kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] } as const
  expect(asked(at1({ options: ADVANCED, plots: two, agenda: [drilling] }), 1)).toEqual([
    'Drill with your worker: you have only national towers, which drill with your National market card. You have nothing in store (room for 3 more).',
    'Estrai con il tuo lavoratore: hai solo torri nazionali, che estraggono con la tua carta Mercato nazionale. Magazzino vuoto (3 posti).',
  ])
})

test('a lease says what its field has', () => {
  const leasing = { agenda: [{ kind: 'lease', seat: 1, by: 'card', price: 5 }] } satisfies Partial<State>
  const lease = (oil: number, gas: number, level: number) =>
    say(at1({ ...leasing, fields: fields({ dallas: { oil, gas, level } }) }), 1, { kind: 'takeLease', field: 'dallas' })
  expect(lease(7, 3, 3)).toEqual([
    'Dallas for $5: 7 oil and 3 gas there now, 2 refills left',
    'Dallas per 5 $: ora ha 7 barili di petrolio e 3 di gas, 2 rifornimenti rimasti',
  ])
  expect(lease(1, 0, 1)[1]).toBe('Dallas per 5 $: ora ha 1 barile di petrolio, nessun rifornimento rimasto')
  expect(lease(0, 0, 0)[1]).toBe('Dallas per 5 $: ora non ha nulla, esaurito')
})

test('who could not bid for a lease reads why', () => {
  const placing = { agenda: [{ kind: 'placeWorker', seat: 1 }] } satisfies Partial<State>
  expect(asked(at1({ ...placing, money: [20, 4, 20] }), 1)).toEqual([
    'Place your worker. You have $4, no towers and nothing in store (room for 3 more). No bid for a lease: you can’t afford even the cheapest free space.',
    'Piazza il tuo lavoratore. Hai 4 $ e nessuna torre; magazzino vuoto (3 posti). Non puoi offrire per una licenza: non hai abbastanza denaro.',
  ])
  const four = plots({ dallas: [[1], [1]], austin: [[1], [1]] })
  expect(asked(at1({ ...placing, plots: four }), 1)[0]).toMatch(/No bid for a lease: all four of your lease markers are in use\.$/)
})

test('the chosen card is shown to its player, with the way to change it', () => {
  const state = at1({ cards: ['none', 'lease', 'none'], agenda: [{ kind: 'chooseCards' }] })
  expect(asked(state, 1)).toEqual([
    'You have chosen Lease. You may change it until everybody has chosen; nobody will know.',
    'Hai scelto Licenza. Finché non hanno scelto tutti puoi cambiarla; nessuno lo saprà.',
  ])
  expect(asked(state, 0)[0]).toBe('Choose a card in secret. It is shown and played after the workers’ actions.')
  expect(say(state, 1, { kind: 'chooseCard', card: 'lease' })[0]).toMatch(/\(your choice now\)$/)
  expect(say(state, 1, { kind: 'chooseCard', card: 'national' })[0]).toBe(
    'National market: sell stored oil for $3 each ($1 if others play this card too)',
  )
})

test('the national market is dearer to share at larger tables', () => {
  const state = at1({ seats: 4, agenda: [{ kind: 'chooseCards' }] })
  expect(say(state, 1, { kind: 'chooseCard', card: 'national' })).toEqual([
    'National market: sell stored oil for $4 each ($3 if one other plays this card, $1 if three or more do)',
    'Mercato nazionale: vendi il petrolio del magazzino a 4 $ al barile (3 $ se un altro gioca questa carta, 1 $ se siete in tre o più)',
  ])
})

test('a bidder who must sell reads how much he needs', () => {
  const state = at1({
    money: [20, 5, 20],
    rows: { 5: [1], 3: [], 2: [] },
    agenda: [{ kind: 'lease', seat: 1, by: 'worker', price: 8 }],
  })
  expect(asked(state, 1)).toEqual([
    'The lease costs $8 and you have $5: sell investments until you can pay.',
    'La licenza costa 8 $ e hai 5 $: vendi investimenti fino a poterla pagare.',
  ])
  expect(say(state, 1, { kind: 'raiseMoney', investment: 5 })).toEqual([
    'Sell an investment of 5 VP for $11',
    'Vendi un investimento da 5 PV per 11 $',
  ])
})

test.each<[string, Partial<State>, RegExp]>([
  ['no lease on show', { leases: showing() }, /none is on show, so you take and pay nothing/],
  ['no marker', { plots: plots({ dallas: [[1], [1]], austin: [[1], [1]] }) }, /no lease marker left/],
  ['no money', { money: [20, 4, 20] }, /costs \$5 and you have \$4: you cannot take one/],
  ['money after a sale', { money: [20, 4, 20], rows: { 5: [], 3: [1], 2: [] } }, /You may sell investments first/],
])('where only decline is left the question says why: %s', (_, changes, expected) => {
  expect(asked(at1({ agenda: [{ kind: 'lease', seat: 1, by: 'card', price: 5 }], ...changes }), 1)[0]).toMatch(expected)
})

test('so it does for building, drilling and investing', () => {
  const [build, drill, invest] = [
    { kind: 'build', seat: 1, by: 'card' },
    { kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] },
    { kind: 'invest', seat: 1 },
  ] as const
  const question = (step: typeof build | typeof drill | typeof invest, changes: Partial<State> = {}) =>
    asked(at1({ agenda: [step], ...changes }), 1)
  expect(question(build, { money: [20, 4, 20] })[0]).toMatch(/You can’t afford any tile on show\.$/)
  expect(question(build, { tiles: selling('small') })).toEqual([
    'Build with your card? You have $20 and no leases without a tower. The only tiles you can afford are towers, and you have no lease without one.',
    'Costruisci con la tua carta? Hai 20 $ e nessuna licenza senza torre. Puoi permetterti solo torri, ma non hai licenze senza torre.',
  ])
  expect(question(drill)[0]).toMatch(/^Drill with your worker: you have no tower yet\./)
  expect(question(drill, { plots: plots({ dallas: [[1, 'small']] }), strike: 'dallas' })[0]).toMatch(
    /^Drill with your worker: your towers cannot be used now: a strike\./,
  )
  expect(question(drill, { plots: plots({ dallas: [[1, 'small']] }) })[0]).toBe(
    'Drill with your worker: which tower first? You have nothing in store (room for 3 more).',
  )
  expect(question(invest, { money: [0, 2, 0] })[0]).toMatch(/You can’t afford any investment\.$/)
  expect(question(invest, { rows: { 5: [1, 1, 1, 1, 1], 3: [], 2: [] } })[0]).toMatch(
    /0 investment markers left\. Sell an investment first/,
  )
})

test('the government asks once, and says what it takes', () => {
  const state = at1({
    options: ADVANCED,
    money: [20, 6, 20],
    rows: { 5: [], 3: [1], 2: [] },
    plots: plots({ austin: [[1, 'government']] }),
    fields: fields({}),
    agenda: [{ kind: 'fee', seat: 1, plot: 3, struck: true }],
  })
  expect(asked(state, 1)).toEqual([
    'Pay the government $10 for your tower in Austin? The field was refilled; without the fee, tower and lease go back. You have $6. You may sell investments first.',
    'Paghi al governo il canone di 10 $ per la tua torre ad Austin? Il giacimento è stato rifornito; senza il canone torre e licenza tornano in vendita. Hai 6 $. Prima puoi vendere investimenti.',
  ])
  expect(say(state, 1, { kind: 'payFee', oil: 0, gas: 0, sold: 'nothing' })[0]).toBe(
    'Pay $10 and keep the tower (strike: it brings nothing now)',
  )
  expect(say(state, 1, { kind: 'payFee', oil: 2, gas: 0, sold: 'gas' })).toEqual([
    'Pay $10, keep the tower, and at once store 2 oil and sell 1 gas for 1 VP',
    'Paga 10 $, tieni la torre, e subito metti in magazzino 2 barili di petrolio e vendi 1 barile di gas per 1 PV',
  ])
})

test('every refusal says why and what would be possible', () => {
  for (const each of LANGUAGES)
    for (const [why, rule] of Object.entries(REASONS)) {
      const text = words[each].refusal({ rule, why }, who)
      expect(text, `${each} ${why}`).toMatch(/^[A-ZÀ-Ù].{20,}[.]$/s)
      expect(text.split(/[.:] /).length, `${each} ${why}: ${text}`).toBeGreaterThan(1)
    }
})

test('refusals name their figures', () => {
  const both = (why: keyof typeof REASONS, figures: Readonly<Record<string, number>>) =>
    plain(LANGUAGES.map(each => words[each].refusal({ rule: REASONS[why], why, with: figures }, who)))
  expect(both('bidTooDear', { price: 7, money: 6, means: 6 })[0]).toMatch(/^You could not pay \$7: you have \$6\. /)
  expect(both('bidTooDear', { price: 7, money: 1, means: 6 })).toEqual([
    'You could not pay $7: with all your investments sold you would have $6. Choose a cheaper space, or another action.',
    'Non potresti pagare 7 $: vendendo tutti gli investimenti avresti 6 $. Scegli una casella che costi meno, o un’altra azione.',
  ])
  expect(both('canPayAlready', { price: 8 })[1]).toMatch(/^Puoi già pagare gli 8 \$\./)
  expect(both('canPayAlready', { price: 7 })[1]).toMatch(/^Puoi già pagare i 7 \$\./)
  expect(both('spaceClosed', { players: 4 })).toEqual([
    'This space is closed: it opens only with four or five players. Choose another action.',
    'Questa casella è chiusa: si apre solo in quattro o cinque. Scegli un’altra azione.',
  ])
  expect(both('notInStoreLocal', { oil: 1, gas: 0 })).toEqual([
    'You don’t have that much: your store holds 1 oil. Sell that much or less.',
    'Non puoi vendere più di quello che hai in magazzino: 1 barile di petrolio.',
  ])
  expect(both('notInStoreLocal', { oil: 0, gas: 0 })).toEqual([
    'You have nothing in store. Decline.',
    'Il tuo magazzino è vuoto. Rinuncia.',
  ])
})

test.each(['leaseTooDear', 'tileTooDear', 'investmentTooDear', 'feeTooDear'] as const)(
  '%s advises to sell only who has enough to sell',
  why => {
    const both = (means: number) =>
      LANGUAGES.map(each => words[each].refusal({ rule: REASONS[why], why, with: { price: 8, money: 5, means } }, who))
    for (const text of both(8)) expect(text).toMatch(/\b([Ss]ell|vendi)\b/)
    for (const text of both(7)) expect(text).not.toMatch(/\b([Ss]ell|vendi)\b/)
  },
)

test('a refusal tells the player’s own reason', () => {
  const refused = (changes: Partial<State>, command: Command) => {
    const view = engine.view(at1(changes), 1)
    const refusal = engine.check(view, 1, command)
    return refusal === null ? 'allowed' : words.en.refusal(refusal, who)
  }
  const short = { money: [20, 1, 20], rows: { 5: [1], 3: [], 2: [] } } satisfies Partial<State>
  const bid = { kind: 'lease', seat: 1, by: 'worker', price: 8 } as const
  expect(refused({ ...short, agenda: [bid] }, { kind: 'decline' })).toBe(
    'You bid $8 and have $1, but your investments cover it, so you must take a lease. Sell until you can pay.',
  )
  expect(refused({ ...short, agenda: [{ ...bid, by: 'card', price: 5 }] }, { kind: 'raiseMoney', investment: 5 })).toBe(
    'With a card you need not take a lease, so you need not sell. If you want the money, sell an investment separately.',
  )
  expect(refused({ agenda: [{ kind: 'invest', seat: 1 }] }, { kind: 'sellInvestment', investment: 5 })).toBe(
    'You have no investments that you could sell. Choose something else.',
  )
  expect(refused({ agenda: [{ kind: 'build', seat: 1, by: 'card' }] }, { kind: 'build', tile: 'small', on: 'dallas' })).toMatch(
    /or build nothing\.$/,
  )
  const full = {
    stores: [
      { oil: 0, gas: 0 },
      { oil: 3, gas: 0 },
      { oil: 0, gas: 0 },
    ],
    plots: plots({ dallas: [[1, 'mediumLocal']] }),
    fields: fields({ dallas: { gas: 0 } }),
    agenda: [{ kind: 'drill', seat: 1, by: 'card', only: 'all', used: [] }],
  } satisfies Partial<State>
  expect(refused(full, { kind: 'drill', tower: 'mediumLocal', field: 'dallas', oil: 3, gas: 0, sold: 'nothing' })).toMatch(
    /^Your store is full, and there is nothing here that this tower would sell at once\./,
  )
  const fee = {
    options: ADVANCED,
    plots: plots({ austin: [[1, 'government']] }),
    agenda: [{ kind: 'fee', seat: 1, plot: 3, struck: true }],
  } satisfies Partial<State>
  expect(refused(fee, { kind: 'payFee', oil: 2, gas: 0, sold: 'gas' })).toBe(
    'There is a strike in this field, so the tower brings nothing now. Pay $10 for the tower alone, or give up tower and lease.',
  )
})

test('the situation says nothing that its viewer cannot know', () => {
  const { state } = engine.start(3, ADVANCED, keyFrom(3))
  for (let n = 0; n < 120; n++) {
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(state, seat)
    const useful = legal.filter(({ kind }) => kind !== 'decline')
    engine.apply(state, seat, at(useful.length > 0 ? useful : legal, n % Math.max(1, useful.length)))
    if (n % 10 > 0) continue
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = engine.view(state, viewer)
      const other = engine.view(engine.imagine(view, keyFrom(n)), viewer)
      for (const each of LANGUAGES) expect(words[each].situation(other, who)).toEqual(words[each].situation(view, who))
    }
  }
})

test('the situation tells of a card only that it is chosen, and its own player which', () => {
  const state = at1({ cards: ['drill', 'lease', 'none'], agenda: [{ kind: 'chooseCards' }] })
  const part = (viewer: Seat | 'spectator', title: string) =>
    words.en.situation(engine.view(state, viewer), who).find(section => section.title === title)
  expect(part('spectator', 'Players')?.rows.map(row => row.at(-1))).toEqual(['chosen, secret', 'chosen, secret', '–'])
  expect(part(0, 'Round 1')?.rows).toContainEqual(['Your card', 'Drill'])
  expect(part('spectator', 'Round 1')?.rows.flat()).not.toContain('Your card')
})

test('the last round is named as soon as it is known, round thirty too', () => {
  const last = (round: number, lastRound: number) =>
    words.en.situation(engine.view(at1({ round, lastRound }), 1), who).find(({ title }) => title === `Round ${round}`)?.rows
  expect(last(7, 8)).toContainEqual(['Last round', 'round 8'])
  expect(last(29, 30)).toContainEqual(['Last round', 'round 30'])
  expect(last(28, 30)?.flat()).not.toContain('Last round')
})

test('a beginner is told what matters at the moment, under the rule that says more', () => {
  const hints = (changes: Partial<State>, seat = 1) => {
    const view = engine.view(at1(changes), seat)
    const [en, it] = LANGUAGES.map(each => words[each].hints?.(view, seat) ?? [])
    expect(it?.map(({ id, rule }) => [id, rule])).toEqual(en?.map(({ id, rule }) => [id, rule]))
    return en?.map(({ id }) => id)
  }
  const place = { kind: 'placeWorker', seat: 1 } as const
  expect(hints({ agenda: [place] })).toEqual(['place'])
  expect(hints({ agenda: [place], round: 28 })).toEqual(['place'])
  expect(hints({ agenda: [place], round: 29 })).toEqual(['end', 'place'])
  expect(hints({ seats: 2, round: 7, lastRound: 8, rows: { 5: [1], 3: [], 2: [] }, agenda: [place] })).toEqual([
    'end',
    'place',
    'bot',
    'sellInvestment',
  ])
  expect(hints({ agenda: [{ kind: 'drill', seat: 1, by: 'card', only: 'all', used: [] }], strike: 'dallas' })).toEqual(['strike', 'drill'])
  expect(hints({ agenda: [{ kind: 'drill', seat: 1, by: 'building', only: 0, used: [] }] })).toEqual(['newTower'])
  const bid = { kind: 'lease', seat: 1, by: 'worker', price: 8 } as const
  expect(hints({ agenda: [bid] })).toEqual(['lease'])
  expect(hints({ agenda: [bid], money: [0, 1, 0], rows: { 5: [1], 3: [], 2: [] } })).toEqual(['raise'])
  expect(hints({ agenda: [{ kind: 'fee', seat: 1, plot: 0, struck: false }] })).toEqual(['fee'])
})
