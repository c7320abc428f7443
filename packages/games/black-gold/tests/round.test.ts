import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { inOrder, oil, options, stage } from './stage.ts'

const { table } = testTable(stage)

/** What is to come in a round, from the first card taken on. */
function phases(seats: number, first: number) {
  const t = table({ seats, first, options: options({}, seats), agenda: [{ kind: 'startRound' }] })
  return t.state.agenda
    .slice(1) // what lies under every test table
    .toReversed()
    .map(step => `${step.kind}${'seat' in step ? ` ${step.seat}` : ''}${'company' in step ? ` ${step.company}` : ''}`)
}

test('[BG-3.2] three players: the phases in their order, each in turn order', () => {
  expect(phases(3, 1)).toEqual([
    'takeCard 1',
    'takeCard 2',
    'takeCard 0',
    'discardLastCard',
    'dealLicences 1',
    'dealLicences 2',
    'dealLicences 0',
    'startProspecting 1',
    'startProspecting 2',
    'startProspecting 0',
    'discardCards',
    'produce 1',
    'produce 2',
    'produce 0',
    'auction hudson',
    'auction jet',
    'limitDepots',
    'passDie',
  ])
})

test('[BG-7.6] two players: the Oil Baron is dealt after them, at Hudson, then at Jet', () => {
  expect(phases(2, 1).slice(3, 9)).toEqual([
    'dealLicences 1',
    'dealLicences 0',
    'dealToBaron hudson',
    'dealToBaron jet',
    'startProspecting 1',
    'startProspecting 0',
  ])
})

test('[BG-7.7] five players: the liquidation auction comes last', () => {
  expect(phases(5, 0).slice(-6)).toEqual([
    'auction hudson',
    'auction jet',
    'auction standard',
    'auction liquidation',
    'limitDepots',
    'passDie',
  ])
})

test('[BG-5.2] each player completes his turn before the next', () => {
  const t = table({ taken: [0, 1, 2], agenda: inOrder({ kind: 'startProspecting', seat: 0 }, { kind: 'startProspecting', seat: 1 }) })
  t.play(0, { kind: 'placeTruck', column: 1 }).play(0, { kind: 'moveTrain' })
  expect(t.pending).toEqual([0])
  t.play(0, { kind: 'endTurn' })
  expect(t.pending).toEqual([1])
})

test('[BG-8.1] more than two oil in one storage: the excess is sold for $1,000 each', () => {
  const t = table({ first: 1, depots: [oil(3, 2, 0), oil(0, 5, 0), oil(2, 2, 0)], agenda: [{ kind: 'limitDepots' }] })
  expect(t.state).toMatchObject({ money: [16_000, 18_000, 15_000], bank: -4000, supply: 4 })
  expect(t.state.depots).toEqual([oil(2, 2, 0), oil(0, 2, 0), oil(2, 2, 0)])
  expect(t.events('spectator')).toEqual([
    { kind: 'overflowSold', seat: 1, company: 'jet', barrels: 3 },
    { kind: 'overflowSold', seat: 0, company: 'hudson', barrels: 1 },
  ])
})

test('[BG-9.1] the die passes to the left: new first player', () => {
  const first = (now: number) => table({ first: now, round: 3, agenda: [{ kind: 'passDie' }] })
  expect(first(0).events('spectator')[0]).toEqual({ kind: 'roundStarted', round: 4, first: 1 })
  expect(first(2).state.first).toBe(0)
})
