import { testTable } from '@wildcat/kernel-contract/test-table'
import { DIE } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { derrick, dry, gusher, type Place, special, square, stage, standard, wells } from './stage.ts'

const { table, luck } = testTable(stage)
const END = { kind: 'endTurn' } as const
const drill = (place: Place) => ({ kind: 'drillGusher', square: square(place) }) as const
/** Seat 0 has built beside his truck and holds a gusher card. */
const drilling = (truck: Place, changes: Partial<State> = {}, built = true) =>
  table({
    trucks: [square(truck), 'off', 'off'],
    taken: [special('2/2/6 gusher'), 'none', 'none'],
    agenda: [{ kind: 'prospect', seat: 0, points: 0, built }],
    ...changes,
  })
const places = (t: ReturnType<typeof drilling>) => t.legal(0).flatMap(command => (command.kind === 'drillGusher' ? [command.square] : []))

test('[BG-5.13] on a plains square orthogonally next to the own truck', () => {
  expect(places(drilling('c4r5'))).toEqual([square('c4r4'), square('c5r5')]) // left a hill, above rough
  expect(places(drilling('c2r1'))).toEqual([square('c1r1'), square('c3r1')]) // above a well
  expect(drilling('c4r5').refusal(0, drill('c3r5'))).toMatchObject({ rule: 'BG-5.13', why: 'notOnPlains' })
  expect(drilling('c4r5').refusal(0, drill('c4r6'))?.why).toBe('notOnPlains')
  expect(drilling('c4r5').refusal(0, drill('c5r4'))).toMatchObject({ rule: 'BG-5.13', why: 'gusherTooFar' })
  expect(drilling('c4r5').refusal(0, drill('c4r5'))?.why).toBe('gusherTooFar')
  expect(drilling('c1r21').refusal(0, drill('c1r22'))?.why).toBe('gusherTooFar')
})

test('[BG-5.13] only in a turn in which he has built a derrick', () => {
  const t = drilling('c4r5', {}, false)
  expect(t.refusal(0, drill('c4r4'))).toMatchObject({ rule: 'BG-5.13', why: 'buildFirst' })
  expect(places(t)).toEqual([])
})

test.each([0, 1, 2, 3, 4, 5])('[BG-5.13] he pays $5,000 and rolls: a derrick with that much oil, whatever the colour (face %i)', index => {
  const face = DIE[index]
  const t = drilling('c4r5', { random: luck(chance => chance.below('die', 6) === index), stock: [4, 5, 5] }).play(0, drill('c4r4'))
  expect(t.state.wells.at(-1)).toEqual({
    square: square('c4r4'),
    kind: 'gusher',
    state: 'derrick',
    value: face?.pips,
    seenBy: [],
    owner: 0,
    oil: face?.pips,
  })
  expect(t.state).toMatchObject({ money: [10_000, 15_000, 15_000], bank: 5000, supply: -(face?.pips ?? 0), stock: [3, 5, 5] })
  expect(t.events('spectator')).toEqual([{ kind: 'gusherDrilled', seat: 0, well: 30, square: square('c4r4'), face }])
  expect(t.played).toBe(true)
})

test('[BG-5.13] it needs $5,000', () => {
  expect(drilling('c4r5', { money: [5000, 0, 0] }).refusal(0, drill('c4r4'))).toBeUndefined()
  const t = drilling('c4r5', { money: [4999, 0, 0] })
  expect(t.refusal(0, drill('c4r4'))).toMatchObject({ rule: 'BG-5.13', why: 'cannotPayGusher', with: { cost: 5000 } })
  expect(t.legal(0)).toEqual([END])
})

test('[BG-5.13] it needs another derrick in stock', () => {
  const t = drilling('c4r5', { stock: [0, 5, 5] })
  expect(t.refusal(0, drill('c4r4'))).toMatchObject({ rule: 'BG-5.13', why: 'noGusherDerrick' })
  expect(places(t)).toEqual([])
})

test('[BG-5.13] no token, derrick or truck may be on the square', () => {
  const taken = { rule: 'BG-5.13', why: 'squareTaken' }
  expect(drilling('c2r1').refusal(0, drill('c2r2'))).toMatchObject(taken)
  expect(drilling('c2r1', { wells: wells({ c2r2: derrick(0, 1) }) }).refusal(0, drill('c2r2'))).toMatchObject(taken)
  expect(drilling('c2r1', { wells: [...wells({}), gusher('c1r1', 1, 2)] }).refusal(0, drill('c1r1'))).toMatchObject(taken)
  expect(drilling('c2r1', { trucks: [square('c2r1'), square('c3r1'), 'off'] }).refusal(0, drill('c3r1'))).toMatchObject(taken)
})

test('[BG-5.13] the square of an exhausted derrick counts as plains; the new one stands there', () => {
  const t = drilling('c2r1', { wells: wells({ c2r2: dry }) }).play(0, drill('c2r2'))
  const other = table({
    trucks: ['off', square('c1r2'), 'off'],
    taken: ['none', standard('3/12'), 'none'],
    wells: t.state.wells,
    agenda: [{ kind: 'prospect', seat: 1, points: 5, built: false }],
  })
  expect(other.refusal(1, { kind: 'moveTruck', to: square('c2r2') })?.why).toBe('derrickInTheWay')
})

test('[BG-5.13] it does not count against one build a round', () => {
  const t = drilling('c3r3', { agenda: [{ kind: 'prospect', seat: 0, points: 0, built: false }] })
  t.play(0, { kind: 'build', well: t.state.wells.findIndex(well => well.square === square('c4r3')) }).play(0, drill('c3r2'))
  expect(t.state.stock[0]).toBe(3)
  expect(t.state.wells.filter(({ owner }) => owner === 0)).toHaveLength(2)
})

/** Seat 1 stands in the corner; only the square beside it leads out. */
const corner = { trucks: [square('c2r1'), square('c1r2'), 'off'] as State['trucks'] }

test('[BG-5.9] a gusher may not shut in an opponent’s truck', () => {
  const walls = [gusher('c1r3', 2, 2)]
  const open = drilling('c2r1', { ...corner, wells: [...wells({}), ...walls] })
  expect(open.refusal(0, drill('c1r1'))).toBeUndefined() // it still gets out over the well at column 2
  const shut = drilling('c2r1', { ...corner, wells: [...wells({ c2r2: derrick(0, 1) }), ...walls] })
  expect(shut.refusal(0, drill('c1r1'))).toMatchObject({ rule: 'BG-5.9', why: 'shutsIn' })
  expect(places(shut)).toEqual([square('c3r1')])
})

test('[BG-5.9] a truck gets out only where it may stand: over wells, not onto them, whatever that costs', () => {
  const blocked = [gusher('c1r3', 2, 2), gusher('c2r3', 2, 2), gusher('c3r2', 2, 2)]
  const t = drilling('c2r1', { ...corner, wells: [...wells({}), ...blocked] })
  expect(t.refusal(0, drill('c1r1'))).toBeUndefined() // over the well to the square of seat 0, where trucks may share
  const walled = drilling('c1r1', { trucks: [square('c1r1'), square('c1r2'), 'off'], wells: [...wells({}), ...blocked] })
  expect(walled.refusal(0, drill('c2r1'))).toBeUndefined() // to the square of seat 0
  const penned = drilling('c3r1', {
    trucks: [square('c3r1'), square('c1r2'), 'off'],
    wells: [...wells({}), ...blocked, gusher('c1r1', 2, 2)],
  })
  expect(penned.refusal(0, drill('c2r1'))).toMatchObject({ rule: 'BG-5.9', why: 'shutsIn' }) // only the well would be left to it
})

test('[BG-5.9] trucks already shut in do not count', () => {
  const walls = [gusher('c1r1', 2, 2), gusher('c1r3', 2, 2)]
  const t = drilling('c2r3', { trucks: [square('c2r3'), square('c1r2'), 'off'], wells: [...wells({ c2r2: derrick(2, 2) }), ...walls] })
  expect(t.refusal(0, drill('c3r3'))).toBeUndefined()
})

test('[BG-5.9] the own truck may be shut in', () => {
  const t = drilling('c1r2', { wells: [...wells({ c2r2: derrick(0, 2) }), gusher('c1r3', 2, 2)] })
  expect(t.refusal(0, drill('c1r1'))).toBeUndefined()
})
