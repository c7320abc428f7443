import { testTable } from '@wildcat/kernel-contract/test-table'
import type { Company } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { leadingTrains, rowOfWell, wayOf } from '../queries.ts'
import type { State } from '../state.ts'
import { derrick, gusher, inOrder, oil, options, type Place, site, square, stage, wellAt, wells } from './stage.ts'

const { table } = testTable(stage)
const produce = (seat: number) => ({ kind: 'produce', seat }) as const
const carry = (company: Company) => ({ kind: 'carry', company }) as const
const GIVE_UP = { kind: 'giveUp' } as const
/** A derrick of seat 0 on row 13, oil to take from it. */
const far: Place = 'c5r13'
const shipping = (changes: Partial<State> = {}, place: Place = far) =>
  table({ wells: wells({ [place]: derrick(0, 3) }), stock: [4, 5, 5], agenda: [produce(0)], ...changes })

test('[BG-6.1] in turn order each player takes one oil from every own derrick, gushers too', () => {
  const t = table({
    first: 1,
    trains: [21, 21, 21],
    wells: [...wells({ c2r2: derrick(0, 3), c4r3: derrick(1, 2), c6r2: derrick(1, 4) }), gusher('c1r3', 1, 2)],
    agenda: inOrder(produce(1), produce(2), produce(0)),
  })
  expect(t.events('spectator')).toEqual([
    { kind: 'oilProduced', seat: 1, wells: [site('c6r2'), site('c4r3'), 30].toSorted((a, b) => a - b), exhausted: [] },
  ])
  t.play(1, carry('jet')).play(1, carry('jet')).play(1, carry('hudson'))
  expect(t.pending).toEqual([0])
  t.play(0, carry('hudson'))
  expect([wellAt(t.state, 'c2r2').oil, wellAt(t.state, 'c4r3').oil, wellAt(t.state, 'c6r2').oil, t.state.wells[30]?.oil]).toEqual([
    2, 1, 3, 1,
  ])
  expect(t.state.depots).toEqual([oil(1, 0, 0), oil(1, 2, 0), oil(0, 0, 0)])
})

test('[BG-6.1] an empty derrick returns to stock and its square is plains', () => {
  const t = table({ trains: [21, 6, 6], stock: [4, 5, 5], wells: wells({ c2r2: derrick(0, 1) }), agenda: [produce(0)] })
  expect(t.state.stock).toEqual([5, 5, 5])
  expect(wellAt(t.state, 'c2r2')).toMatchObject({ state: 'dry', owner: 'nobody', oil: 0 })
  expect(t.events('spectator')[0]).toEqual({ kind: 'oilProduced', seat: 0, wells: [site('c2r2')], exhausted: [site('c2r2')] })
  t.play(0, carry('jet'))
  const drive = table({
    trucks: [square('c2r1'), 'off', 'off'],
    wells: t.state.wells,
    agenda: [{ kind: 'prospect', seat: 0, points: 1, built: false }],
  })
  expect(drive.refusal(0, { kind: 'moveTruck', to: square('c2r2') })).toBeUndefined()
})

test('[BG-6.1] who has no derrick takes nothing', () => {
  const t = table({ agenda: [produce(0)] })
  expect([t.played, t.events()]).toEqual([true, []])
})

test('[BG-6.2] own train on the derrick’s row or beyond: carried free', () => {
  for (const row of [13, 14]) {
    const t = shipping({ trains: [row, 21, 6], baron: 21 })
    expect(t.legal(0)).toEqual([carry('hudson'), carry('jet')])
    t.play(0, carry('jet'))
    expect(t.state).toMatchObject({ money: [15_000, 15_000, 15_000], bank: 0 })
    expect(t.events('spectator').at(-1)).toEqual({
      kind: 'oilCarried',
      seat: 0,
      well: site(far),
      by: 'own',
      carriers: [],
      company: 'jet',
    })
  }
})

test('[BG-6.3] oil that travels free is always carried', () => {
  expect(shipping({ trains: [13, 6, 6] }).refusal(0, GIVE_UP)).toEqual({ rule: 'BG-6.3', why: 'travelsFree' })
})

test('[BG-6.3] otherwise $3,000 for the train furthest ahead of all, to its owner, who may not refuse', () => {
  const t = shipping({ trains: [12, 15, 14], baron: 14 }).play(0, carry('hudson'))
  expect(t.state).toMatchObject({ money: [12_000, 18_000, 15_000], bank: 0, depots: [oil(1, 0, 0), oil(0, 0, 0), oil(0, 0, 0)] })
  expect(t.events('spectator').at(-1)).toEqual({
    kind: 'oilCarried',
    seat: 0,
    well: site(far),
    by: 'rival',
    carriers: [1],
    company: 'hudson',
  })
})

test('[BG-6.3] for the Oil Baron the bank is paid', () => {
  const t = shipping({ trains: [12, 15, 14], baron: 16 }).play(0, carry('hudson'))
  expect(t.state).toMatchObject({ money: [12_000, 15_000, 15_000], bank: 3000 })
  expect(t.events('spectator').at(-1)).toMatchObject({ by: 'black', carriers: [] })
})

test('[BG-6.3] trains level in the lead share equally, the Oil Baron’s share going to the bank', () => {
  const t = shipping({ trains: [12, 15, 15], baron: 15 }).play(0, carry('jet'))
  expect(t.state).toMatchObject({ money: [12_000, 16_000, 16_000], bank: 1000 })
  expect(t.events('spectator').at(-1)).toMatchObject({ by: 'shared', carriers: [1, 2] })
  expect(leadingTrains({ seats: 3, trains: [3, 4, 4], baron: 2 })).toEqual({ by: 'rival', carriers: [1, 2] })
  expect(leadingTrains({ seats: 3, trains: [3, 4, 4], baron: 5 })).toEqual({ by: 'black', carriers: [] })
})

test.each([
  [4, 3, 750],
  [5, 4, 600],
])('[BG-6.3] with %i level, counting the Oil Baron, and %i of them players, each gets $%i', (_, players, share) => {
  const seats = players + 1
  const trains = Array.from({ length: seats }, (__, seat) => (seat === 0 ? 1 : 15))
  const t = table({
    seats,
    trains,
    baron: 15,
    options: options({}, seats),
    wells: [...wells({}, seats), gusher('c1r8', 0, 2, seats)],
    agenda: [produce(0)],
  }).play(0, carry('standard'))
  expect(t.state.money).toEqual([12_000, ...new Array<number>(players).fill(15_000 + share)])
  expect(t.state.bank).toBe(share)
})

test('[BG-6.3] or lose the oil', () => {
  const t = shipping({ trains: [12, 15, 14] })
  expect(t.legal(0)).toEqual([carry('hudson'), carry('jet'), GIVE_UP])
  t.play(0, GIVE_UP)
  expect(t.state).toMatchObject({ money: [15_000, 15_000, 15_000], supply: 1 })
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'oilLost', seat: 0, well: site(far), why: 'givenUp' })
  expect(t.played).toBe(true)
})

test('[BG-6.3] a train that has not reached the derrick’s row carries nothing, also if it leads', () => {
  const t = shipping({ trains: [12, 12, 6], baron: 12 })
  expect([t.played, t.events('spectator').at(-1)]).toEqual([true, { kind: 'oilLost', seat: 0, well: site(far), why: 'noTrain' }])
  expect(t.state.supply).toBe(1)
})

test('[BG-6.3] who cannot pay the whole $3,000 loses that oil', () => {
  const t = shipping({ trains: [12, 15, 15], money: [2999, 0, 0] })
  expect([t.played, t.events('spectator').at(-1)]).toEqual([true, { kind: 'oilLost', seat: 0, well: site(far), why: 'noMoney' }])
  expect(shipping({ trains: [12, 15, 15], money: [3000, 0, 0] }).play(0, carry('jet')).state.money).toEqual([0, 1500, 1500])
})

test('[BG-6.3] for each oil: money may run out in between', () => {
  const t = shipping({
    trains: [6, 21, 6],
    money: [3500, 0, 0],
    wells: wells({ c3r10: derrick(0, 2), c5r9: derrick(0, 2) }),
  }).play(0, carry('hudson'))
  expect(
    t
      .events('spectator')
      .slice(1)
      .map(({ kind }) => kind),
  ).toEqual(['oilCarried', 'oilLost'])
  expect([t.played, t.state.money]).toEqual([true, [500, 3000, 0]])
})

test('[BG-6.3] a fee is received at once: the leader has it when the next player is asked', () => {
  const t = table({
    trains: [6, 10, 11],
    money: [3000, 3000, 0],
    wells: wells({ c3r10: derrick(0, 2), c5r11: derrick(1, 2) }),
    agenda: inOrder(produce(0), produce(1)),
  })
  t.play(0, carry('hudson')) // seat 2 leads with 11
  expect([t.pending, t.state.money]).toEqual([[1], [0, 3000, 3000]])
  expect(t.play(1, carry('jet')).state.money).toEqual([0, 0, 6000])
})

test.each([
  [2, ['hudson', 'jet']],
  [3, ['hudson', 'jet']],
  [4, ['hudson', 'jet', 'standard']],
  [5, ['hudson', 'jet', 'standard']],
] as const)('[BG-6.4] with %i players carried oil goes to %j', (seats, open) => {
  const t = table({ seats, options: options({}, seats), wells: [...wells({}, seats), gusher('c1r3', 0, 2, seats)], agenda: [produce(0)] })
  expect(t.legal(0)).toEqual(open.map(carry))
  expect(t.refusal(0, carry('standard'))).toEqual(seats < 4 ? { rule: 'BG-1.5', why: 'companyClosed' } : undefined)
})

test('[BG-6.4] in any combination; it stays until sold', () => {
  const t = shipping({ trains: [21, 6, 6], depots: [oil(1, 2, 0), oil(0, 0, 0), oil(0, 0, 0)] }).play(0, carry('jet'))
  expect(t.state.depots[0]).toEqual(oil(1, 3, 0))
})

test('[BG-6.4] players place in turn order, seeing what earlier players did', () => {
  const t = table({
    first: 1,
    trains: [21, 21, 21],
    wells: wells({ c2r2: derrick(0, 3), c4r3: derrick(1, 2) }),
    agenda: inOrder(produce(1), produce(2), produce(0)),
  })
  expect(t.pending).toEqual([1])
  t.play(1, carry('jet'))
  expect(t.pending).toEqual([0])
  expect(t.view(0).depots[1]).toEqual(oil(0, 1, 0))
})

test('[BG-6.2] rows are counted from the entry', () => {
  const { state } = table({ trains: [2, 6, 6] })
  expect([rowOfWell(state, site('c2r2')), rowOfWell(state, site('c5r19'))]).toEqual([2, 19])
  expect([wayOf(state, 0, site('c2r2')), wayOf(state, 0, site('c4r3')), wayOf(state, 0, site('c5r19'))]).toEqual([
    'own',
    'leaders',
    'noTrain',
  ])
})

test('[BG-6.3] worked example: green pays $1,500 to blue and $1,500 to the bank; blue’s own oil is lost, red’s goes free, purple gives up', () => {
  const [red, blue, green, purple] = [0, 1, 2, 3]
  const t = table({
    seats: 4,
    options: options({}, 4),
    trains: [12, 15, 9, 8],
    baron: 15,
    wells: [
      ...wells({}, 4),
      gusher('c1r12', red, 2, 4),
      gusher('c1r16', blue, 2, 4),
      gusher('c1r10', green, 2, 4),
      gusher('c1r11', purple, 2, 4),
    ],
    agenda: inOrder(produce(red), produce(blue), produce(green), produce(purple)),
  })
  t.play(red, carry('hudson')).play(green, carry('jet')).play(purple, GIVE_UP)
  expect(t.state).toMatchObject({ money: [15_000, 16_500, 12_000, 15_000], bank: 1500 })
  expect(t.state.depots).toEqual([oil(1, 0, 0), oil(0, 0, 0), oil(0, 1, 0), oil(0, 0, 0)])
  expect(t.events('spectator').flatMap(event => (event.kind === 'oilLost' ? [[event.seat, event.why]] : []))).toEqual([
    [blue, 'noTrain'],
    [purple, 'givenUp'],
  ])
})
