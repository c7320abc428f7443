import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { cardOf, truckOf } from '../queries.ts'
import type { State } from '../state.ts'
import { beige, derrick, dry, inOrder, oil, type Place, red, site, square, stage, wellAt, wells } from './stage.ts'

const { table } = testTable(stage)
const PLAIN_CARD = beige('3/12')

/** Seat 0 is driving, with so many points left. */
function driving(place: Place, points: number, changes: Partial<State> = {}) {
  return table({
    trucks: [square(place), square('c1r1'), square('c1r1')],
    taken: [PLAIN_CARD, 'none', 'none'],
    agenda: [{ kind: 'drive', seat: 0, points }],
    ...changes,
  })
}
const to = (place: Place) => ({ kind: 'moveTruck', to: square(place) }) as const
const train = { kind: 'moveTrain' } as const
const end = { kind: 'endTurn' } as const
const look = (place: Place) => ({ kind: 'look', well: site(place) }) as const
const pointsLeft = ({ agenda }: State) => agenda.flatMap(step => (step.kind === 'drive' ? [step.points] : []))

test('[GIG-5.1] a player’s first turn begins with putting his truck on any square of the first column, which is free', () => {
  const t = table({ taken: ['none', PLAIN_CARD, 'none'], agenda: [{ kind: 'startDriving', seat: 1 }] })
  expect(t.pending).toEqual([1])
  expect(t.legal(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(row => ({ kind: 'placeTruck', row })))
  t.play(1, { kind: 'placeTruck', row: 9 })
  expect(t.state.trucks).toEqual(['off', square('c1r9'), 'off'])
  expect(t.events('spectator')).toEqual([{ kind: 'truckPlaced', seat: 1, square: square('c1r9') }])
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'drive', seat: 1, points: 12 })
})

test('[GIG-5.1] it is compulsory, before any point is spent', () => {
  const t = table({ taken: [PLAIN_CARD, 'none', 'none'], agenda: [{ kind: 'startDriving', seat: 0 }] })
  for (const command of [train, end, to('c2r1')]) expect(t.refusal(0, command)?.why).toBe('notThisDecision')
  expect(t.refusal(0, { kind: 'placeTruck', row: 0 })).toEqual({ rule: 'GIG-5.1', why: 'notInFirstColumn', with: { rows: 12 } })
  expect(t.refusal(0, { kind: 'placeTruck', row: 13 })?.rule).toBe('GIG-5.1')
  expect(t.refusal(0, { kind: 'placeTruck', row: 12 })).toBeUndefined()
  expect(t.refusal(0, { kind: 'placeTruck', row: 1 })).toBeUndefined()
})

test('[GIG-5.1] other trucks there do not matter', () => {
  const t = table({
    trucks: ['off', square('c1r4'), square('c1r4')],
    taken: [PLAIN_CARD, 'none', 'none'],
    agenda: [{ kind: 'placeTruck', seat: 0 }],
  })
  t.play(0, { kind: 'placeTruck', row: 4 })
  expect(t.state.trucks).toEqual([square('c1r4'), square('c1r4'), square('c1r4')])
})

test('[GIG-5.1] in later turns the truck goes on from where it stands', () => {
  const t = table({
    trucks: [square('c8r5'), 'off', 'off'],
    taken: [beige('6/6'), 'none', 'none'],
    agenda: [{ kind: 'startDriving', seat: 0 }],
  })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'drive', seat: 0, points: 6 })
  expect(t.state.trucks[0]).toBe(square('c8r5'))
})

test('[GIG-5.2] the points of the card are split freely between truck and locomotive, in any order', () => {
  const t = driving('c1r2', 6).play(0, train).play(0, to('c2r2')).play(0, train).play(0, to('c3r2'))
  expect(t.state.trains).toEqual([3, 1, 1])
  expect(t.state.trucks[0]).toBe(square('c3r2'))
  expect(pointsLeft(t.state)).toEqual([2])
  expect(t.pending).toEqual([0])
})

test('[GIG-5.2] the total may not exceed the number on the card', () => {
  const t = driving('c1r7', 2)
  expect(t.refusal(0, to('c2r7'))).toEqual({ rule: 'GIG-5.2', why: 'notEnoughPoints', with: { points: 2, cost: 3, on: 'ground' } })
  expect(t.legal(0)).not.toContainEqual(to('c2r7'))
  expect(driving('c1r7', 3).refusal(0, to('c2r7'))).toBeUndefined()
  const spent = driving('c1r2', 1).play(0, to('c2r2'))
  expect(spent.refusal(0, train)).toEqual({ rule: 'GIG-5.2', why: 'notEnoughPoints', with: { points: 0, cost: 1, on: 'ground' } })
  expect(spent.legal(0)).toEqual([end])
})

test('[GIG-5.2] points need not be used, and what is left is lost', () => {
  const t = driving('c1r2', 12, { agenda: inOrder({ kind: 'drive', seat: 0, points: 12 }, { kind: 'discardCard', seat: 0 }) })
  t.play(0, end)
  expect(t.state).toMatchObject({ trucks: [square('c1r2'), square('c1r1'), square('c1r1')], trains: [1, 1, 1] })
  expect(t.played).toBe(true)
  expect(t.events('spectator')).toEqual([{ kind: 'turnEnded', seat: 0 }])
})

test.each<[string, number, Place, Place]>([
  ['plains', 1, 'c1r3', 'c2r3'],
  ['hills', 2, 'c1r4', 'c2r4'],
  ['mountains', 3, 'c1r7', 'c2r7'],
])('[GIG-5.3] entering %s costs %i', (_, cost, from, place) => {
  const t = driving(from, 10).play(0, to(place))
  expect(pointsLeft(t.state)).toEqual([10 - cost])
  expect(t.events('spectator')).toEqual([{ kind: 'truckMoved', seat: 0, from: square(from), to: square(place), cost }])
})

test('[GIG-5.3] a truck moves orthogonally', () => {
  const moves = driving('c2r2', 9)
    .legal(0)
    .flatMap(command => (command.kind === 'moveTruck' ? [command.to] : []))
  expect(moves).toEqual((['c2r1', 'c1r2', 'c3r2', 'c2r3'] as const).map(square))
  expect(driving('c2r2', 9).refusal(0, to('c3r3'))).toEqual({ rule: 'GIG-5.3', why: 'notNextToTruck', with: { points: 9, cost: 1 } })
  expect(driving('c2r2', 9).refusal(0, to('c2r2'))?.rule).toBe('GIG-5.3')
  expect(driving('c2r2', 9).refusal(0, to('c4r2'))?.rule).toBe('GIG-5.3')
})

test('[GIG-5.3] a truck stays within the map', () => {
  expect(driving('c20r2', 9).refusal(0, to('c1r3'))?.rule).toBe('GIG-5.3')
  expect(driving('c1r3', 9).refusal(0, to('c20r2'))?.rule).toBe('GIG-5.3')
  expect(driving('c3r12', 9).refusal(0, to('c3r13'))).toEqual({ rule: 'GIG-5.3', why: 'notNextToTruck', with: { points: 9, cost: 0 } })
  expect(driving('c1r12', 9).refusal(0, to('c1r13'))).toEqual({ rule: 'GIG-5.3', why: 'notNextToTruck', with: { points: 9, cost: 0 } })
  const moves = driving('c20r12', 9)
    .legal(0)
    .flatMap(command => (command.kind === 'moveTruck' ? [command.to] : []))
  expect(moves).toEqual((['c20r11', 'c19r12'] as const).map(square))
})

test('[GIG-5.4] a truck may cross a site, paying its terrain', () => {
  const t = driving('c2r11', 5).play(0, to('c3r11')).play(0, to('c4r11'))
  expect(t.state.trucks[0]).toBe(square('c4r11'))
  expect(pointsLeft(t.state)).toEqual([3])
  expect(pointsLeft(driving('c19r9', 5).play(0, to('c19r10')).state)).toEqual([2])
})

test('[GIG-5.4] but it may not end its movement there', () => {
  const t = driving('c2r11', 5).play(0, to('c3r11'))
  expect(t.refusal(0, end)).toEqual({ rule: 'GIG-5.13', why: 'leaveSiteFirst' })
  expect(t.legal(0)).not.toContainEqual(end)
  expect(t.play(0, to('c4r11')).refusal(0, end)).toBeUndefined()
})

test('[GIG-5.5] a truck may never enter a square with a derrick', () => {
  const t = driving('c2r11', 9, { wells: wells({ c3r11: derrick(0, 2) }) })
  expect(t.refusal(0, to('c3r11'))).toEqual({ rule: 'GIG-5.5', why: 'derrickInTheWay', with: { points: 9, cost: 1 } })
  expect(t.legal(0)).not.toContainEqual(to('c3r11'))
})

test('[GIG-5.6] trucks may share a square', () => {
  const t = driving('c1r2', 3, { trucks: [square('c1r2'), square('c2r2'), square('c2r2')] })
  t.play(0, to('c2r2')).play(0, end)
  expect(t.state.trucks).toEqual([square('c2r2'), square('c2r2'), square('c2r2')])
})

test('[GIG-5.7] next to a black tile a player may secretly look at its value, then go on', () => {
  const t = driving('c3r3', 2)
  t.play(0, look('c3r4'))
  expect(t.state.trucks[0]).toBe(square('c3r3'))
  expect(wellAt(t.state, 'c3r4')).toMatchObject({ state: 'covered', seenBy: [0], value: 2 })
  expect(t.events(0)).toEqual([{ kind: 'tileSeen', seat: 0, well: site('c3r4'), value: 2 }])
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(t.events(viewer)).toEqual([{ kind: 'tileSeen', seat: 0, well: site('c3r4'), value: null }])
  expect(pointsLeft(t.state)).toEqual([2])
  expect(t.state.told).toBeGreaterThan(0)
})

test('[GIG-5.7] before the first point, between points, after the last, or spending none', () => {
  const t = driving('c4r2', 2).play(0, look('c4r1')).play(0, to('c3r2')).play(0, to('c3r3')).play(0, look('c3r4'))
  expect(pointsLeft(t.state)).toEqual([0])
  expect(driving('c3r3', 0).play(0, look('c3r4')).pending).toEqual([0])
})

test('[GIG-5.7] any number of tiles, of one derrick or of three', () => {
  expect(driving('c11r1', 0).legal(0)).toEqual([look('c12r1'), end])
  expect(driving('c4r3', 0).legal(0)).toEqual([look('c5r3'), end])
  const between = driving('c5r1', 0).play(0, look('c4r1')).play(0, look('c6r1'))
  expect([wellAt(between.state, 'c4r1').seenBy, wellAt(between.state, 'c6r1').seenBy]).toEqual([[0], [0]])
})

test('[GIG-5.7] red tiles, with two derricks, are never looked at', () => {
  const t = driving('c8r4', 5)
  expect(t.refusal(0, look('c9r4'))).toEqual({ rule: 'GIG-5.7', why: 'neverLookedAt' })
  expect(t.legal(0)).not.toContainEqual(look('c9r4'))
})

test('[GIG-5.7] a tile that is not orthogonally next to the truck cannot be looked at', () => {
  for (const place of ['c2r3', 'c3r2', 'c4r5', 'c1r4'] as const)
    expect(driving(place, 5).refusal(0, look('c3r4'))).toEqual({ rule: 'GIG-5.7', why: 'tooFarToLook' })
  for (const place of ['c2r4', 'c4r4', 'c3r3', 'c3r5'] as const) expect(driving(place, 5).refusal(0, look('c3r4'))).toBeUndefined()
})

test('[GIG-5.7] there is nothing to see where a derrick stands or stood, and no site beyond the last', () => {
  for (const change of [derrick(1, 2), dry]) expect(driving('c3r3', 0, { wells: wells({ c3r4: change }) }).legal(0)).toEqual([end])
  expect(driving('c3r3', 5, { wells: wells({ c3r4: derrick(1, 2) }) }).refusal(0, look('c3r4'))).toEqual({
    rule: 'GIG-5.7',
    why: 'nothingToSee',
  })
  expect(driving('c3r3', 5, { wells: wells({ c3r4: dry }) }).refusal(0, look('c3r4'))?.why).toBe('nothingToSee')
  expect(driving('c3r3', 5).refusal(0, { kind: 'look', well: 30 })).toEqual({ rule: 'GIG-C2', why: 'noSuchSite', with: { sites: 30 } })
})

test('[GIG-5.7] who looked is public, what he saw stays known to him, and there is no need to look again', () => {
  const t = driving('c3r3', 5).play(0, look('c3r4'))
  expect(t.refusal(0, look('c3r4'))).toEqual({ rule: 'GIG-5.7', why: 'alreadySeen' })
  expect(t.legal(0)).not.toContainEqual(look('c3r4'))
  const value = (viewer: 0 | 1 | 'spectator') => t.view(viewer).wells[site('c3r4')]
  expect([value(0)?.value, value(1)?.value, value('spectator')?.value]).toEqual([2, null, null])
  expect(value('spectator')?.seenBy).toEqual([0])
})

test('[GIG-5.7] what one player has seen another may still look at', () => {
  const t = driving('c3r3', 5, { wells: wells({ c3r4: { seenBy: [1] } }) })
  expect(t.legal(0)).toContainEqual(look('c3r4'))
})

test('[GIG-5.8] a truck crossing a site may not look at the tile under it', () => {
  const t = driving('c2r11', 5).play(0, to('c3r11'))
  expect(t.refusal(0, look('c3r11'))).toEqual({ rule: 'GIG-5.8', why: 'underTheTruck' })
  expect(t.legal(0)).not.toContainEqual(look('c3r11'))
})

test('[GIG-5.9] one space forward costs the number printed at the space entered', () => {
  const cost = (space: number) => 9 - (pointsLeft(driving('c1r1', 9, { trains: [space, 1, 1] }).play(0, train).state)[0] ?? 0)
  expect([1, 9, 10, 16, 17, 19].map(cost)).toEqual([1, 1, 2, 2, 3, 3])
  const t = driving('c1r1', 9, { trains: [9, 1, 1] }).play(0, train)
  expect(t.state.trains).toEqual([10, 1, 1])
  expect(t.events('spectator')).toEqual([{ kind: 'trainMoved', seat: 0, to: 10, cost: 1 }])
})

test('[GIG-5.9] a locomotive needs all the points of its next step', () => {
  const t = driving('c1r1', 2, { trains: [17, 1, 1] })
  expect(t.refusal(0, train)).toEqual({ rule: 'GIG-5.2', why: 'notEnoughPoints', with: { points: 2, cost: 3, on: 'ground' } })
  expect(t.legal(0)).not.toContainEqual(train)
  expect(driving('c1r1', 3, { trains: [17, 1, 1] }).legal(0)).toContainEqual(train)
})

test('[GIG-5.9] on the last space it goes no further', () => {
  const t = driving('c1r1', 12, { trains: [20, 1, 1] })
  expect(t.refusal(0, train)).toEqual({ rule: 'GIG-5.9', why: 'endOfTrack', with: { on: 'ground' } })
  expect(t.legal(0)).not.toContainEqual(train)
  expect(driving('c1r1', 12, { trains: [19, 1, 1] }).play(0, train).state.trains).toEqual([20, 1, 1])
})

test('[GIG-5.9] the owner never moves it backwards', () => {
  expect(driving('c1r1', 12, { trains: [5, 5, 5] }).play(0, train).state.trains).toEqual([6, 5, 5])
})

test.each([
  ['beige', beige('4/10')],
  ['red', red('2/4/8 back 2')],
] as const)('[GIG-5.12] a %s card is then discarded to its own pile', (colour, card) => {
  const t = table({
    trucks: [square('c1r2'), 'off', 'off'],
    taken: [card, beige('8/3'), 'none'],
    agenda: inOrder({ kind: 'startDriving', seat: 0 }, { kind: 'discardCard', seat: 0 }),
  })
  t.play(0, end)
  expect(t.state.taken).toEqual(['none', beige('8/3'), 'none'])
  expect([t.state.beige.discard, t.state.red.discard]).toEqual(colour === 'beige' ? [[card], []] : [[], [card]])
})

test('[GIG-5.13] a truck may step onto a site only if the points then left suffice to leave it', () => {
  const stuck = driving('c2r11', 1)
  expect(stuck.refusal(0, to('c3r11'))).toEqual({ rule: 'GIG-5.13', why: 'stuckOnSite', with: { points: 0, cost: 1 } })
  expect(stuck.legal(0)).not.toContainEqual(to('c3r11'))
  expect(driving('c2r11', 2).refusal(0, to('c3r11'))).toBeUndefined()
})

test('[GIG-5.13] what is too dear or at its end is refused with what the truck must do', () => {
  const t = driving('c4r11', 2, { trains: [10, 1, 1] }).play(0, to('c3r11'))
  const tooDear = (cost: number) => ({ rule: 'GIG-5.2', why: 'notEnoughPoints', with: { points: 1, cost, on: 'site' } })
  expect(t.refusal(0, to('c2r11'))).toEqual(tooDear(3))
  expect(t.refusal(0, train)).toEqual(tooDear(2))
  const atEnd = driving('c4r11', 3, { trains: [20, 1, 1] }).play(0, to('c3r11'))
  expect(atEnd.refusal(0, train)).toEqual({ rule: 'GIG-5.9', why: 'endOfTrack', with: { on: 'site' } })
})

test('[GIG-5.13] while it stands there neither the turn can end nor a special be used', () => {
  const t = driving('c2r11', 9, { taken: [beige('2/10/2'), 'none', 'none'] }).play(0, to('c3r11'))
  for (const command of [end, { kind: 'changePrice', company: 'jet', direction: 'up' }] as const)
    expect(t.refusal(0, command)).toEqual({ rule: 'GIG-5.13', why: 'leaveSiteFirst' })
  expect(t.legal(0).every(({ kind }) => kind === 'moveTruck' || kind === 'look' || kind === 'moveTrain')).toBe(true)
})

test('[GIG-5.13] the points needed to leave cannot go to the locomotive; those to spare can', () => {
  const t = driving('c2r11', 2).play(0, to('c3r11'))
  expect(t.refusal(0, train)).toEqual({ rule: 'GIG-5.13', why: 'leaveSiteFirst' })
  expect(t.legal(0)).not.toContainEqual(train)
  const spare = driving('c2r11', 3).play(0, to('c3r11'))
  expect(spare.legal(0)).toContainEqual(train)
  spare.play(0, train)
  expect(spare.refusal(0, train)?.rule).toBe('GIG-5.13')
  expect(spare.play(0, to('c4r11')).state.trains).toEqual([2, 1, 1])
})

test('[GIG-5.13] where a derrick has gone, a truck may stand again', () => {
  const t = driving('c2r11', 1, { wells: wells({ c3r11: dry }) }).play(0, to('c3r11'))
  expect(t.legal(0)).toEqual([end])
})

test('[GIG-1.3] on a site that is not in use with three players a truck may stand', () => {
  expect(driving('c5r4', 1).play(0, to('c5r5')).legal(0)).toContainEqual(end)
})

test('[GIG-5.2] each player completes his turn before the next, in turn order', () => {
  const t = table({
    trucks: [square('c1r2'), square('c1r3'), square('c1r4')],
    taken: [beige('6/6'), beige('8/3'), beige('4/10')],
    first: 2,
    agenda: inOrder(...[2, 0, 1].flatMap(seat => [{ kind: 'startDriving', seat } as const, { kind: 'discardCard', seat } as const])),
  })
  expect([t.pending, pointsLeft(t.state)]).toEqual([[2], [10]])
  t.play(2, end)
  expect([t.pending, pointsLeft(t.state)]).toEqual([[0], [6]])
  t.play(0, end)
  expect([t.pending, pointsLeft(t.state)]).toEqual([[1], [3]])
  expect(t.state.depots[0]).toEqual(oil(0, 0, 0))
})

test('[GIG-5.1] without a truck on the map, or without a card, there is nothing to drive', () => {
  const { state } = table({})
  expect(() => truckOf(state, 1)).toThrow('seat 1 has no truck on the map')
  expect(() => cardOf(state, 2)).toThrow('seat 2 has taken no card')
  expect(() => table({ agenda: [{ kind: 'discardCard', seat: 2 }] })).toThrow('seat 2 has taken no card')
})
