/** Questions, answers, refusals and the situation of Black Gold, as a player on the plain table reads them. */
import { LANGUAGES, type Seat, type Viewer } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { who } from '@wildcat/kernel-contract/transcript'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { REASONS, RULES } from '../rules.ts'
import type { State } from '../state.ts'
import { baron, derrick, oil, options, site, special, square, stage, standard, wells } from '../tests/stage.ts'
import { words } from './index.ts'

const { table } = testTable(stage)
const plainly = (text: string) => text.replaceAll('\u00A0', ' ')
const asked = (changes: Partial<State>, seat: Seat = 0) =>
  LANGUAGES.map(each => plainly(words[each].question(table(changes).view(seat), seat, who)))
const say = (changes: Partial<State>, command: Command, seat: Seat = 0) =>
  LANGUAGES.map(each => plainly(words[each].command(command, table(changes).view(seat), seat, who).text))
const groups = (changes: Partial<State>, command: Command, seat: Seat = 0) =>
  LANGUAGES.map(each => plainly(words[each].command(command, table(changes).view(seat), seat, who).group))
const part = (changes: Partial<State>, viewer: Viewer, title: string) =>
  words.en.situation(table(changes).view(viewer), who).find(section => section.title === title)

describe('bids against the Oil Baron', () => {
  const company = 'jet'
  const two: Partial<State> = {
    seats: 2,
    hands: [
      [1, 2, 2],
      [2, 2],
    ],
    depots: [oil(0, 2, 0), oil(0, 1, 0)],
  }
  const standing = { seat: 0, points: 3 }
  const hidden = baron({ jet: { down: [1, 2, 2] } })

  test('while both bid he is not forgotten', () => {
    const agenda: State['agenda'] = [{ kind: 'bidding', company, in: [0, 1], turn: 1, standing }]
    expect(asked({ ...two, baronHands: hidden, agenda }, 1)).toEqual([
      'Jet pays $5,000 a barrel and you have 1 barrel there. Ann has bid 3: bid more, or pass. You also bid against the Oil Baron’s 3 licences face down. Your licences cover 4 points.',
      'La Jet paga 5.000 $ al barile; lì hai 1 barile. Ann ha offerto 3: offri di più, oppure passa. Offri anche contro il Barone, che ha 3 licenze coperte. Le tue licenze coprono 4 punti.',
    ])
  })
  test('the last bid: what is hidden, and what lies open after a bluff', () => {
    const raise: State['agenda'] = [{ kind: 'raiseBid', company, seat: 0, standing }]
    expect(asked({ ...two, baronHands: hidden, agenda: raise })).toEqual([
      'Jet pays $5,000 a barrel and you have 2 barrels there. Your opponent has passed. Against the Oil Baron’s 3 licences face down raise your bid of 3 once, or leave it. Your licences cover 5 points.',
      'La Jet paga 5.000 $ al barile; lì hai 2 barili. L’avversario ha passato. Contro il Barone, che ha 3 licenze coperte, alza una volta la tua offerta di 3, oppure lasciala. Le tue licenze coprono 5 punti.',
    ])
    expect(say({ ...two, baronHands: hidden, agenda: raise }, { kind: 'keepBid' })).toEqual(['Leave your bid at 3', 'Resta a 3'])
    const only: State['agenda'] = [{ kind: 'onlyBid', company, seat: 0 }]
    const against = (hand: Partial<State['baronHands']['jet']>) =>
      asked({ ...two, baronHands: baron({ jet: hand }), agenda: only }).map(text =>
        /contro (.*), oppure|against (.*), or/.exec(text)?.slice(1).join(''),
      )
    expect(against({ down: [1], up: [2, 2] })).toEqual([
      'the Oil Baron’s 1 licence face down and 2 licences worth 4 points',
      'il Barone, che ha 1 licenza coperta e 2 licenze per 4 punti',
    ])
    expect(against({ up: [2, 2] })).toEqual(['the Oil Baron’s 2 licences worth 4 points', 'il Barone, che ha 2 licenze per 4 punti'])
    expect(against({})).toEqual(['an Oil Baron without licences', 'un Barone senza licenze'])
  })
  test('the aggressive one says what must be bid', () => {
    const agenda: State['agenda'] = [{ kind: 'outbidBaron', company, seat: 0, standing: 'none' }]
    expect(asked({ ...two, options: options({ aggressiveBaron: true }), baronHands: baron({ jet: { up: [2, 2] } }), agenda })).toEqual([
      'Jet pays $5,000 a barrel and you have 2 barrels there. The Oil Baron has 4 points there: bid at least 5, or pass and he wins. Your licences cover 5 points.',
      'La Jet paga 5.000 $ al barile; lì hai 2 barili. Il Barone ha 4 punti: offri almeno 5, oppure passa e vince lui. Le tue licenze coprono 5 punti.',
    ])
  })
})

describe('a turn', () => {
  const turn = (card: number, changes: Partial<State> = {}, points = 5, built = false): Partial<State> => ({
    taken: [card, 'none', 'none'],
    trucks: [square('c5r2'), 'off', 'off'],
    trains: [9, 12, 3],
    agenda: [{ kind: 'prospect', seat: 0, points, built }],
    ...changes,
  })
  const extra = special('1/4/2 oil 2')

  test('points, places, costs, money, derricks and the card’s special', () => {
    expect(asked(turn(extra))).toEqual([
      'Drive, look, build: 5 points left. Your truck is at 2E, your train on row 9 (the next row costs 2 points). You have $15,000 and 5 derricks in stock. You may end your turn with your card’s special action: 2 extra barrels.',
      'Guida, guarda, costruisci: ti restano 5 punti. Il tuo camion è in 2E, il tuo treno è alla riga 9 (la prossima riga costa 2 punti). Hai 15.000 $ e 5 torri nella riserva. Puoi chiudere il turno con l’azione speciale della carta: 2 barili extra.',
    ])
    expect(asked(turn(standard('4/10'), { trains: [21, 12, 3] }, 0, true))).toEqual([
      'No points left. Your truck is at 2E and stays there this turn, your train at the end of the track. You have $15,000 and 5 derricks in stock.',
      'Non ti restano punti. Il tuo camion è in 2E e per questo turno resta lì, il tuo treno è in fondo al binario. Hai 15.000 $ e 5 torri nella riserva.',
    ])
    expect(asked(turn(standard('4/10'), { trucks: [square('c4r3'), 'off', 'off'] }))).toEqual([
      'Your truck is crossing a well and must drive on. 5 points left.',
      'Il tuo camion attraversa un pozzo e deve proseguire. Ti restano 5 punti.',
    ])
  })
  test('each step by its ground, its cost and what lies beside it', () => {
    expect(say(turn(extra), { kind: 'moveTruck', to: square('c4r2') })).toEqual([
      'Left to 2D (hills, 3 points), beside single well 3D',
      'A sinistra in 2D (colline, 3 punti), accanto al pozzo singolo 3D',
    ])
    expect(say(turn(extra), { kind: 'moveTruck', to: square('c6r2') })).toEqual([
      'Right to 2F (plains, 1 point), a well: you cannot stop there',
      'A destra in 2F (pianura, 1 punto), un pozzo: non puoi fermarti lì',
    ])
    expect(say(turn(extra), { kind: 'moveTrain' })).toEqual([
      'Move your train to row 10 (2 points)',
      'Porta il tuo treno alla riga 10 (2 punti)',
    ])
  })
  test('a derrick: what it costs, may hold, and how its oil would travel', () => {
    const build = { kind: 'build', well: site('c6r2') } as const
    expect(say(turn(extra), build)).toEqual([
      'Build on single well 2F for $4,000: 2, 3 or 4 barrels, free transport',
      'Costruisci sul pozzo singolo 2F per 4.000 $: 2, 3 o 4 barili, trasporto gratis',
    ])
    const seen = turn(extra, { trains: [1, 1, 1], baron: 1, wells: wells({ c6r2: { value: 4, seenBy: [0] } }) })
    expect(say(seen, build)[0]).toMatch(/^Build on single well 2F for \$4,000: 4 barrels, no train yet$/)
  })
  test('the specials: extra oil, a gusher, rivals back, and none', () => {
    expect(say(turn(extra), { kind: 'takeOil', hudson: 1, jet: 1, standard: 0 })).toEqual([
      'Take 1 barrel at Hudson (price $5,000, no barrels of yours there) and 1 barrel at Jet (price $5,000, no barrels of yours there)',
      'Prendi 1 barile presso la Hudson (prezzo 5.000 $, lì non hai barili) e 1 barile presso la Jet (prezzo 5.000 $, lì non hai barili)',
    ])
    expect(say(turn(special('2/2/6 gusher'), {}, 0, true), { kind: 'drillGusher', square: square('c5r3') })).toEqual([
      'Drill a gusher at 3E for $5,000: 2, 3 or 4 barrels',
      'Apri uno zampillo in 3E per 5.000 $: 2, 3 o 4 barili',
    ])
    expect(say(turn(special('2/2/6 back 4')), { kind: 'pushBack' })).toEqual([
      'Push the others back 4 spaces: Ben to row 8 and Cleo to row 1',
      'Fai arretrare gli avversari di 4 caselle: Ben alla riga 8 e Cleo alla riga 1',
    ])
    expect(say(turn(standard('4/5/4')), { kind: 'changePrice', company: 'jet', direction: 'up' })).toEqual([
      'Raise Jet from $5,000 to $7,000',
      'Alza la Jet da 5.000 $ a 7.000 $',
    ])
    expect(say(turn(extra, {}, 0), { kind: 'endTurn' })).toEqual([
      'End your turn without using the special action',
      'Termina il turno senza usare l’azione speciale',
    ])
  })
  test('deep drilling goes on from derrick to derrick', () => {
    const deep: Partial<State> = {
      ...turn(special('2/3/4 deep')),
      wells: wells({ c4r3: derrick(0, 2) }),
      agenda: [{ kind: 'deepen', seat: 0, wells: [site('c4r3')] }],
    }
    const deeper = { kind: 'deepen', well: site('c4r3') } as const
    expect(asked(deep)).toEqual([
      'Drill deeper at more of your derricks, for $2,000 each, or end your turn. You have $15,000.',
      'Perfora in profondità altre tue torri, per 2.000 $ l’una, oppure termina il turno. Hai 15.000 $.',
    ])
    expect(say(deep, deeper)).toEqual([
      'Drill deeper at 3D for $2,000: 3 barrels instead of 2',
      'Perfora in profondità 3D per 2.000 $: 3 barili invece di 2',
    ])
    expect(groups(deep, deeper)).toEqual(['Drill deeper', 'Perforazione profonda'])
    expect(say(deep, { kind: 'endTurn' })).toEqual(['End your turn', 'Termina il turno'])
  })
})

test('transport: whose train it is, what it costs, and who gets it', () => {
  const carrier = (trains: State['trains'], row: number) =>
    groups(
      { trains, baron: row, wells: wells({ c4r3: derrick(0, 2) }), agenda: [{ kind: 'transport', seat: 0, well: site('c4r3') }] },
      { kind: 'carry', company: 'jet' },
    )
  expect([carrier([9, 6, 6], 1), carrier([1, 9, 6], 1), carrier([1, 9, 9], 1), carrier([1, 9, 6], 9), carrier([1, 2, 2], 9)]).toEqual([
    ['Your own train, free', 'Il tuo treno, gratis'],
    ['The train of Ben, who gets $3,000', 'Il treno di Ben, che incassa 3.000 $'],
    ['The trains of Ben and Cleo, who share $3,000', 'I treni di Ben e Cleo, che si dividono 3.000 $'],
    ['The trains of Ben and the Oil Baron, who share $3,000', 'I treni di Ben e del Barone, che si dividono 3.000 $'],
    ['The Oil Baron’s train, $3,000 to the bank', 'Il treno del Barone, 3.000 $ alla banca'],
  ])
})

test('the liquidation: what is at stake, and where one may sell', () => {
  const five: Partial<State> = {
    seats: 5,
    depots: [oil(1, 1, 1), oil(1, 0, 0), oil(0, 0, 0), oil(0, 0, 0), oil(0, 0, 0)],
    hands: [[1], [2], [], [], []],
  }
  expect(asked({ ...five, agenda: [{ kind: 'bidding', company: 'liquidation', in: [0, 1], turn: 0, standing: 'none' }] })).toEqual([
    'Liquidation auction: the winner rolls again for one company’s price and may sell there. You have 3 barrels in all. Nobody has bid: open with at least 1, or pass. Your licences cover 1 point.',
    'Asta di liquidazione: chi vince tira di nuovo il dado per una compagnia e può vendere lì. Hai 3 barili in tutto. Nessuno ha offerto: apri con almeno 1, oppure passa. Le tue licenze coprono 1 punto.',
  ])
  expect(say({ ...five, agenda: [{ kind: 'nameCompany', seller: 0 }] }, { kind: 'nameCompany', company: 'standard' })).toEqual([
    'Roll for US Standard: price $5,000, 1 barrel of yours there',
    'Tira il dado per la US Standard: prezzo 5.000 $, lì hai 1 barile',
  ])
})

describe('the situation', () => {
  test('with two players it counts the Oil Baron’s cards, and shows only those that lie open', () => {
    const hands = baron({ hudson: { down: [1, 2, 2] }, jet: { down: [2], up: [1, 2] } })
    expect(part({ seats: 2, baronHands: hands }, 0, 'The Oil Baron’s licences')?.rows).toEqual([
      ['Hudson', '3 licences', '–'],
      ['Jet', '1 licence', '1 × 1 point, 1 × 2 points'],
    ])
    expect(part({}, 0, 'The Oil Baron’s licences')).toBeUndefined()
  })
  test('free wells are listed in the order of the map, those that came last too', () => {
    const wellsOf = wells({})
    const places = (found: State['wells']) => part({ wells: found }, 'spectator', 'Free wells')?.rows.map(([place]) => place)
    expect(places([...wellsOf.slice(3), ...wellsOf.slice(0, 3)])).toEqual(places(wellsOf))
  })
  test('closed companies are not listed', () => {
    const companies = (seats: number) => part({ seats }, 0, 'Prices and depots')?.rows.map(([name]) => name)
    expect(companies(3)).toEqual(['Hudson', 'Jet'])
    expect(companies(4)).toEqual(['Hudson', 'Jet', 'US Standard'])
  })
  test('how far the Oil Baron is from the end, if a row decides it', () => {
    const row = (length: 'usual' | 'short' | 'long') => part({ baron: 9, options: options({ length }, 3) }, 0, 'Round 1')?.rows[1]?.[1]
    expect([row('usual'), row('short'), row('long')]).toEqual(['row 9, 12 short of the end', 'row 9, 8 short of the end', 'row 9'])
    expect(part({ baron: 21, options: options({}, 3) }, 0, 'Round 1')?.rows[1]?.[1]).toBe('row 21, the end')
  })
  test('how many licences the others hold is shown only with open tracking, which ones never', () => {
    const hands: State['hands'] = [[1, 2], [2, 2, 2], []]
    expect(part({ hands }, 0, 'Players')?.columns).not.toContain('Licences')
    const open = { hands, options: options({ openTracking: true }, 3) }
    expect(part(open, 0, 'Players')?.rows.map(cells => cells.at(-1))).toEqual(['2', '3', '0'])
    expect(part(open, 0, 'Your hand')?.rows[0]).toEqual(['Licences', '1 × 1 point, 1 × 2 points'])
    expect(part(open, 'spectator', 'Your hand')).toBeUndefined()
  })
})

describe('a refusal advises only what is possible', () => {
  const turn = (card: number, built: boolean, points: number, changes: Partial<State> = {}): Partial<State> => ({
    taken: [card, 'none', 'none'],
    trucks: [square('c14r1'), 'off', 'off'], // beside no well
    trains: [21, 6, 6],
    agenda: [{ kind: 'prospect', seat: 0, points, built }],
    ...changes,
  })
  const refused = (changes: Partial<State>, command: Command) =>
    LANGUAGES.map(each => {
      const refusal = table(changes).refusal(0, command)
      return refusal === undefined ? 'allowed' : plainly(words[each].refusal(refusal, who)).replace(/^.*?[.] /, '')
    })
  const plain = standard('4/10')
  const back = special('2/2/6 back 4')
  const gusher = special('2/2/6 gusher')
  const ONLY_END = ['Now end your turn.', 'Ora puoi solo terminare il turno.']
  const OR_SPECIAL = [
    'You can still use your card’s special action or end your turn.',
    'Puoi ancora usare l’azione speciale della carta o terminare il turno.',
  ]
  const TRAIN = { kind: 'moveTrain' } as const
  const farLook = { kind: 'look', well: site('c2r2') } as const
  const farBuild = { kind: 'build', well: site('c2r2') } as const

  test('[BG-5.2] after building the truck cannot be driven', () => {
    expect(refused(turn(plain, true, 5), TRAIN)).toEqual(ONLY_END)
    expect(refused(turn(back, true, 5), TRAIN)).toEqual(OR_SPECIAL)
    expect(refused(turn(plain, false, 5), TRAIN)[0]).toBe('Use your points for the truck, or end your turn.')
    expect(refused(turn(plain, true, 5), farLook)).toEqual(ONLY_END)
    expect(refused(turn(plain, false, 5), farLook)).toEqual(['Drive up to it first.', 'Prima avvicinati.'])
    expect(refused(turn(plain, true, 2, { trains: [17, 6, 6] }), TRAIN)).toEqual(ONLY_END)
    expect(refused(turn(plain, false, 2, { trains: [17, 6, 6] }), TRAIN)[0]).toBe('Choose something cheaper, or end your turn.')
  })
  test('[BG-5.2] what is left after building includes the special of the card', () => {
    expect(refused(turn(back, true, 5), { kind: 'moveTruck', to: square('c13r1') })).toEqual(OR_SPECIAL)
    expect(refused(turn(back, true, 5), farBuild)).toEqual(OR_SPECIAL)
    expect(refused(turn(plain, true, 5, { trains: [6, 6, 6], trucks: [square('c11r3'), 'off', 'off'] }), farBuild)).toEqual([
      'You can still look under a token, move your train or end your turn.',
      'Puoi ancora guardare sotto un segnalino, muovere il treno o terminare il turno.',
    ])
  })
  test('[BG-5.6] no cheaper well where there is none', () => {
    const beside = { trucks: [square('c4r2'), 'off', 'off'] satisfies State['trucks'] }
    const here = { kind: 'build', well: site('c4r3') } as const
    expect(refused(turn(plain, false, 0, { ...beside, money: [3000, 0, 0] }), here)[0]).toBe(
      'You can still look under a token or end your turn.',
    )
    expect(refused(turn(plain, false, 0, { ...beside, stock: [0, 5, 5] }), here)[0]).toBe(
      'You can still look under a token or end your turn.',
    )
    const dear = turn(plain, false, 0, { trucks: [square('c3r11'), 'off', 'off'], money: [7000, 0, 0] })
    expect(refused(dear, { kind: 'build', well: site('c3r12') })).toEqual([
      'Choose a cheaper well, or build nothing.',
      'Scegli un pozzo meno caro, o non costruire.',
    ])
  })
  test('[BG-5.13] no gusher where none can be drilled', () => {
    const drill = { kind: 'drillGusher', square: square('c13r1') } as const
    expect(refused(turn(gusher, false, 0), drill)).toEqual(ONLY_END)
    expect(refused(turn(gusher, false, 0, { trucks: [square('c4r2'), 'off', 'off'] }), drill)[0]).toBe('Build one first, or end your turn.')
    expect(refused(turn(gusher, true, 0, { stock: [0, 5, 5] }), drill)).toEqual(ONLY_END)
    expect(refused(turn(gusher, false, 0), { kind: 'pushBack' })).toEqual(ONLY_END)
    expect(refused(turn(back, false, 0), drill)[0]).toBe('Use the one it has, or end your turn.')
    const beside = turn(gusher, true, 0, { trucks: [square('c4r5'), 'off', 'off'] })
    for (const place of ['c3r5', 'c5r4'] as const)
      expect(refused(beside, { kind: 'drillGusher', square: square(place) })[0]).toMatch(/^Choose .*, or skip it\.$/)
    const well = turn(gusher, true, 0, { trucks: [square('c2r1'), 'off', 'off'] })
    expect(refused(well, { kind: 'drillGusher', square: square('c2r2') })[0]).toMatch(/^Choose .*, or skip it\.$/)
  })
  test('[BG-5.14] no derrick of one’s own where there is none', () => {
    const deeper = { kind: 'deepen', well: site('c4r3') } as const
    expect(refused(turn(special('2/3/4 deep'), false, 0), deeper)).toEqual(ONLY_END)
    const mine = { wells: wells({ c2r2: derrick(0, 2) }) }
    expect(refused(turn(special('2/3/4 deep'), false, 0, mine), deeper)[0]).toBe('Choose one of them, or end your turn.')
  })
})

test('a bid that is refused is told which one would do, and what else is possible', () => {
  const refused = (why: keyof typeof REASONS, figures: Readonly<Record<string, number>>) =>
    LANGUAGES.map(each => plainly(words[each].refusal({ rule: REASONS[why], why, with: figures }, who)))
  expect(refused('notARaise', { standing: 3, most: 156 })).toEqual([
    'You can only raise your bid, in whole points. Bid from 4 to 156, or leave your bid at 3.',
    'Puoi solo alzare la tua offerta, di punti interi. Offri da 4 a 156, oppure resta a 3.',
  ])
  expect(refused('notARaise', { standing: 156, most: 156 })).toEqual([
    'All licences together are worth 156 points, and you have bid them all. Leave your bid at 156.',
    'Tutte le licenze insieme valgono 156 punti, e li hai già offerti. Resta a 156.',
  ])
  expect(refused('notMoreThanBaron', { baron: 5, least: 10, most: 156 })).toEqual([
    'The Oil Baron has 5 points here. Bid from 10 to 156, or pass.',
    'Qui il Barone ha 5 punti. Offri da 10 a 156, oppure passa.',
  ])
  expect(refused('notMoreThanBaron', { baron: 156, least: 157, most: 156 })[0]).toMatch(/You can only pass\.$/)
  expect(refused('lessThanOwnBid', { least: 10, most: 156 })).toEqual([
    'You have already bid 10 and cannot go below that. Bid from 10 to 156, or pass.',
    'Hai già offerto 10 e non puoi scendere. Offri da 10 a 156, oppure passa.',
  ])
})

const FACE = { face: 'C3', row: 'A', column: 2, across: 2, one: 'A1', other: 'A2' }
const FACES = ['wrongFace', 'sameFaceTwice']
test('every refusal says why and what would be possible', () => {
  for (const each of LANGUAGES)
    for (const [why, rule] of Object.entries(REASONS)) {
      const text = words[each].refusal(FACES.includes(why) ? { rule, why, with: FACE } : { rule, why }, who)
      expect(text, `${each} ${why}`).toMatch(/^[A-ZÀ-Ù“«].{20,}[.]$/s)
      expect(text.split(/[.:,] /).length, `${each} ${why}: ${text}`).toBeGreaterThan(1)
    }
})

test('every rule has its text, and those of the components are read from the components', () => {
  for (const each of LANGUAGES) expect(Object.keys(words[each].rules)).toEqual(expect.arrayContaining([...RULES]))
  expect(words.en.rules['BG-C1']).toContain('Five players: A3/A4, B3/B4, C3/C4.')
  expect(words.en.rules['BG-C2']).toContain('A1 ....H.. .1.r1..')
  expect(words.it.rules['BG-C5']).toContain('avversari indietro di 5')
  expect(words.en.rules['BG-C6']).toContain('5 licences, 8 movement points (7 of them)')
})
