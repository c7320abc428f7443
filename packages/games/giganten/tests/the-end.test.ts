import { keyFrom } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { RED_IDS } from '../components.ts'
import { engine } from '../index.ts'
import type { State } from '../state.ts'
import { derrick, dry, inOrder, oil, red, stage, wells } from './stage.ts'

const { table } = testTable(stage)
const LAST = red('3/3/4 oil 1')

/** The black locomotive is about to reach the star. */
const ending = (changes: Partial<State>) =>
  table({
    black: 18,
    red: { deck: [...RED_IDS.filter(id => id !== LAST), LAST], discard: [] },
    agenda: [{ kind: 'turnUpCards' }],
    ...changes,
  })
const totals = (changes: Partial<State>) => {
  const { outcome } = ending(changes).state
  return outcome === 'open' ? [] : outcome.scores
}
const scores = (changes: Partial<State>) =>
  ending(changes)
    .events('spectator')
    .flatMap(event => (event.kind === 'gameEnded' ? event.scores : []))
const places = (changes: Partial<State>) => scores(changes).map(({ place }) => place)
const withDerricks = wells({ c3r4: derrick(0, 1), c4r1: derrick(1, 1), c6r1: derrick(2, 1) })

test('[GIG-11.1] the game ends the moment the black locomotive reaches the star: nothing else of the round is played', () => {
  const t = ending({
    depots: [oil(5, 0, 0), oil(0, 0, 0), oil(0, 0, 0)],
    agenda: inOrder({ kind: 'turnUpCards' }, { kind: 'limitDepots' }, { kind: 'passDie' }),
  })
  expect(t.state).toMatchObject({ black: 21, first: 0, agenda: [], onShow: [LAST], money: [15_000, 15_000, 15_000] })
  expect(t.state.depots[0]).toEqual(oil(5, 0, 0))
  expect(t.pending).toEqual([])
})

test('[GIG-11.1] a move that would pass the star stops on it', () => {
  expect(ending({ black: 20 }).state.black).toBe(21)
  expect(ending({ black: 20 }).events('spectator')[0]).toEqual({ kind: 'redCardTurned', card: LAST, black: 21 })
})

test('[GIG-11.2] each oil on own derricks or in own depots: $1,000', () => {
  const changes = { depots: [oil(1, 2, 3), oil(0, 0, 0), oil(0, 7, 0)], money: [100, 200, 300] }
  expect(totals(changes)).toEqual([6100, 200, 7300])
  const onDerricks = { wells: wells({ c3r4: derrick(1, 2), c4r1: derrick(1, 4) }), money: [0, 0, 0], trains: [3, 2, 1] }
  expect(scores(onDerricks)[1]).toEqual({ money: 0, oil: 6000, derricks: 8000, place: 2, total: 14_000 })
})

test('[GIG-11.2] the money in the report is the money in hand', () => {
  expect(scores({ money: [7000, 0, 0], trains: [9, 1, 1] })[0]).toEqual({ money: 7000, oil: 0, derricks: 0, place: 1, total: 7000 })
})

test('[GIG-11.3] each own derrick: $5,000, 4,000, 3,000, 2,000 by the place of the locomotive', () => {
  const four = wells({ c3r4: derrick(0, 1), c4r1: derrick(1, 1), c6r1: derrick(2, 1), c5r3: derrick(3, 1) }, 4)
  expect(scores({ seats: 4, trains: [4, 19, 7, 12], wells: four }).map(({ derricks }) => derricks)).toEqual([2000, 5000, 3000, 4000])
})

test('[GIG-11.3] with three players the third gets $3,000; the black locomotive does not count', () => {
  expect(scores({ trains: [4, 19, 7], wells: withDerricks }).map(({ derricks }) => derricks)).toEqual([3000, 5000, 4000])
})

test('[GIG-11.3] derricks that are gone or in stock count nothing', () => {
  const some = wells({ c3r4: derrick(0, 1), c4r1: derrick(0, 2), c6r1: dry, c5r3: derrick(1, 1) })
  expect(scores({ trains: [5, 1, 1], wells: some }).map(({ derricks }) => derricks)).toEqual([10_000, 4000, 0])
})

test('[GIG-11.4] level locomotives: more licence points in hand counts as further ahead', () => {
  expect(places({ trains: [5, 5, 9], hands: [[1, 1, 1], [2, 2], []] })).toEqual([3, 2, 1])
  expect(places({ trains: [5, 5, 5], hands: [[1], [2, 2], [2, 1]] })).toEqual([3, 1, 2])
})

test('[GIG-11.4] then turn order of the running round', () => {
  expect(places({ trains: [5, 5, 5], hands: [[2], [1, 1], [2]], first: 1 })).toEqual([3, 1, 2])
  expect(places({ trains: [5, 5, 5], first: 2 })).toEqual([2, 3, 1])
})

test('[GIG-11.4] licences do not matter when locomotives are not level', () => {
  expect(places({ trains: [6, 5, 4], hands: [[], [2], [2, 2]] })).toEqual([1, 2, 3])
})

test('[GIG-11.5] most money wins', () => {
  expect(ending({ money: [10_000, 12_000, 11_999] }).state.outcome).toEqual({ winners: [1], scores: [10_000, 12_000, 11_999] })
})

test('[GIG-11.5] equal money is a shared win', () => {
  const t = ending({ money: [12_000, 9000, 10_000], depots: [oil(0, 0, 0), oil(1, 1, 1), oil(0, 0, 0)] })
  expect(t.state.outcome).toEqual({ winners: [0, 1], scores: [12_000, 12_000, 10_000] })
  expect(t.events(2).at(-1)).toMatchObject({ kind: 'gameEnded', winners: [0, 1] })
})

test('[GIG-1.9] hands are shown at the end', () => {
  const t = ending({ hands: [[1, 2], [2], []] })
  for (const viewer of [0, 'spectator'] as const)
    expect(engine.view(engine.imagine(t.view(viewer), keyFrom(3)), viewer)).toEqual(t.view(viewer))
  expect(t.view('spectator').hands).toEqual([[1, 2], [2], []])
  expect(t.events('spectator').at(-1)).toMatchObject({ kind: 'gameEnded', hands: [[1, 2], [2], []] })
  expect(t.view('spectator').wells.every(well => well.value === null)).toBe(true)
})
