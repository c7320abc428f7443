/** [OIL-7.3, OIL-7.4] The government tower and its fee. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { State, Step } from '../state.ts'
import { ADVANCED, fields, inOrder, plots, selling, showing, stage } from './stage.ts'

const { table, luck } = testTable(stage)
const REFILL: Step = { kind: 'refillFields' }
const GIVE_UP = { kind: 'giveUpTower' } as const
const pay = (oil: number, gas: number, sold: CommandOf<'payFee'>['sold'] = 'nothing') => ({ kind: 'payFee', oil, gas, sold }) as const
const TOWER = plots({ austin: [[1, 'government']] })
/** Austin has run dry; there are only so many oil and gas in the bag. */
const due = (changes: Partial<State> = {}) =>
  table({
    options: ADVANCED,
    plots: TOWER,
    fields: fields({ austin: { oil: 0, gas: 2 } }),
    bag: { oil: 30, gas: 0, grey: 0 },
    tiles: selling('small', 'medium', 'mixed', 'smallLocal', 'storage'),
    leases: showing('dallas', 'pecos', 'pecos', 'dallas'),
    agenda: [REFILL],
    ...changes,
  })

test('[OIL-7.3] at the next refill of its field the owner pays $10: the disc comes off, 1 gas is sold, 2 oil go to the store', () => {
  const t = due()
  expect(t.pending).toEqual([1])
  expect(t.legal(1)).toEqual([GIVE_UP, pay(2, 0, 'gas')])
  t.play(1, pay(2, 0, 'gas'))
  expect(t.state).toMatchObject({ money: [20, 10, 20], bank: 10, vp: [0, 1, 0], earned: [0, 1, 0], bag: { oil: 22, gas: 1 } })
  expect(t.state.fields.austin).toEqual({ oil: 6, gas: 1, level: 2 })
  expect(t.state.stores[1]).toEqual({ oil: 2, gas: 0 })
  expect(t.state.plots).toEqual(plots({ austin: [[1, 'governmentPaid']] }))
  const paid = { kind: 'feePaid', seat: 1, field: 'austin', price: 10, struck: false, oil: 2, gas: 0, sold: 'gas' }
  expect(t.events('spectator').at(-1)).toEqual(paid)
  expect(t.played).toBe(true)
})

test('[OIL-7.3] or loses tower and lease, which return to their markets, the marker to him', () => {
  const t = due().play(1, GIVE_UP)
  expect(t.state.plots).toEqual(plots({}))
  expect(t.state.tiles.onShow).toEqual(['small', 'medium', 'mixed', 'smallLocal', 'storage', 'government'])
  expect(t.state.leases.onShow).toEqual(['dallas', 'pecos', 'pecos', 'dallas', 'austin'])
  expect(t.state).toMatchObject({ money: [20, 20, 20], bank: 0, vp: [0, 0, 0] })
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'towerLost', seat: 1, field: 'austin' })
  expect(t.played).toBe(true)
})

test('[OIL-10.3] a lease that is lost and bought again has been bought twice', () => {
  const t = due({ bought: [0, 1, 0] }).play(1, GIVE_UP)
  expect(t.state.bought).toEqual([0, 1, 0])
  const again = table({ bought: t.state.bought, agenda: [{ kind: 'lease', seat: 1, by: 'card', price: 5 }] })
  expect(again.play(1, { kind: 'takeLease', field: 'austin' }).state.bought).toEqual([0, 2, 0])
})

test('[OIL-7.3] he may sell investments to pay; without the money he can only give up', () => {
  const t = due({ money: [20, 5, 20], rows: { 5: [], 3: [1], 2: [] }, vp: [0, 3, 0] })
  expect(t.legal(1)).toEqual([GIVE_UP, { kind: 'sellInvestment', investment: 3 }])
  expect(t.refusal(1, pay(2, 0, 'gas'))).toEqual({ rule: 'OIL-7.3', why: 'feeTooDear', with: { price: 10, money: 5, means: 12 } })
  t.play(1, { kind: 'sellInvestment', investment: 3 }).play(1, pay(2, 0, 'gas'))
  expect(t.state.money).toEqual([20, 2, 20])
})

test('[OIL-7.3] $10 is just enough', () => {
  const t = due({ money: [20, 10, 20] }).play(1, pay(2, 0, 'gas'))
  expect(t.state.money).toEqual([20, 0, 20])
})

test('[OIL-7.4] the owner may decline even with money', () => {
  expect(due({ money: [20, 99, 20] }).refusal(1, GIVE_UP)).toBeUndefined()
})

test('[OIL-7.3] strike at that refill: he pays or loses, but draws nothing', () => {
  const grey = luck(chance => {
    for (let left = 9; left > 1; left--) if (chance.below('cubes', left) === left - 1) return true
    return false
  })
  const struck = () => due({ bag: { oil: 8, gas: 0, grey: 1 }, random: grey })
  const t = struck()
  expect(t.state.strike).toBe('austin')
  expect(t.legal(1)).toEqual([GIVE_UP, pay(0, 0)])
  expect(t.refusal(1, pay(2, 0, 'gas'))).toEqual({ rule: 'OIL-7.3', why: 'feeOnStrike', with: { price: 10 } })
  t.play(1, pay(0, 0))
  expect(t.state).toMatchObject({ money: [20, 10, 20], vp: [0, 0, 0], fields: { austin: { oil: 8, gas: 2 } } })
  expect(t.state.plots).toEqual(plots({ austin: [[1, 'governmentPaid']] }))
  expect(t.events('spectator').at(-1)).toMatchObject({ kind: 'feePaid', struck: true, oil: 0 })
  expect(struck().play(1, GIVE_UP).state.plots).toEqual(plots({}))
})

test('[OIL-7.3] a strike that ends with this phase does not keep the fresh filling back', () => {
  const t = due({ strike: 'austin', fields: fields({ austin: { oil: 0, gas: 2 } }) })
  expect(t.legal(1)).toEqual([GIVE_UP, pay(2, 0, 'gas')])
  t.play(1, pay(2, 0, 'gas'))
  expect(t.state).toMatchObject({ strike: 'none', bag: { grey: 1 } })
})

test('[OIL-7.3] field exhausted instead of refilled: nothing happens', () => {
  const t = due({ fields: fields({ austin: { oil: 0, gas: 2, level: 1 } }) })
  expect(t.played).toBe(true)
  expect(t.state.plots).toEqual(TOWER)
})

test('[OIL-7.3] a refill elsewhere does not matter, nor one after it is paid', () => {
  expect(due({ fields: fields({ dallas: { oil: 0 } }) }).played).toBe(true)
  expect(due({ plots: plots({ austin: [[1, 'governmentPaid']] }) }).played).toBe(true)
})

test('[OIL-7.3] several in one field: in turn order', () => {
  const t = due({
    first: 2,
    plots: plots({
      austin: [
        [0, 'government'],
        [1, 'medium'],
        [2, 'government'],
      ],
    }),
  })
  expect(t.pending).toEqual([2])
  t.play(2, GIVE_UP)
  expect(t.pending).toEqual([0])
  t.play(0, pay(2, 0, 'gas'))
  expect(t.played).toBe(true)
  expect(t.state.plots).toEqual(
    plots({
      austin: [
        [0, 'governmentPaid'],
        [1, 'medium'],
      ],
    }),
  )
})

test('[OIL-7.4] the fee comes right after that field’s refill, before the next field’s', () => {
  const dry = { oil: 0, gas: 0 }
  const t = due({
    plots: plots({ dallas: [[1, 'government']] }),
    fields: fields({ dallas: dry, austin: dry }),
    bag: { oil: 12, gas: 0, grey: 0 },
  })
  expect(t.pending).toEqual([1])
  expect(t.state.fields).toMatchObject({ dallas: { oil: 10 }, austin: { oil: 0, level: 3 } })
  t.play(1, pay(2, 0))
  expect(t.state.fields).toMatchObject({ dallas: { oil: 8 }, austin: { oil: 2, level: 2 } })
})

test('[OIL-7.4] a tower built in this phase is included', () => {
  const t = table({
    options: ADVANCED,
    plots: plots({ austin: [[1]] }),
    fields: fields({ austin: { oil: 0, gas: 0 } }),
    bag: { oil: 30, gas: 0, grey: 0 },
    tiles: selling('government'),
    agenda: inOrder({ kind: 'build', seat: 1, by: 'card' }, REFILL),
  })
  t.play(1, { kind: 'build', tile: 'government', on: 'austin' })
  expect(t.pending).toEqual([1])
  expect(t.legal(1)).toEqual([GIVE_UP, pay(2, 0)])
})

test.each<[string, Partial<State>, readonly CommandOf<'payFee'>[]]>([
  ['no gas', { fields: fields({ austin: { oil: 0, gas: 0 } }) }, [pay(2, 0)]],
  ['one oil', { bag: { oil: 1, gas: 0, grey: 0 } }, [pay(1, 0, 'gas')]],
  ['no oil', { bag: { oil: 0, gas: 0, grey: 0 } }, [pay(0, 0, 'gas')]],
  ['nothing at all', { bag: { oil: 0, gas: 0, grey: 0 }, fields: fields({ austin: { oil: 0, gas: 0 } }) }, [pay(0, 0)]],
  ['room for one', { stores: [0, 1, 2].map(() => ({ oil: 1, gas: 1 })) }, [pay(1, 0, 'gas')]],
  ['no room', { stores: [0, 1, 2].map(() => ({ oil: 1, gas: 2 })) }, [pay(0, 0, 'gas')]],
  ['a gas refinery', { expansions: [[], ['gasRefinery'], []] }, [pay(2, 0, 'gas'), pay(2, 1)]],
  [
    'a gas refinery and room for one',
    { expansions: [[], ['gasRefinery'], []], stores: [0, 1, 2].map(() => ({ oil: 1, gas: 1 })) },
    [pay(1, 0, 'gas'), pay(0, 1)],
  ],
])('[OIL-7.4] gas or oil missing, or no room, as in drilling: %s', (_, changes, expected) => {
  const t = due(changes)
  expect(t.legal(1)).toEqual([GIVE_UP, ...expected])
  for (const each of expected) expect(t.refusal(1, each)).toBeUndefined()
})

test('[OIL-7.4] no second refill in this check', () => {
  const t = due({ bag: { oil: 2, gas: 0, grey: 0 } }).play(1, pay(2, 0, 'gas'))
  expect(t.state.fields.austin).toEqual({ oil: 0, gas: 1, level: 2 })
  expect(t.played).toBe(true)
})

test('[OIL-7.4] a lost tile and lease are on show at once, and markets are topped up only below their size', () => {
  const t = due({ leases: { deck: ['pecos'], onShow: ['dallas', 'pecos', 'pecos'] }, agenda: inOrder(REFILL, { kind: 'restock' }) })
  t.play(1, GIVE_UP)
  expect(t.state.tiles.onShow).toHaveLength(6)
  expect(t.state.leases.onShow).toEqual(['dallas', 'pecos', 'pecos', 'austin'])
  expect(t.state.leases.deck).toEqual(['pecos'])
})

test('[OIL-7.4] rebuilt, it gets its disc again', () => {
  const t = due({ agenda: inOrder(REFILL, { kind: 'lease', seat: 2, by: 'card', price: 5 }, { kind: 'build', seat: 2, by: 'card' }) })
  t.play(1, GIVE_UP)
  t.play(2, { kind: 'takeLease', field: 'austin' }).play(2, { kind: 'build', tile: 'government', on: 'austin' })
  expect(t.state.plots).toEqual(plots({ austin: [[2, 'government']] }))
})
