/** [COM-4.9] Steps that are paid from two T.M., and the T.M. in which the goods arrived. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { contract, kinds, midway, step } from './deliveries-stage.ts'
import { FULL } from './journeys-stage.ts'
import { customsDeck, delivering, fleet, inState, stage, truck } from './stage.ts'

const { table, luck } = testTable(stage)
const event = (roll: number) => luck(dice => dice.below('events', 12) === roll - 1)
const underWay = (...of: Parameters<typeof midway>) => table(midway(...of))

describe('a step over two T.M., and the T.M. in which it arrived', () => {
  test('[COM-4.9] a step with points of two T.M.: the second has begun with what it took', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 3, used: 4 },
      { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('wavedThrough') },
    )
    t.play(0, step(truck(0), 'svizzera')) // mountain: 1 and 1
    expect(t.events()[0]).toEqual({
      kind: 'stepTaken',
      seat: 0,
      vehicle: truck(0),
      from: inState('germania'),
      to: 'svizzera',
      points: 2,
      fuel: 500,
      tm: 2,
    })
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, limits: FULL, used: { all: 1 } })
  })
  test('[COM-4.9] the first of the two ends in the place entered: event and save are due there', () => {
    const t = underWay(
      truck(0),
      inState('austria'),
      { of: 3, used: 4 },
      {
        signed: contract('germania', 'fabrics', 'grecia'),
        customs: customsDeck('wavedThrough'),
        weather: { continent: 'EU', roll: 5 },
        random: luck(dice => dice.below('events', 12) === 6 && dice.below('saves', 6) >= 3),
      },
    )
    t.play(0, step(truck(0), 'balcani')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t).filter(kind => kind !== 'tmEnded')).toEqual([
      'stepTaken',
      'orderChosen',
      'customsDrawn',
      'politicalRolled',
      'saveRolled',
    ])
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, used: { all: 1 } })
    expect(t.pending).toEqual([0])
  })
  test('[COM-4.9] after such a step a point gained belongs to the second T.M.', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 3, used: 4 },
      { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('trustedTrader') },
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, limits: { all: 6, ship: 5, plane: 3 }, used: { all: 1 } })
  })
  test('[COM-4.9] after such a step a point lost is taken from the second T.M.', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 3, used: 4 },
      { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('queueAtTheGate') },
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.state.journey).toMatchObject({ tm: 2, open: true, limits: { all: 4, ship: 3, plane: 1 }, used: { all: 1 }, debt: 0 })
  })
  test('[COM-4.9] no such step in the last T.M.', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, tm: 2, used: 4 }, { signed: contract('germania', 'fabrics', 'svizzera') })
    expect(t.refusal(0, step(truck(0), 'svizzera'))).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft', with: { points: 2 } })
  })
  test('[COM-4.9] T.M. begun is the number of the T.M. in which it arrived: by a step over two the second', () => {
    const t = underWay(
      truck(0),
      inState('germania'),
      { of: 2, used: 4 },
      { signed: contract('germania', 'smartphones', 'svizzera'), customs: customsDeck('wavedThrough') },
    )
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 2, allowed: 2 }))
    expect(t.state.contracts[0]).toEqual([])
  })
  test('[COM-4.9] with the last point of a T.M.: still that one', () => {
    const t = underWay(truck(0), inState('germania'), { of: 2, used: 4 }, { signed: contract('germania', 'smartphones', 'polonia') })
    t.play(0, step(truck(0), 'polonia'))
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', tm: 1, allowed: 2 }))
    expect(t.state.contracts[0]).toHaveLength(1)
  })
  test('[COM-4.9] arrival ends the T.M.: a red-flag recipient rolls its event, with points left', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        fleet: fleet({ [truck(0)]: inState('romania') }),
        signed: contract('romania', 'fabrics', 'balcani'),
        customs: customsDeck('greenLane'),
        random: event(7),
      }),
    )
    t.play(0, step(truck(0), 'balcani')).play(0, { kind: 'first', what: 'customs' })
    expect(kinds(t)).toContain('politicalRolled')
    expect(kinds(t)).toContain('delivered')
  })
})
