/** [OIL-9.1, OIL-9.2, OIL-10.1] Refills, strikes, exhaustion. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { State, Step } from '../state.ts'
import { fields, inOrder, plots, stage } from './stage.ts'

const { table, luck } = testTable(stage)
const REFILL: Step = { kind: 'refillFields' }
const refilling = (changes: Partial<State>) => table({ agenda: [REFILL], ...changes })
/** A bag from which oil comes first, whatever the luck: with nothing else in it. */
const oilOnly = (oil: number) => ({ oil, gas: 0, grey: 0 })

test.each([
  [2, 10],
  [3, 10],
  [4, 12],
  [5, 14],
])('[OIL-9.1] with %i players a field without oil goes down a level and is refilled to %i; gas left counts', (seats, size) => {
  const t = refilling({ seats, fields: fields({ austin: { oil: 0, gas: 3 } }), bag: oilOnly(30) })
  expect(t.state.fields).toEqual(fields({ austin: { oil: size - 3, gas: 3, level: 2 } }))
  expect(t.state.bag.oil).toBe(30 - (size - 3))
  const filled = { kind: 'fieldRefilled', field: 'austin', level: 2, oil: size - 3, gas: 0, struck: false }
  expect(t.events('spectator')).toEqual([filled])
})

test('[OIL-9.1] a field with oil stays as it is, however little', () => {
  const few = fields({ dallas: { oil: 1, gas: 0 }, austin: { oil: 1, gas: 9 }, pecos: { oil: 1, gas: 0, level: 1 } })
  const t = refilling({ fields: few })
  expect(t.state.fields).toEqual(few)
  expect(t.events()).toEqual([])
})

test('[OIL-9.1] what comes is drawn at random from the bag, and leaves it', () => {
  const results = new Set(
    Array.from({ length: 20 }, (_, n) => {
      const t = refilling({
        fields: fields({ dallas: { oil: 0, gas: 0 } }),
        bag: { oil: 20, gas: 20, grey: 0 },
        random: luck(chance => chance.below('leases', 20) === n),
      })
      const { oil, gas } = t.state.fields.dallas
      expect([oil + gas, t.state.bag.oil + oil, t.state.bag.gas + gas]).toEqual([10, 20, 20])
      return oil
    }),
  )
  expect(results.size).toBeGreaterThan(3)
})

test('[OIL-9.1] Dallas, Austin, Pecos: an empty bag gives what it has to the first', () => {
  const empty = { oil: 0, gas: 0 }
  const t = refilling({ fields: fields({ dallas: empty, austin: empty, pecos: empty }), bag: oilOnly(14) })
  expect(t.state.fields).toEqual(
    fields({ dallas: { oil: 10, gas: 0, level: 2 }, austin: { oil: 4, gas: 0, level: 2 }, pecos: { oil: 0, gas: 0, level: 2 } }),
  )
  expect(t.events('spectator').map(event => ('field' in event ? event.field : ''))).toEqual(['dallas', 'austin', 'pecos'])
})

test('[OIL-9.2] a bag that runs out gives the grey cube too', () => {
  const t = refilling({ fields: fields({ dallas: { oil: 0, gas: 0 } }), bag: { oil: 1, gas: 0, grey: 1 } })
  expect(t.state).toMatchObject({ strike: 'dallas', bag: { oil: 0, gas: 0, grey: 0 }, fields: { dallas: { oil: 1, gas: 0 } } })
})

test('[OIL-9.1] a filling that brings no oil goes back and is drawn again while the bag holds oil', () => {
  for (let n = 0; n < 30; n++) {
    const t = refilling({
      fields: fields({ dallas: { oil: 0, gas: 8 } }),
      bag: { oil: 1, gas: 12, grey: 0 },
      random: luck(chance => chance.below('leases', 30) === n),
    })
    expect(t.state.fields.dallas).toEqual({ oil: 1, gas: 9, level: 2 })
    expect(t.state.bag).toEqual({ oil: 0, gas: 11, grey: 0 })
  }
})

test('[OIL-9.1] a grey cube drawn stays drawn when the filling goes back', () => {
  // One cube is wanted, and one in 14 is oil: nearly always the grey cube comes up in a filling that goes back.
  const results = Array.from({ length: 20 }, (_, n) =>
    refilling({
      fields: fields({ dallas: { oil: 0, gas: 9 } }),
      bag: { oil: 1, gas: 12, grey: 1 },
      random: luck(chance => chance.below('leases', 20) === n),
    }),
  )
  for (const { state } of results) {
    expect(state.fields.dallas).toEqual({ oil: 1, gas: 9, level: 2 })
    expect(state.bag).toEqual({ oil: 0, gas: 12, grey: state.strike === 'dallas' ? 0 : 1 })
  }
  expect(results.filter(({ state }) => state.strike === 'dallas').length).toBeGreaterThan(0)
  expect(results.filter(({ state }) => state.strike === 'none').length).toBeGreaterThan(0)
})

test('[OIL-9.1] if the bag holds no oil the field stays so until the next check, and goes down again then', () => {
  const t = refilling({ fields: fields({ dallas: { oil: 0, gas: 2 } }), bag: { oil: 0, gas: 5, grey: 0 }, agenda: inOrder(REFILL, REFILL) })
  expect(t.state.fields.dallas).toEqual({ oil: 0, gas: 7, level: 1 })
  expect(t.state.bag.gas).toBe(0)
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['fieldRefilled', 'fieldRefilled'])
})

test('[OIL-9.1] a field full of gas gets nothing, and no draw goes on for ever', () => {
  const t = refilling({ fields: fields({ dallas: { oil: 0, gas: 10 } }), bag: oilOnly(9) })
  expect(t.state.fields.dallas).toEqual({ oil: 0, gas: 10, level: 2 })
  expect(t.state.bag.oil).toBe(9)
})

test('[OIL-9.1] [OIL-C4] two refills, then the field is exhausted, not refilled and not checked again', () => {
  const t = table({
    fields: fields({ dallas: { oil: 0, gas: 1, level: 1 } }),
    bag: oilOnly(20),
    agenda: inOrder(REFILL, REFILL),
  })
  expect(t.state.fields.dallas).toEqual({ oil: 0, gas: 1, level: 0 })
  expect(t.state.bag.oil).toBe(20)
  expect(t.events('spectator')).toEqual([{ kind: 'fieldExhausted', field: 'dallas', gas: 1 }])
})

describe('[OIL-9.2] the grey cube', () => {
  const struck = (changes: Partial<State> = {}) =>
    refilling({ fields: fields({ dallas: { oil: 0, gas: 0 } }), bag: { oil: 10, gas: 0, grey: 1 }, random: greyAmongTen, ...changes })
  const greyAmongTen = luck(chance => {
    for (let left = 11; left > 1; left--) if (chance.below('cubes', left) === left - 1) return true
    return false
  })

  test('[OIL-9.2] does not count: another is drawn, and the field is on strike', () => {
    const t = struck()
    expect(t.state).toMatchObject({ strike: 'dallas', fields: { dallas: { oil: 10, gas: 0, level: 2 } }, bag: { oil: 0, gas: 0, grey: 0 } })
    expect(t.events('spectator')).toEqual([{ kind: 'fieldRefilled', field: 'dallas', level: 2, oil: 10, gas: 0, struck: true }])
  })

  test('[OIL-9.2] stays out for the next phase of actions and returns after the refills at its end', () => {
    const t = struck({
      agenda: inOrder(REFILL, { kind: 'subsidy', seat: 1 }, REFILL),
      fields: fields({ dallas: { oil: 0, gas: 0 }, pecos: { oil: 2, gas: 0 } }),
    })
    expect(t.state.strike).toBe('dallas')
    t.state.fields.pecos.oil = 0
    t.state.bag.oil = 12
    t.play(1, { kind: 'decline' })
    expect(t.state).toMatchObject({ strike: 'none', bag: { oil: 2, gas: 0, grey: 1 }, fields: { pecos: { oil: 10, gas: 0 } } })
    expect(t.events('spectator').slice(-2)).toEqual([
      { kind: 'fieldRefilled', field: 'pecos', level: 2, oil: 10, gas: 0, struck: false }, // it was not in the bag
      { kind: 'strikeEnded', field: 'dallas' },
    ])
  })

  test('[OIL-9.2] at the end of phase 2: no drilling there in phase 3', () => {
    const t = struck({
      cards: ['drill', 'drill', 'drill'],
      plots: plots({ dallas: [[0, 'small']], austin: [[0, 'small']] }),
      agenda: inOrder(REFILL, { kind: 'showCards' }),
    })
    expect(t.legal(0).map(command => (command.kind === 'drill' ? command.field : command.kind))).toEqual(['decline', 'austin'])
  })
})

test('[OIL-9.1] oil gone in phase 2: only gas there until phase 3', () => {
  const t = table({
    plots: plots({
      dallas: [
        [0, 'medium'],
        [1, 'smallLocal'],
      ],
    }),
    fields: fields({ dallas: { oil: 3, gas: 2 } }),
    cards: ['local', 'drill', 'local'],
    first: 1,
    bag: oilOnly(30),
    agenda: inOrder(
      { kind: 'drill', seat: 0, by: 'worker', only: 'all', used: [] },
      { kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] },
      REFILL,
      { kind: 'showCards' },
    ),
  })
  t.play(0, { kind: 'drill', tower: 'medium', field: 'dallas', oil: 3, gas: 0, sold: 'nothing' })
  const sales = () => t.legal(1).flatMap(command => (command.kind === 'drill' ? [command.sold] : []))
  expect(sales()).toEqual(['gas'])
  t.play(1, { kind: 'decline' })
  expect(t.pending).toEqual([1])
  expect(sales()).toEqual(['oil', 'gas'])
})

describe('[OIL-10.1] when two fields are exhausted', () => {
  const gone = { oil: 0, gas: 0, level: 0 }
  const going = { oil: 0, gas: 0, level: 1 }

  test('[OIL-10.1] this round is finished, one more is played', () => {
    const t = refilling({ round: 7, fields: fields({ dallas: gone, pecos: going }) })
    expect(t.state.lastRound).toBe(8)
    expect(t.events('spectator')).toEqual([
      { kind: 'fieldExhausted', field: 'pecos', gas: 0 },
      { kind: 'endAnnounced', lastRound: 8 },
    ])
  })

  test('[OIL-10.1] one is not enough', () => {
    expect(refilling({ round: 7, fields: fields({ pecos: going }) }).state.lastRound).toBe(30)
  })

  test('[OIL-10.1] a third changes nothing, at the same check or later', () => {
    expect(refilling({ round: 7, fields: fields({ dallas: going, austin: going, pecos: going }) }).state.lastRound).toBe(8)
    const later = refilling({ round: 8, lastRound: 8, fields: fields({ dallas: gone, austin: gone, pecos: going }) })
    expect(later.state.lastRound).toBe(8)
    expect(later.events('spectator')).toEqual([{ kind: 'fieldExhausted', field: 'pecos', gas: 0 }])
  })

  test('[OIL-10.1] never more than 30 rounds', () => {
    expect(refilling({ round: 30, fields: fields({ dallas: gone, pecos: going }) }).state.lastRound).toBe(30)
    expect(refilling({ round: 29, fields: fields({ dallas: gone, pecos: going }) }).state.lastRound).toBe(30)
    expect(refilling({ round: 28, fields: fields({ dallas: gone, pecos: going }) }).state.lastRound).toBe(29)
  })
})
