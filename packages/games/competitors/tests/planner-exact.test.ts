/** The route planner against an exhaustive search, and its plans played by the rules. */
import { at, engine } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { GOODS } from '../content/goods.ts'
import type { VehicleKind } from '../content/kinds.ts'
import { TERRITORY_IDS } from '../content/territories.ts'
import { competitors } from '../game.ts'
import { newDelivery } from '../journeys.ts'
import { approach, type Figures, type Plan, planFrom, plansFor, replan } from '../planner/index.ts'
import { bestOf } from '../planner/weighing.ts'
import { beginTm, gainPoints, losePoints, pointsLeft, usePoints } from '../points.ts'
import type { Journey, State } from '../state.ts'
import { isRefused, planStep } from '../step-check.ts'
import { canHost, kindOf, stateOf } from '../vehicles.ts'
import { destinations } from '../ways.ts'
import { weatherOf } from '../weather.ts'
import { everyWay } from './exhaustive.ts'
import { dice, onePosition, type Position, wholePosition } from './positions.ts'
import { signed, turnOf } from './stage.ts'

const WEIGHS = ['cheapest', 'fastest', 'safest'] as const
/** What the weighings look at, without the noise of fractions. */
const figuresOf = (figures: Figures | undefined): string =>
  figures === undefined ? 'none' : `T.M. ${figures.tm}, cost ${figures.cost.toFixed(3)}, chance ${figures.chance.toFixed(6)}`
const seeds = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, n) => first + n)

/** The three best of all ways there are. */
function bestWays(all: readonly Figures[]) {
  const plans = all.map(figures => ({ figures }))
  return WEIGHS.map(weigh => bestOf(plans, weigh)?.figures)
}
function compare(seed: number, plans: readonly (Plan | undefined)[], all: readonly Figures[]): boolean {
  expect([seed, ...plans.map(figuresOf)]).toEqual([seed, ...bestWays(all).map(figuresOf)])
  return all.length > 0
}

/** How many positions of each kind, with contracts of at most so many T.M. */
const SAMPLES: readonly (readonly [VehicleKind, number, number])[] = [
  ['truck', 1, 30],
  ['truck', 2, 60],
  ['truck', 3, 12],
  ['ship', 1, 30],
  ['ship', 2, 50],
  ['ship', 3, 10],
  ['plane', 1, 60],
  ['plane', 2, 8],
]

describe('one vehicle', () => {
  test.each(SAMPLES)('[COM-5] %s, up to %i T.M., %i positions: no way is cheaper, faster or safer', (kind, tm, count) => {
    const reached = seeds(0, count).filter(seed => {
      const { state, errand, vehicle } = onePosition(seed, kind, tm)
      const plans = planFrom(state, 0, errand, vehicle)
      return compare(
        seed,
        plans === 'none' ? [undefined, undefined, undefined] : WEIGHS.map(weigh => plans[weigh]),
        everyWay(state, 0, errand, vehicle),
      )
    })
    expect(reached.length).toBeGreaterThan(count / 2)
  })

  test.each([
    ['truck', 3, 25],
    ['ship', 2, 40],
    ['plane', 2, 12],
  ] as const)('[COM-5.8] %s, from the middle of a delivery with points lost and gained', (kind, tm, count) => {
    for (const seed of seeds(500, count)) {
      const position = onePosition(seed, kind, tm)
      const state = underWay(seed, position, kind)
      const { errand, vehicle } = position
      if (state.journey === 'none') throw new Error('not under way')
      const plans = WEIGHS.map(weigh => replan(state, 0, weigh)).map(plan => (plan === 'none' ? undefined : plan))
      compare(seed, plans, everyWay(state, 0, errand, vehicle, state.journey))
    }
  })
})

const withSigned = (state: State, { errand: { sender, goods, recipient } }: Position): State => ({
  ...state,
  signed: state.signed.map((_, seat) => (seat === 0 ? [signed(1, sender, goods, recipient)] : [])),
})

/** Some steps anywhere, then some luck. */
function underWay(seed: number, position: Position, kind: VehicleKind): State {
  const { below, oneOf, chance } = dice(seed * 7 + 1)
  const { errand, vehicle } = position
  const journey: Journey = newDelivery(position.state, 0, vehicle, 1, GOODS[errand.goods].tm)
  let state = { ...withSigned(position.state, position), journey }
  for (let n = below(4); n > 0; n--) {
    const plans = destinations(state, vehicle).flatMap(to => {
      const plan = planStep(state, journey, vehicle, to)
      return to === errand.recipient || isRefused(plan) ? [] : [plan]
    })
    if (plans.length === 0) break
    const { way, payment } = oneOf(plans)
    usePoints(journey, kind, payment.now)
    if (payment.how !== 'now') beginTm(journey)
    usePoints(journey, kind, payment.next)
    if (!journey.fuelled.includes(vehicle)) journey.fuelled.push(vehicle)
    const piece = at(state.fleet, vehicle)
    const tookOff = kind === 'plane' && piece.place.kind === 'state' ? piece.place.state : piece.tookOff
    state = { ...state, fleet: state.fleet.with(vehicle, { ...piece, tookOff, place: way.place }) }
    if (kind === 'truck' && payment.left === 0) journey.open = false
  }
  if (journey.tm > 0 && chance(0.5)) losePoints(journey, kind, 1 + below(4))
  if (journey.tm > 0 && chance(0.2)) gainPoints(journey, 1 + below(2))
  if (kind === 'truck' && pointsLeft(journey, 'truck') <= 0) journey.open = false
  if (chance(0.2) && journey.delivery !== 'none') journey.delivery.noCustoms = true
  return state
}

const game = engine(competitors)
type Command = Parameters<typeof game.apply>[2]

/** A table that says no to nothing but the rules: customs cards wave everything through. */
class Table {
  readonly state: State
  constructor(state: State) {
    const cards = new Array<'wavedThrough'>(35).fill('wavedThrough')
    this.state = game.copy({ ...state, customs: { deck: cards, fresh: cards.length }, kept: state.kept.map(() => 0) })
  }
  say(command: Command) {
    expect([command, game.check(game.view(this.state, 0), 0, command)]).toEqual([command, null])
    return game.apply(this.state, 0, command).map(({ event }) => event)
  }
}

describe('plans are played', () => {
  test('[COM-4.8] every command of a plan is accepted, and T.M., fuel, levies and cards are as foreseen', () => {
    const played = new Map<string, number>()
    for (const seed of seeds(0, 600)) {
      const position = wholePosition(seed)
      const { state, errand } = position
      const plans = plansFor(state, 0, errand)
      if (plans === 'none' || weatherOf(state)?.kind === 'strike') continue
      for (const weigh of WEIGHS) {
        const plan = plans[weigh]
        if (plan.flags > 0) continue // luck decides how it goes on
        const table = new Table({ ...withSigned(state, position), agenda: turnOf(0) })
        const commands = [...plan.before, { kind: 'deliver', signed: 1, vehicle: plan.start } as const, ...plan.commands]
        const events = commands.flatMap(command => table.say(command))
        const delivered = events.find(({ kind }) => kind === 'delivered')
        const spent = at(state.money, 0) + GOODS[errand.goods].pay - at(table.state.money, 0)
        const cards = events.filter(({ kind }) => kind === 'customsDrawn').length
        expect([seed, delivered, spent, cards]).toEqual([
          seed,
          expect.objectContaining({ tm: plan.tm }),
          plan.fuel + plan.levies,
          plan.customs,
        ])
        const kinds = plan.legs.map(({ kind }) => kind).join(' ')
        played.set(kinds, (played.get(kinds) ?? 0) + 1)
      }
    }
    expect([...played.keys()]).toEqual(
      expect.arrayContaining(['truck', 'ship', 'plane', 'ship truck', 'plane truck', 'truck plane', 'ship plane']),
    )
  })

  test('[COM-4.4] a vehicle is where it was to be after as many Moves as foreseen', () => {
    let arrived = 0
    for (const seed of seeds(0, 240)) {
      const { state, vehicle } = wholePosition(seed)
      const goal = dice(seed).oneOf(TERRITORY_IDS.filter(id => canHost(id, kindOf(vehicle))))
      const way = approach(state, 0, vehicle, goal)
      if (way === 'none' || way.flags > 0 || weatherOf(state)?.kind === 'strike') continue
      const table = new Table({ ...state, agenda: turnOf(0, 0, 20) })
      let moves = 0
      for (; stateOf(table.state, vehicle) !== goal; moves++) {
        const next = approach(table.state, 0, vehicle, goal)
        if (next === 'none' || next.flags > 0) break
        for (const command of next.commands) table.say(command)
        if (table.state.journey !== 'none') table.say({ kind: 'endMove' })
      }
      if (stateOf(table.state, vehicle) !== goal) continue
      const spent = at(state.money, 0) - at(table.state.money, 0)
      expect([seed, moves, spent]).toEqual([seed, way.moves, way.fuel + way.levies])
      arrived++
    }
    expect(arrived).toBeGreaterThan(50)
  })
})
