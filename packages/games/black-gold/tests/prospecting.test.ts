import { testTable } from '@wildcat/kernel-contract/test-table'
import { canLeave, truckOf } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { regionOf } from '../ground.ts'
import { nextTrainCost, wellsBeside } from '../queries.ts'
import type { State } from '../state.ts'
import { derrick, dry, gusher, inOrder, type Place, site, special, square, stage, standard, wellAt, wells } from './stage.ts'

const { table } = testTable(stage)
const prospecting = (points: number, built = false) => ({ kind: 'prospect', seat: 0, points, built }) as const
const to = (place: Place) => ({ kind: 'moveTruck', to: square(place) }) as const
const look = (place: Place) => ({ kind: 'look', well: site(place) }) as const
const build = (place: Place) => ({ kind: 'build', well: site(place) }) as const
const TRAIN = { kind: 'moveTrain' } as const
const END = { kind: 'endTurn' } as const
/** Seat 0 prospects from a square, with a card without a special. */
const turn = (place: Place, points: number, changes: Partial<State> = {}, built = false) =>
  table({
    trucks: [square(place), 'off', 'off'],
    taken: [standard('3/12'), 'none', 'none'],
    agenda: [prospecting(points, built)],
    ...changes,
  })

test('[BG-5.1] in his first turn a player puts his truck on any square of the first row, whatever the terrain, free', () => {
  const t = table({ taken: [standard('3/12'), 'none', 'none'], agenda: [{ kind: 'startProspecting', seat: 0 }] })
  expect(t.legal(0)).toEqual(Array.from({ length: 14 }, (_, index) => ({ kind: 'placeTruck', column: index + 1 })))
  t.play(0, { kind: 'placeTruck', column: 12 }) // a hill
  expect(t.state.trucks[0]).toBe(square('c12r1'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(12))
  expect(t.events('spectator')).toEqual([{ kind: 'truckPlaced', seat: 0, square: square('c12r1') }])
})

test('[BG-5.1] with two players the map is seven columns wide', () => {
  const t = table({ seats: 2, taken: [standard('3/12'), 'none'], agenda: [{ kind: 'placeTruck', seat: 0 }] })
  expect(t.legal(0)).toHaveLength(7)
  expect(t.refusal(0, { kind: 'placeTruck', column: 8 })).toMatchObject({ rule: 'BG-5.1', why: 'notInFirstRow', with: { columns: 7 } })
  expect(t.refusal(0, { kind: 'placeTruck', column: 0 })?.why).toBe('notInFirstRow')
  expect([1, 7].map(column => t.refusal(0, { kind: 'placeTruck', column }))).toEqual([undefined, undefined])
})

test('[BG-5.1] it is compulsory, and comes before anything else', () => {
  const t = table({ taken: [standard('3/12'), 'none', 'none'], agenda: [{ kind: 'startProspecting', seat: 0 }] })
  expect(t.refusal(0, TRAIN)?.why).toBe('notThisDecision')
  expect(t.refusal(0, END)?.why).toBe('notThisDecision')
})

test('[BG-5.1] not on a derrick: a gusher may already stand there', () => {
  const t = table({ wells: [...wells({}), gusher('c3r1', 1, 2)], agenda: [{ kind: 'placeTruck', seat: 0 }] })
  expect(t.refusal(0, { kind: 'placeTruck', column: 3 })).toMatchObject({ rule: 'BG-5.1', why: 'derrickOnSquare' })
  expect(t.legal(0)).toHaveLength(13)
})

test('[BG-5.1] only in the first turn', () => {
  const t = table({
    trucks: [square('c1r5'), 'off', 'off'],
    taken: [standard('8/3'), 'none', 'none'],
    agenda: [{ kind: 'startProspecting', seat: 0 }],
  })
  expect(t.state.agenda.at(-1)).toEqual(prospecting(3))
})

test('[BG-5.2] the points of the card are shared by truck and train in any order, as often as points allow', () => {
  const t = turn('c1r1', 6)
  t.play(0, to('c1r2')).play(0, TRAIN).play(0, to('c1r1')).play(0, TRAIN)
  expect(t.state.agenda.at(-1)).toEqual(prospecting(2))
  expect([t.state.trucks[0], t.state.trains[0]]).toEqual([square('c1r1'), 8])
  expect(t.events('spectator')).toEqual([
    { kind: 'truckMoved', seat: 0, from: square('c1r1'), to: square('c1r2'), cost: 1 },
    { kind: 'trainMoved', seat: 0, to: 7, cost: 1 },
    { kind: 'truckMoved', seat: 0, from: square('c1r2'), to: square('c1r1'), cost: 1 },
    { kind: 'trainMoved', seat: 0, to: 8, cost: 1 },
  ])
})

test('[BG-5.2] points are never exceeded', () => {
  const t = turn('c9r1', 1)
  expect(t.refusal(0, to('c10r1'))).toMatchObject({ rule: 'BG-5.2', why: 'notEnoughPoints', with: { points: 1, cost: 2, on: 'ground' } })
  t.play(0, to('c8r1'))
  expect(t.refusal(0, TRAIN)).toMatchObject({ rule: 'BG-5.2', why: 'notEnoughPoints', with: { points: 0, cost: 1, on: 'ground' } })
  expect(t.legal(0)).toEqual([END])
})

test('[BG-5.2] they need not be used, and what is left is lost', () => {
  const t = turn('c1r1', 12)
  t.play(0, END)
  expect(t.played).toBe(true)
  expect(t.events('spectator')).toEqual([{ kind: 'turnEnded', seat: 0 }])
})

test('[BG-5.2] one derrick a turn', () => {
  const t = turn('c10r3', 12)
  t.play(0, to('c11r3')).play(0, build('c11r2'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(11, true))
  expect(t.refusal(0, build('c11r4'))).toMatchObject({ rule: 'BG-5.2', why: 'alreadyBuilt' })
  expect(t.legal(0).some(({ kind }) => kind === 'build')).toBe(false)
})

test('[BG-5.2] after building the truck moves no more, but the train does, and he may still look', () => {
  const t = turn('c11r3', 3).play(0, build('c11r2'))
  expect(t.refusal(0, to('c10r3'))).toMatchObject({ rule: 'BG-5.2', why: 'truckStays' })
  expect(t.legal(0)).toEqual([look('c11r4'), TRAIN, END])
  t.play(0, look('c11r4')).play(0, TRAIN)
  expect(t.state.trains[0]).toBe(7)
  expect(wellAt(t.state, 'c11r4').seenBy).toEqual([0])
})

test('[BG-5.3] trucks move orthogonally; plains cost 1, rough 2, hills 3', () => {
  const t = turn('c4r1', 12)
  expect(t.refusal(0, to('c5r2'))).toMatchObject({ rule: 'BG-5.3', why: 'notNextToTruck', with: { points: 12, cost: 1 } })
  t.play(0, to('c4r2'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(9)) // a hill
  t.play(0, to('c3r2')).play(0, to('c3r3')).play(0, to('c3r4'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(5)) // the last one rough
})

test('[BG-5.3] within the map', () => {
  expect(turn('c14r1', 12).refusal(0, to('c1r2'))?.why).toBe('notNextToTruck')
  expect(turn('c1r21', 12).refusal(0, { kind: 'moveTruck', to: square('c1r22') })).toMatchObject({
    rule: 'BG-5.3',
    why: 'notNextToTruck',
    with: { points: 12, cost: 0 },
  })
})

test('[BG-5.3] a well counts as plains and may be crossed, not stopped on', () => {
  const t = turn('c2r1', 4).play(0, to('c2r2'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(3))
  expect(t.refusal(0, END)).toMatchObject({ rule: 'BG-5.10', why: 'leaveSiteFirst' })
  t.play(0, to('c2r3')).play(0, END)
  expect(t.played).toBe(true)
})

test('[BG-5.3] the square of a derrick may not be entered; of an exhausted one it may', () => {
  const built = turn('c2r1', 9, { wells: wells({ c2r2: derrick(1, 3) }) })
  expect(built.refusal(0, to('c2r2'))).toMatchObject({ rule: 'BG-5.3', why: 'derrickInTheWay', with: { points: 9, cost: 1 } })
  const t = turn('c2r1', 9, { wells: wells({ c2r2: dry }) })
    .play(0, to('c2r2'))
    .play(0, END)
  expect(t.played).toBe(true)
})

test('[BG-5.3] nor may the square of a gusher', () => {
  const t = turn('c2r1', 9, { wells: [...wells({}), gusher('c1r1', 2, 4)] })
  expect(t.refusal(0, to('c1r1'))?.why).toBe('derrickInTheWay')
})

test('[BG-5.4] trucks do not block each other and may share a square', () => {
  const t = turn('c1r1', 2, { trucks: [square('c1r1'), square('c2r1'), 'off'] })
    .play(0, to('c2r1'))
    .play(0, END)
  expect(t.state.trucks).toEqual([square('c2r1'), square('c2r1'), 'off'])
})

test('[BG-5.5] looking is free, at single and triple wells next to the truck, at any point of the movement', () => {
  const t = turn('c4r2', 0)
  const looks = (there: typeof t) => there.legal(0).filter(({ kind }) => kind === 'look')
  expect(looks(t)).toEqual([look('c4r3')])
  t.play(0, look('c4r3'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(0))
  expect(looks(turn('c3r11', 0))).toEqual([look('c3r12')]) // a triple; the double below it is not on offer
})

test('[BG-5.5] never at doubles', () => {
  expect(turn('c3r11', 5).refusal(0, look('c3r10'))).toMatchObject({ rule: 'BG-5.5', why: 'neverLookedAt' })
})

test('[BG-5.5] the value stays that player’s secret', () => {
  const t = turn('c4r2', 5, { wells: wells({ c4r3: { value: 3 } }) }).play(0, look('c4r3'))
  expect(t.events(0)).toEqual([{ kind: 'tileSeen', seat: 0, well: site('c4r3'), value: 3 }])
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(t.events(viewer)).toEqual([{ kind: 'tileSeen', seat: 0, well: site('c4r3'), value: null }])
    expect(t.view(viewer).wells[site('c4r3')]?.value).toBeNull()
  }
  expect(t.view(0).wells[site('c4r3')]?.value).toBe(3)
})

test('[BG-5.5] not from afar, not from on top of the well, not where there is no token', () => {
  expect(turn('c4r1', 5).refusal(0, look('c4r3'))).toMatchObject({ rule: 'BG-5.5', why: 'tooFarToLook' })
  expect(turn('c3r2', 5).refusal(0, look('c4r3'))?.why).toBe('tooFarToLook') // diagonally
  expect(turn('c4r3', 5).refusal(0, look('c4r3'))).toMatchObject({ rule: 'BG-5.5', why: 'underTheTruck' })
  expect(turn('c4r2', 5, { wells: wells({ c4r3: derrick(1, 2) }) }).refusal(0, look('c4r3'))).toMatchObject({
    rule: 'BG-5.5',
    why: 'nothingToSee',
  })
  expect(turn('c4r2', 5).refusal(0, { kind: 'look', well: 30 })).toMatchObject({ rule: 'BG-5.5', why: 'noWellToSee' })
})

test('[BG-5.16] who looked is public; he can see again what he has seen and need not look twice', () => {
  const t = turn('c4r2', 5).play(0, look('c4r3'))
  expect(t.view('spectator').wells[site('c4r3')]?.seenBy).toEqual([0])
  expect(t.refusal(0, look('c4r3'))).toMatchObject({ rule: 'BG-5.16', why: 'alreadySeen' })
  expect(t.legal(0)).not.toContainEqual(look('c4r3'))
})

test.each<[Place, Place, number]>([
  ['c4r2', 'c4r3', 4000],
  ['c3r9', 'c3r10', 6000],
  ['c3r11', 'c3r12', 8000],
])('[BG-5.6] from %s a derrick on %s costs %i', (truck, place, cost) => {
  const t = turn(truck, 5, { money: [cost, 15_000, 15_000] }).play(0, build(place))
  expect(t.state.money[0]).toBe(0)
  expect(t.state.bank).toBe(cost)
  const poor = turn(truck, 5, { money: [cost - 1, 15_000, 15_000] })
  expect(poor.refusal(0, build(place))).toMatchObject({ rule: 'BG-5.6', why: 'cannotPay', with: { cost } })
  expect(poor.legal(0)).not.toContainEqual(build(place))
})

test('[BG-5.6] the token is shown to all, and that much oil goes on the derrick', () => {
  const t = turn('c4r2', 5, { wells: wells({ c4r3: { value: 4 } }) }).play(0, build('c4r3'))
  expect(t.events('spectator')).toEqual([{ kind: 'derrickBuilt', seat: 0, well: site('c4r3'), cost: 4000, value: 4 }])
  expect(wellAt(t.state, 'c4r3')).toMatchObject({ state: 'derrick', owner: 0, oil: 4 })
  expect(t.state).toMatchObject({ stock: [4, 5, 5], supply: -4 })
  expect(t.state.told).toBeGreaterThan(0)
})

test('[BG-5.6] building costs no movement points', () => {
  const t = turn('c4r2', 0)
  expect(t.legal(0)).toContainEqual(build('c4r3'))
  expect(t.play(0, build('c4r3')).state.agenda.at(-1)).toEqual(prospecting(0, true))
})

test('[BG-5.6] a derrick must be left in stock', () => {
  const t = turn('c4r2', 5, { stock: [0, 5, 5] })
  expect(t.refusal(0, build('c4r3'))).toMatchObject({ rule: 'BG-5.6', why: 'noDerrickLeft' })
  expect(t.legal(0).some(({ kind }) => kind === 'build')).toBe(false)
})

test('[BG-5.6] the truck must be next to a token', () => {
  expect(turn('c4r1', 5).refusal(0, build('c4r3'))).toMatchObject({ rule: 'BG-5.6', why: 'tooFarToBuild' })
  const taken = turn('c4r2', 5, { wells: wells({ c4r3: derrick(1, 2) }) })
  expect(taken.refusal(0, build('c4r3'))).toMatchObject({ rule: 'BG-5.6', why: 'siteTaken' })
  expect(turn('c4r2', 5, { wells: wells({ c4r3: dry }) }).refusal(0, build('c4r3'))?.why).toBe('siteTaken')
  const spouting = turn('c4r2', 5, { wells: [...wells({}), gusher('c3r2', 1, 2)] })
  expect(spouting.refusal(0, { kind: 'build', well: 30 })).toMatchObject({ rule: 'BG-5.6', why: 'noSuchSite', with: { sites: 31 } })
})

test('[BG-5.6] an ordinary derrick may shut in anyone', () => {
  const t = turn('c3r2', 5, {
    trucks: [square('c3r2'), square('c1r2'), 'off'],
    wells: [...wells({}), gusher('c1r1', 2, 2), gusher('c1r3', 2, 2)],
  })
  const { board } = regionOf(t.state)
  expect(canLeave(board, t.state, square('c1r2'))).toBe(true)
  t.play(0, build('c2r2'))
  expect(canLeave(board, t.state, square('c1r2'))).toBe(false)
})

test('[BG-5.7] moving the train up one space costs 1 up to signal 2, then 2 up to signal 3, then 3', () => {
  const cost = (from: number) => nextTrainCost(table({ trains: [from, 6, 6] }).state, 0)
  expect([1, 8, 9, 15, 16, 20].map(cost)).toEqual([1, 1, 2, 2, 3, 3])
  const t = turn('c1r1', 3, { trains: [16, 6, 6] }).play(0, TRAIN)
  expect(t.state.agenda.at(-1)).toEqual(prospecting(0))
  expect(turn('c1r1', 2, { trains: [16, 6, 6] }).refusal(0, TRAIN)).toMatchObject({
    rule: 'BG-5.2',
    why: 'notEnoughPoints',
    with: { points: 2, cost: 3, on: 'ground' },
  })
})

test('[BG-5.7] on the last row it goes no further', () => {
  const t = turn('c1r1', 12, { trains: [21, 6, 6] })
  expect(t.refusal(0, TRAIN)).toMatchObject({ rule: 'BG-5.7', why: 'endOfTrack', with: { on: 'ground' } })
  expect(t.legal(0)).not.toContainEqual(TRAIN)
  expect(turn('c1r1', 3, { trains: [20, 6, 6] }).play(0, TRAIN).state.trains[0]).toBe(21)
})

test('[BG-5.8] the card’s special comes last: once it is used the turn is over', () => {
  const t = turn('c1r1', 12, { taken: [special('2/2/6 back 4'), 'none', 'none'] }).play(0, { kind: 'pushBack' })
  expect(t.played).toBe(true)
})

test('[BG-5.8] it is optional, and only what the card offers can be used', () => {
  const t = turn('c1r1', 12, { taken: [special('2/2/6 back 4'), 'none', 'none'] })
  for (const command of [
    { kind: 'changePrice', company: 'jet', direction: 'up' },
    { kind: 'takeOil', hudson: 1, jet: 0, standard: 0 },
    { kind: 'drillGusher', square: 1 },
    { kind: 'deepen', well: 0 },
  ] as const)
    expect(t.refusal(0, command)).toMatchObject({ rule: 'BG-5.8', why: 'noSuchSpecial', with: { special: 'pushBack' } })
  expect(turn('c1r1', 12).refusal(0, { kind: 'pushBack' })).toMatchObject({ why: 'noSuchSpecial', with: { special: 'none' } })
  expect(t.play(0, END).played).toBe(true)
})

test('[BG-5.10] onto a well only with points to leave it again', () => {
  expect(turn('c2r1', 1).refusal(0, to('c2r2'))).toMatchObject({ rule: 'BG-5.10', why: 'stuckOnSite', with: { points: 0, cost: 1 } })
  expect(turn('c2r1', 2).refusal(0, to('c2r2'))).toBeUndefined()
})

test('[BG-5.10] on a well these points cannot go to the train, the turn cannot end, no special be used and nothing built', () => {
  const t = turn('c2r2', 1, { taken: [special('2/2/6 back 4'), 'none', 'none'] })
  const refused = { rule: 'BG-5.10', why: 'leaveSiteFirst' }
  expect([t.refusal(0, TRAIN), t.refusal(0, END), t.refusal(0, { kind: 'pushBack' })]).toMatchObject([refused, refused, refused])
  expect(t.legal(0).map(({ kind }) => kind)).toEqual(['moveTruck', 'moveTruck', 'moveTruck', 'moveTruck'])
  const rich = turn('c2r2', 2)
  expect(rich.refusal(0, TRAIN)).toBeUndefined()
  const two = turn('c9r2', 3, { wells: [...wells({}), { ...gusher('c9r3', 1, 2), kind: 1, state: 'covered', owner: 'nobody', oil: 0 }] })
  expect(two.refusal(0, { kind: 'build', well: 30 })).toMatchObject(refused)
  expect(two.legal(0).some(({ kind }) => kind === 'build')).toBe(false)
})

test('tokens beside a square are found wherever they lie', () => {
  const { state } = table({ wells: wells({ c11r2: dry }) })
  expect(wellsBeside(state, square('c11r3'))).toEqual([site('c11r4')])
  expect(() => truckOf(state, 0)).toThrow('no truck on the map')
})

test('[BG-5.2] worked example: 5 points from column 5, row 2, two wells inspected on the way, then a derrick for $4,000', () => {
  const t = turn('c5r2', 5, { wells: wells({ c4r3: { value: 3 }, c5r6: { value: 4 } }) })
  t.play(0, to('c5r3')).play(0, look('c4r3')).play(0, to('c5r4')).play(0, to('c5r5')).play(0, look('c5r6'))
  expect(t.state.agenda.at(-1)).toEqual(prospecting(0))
  expect(t.events(0).flatMap(event => (event.kind === 'tileSeen' ? [event.value] : []))).toEqual([3, 4])
  t.play(0, build('c5r6')).play(0, END)
  expect(t.state.money[0]).toBe(11_000)
  expect(wellAt(t.state, 'c5r6').oil).toBe(4)
})

test('[BG-5.7] worked example: card 2/2/6 back 4 takes a train from row 6 four spaces for 5; the sixth point may move the truck', () => {
  const t = table({
    trucks: [square('c1r1'), 'off', 'off'],
    special: { deck: [special('2/2/6 back 4')], discard: [] },
    agenda: inOrder({ kind: 'turnUpCards' }),
  })
  expect(t.state.baron).toBe(3)
  const mine = turn('c1r1', 6, { taken: [special('2/2/6 back 4'), 'none', 'none'] })
  mine.play(0, TRAIN).play(0, TRAIN).play(0, TRAIN).play(0, TRAIN)
  expect([mine.state.trains[0], mine.state.agenda.at(-1)]).toEqual([10, prospecting(1)])
  expect(mine.refusal(0, TRAIN)?.why).toBe('notEnoughPoints')
  mine.play(0, to('c1r2')).play(0, { kind: 'pushBack' })
  expect(mine.state.trains).toEqual([10, 2, 2])
})
