/** The route planner, on examples of the rule book. */
import { describe, expect, test } from 'vitest'
import type { Goods } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import { newDelivery } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { approach, hypothetical, nextCommand, type Plan, type Plans, planFrom, plansFor, replan } from '../planner/index.ts'
import type { Journey, State, Vehicle } from '../state.ts'
import type { Destination } from '../ways.ts'
import { aboard, bases, customsDeck, fleet, inState, plane, ship, signed, stage, truck } from './stage.ts'

const from = (changes: Partial<State>, sender: Territory, recipient: Territory, goods: Goods, also: readonly Vehicle[] = []): Plans => {
  const plans = plansFor(stage.lay(changes), 0, { sender, recipient, goods, signed: 1 }, also)
  if (plans === 'none') throw new Error(`no plan from ${sender} to ${recipient}`)
  return plans
}
const cannot = (changes: Partial<State>, sender: Territory, recipient: Territory, goods: Goods): boolean =>
  plansFor(stage.lay(changes), 0, { sender, recipient, goods }) === 'none'
const via = ({ legs }: Plan) => legs.flatMap(leg => leg.via)
const at = (home: Territory, ...others: Territory[]): Partial<State> => ({ bases: bases([home, ...others], ['sudafrica']) })
/** A truck of seat 0 somewhere, its headquarters in Giappone. */
const truckAt = (state: Territory, ...more: Territory[]): Partial<State> => {
  const homes = bases(['giappone', ...more], ['germania'])
  return { bases: homes, fleet: fleet({ [truck(0)]: inState(state) }, 2, homes) }
}

describe('one vehicle', () => {
  test('[COM-5.3] Gran Bretagna to Stati Uniti Nord-Est by ship: 11 points, 3 T.M., one customs card on docking', () => {
    const { fastest } = from(at('granbretagna'), 'granbretagna', 'usanordest', 'coal')
    expect(fastest).toMatchObject({ start: ship(0), tm: 3, points: 11, fuel: 3_000, customs: 1, flags: 0 })
  })

  test('[COM-5.3] across the date line: Giappone to Stati Uniti Ovest by ship in 10 points', () => {
    const { fastest } = from(at('giappone'), 'giappone', 'usaovest', 'coal')
    expect([fastest.tm, fastest.points, via(fastest)]).toEqual([3, 10, [175, 176, 177, 178, 179, 144, 145, 146, 147, 148, 'usaovest']])
  })

  test('[COM-6.2] Germania to Francia: round the Channel if there is time, since the Manica draws a card', () => {
    const { fastest } = from({}, 'germania', 'francia', 'fresh-fish')
    expect([fastest.points, fastest.customs]).toEqual([4, 0])
  })

  test('[COM-5.4] Gran Bretagna to Stati Uniti Nord-Est by plane: 8 hexes, 3 P.M., 2 T.M.', () => {
    const { cheapest } = from(at('granbretagna'), 'granbretagna', 'usanordest', 'servers')
    expect(cheapest).toMatchObject({ tm: 2, points: 3, fuel: 8_000, customs: 1 })
  })

  test('[COM-5.1] a plan says in which T.M. each of its steps ends', () => {
    const sea = from(at('giappone'), 'giappone', 'usaovest', 'coal').fastest
    expect(sea.turns).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3])
    expect(from(at('granbretagna'), 'granbretagna', 'usanordest', 'servers').cheapest.turns).toEqual([1, 1, 2])
    expect(from(at('giappone'), 'giappone', 'usaovest', 'servers').fastest.turns).toEqual([1, 1, 2, 2])
  })

  test('[COM-6.1] a plan says with which of its steps customs cards and events are met: as many as it counts', () => {
    const { commands, customs, flags, met } = from(at('italia'), 'italia', 'somalia', 'scrap-metal').safest
    const places = (what: 'customs' | 'flags') =>
      commands.filter((_, n) => (met[n]?.[what] ?? 0) > 0).flatMap(each => ('to' in each ? [each.to] : []))
    expect([customs, places('customs')]).toEqual([3, ['suez', 'babel', 'somalia']])
    expect([flags, places('flags')]).toEqual([1, ['somalia']])
    const flight = from(at('granbretagna'), 'granbretagna', 'usanordest', 'servers').cheapest
    expect(flight.met.map(each => each.customs)).toEqual([0, 0, 1])
  })

  test('[COM-5.4] Germania to Mosca by plane: 1 P.M., 3,000', () => {
    expect(from({}, 'germania', 'mosca', 'transplant-organs').fastest).toMatchObject({ tm: 1, points: 1, fuel: 3_000 })
  })

  test('[COM-5.4] Giappone to Stati Uniti Ovest over the edge: 4 P.M., 2 T.M.', () => {
    const { fastest } = from(at('giappone'), 'giappone', 'usaovest', 'servers')
    expect(fastest).toMatchObject({ tm: 2, points: 4 })
    expect(via(fastest)).toContain(144) // from the right edge to the left
  })

  test('[COM-5.5] an airport that is not intercontinental needs a landing on the way, unless the owner has a base in the continent', () => {
    const libia = (...homes: Territory[]): Partial<State> => {
      const own = bases(homes, ['sudafrica'])
      return { bases: own, fleet: fleet({ [plane(0)]: inState('libia') }, 2, own) }
    }
    expect(via(from(libia('giappone'), 'libia', 'italia', 'servers').fastest)).toEqual(['egitto', 'italia'])
    expect(via(from(libia('giappone', 'mali'), 'libia', 'italia', 'servers').fastest)).toEqual(['italia'])
  })

  test('[COM-6.3, COM-6.4] a landing at the own headquarters saves the card: what follows is a flight inside the Union', () => {
    const homes = bases(['italia', 'mali'], ['sudafrica'])
    const { cheapest } = from({ bases: homes, fleet: fleet({ [plane(0)]: inState('libia') }, 2, homes) }, 'libia', 'germania', 'servers')
    expect([via(cheapest), cheapest.customs]).toEqual([['italia', 'germania'], 0])
  })

  test('[COM-5.1] a contract of 2 T.M. gives a truck 10 points: Siberia Orientale to Polonia in 8', () => {
    const { fastest } = from(truckAt('siberiaor'), 'siberiaor', 'polonia', 'glass')
    expect(fastest).toMatchObject({ tm: 2, points: 8, fuel: 1_000 })
  })

  test('[COM-5.2] a canal or strait is a place of its own, with a card: Spagna to Marocco', () => {
    const { cheapest } = from(truckAt('spagna'), 'spagna', 'marocco', 'newspapers')
    expect([via(cheapest), cheapest.points, cheapest.customs]).toEqual([['gibilterra', 'marocco'], 3, 1])
  })

  test('[COM-6.4] no card where the own branch is', () => {
    expect(from({}, 'germania', 'svizzera', 'newspapers').cheapest.customs).toBe(1)
    expect(from(at('germania', 'svizzera'), 'germania', 'svizzera', 'newspapers').cheapest).toMatchObject({ customs: 0, chance: 1 })
  })

  test('[COM-2.4] tax is avoided where a detour is cheaper, and paid for speed', () => {
    const { cheapest, fastest } = from(truckAt('polonia'), 'polonia', 'francia', 'glass')
    expect([via(cheapest), cheapest.levies, cheapest.tm]).toEqual([['cechia', 'austria', 'italia', 'francia'], 0, 2])
    expect([via(fastest), fastest.levies, fastest.tm]).toEqual([['germania', 'francia'], 10_000, 1])
  })

  test('[COM-5.10] what cannot be paid from cash is not offered', () => {
    const poor = { ...truckAt('polonia'), money: [10_000, 0] }
    expect(via(from(poor, 'polonia', 'francia', 'glass').fastest)).not.toContain('germania')
    expect(cannot({ ...poor, money: [400, 0] }, 'polonia', 'francia', 'glass')).toBe(true)
  })

  test('[COM-7.2] T.M. are ended early rather than in a red-flag state', () => {
    // Manica, Francia, Germania, Polonia: 4 points; the fifth would end the T.M. in Ucraina.
    const { safest, fastest } = from(truckAt('granbretagna'), 'granbretagna', 'siberiaocc', 'glass')
    expect(safest.commands.map(command => (command.kind === 'step' ? command.to : command.kind)).slice(3, 6)).toEqual([
      'polonia',
      'nextTm',
      'ucraina',
    ])
    expect([safest.flags, fastest.flags]).toEqual([0, 1])
  })
})

describe('by way of a place', () => {
  const by = (place: Destination, sender: Territory, recipient: Territory, goods: Goods, changes: Partial<State> = at(sender)) =>
    plansFor(stage.lay(changes), 0, { sender, recipient, goods, signed: 1, via: place })
  const fastestBy = (...given: Parameters<typeof by>): Plan => {
    const plans = by(...given)
    if (plans === 'none') throw new Error(`no plan by way of ${given[0]}`)
    return plans.fastest
  }

  test('[COM-6.2] a ship takes the Manica although it draws a card', () => {
    const plan = fastestBy('manica', 'germania', 'francia', 'fresh-fish', {})
    expect([via(plan), plan.points, plan.customs]).toEqual([[expect.any(Number), 'manica', expect.any(Number), 'francia'], 3, 1])
  })
  test('[COM-5.3] a ship lies off a port without docking, and comes to a hex', () => {
    const ireland = fastestBy('irlanda', 'granbretagna', 'usanordest', 'coal')
    expect(via(ireland)).not.toContain('irlanda')
    expect(via(ireland)).toContain(factsOf('irlanda').port)
    expect(via(fastestBy(178, 'giappone', 'usaovest', 'coal'))).toContain(178)
  })
  test('[COM-5.2] a truck goes through a state that is out of its way', () => {
    const changes = truckAt('siberiaor')
    expect(via(from(changes, 'siberiaor', 'polonia', 'fabrics').fastest)).not.toContain('ucraina')
    expect(via(fastestBy('ucraina', 'siberiaor', 'polonia', 'fabrics', changes))).toContain('ucraina')
  })
  test('[COM-5.4] a plane lands on the way, or flies over a hex', () => {
    const flight = { bases: bases(['germania'], ['sudafrica']) }
    expect(via(fastestBy('italia', 'germania', 'mosca', 'servers', flight))).toContain('italia')
    expect(via(fastestBy(55, 'germania', 'mosca', 'servers', flight))).toContain(55)
  })
  test('[COM-4.9] there is no such plan if the T.M. do not suffice, or the place cannot be reached', () => {
    expect(by('giappone', 'granbretagna', 'usanordest', 'coal')).toBe('none')
    expect(by('svizzera', 'granbretagna', 'usanordest', 'coal')).toBe('none')
  })
})

describe('closed ways', () => {
  test('[COM-7.5] closed ports: only where the own bases are', () => {
    const weather = { continent: 'EU', roll: 9 } as const
    expect(cannot({ weather }, 'germania', 'francia', 'coal')).toBe(true)
    expect(from({ ...at('germania', 'francia'), weather }, 'germania', 'francia', 'coal').fastest.tm).toBe(1)
  })

  test('[COM-7.5] closed airports: no landing on the way either', () => {
    const weather = { continent: 'EU', roll: 11 } as const
    expect(cannot({ weather }, 'germania', 'mosca', 'servers')).toBe(true)
  })

  test('[COM-C7] a strike closes a state: trucks go round it, nobody arrives in it', () => {
    const strikes = [{ state: 'germania', by: 1 }] as const
    const there = { ...truckAt('polonia'), strikes: [...strikes] }
    expect(via(from(there, 'polonia', 'francia', 'glass').fastest)).not.toContain('germania')
    expect(cannot(there, 'polonia', 'germania', 'glass')).toBe(true)
  })

  test('[COM-7.1] in a storm a ship ends its T.M. in a port on the way', () => {
    const { cheapest } = from({ weather: { continent: 'EU', roll: 1 } }, 'germania', 'marocco', 'coal')
    expect([via(cheapest).includes('francia'), cheapest.chance]).toEqual([true, expect.closeTo(32 / 35)])
  })

  test('[COM-7.1] where it cannot, the number that saves counts; once is enough', () => {
    const weather = { continent: 'NA', roll: 1 } as const // ships, 5
    const calm = from({ ...at('usanordest'), weather: 'none' }, 'usanordest', 'granbretagna', 'coal').safest
    const stormy = from({ ...at('usanordest'), weather }, 'usanordest', 'granbretagna', 'coal').safest
    expect(stormy.chance).toBeCloseTo(calm.chance / 3)
  })

  test('[COM-5.4] with another plane in flight every T.M. must end at an airport', () => {
    const homes = bases(['granbretagna'], ['sudafrica'])
    const there = { bases: homes, fleet: fleet({ [plane(0, 2)]: { place: { kind: 'hex', hex: 80 } } }, 2, homes) }
    const { fastest } = from(there, 'granbretagna', 'usanordest', 'servers')
    expect(via(fastest).filter(each => typeof each === 'string').length).toBeGreaterThan(1)
  })
})

describe('several vehicles', () => {
  test('[COM-5.6] a truck rides on a ship and drives on: Italia to Niger', () => {
    const { fastest } = from(at('italia'), 'italia', 'niger', 'tyres')
    expect(fastest.legs.map(({ kind }) => kind)).toEqual(['ship', 'truck'])
    expect(fastest.commands.map(({ kind }) => kind)).toEqual(['board', 'step', 'step', 'step', 'leave', 'step'])
    expect(fastest).toMatchObject({ tm: 1, points: 5, fuel: 1_500 })
  })

  test('[COM-5.8] a mixed T.M.: truck 2, ship 3, nothing left', () => {
    const homes = bases(['giappone'], ['germania'])
    const there = { bases: homes, fleet: fleet({ [truck(0)]: inState('svezia'), [ship(0)]: inState('norvegia') }, 2, homes) }
    const { fastest } = from(there, 'svezia', 'islanda', 'vaccines')
    expect([fastest.tm, fastest.points, via(fastest)]).toEqual([1, 5, ['norvegia', 52, 51, 50, 'islanda']])
  })

  test('[COM-5.6] goods go over to a truck that stands where the ship docks', () => {
    const homes = bases(['italia'], ['sudafrica'])
    const there = { bases: homes, fleet: fleet({ [truck(0)]: inState('algeria'), [truck(0, 2)]: inState('algeria') }, 2, homes) }
    const { fastest } = from(there, 'italia', 'mali', 'fabrics')
    expect(fastest.commands).toContainEqual({ kind: 'transfer', to: truck(0) })
    expect(fastest.start).toBe(ship(0))
  })

  test('[COM-5.7] with a truck symbol nothing rides, and no other kind is used', () => {
    expect(cannot(at('italia'), 'italia', 'algeria', 'newspapers')).toBe(true)
    expect(from(at('italia'), 'italia', 'algeria', 'vaccines').fastest.tm).toBe(1)
  })

  test('[COM-4.3] a truck that is aboard gets off before it starts', () => {
    const there = { fleet: fleet({ [truck(0)]: aboard(ship(0)), [truck(0, 2)]: inState('francia') }) }
    const { fastest } = from(there, 'germania', 'svizzera', 'newspapers')
    expect([fastest.start, fastest.before]).toEqual([truck(0), [{ kind: 'leave', truck: truck(0) }]])
  })

  test('[COM-9.3] a chartered vehicle counts as own, and so does one that might be chartered', () => {
    const pieces = fleet({ [truck(1)]: inState('polonia') })
    expect(cannot({ fleet: pieces }, 'polonia', 'cechia', 'newspapers')).toBe(true)
    expect(from({ fleet: pieces }, 'polonia', 'cechia', 'newspapers', [truck(1)]).fastest.start).toBe(truck(1))
    const charters = [{ vehicle: truck(1), by: 0, signed: 1 }]
    expect(from({ fleet: pieces, charters }, 'polonia', 'cechia', 'newspapers').fastest.start).toBe(truck(1))
  })

  test('[COM-C5] a stopped vehicle takes no part', () => {
    const pieces = fleet({ [truck(0)]: { stopped: 'thisTurn' }, [truck(0, 2)]: inState('francia') })
    expect(cannot({ fleet: pieces }, 'germania', 'svizzera', 'newspapers')).toBe(true)
  })
})

describe('chances', () => {
  const toSvizzera = (changes: Partial<State>, goods: Goods = 'newspapers') => from(changes, 'germania', 'svizzera', goods).cheapest
  test('[COM-C5] one card of 35: three end the turn, four more find illegal goods', () => {
    expect(toSvizzera({}).chance).toBeCloseTo(32 / 35)
    expect(toSvizzera({}, 'smuggled-cigarettes').chance).toBeCloseTo(28 / 35)
  })

  test('[COM-2.3] used cards lie under the deck: what is seen is known', () => {
    const deck = (card: 'goodsHeld' | 'wavedThrough') => ({ customs: { ...customsDeck(card), fresh: 0 } })
    expect([toSvizzera(deck('goodsHeld')).chance, toSvizzera(deck('wavedThrough')).chance]).toEqual([0, 1])
    const half = { customs: { ...customsDeck(), fresh: 30 } } // five are known: they are not among the next
    const seen = stage.lay(half).customs.deck.slice(0, 5)
    const bad = 3 - seen.filter(card => card === 'goodsHeld' || card === 'impounded').length
    expect(toSvizzera(half).chance).toBeCloseTo(1 - bad / 30)
  })

  test('[COM-C5] a friend at the gate cancels the worst', () => {
    expect(toSvizzera({ kept: [1, 0, 0] }).chance).toBe(1)
  })

  test('[COM-6.5] a card that is not payable any more ends the turn: with less than 10,000 the closed gate, too', () => {
    expect(toSvizzera({ money: [9_000, 0, 0] }).chance).toBeCloseTo(31 / 35)
  })

  test('[COM-6] the mean of what cards make one pay, half of it with a legal office', () => {
    const mean = (2 * 2_000 + 2 * 3_000 + 5_000 + 4_000 / 6 + 10_000 + 8_000) / 35
    expect(toSvizzera({}).cost).toBeCloseTo(500 + mean)
    const office = { bases: bases([['germania', 'legalOffice']], ['italia'], ['giappone']) }
    expect(toSvizzera(office).cost).toBeCloseTo(500 + mean / 2)
  })

  test('[COM-7.2] an event for a truck: end of turn, robbery, and a customs card by embargo', () => {
    const { cheapest } = from(at('italia'), 'italia', 'balcani', 'newspapers')
    expect([cheapest.customs, cheapest.flags]).toEqual([1, 1])
    expect(cheapest.chance).toBeCloseTo((32 / 35) * (1 - (2 + 3 / 35) / 12))
  })

  test('[COM-5.8] points that a card on the way may cost fail the delivery if there are none to spare', () => {
    const exact = from(truckAt('spagna'), 'spagna', 'algeria', 'glass').cheapest // gibilterra 1, Marocco 2, Algeria 3: 6 of 10
    expect(exact.chance).toBeGreaterThan(0.8)
    const tight = from(truckAt('spagna'), 'spagna', 'marocco', 'newspapers').cheapest // 3 of 5, one card with 2 to spare
    expect(tight.chance).toBeCloseTo(32 / 35)
  })
})

describe('before and during a delivery', () => {
  test('[COM-4.4] how many Moves it takes to stand in a state', () => {
    const table = stage.lay({})
    expect(approach(table, 0, truck(0), 'germania')).toMatchObject({ moves: 0, commands: [] })
    expect(approach(table, 0, truck(0), 'svizzera')).toMatchObject({ moves: 1, fuel: 500, commands: [{ to: 'svizzera' }] })
    expect(approach(table, 0, plane(0), 'mosca')).toMatchObject({ moves: 1, fuel: 3_000 })
    expect(approach(table, 0, truck(0), 'giappone')).toBe('none')
  })

  test('[COM-5.1] a Move pays no step from two T.M.: five plain states and a desert', () => {
    const { bases: homes, fleet: pieces } = truckAt('francia')
    if (homes === undefined || pieces === undefined) throw new Error('no position')
    const way = approach(stage.lay({ bases: homes, fleet: pieces }), 0, truck(0), 'algeria')
    // Spagna 1, gibilterra 1, Marocco 2, Algeria 3: 7 points; after 4 of 5 the desert waits for the next Move.
    expect(way).toMatchObject({ moves: 2, fuel: 1_000 })
  })

  test('[COM-5.2] no Move ends on a crossing', () => {
    const way = approach(stage.lay(at('germania')), 0, ship(0), 'italia')
    if (way === 'none') throw new Error('no way')
    expect(way.commands.at(-1)).not.toMatchObject({ to: 'gibilterra' })
  })

  test('a contract in hand can be looked at before a vehicle is there', () => {
    const table = stage.lay({})
    const errand = { sender: 'granbretagna', recipient: 'usanordest', goods: 'tyres' } as const
    expect(hypothetical(table, 0, errand, 'ship')).toMatchObject({ tm: 3, fuel: 3_000, customs: 1 })
    expect(hypothetical(table, 0, errand, 'plane')).toMatchObject({ tm: 2, customs: 1 })
    expect(hypothetical(table, 0, errand, 'truck')).toBe('none')
    expect(hypothetical(table, 0, { ...errand, goods: 'glass' }, 'ship')).toBe('none')
  })

  /** In the port of Germania with fresh fish for Francia. */
  const underWay = (change: (journey: Journey) => void): State => {
    const table = stage.lay({ signed: [[signed(1, 'germania', 'fresh-fish', 'francia')], [], []] })
    const journey = newDelivery(table, 0, ship(0), 1, 1)
    change(journey)
    return { ...table, journey, agenda: [{ kind: 'travel', seat: 0 }] }
  }
  test('[COM-5.8] after a lost point the way round does not do any more: through the Manica in 3 points', () => {
    expect(
      replan(
        underWay(() => {}),
        0,
        'fastest',
      ),
    ).toMatchObject({ points: 4, customs: 0 })
    const lost = underWay(journey => {
      journey.debt = 1
    })
    const plan = replan(lost, 0, 'fastest')
    expect(plan).toMatchObject({ points: 3, customs: 1 })
    expect(nextCommand(lost, 0)).toEqual({ kind: 'step', vehicle: ship(0), to: 89 })
    const hopeless = underWay(journey => {
      journey.debt = 2
    })
    expect([replan(hopeless, 0, 'fastest'), nextCommand(hopeless, 0)]).toEqual(['none', 'none'])
  })

  test('[COM-4.7] nobody breaks off on a crossing: without a way to arrive the next thing is to leave it', () => {
    const there = underWay(journey => {
      Object.assign(journey, { tm: 1, open: true, limits: { all: 3, ship: 2, plane: 0 }, used: { all: 1, ship: 1, plane: 0 } })
    })
    const place = { kind: 'crossing', crossing: 'oresund', from: 90 } as const
    const lost = { ...there, fleet: fleet({ [ship(0)]: place }) }
    expect([replan(lost, 0, 'fastest'), nextCommand(lost, 0)]).toEqual(['none', { kind: 'step', vehicle: ship(0), to: 89 }])
  })

  test('[COM-6.6] after a green lane no card is counted any more', () => {
    const waived = underWay(journey => {
      journey.debt = 1
      if (journey.delivery !== 'none') journey.delivery.noCustoms = true
    })
    expect(replan(waived, 0, 'safest')).toMatchObject({ customs: 0, chance: 1 })
  })

  test('judged in any other way: a number of which the least is best', () => {
    const table = stage.lay(truckAt('polonia'))
    const errand = { sender: 'polonia', recipient: 'francia', goods: 'glass' } as const
    const plans = planFrom(table, 0, errand, truck(0))
    if (plans === 'none') throw new Error('no plan')
    const journey = newDelivery(table, 0, truck(0), 1, 2)
    const on = { ...table, journey, signed: [[signed(1, 'polonia', 'glass', 'francia')], []] }
    expect(replan(on, 0, ({ cost, tm }) => cost + tm * 20_000)).toMatchObject({ tm: 1 })
    expect(replan(on, 0, ({ cost, tm }) => cost + tm * 1_000)).toMatchObject({ tm: 2 })
  })
})
