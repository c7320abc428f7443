/** Questions, answers, refusals and the situation, as a player on the plain table reads them. */
import { at, keyFrom, LANGUAGES, type RuleId, type Seat, type Viewer } from '@wildcat/kernel'
import { atAll, START_SPACE, squareAt } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { CARDS } from '../components.ts'
import { engine } from '../index.ts'
import { BOARD } from '../map.ts'
import type { Options } from '../options.ts'
import { REASONS, RULES } from '../rules.ts'
import type { State } from '../state.ts'
import { words } from './index.ts'

const who = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '?'
const usual: Options = { licences: 78, inflation: false, openTracking: false }
const plainly = (text: string) => text.replaceAll('\u00A0', ' ')

/** A new table of three with some things changed. */
const table = (changes: Partial<State>, options = usual): State => ({
  ...engine.start(3, options, keyFrom(1)).state,
  first: 0,
  prices: atAll(START_SPACE),
  ...changes,
})
const asked = (state: State, seat: Seat) => LANGUAGES.map(each => plainly(words[each].question(engine.view(state, seat), seat, who)))
const say = (state: State, seat: Seat, command: Command) =>
  LANGUAGES.map(each => plainly(words[each].command(command, engine.view(state, seat), seat, who).text))
const part = (state: State, viewer: Viewer, title: string) =>
  words.en.situation(engine.view(state, viewer), who).find(section => section.title === title)

/** Ann has bid so many points at Jet, and Ben is asked. */
const afterBid = (points: number, options = usual) =>
  table(
    {
      agenda: [{ kind: 'bidding', company: 'jet', in: [0, 1], turn: 1, standing: { seat: 0, points } }],
      hands: [[1, 2, 2], [1, 1, 2], []],
      depots: [0, 1, 2].map(() => ({ hudson: 0, jet: 2, standard: 0 })),
    },
    options,
  )
const bidding = afterBid(4)

test('a bidder reads price, oil, standing bid and what his hand covers', () => {
  expect(asked(bidding, 1)).toEqual([
    'Jet pays $5,000 a barrel and you have 2 barrels there. Ann has bid 4: bid more, or pass. Your licences cover 4 points.',
    'La Jet paga 5.000 $ al barile; lì hai 2 barili. Ann ha offerto 4: offri di più, oppure passa. Le tue licenze coprono 4 punti.',
  ])
})

test('whoever cannot bid more is told that he can only pass', () => {
  expect(asked(afterBid(117), 1)).toEqual([
    'Jet pays $5,000 a barrel and you have 2 barrels there. Ann has bid 117, the highest possible: you can only pass. Your licences cover 4 points.',
    'La Jet paga 5.000 $ al barile; lì hai 2 barili. Ann ha offerto 117, il massimo possibile: puoi solo passare. Le tue licenze coprono 4 punti.',
  ])
  expect(asked(afterBid(116), 1)[0]).toContain('Ann has bid 116: bid more, or pass.')
  expect(asked(afterBid(90, { ...usual, licences: 60 }), 1)[0]).toContain('you can only pass')
})

test('a bid beyond the hand is called a bluff', () => {
  expect(say(bidding, 1, { kind: 'bid', points: 5 })).toEqual([
    'Bid 5: a bluff, your licences cover only 4',
    'Offri 5: un bluff, le tue licenze coprono solo 4',
  ])
  expect(say(bidding, 1, { kind: 'bid', points: 4 })[0]).toBe('Bid 4, all your licences cover')
  expect(say(bidding, 1, { kind: 'bid', points: 3 })[0]).toBe('Bid 3')
})

test('a driver reads points, places and costs', () => {
  const plain = CARDS.findIndex(card => card.special.kind === 'none')
  const state = table({
    agenda: [{ kind: 'drive', seat: 0, points: 1 }],
    taken: [plain, 'none', 'none'],
    trucks: [squareAt(BOARD, 4, 3), 'off', 'off'],
    trains: [10, 1, 1],
  })
  expect(asked(state, 0)).toEqual([
    'Drive, look: 1 point left. Your truck is at C4, your locomotive in column 10 (the next space costs 2 points).',
    'Guida, guarda: ti resta 1 punto. Il tuo camion è in C4, la tua locomotiva è nella colonna 10 (la prossima casella costa 2 punti).',
  ])
  expect(say(state, 0, { kind: 'moveTruck', to: squareAt(BOARD, 4, 2) })[0]).toMatch(
    /^Up to B4 \(plains, 1 point\), beside one-derrick site .*A4/,
  )
  expect(say(state, 0, { kind: 'moveTruck', to: squareAt(BOARD, 3, 3) })[1]).toMatch(
    /^A sinistra in C3 \(pianura, 1 punto\), accanto al sito .*D3/,
  )
  expect(say(state, 0, { kind: 'endTurn' })).toEqual(['Finish moving without using 1 point', 'Termina il movimento senza usare 1 punto'])
})

test('cards on show that are alike can be told apart', () => {
  const alike = CARDS.flatMap((card, id) => (card.licences === 5 && card.movement === 8 ? [id] : [])).slice(0, 2)
  const state = table({ agenda: [{ kind: 'takeCard', seat: 0 }], onShow: alike })
  expect(alike.map(card => say(state, 0, { kind: 'takeCard', card })[1])).toEqual([
    'Prendi 5 licenze, 8 punti movimento (1 di 2 uguali)',
    'Prendi 5 licenze, 8 punti movimento (2 di 2 uguali)',
  ])
})

test('how many licences the others hold is shown only with open tracking, which ones never', () => {
  const hands: State['hands'] = [[1, 2], [2, 2, 2], []]
  expect(part(table({ hands }), 0, 'Players')?.columns).not.toContain('Licences')
  const open = table({ hands }, { ...usual, openTracking: true })
  expect(part(open, 0, 'Players')?.rows.map(row => row.at(-1))).toEqual(['2', '3', '0'])
  expect(part(open, 0, 'Your hand')?.rows[0]).toEqual(['Licences', '1 × 1 point, 1 × 2 points'])
  expect(part(open, 'spectator', 'Your hand')).toBeUndefined()
})

test('the situation says nothing that its viewer cannot know', () => {
  const { state } = engine.start(3, { ...usual, openTracking: true }, keyFrom(3))
  for (let n = 0; n < 200; n++) {
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(state, seat)
    const drives = legal.filter(({ kind }) => kind === 'moveTruck')
    const eager = legal.find(({ kind }) => kind === 'look') ?? drives[n % drives.length]
    engine.apply(state, seat, eager ?? at(legal, n % legal.length))
  }
  expect(state.wells.some(well => well.state === 'covered' && well.seenBy.length > 0)).toBe(true)
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const view = engine.view(state, viewer)
    for (let seed = 0; seed < 5; seed++) {
      const other = engine.view(engine.imagine(view, keyFrom(seed)), viewer)
      for (const each of LANGUAGES) expect(words[each].situation(other, who)).toEqual(words[each].situation(view, who))
    }
  }
})

test('every refusal says why and what would be possible', () => {
  for (const each of LANGUAGES)
    for (const [why, rule] of Object.entries(REASONS)) {
      const text = words[each].refusal({ rule, why }, who)
      expect(text, `${each} ${why}`).toMatch(/^[A-ZÀ-Ù].{20,}[.]$/s)
      expect(text.split(/[.:] /).length, `${each} ${why}: ${text}`).toBeGreaterThan(1)
    }
  const tooDear = { rule: 'GIG-5.2', why: 'notEnoughPoints', with: { points: 1, cost: 3 } } as const
  expect(words.en.refusal(tooDear, who)).toBe('That costs 3 points and you have 1 left. Choose something cheaper, or finish moving.')
  expect(words.it.refusal(tooDear, who)).toBe('Costa 3 punti e te ne resta 1. Scegli qualcosa che costi meno, oppure termina il movimento.')
})

const both = (rule: RuleId, why: string, figures: Readonly<Record<string, number | string>>) =>
  LANGUAGES.map(each => words[each].refusal({ rule, why, with: figures }, who))

test('a refusal advises only what is allowed', () => {
  expect(both('GIG-5.2', 'notEnoughPoints', { points: 1, cost: 3, on: 'site' })).toEqual([
    'That costs 3 points and you have 1 left. Your truck must drive on to a square where it may stop.',
    'Costa 3 punti e te ne resta 1. Il tuo camion deve proseguire fino a una casella dove può fermarsi.',
  ])
  expect(both('GIG-5.2', 'notEnoughPoints', { points: 0, cost: 1, on: 'ground' })).toEqual([
    'That costs 1 point and you have none left. Now finish moving.',
    'Costa 1 punto e non te ne restano. Ora termina il movimento.',
  ])
  expect(both('GIG-5.9', 'endOfTrack', { on: 'site' })).toEqual([
    'Your locomotive is at the end of the track. Use your points for the truck.',
    'La tua locomotiva è in fondo al binario. Usa i punti per il camion.',
  ])
  expect(both('GIG-5.10', 'noSuchSpecial', { special: 'none' })).toEqual([
    'Your card has no special action. Use your points, or finish moving.',
    'La tua carta non ha azioni speciali. Usa i punti, oppure termina il movimento.',
  ])
  expect(both('GIG-8.3', 'bidNotWhole', { least: 3, most: 117 })).toEqual([
    'A bid is a whole number of points. Bid from 3 to 117, or pass.',
    'Un’offerta è un numero intero di punti. Offri da 3 a 117, oppure passa.',
  ])
})

test('a refusal counts right', () => {
  expect(both('GIG-8.3', 'bidTooLow', { least: 5, most: 117 })).toEqual([
    'That is too little. Bid from 5 to 117 points, or pass.',
    'È troppo poco. Offri da 5 a 117 punti, oppure passa.',
  ])
  expect(both('GIG-8.3', 'bidTooLow', { least: 118, most: 117 })).toEqual([
    'The highest possible bid, 117 points, has been made. You can only pass.',
    'L’offerta più alta possibile, 117 punti, è già stata fatta. Puoi solo passare.',
  ])
  expect([1, 2].map(most => both('GIG-8.7', 'notSoMuchOil', { most }))).toEqual([
    [
      'You have only 1 barrel at this company. Sell it, or sell nothing.',
      'Presso questa compagnia hai solo 1 barile. Vendi quello, o non vendere nulla.',
    ],
    ['You have only 2 barrels at this company. Sell 2 at most.', 'Presso questa compagnia hai solo 2 barili. Vendine al massimo 2.'],
  ])
})

test('the texts of the components are read from the components', () => {
  for (const each of LANGUAGES) expect(Object.keys(words[each].rules)).toEqual(expect.arrayContaining([...RULES]))
  expect(words.en.rules['GIG-C1']).toContain('A: hills 3, 7, 10, 19; mountains 13. B: hills 9, 15; mountains 5, 17.')
  expect(words.it.rules['GIG-C1']).toContain('K: montagne 2, 7, 11, 16.')
  expect(words.en.rules['GIG-C2']).toContain('One derrick: D3, G3, K3, A4, I4, C5, ')
  expect(words.it.rules['GIG-C8']).toContain('2: 2 licenze, 6 punti movimento, un barile gratis (ce ne sono 2)')
})

test('who pays is told what he owes and what he holds', () => {
  const state = table({ hands: [[1, 1, 2], [], []], agenda: [{ kind: 'payBid', company: 'jet', winner: 0, points: 3 }] })
  expect(asked(state, 0)).toEqual([
    'Pay your bid of 3 points at Jet. You hold 2 one-point licences and 1 two-point licence.',
    'Asta Jet: paga la tua offerta di 3 punti. Hai in mano 2 licenze da 1 punto e 1 da 2 punti.',
  ])
})
