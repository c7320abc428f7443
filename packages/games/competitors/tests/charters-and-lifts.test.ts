/** [COM-9.2, COM-9.3] Vehicles and branches that change hands, vehicles that are lent, and trucks that ride along. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { accept, auction, decline, offer, sums, turnsFrom, withdraw } from './deals-stage.ts'
import { aboard, bases, customsDeck, delivering, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const placeOf = (t: Table, vehicle: number) => t.state.fleet[vehicle]?.place
const inStock = { kind: 'stock' }

describe('vehicles that change hands', () => {
  test('[COM-9.2] a vehicle stays where it is, as a free piece of the new colour', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('polonia') }) })
    const before = sums(t.state)
    t.play(0, offer(1, { give: `vehicle:${truck(0)}`, askMoney: 20_000 })).play(1, accept(1))
    expect(placeOf(t, truck(0))).toEqual(inStock)
    expect(placeOf(t, truck(1, 3))).toEqual(inState('polonia'))
    expect(t.state.money).toEqual([220_000, 180_000, 200_000])
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.2] or is put at an own branch or headquarters, as the receiver says when he accepts', () => {
    const homes = bases(['germania'], ['italia', 'francia'], ['giappone'])
    for (const at of ['italia', 'francia'] as const) {
      const t = table({ agenda: turnOf(0), bases: homes })
        .play(0, offer(1, { give: `vehicle:${ship(0)}` }))
        .play(1, accept(1, { at }))
      expect(placeOf(t, ship(1, 2))).toEqual(inState(at))
    }
  })
  test('[COM-9.2] or as he says in his offer', () => {
    const t = table({ agenda: turnOf(0), bases: bases(['germania', 'polonia'], ['italia'], ['giappone']) })
    t.play(0, offer(1, { giveMoney: 500, ask: `vehicle:${plane(1)}`, at: 'polonia' })).play(1, accept(1))
    expect(placeOf(t, plane(0, 2))).toEqual(inState('polonia'))
    expect(placeOf(t, plane(1))).toEqual(inStock)
  })
  test('[COM-9.2] the place is his own, and can host it', () => {
    const homes = bases(['germania', 'austria'], ['italia', 'cechia'], ['giappone'])
    const t = table({ agenda: turnOf(0), bases: homes })
    const buy = (at: 'italia' | 'austria' | 'germania' | 'polonia', vehicle: number) =>
      offer(1, { giveMoney: 500, ask: `vehicle:${vehicle}`, at })
    for (const at of ['italia', 'polonia'] as const)
      expect(t.refusal(0, buy(at, truck(1)))).toMatchObject({ rule: 'COM-9.2', why: 'noBaseThere' })
    expect(t.refusal(0, buy('austria', ship(1)))).toEqual({ rule: 'COM-9.2', why: 'cannotHostVehicle' })
    expect(t.refusal(0, buy('austria', plane(1)))).toBeUndefined()
    expect(t.refusal(0, buy('austria', truck(1)))).toBeUndefined()
    t.play(0, offer(1, { give: `vehicle:${plane(0)}` }))
    expect(t.refusal(1, accept(1, { at: 'cechia' }))).toEqual({ rule: 'COM-9.2', why: 'cannotHostVehicle' })
    expect(t.refusal(1, accept(1, { at: 'germania' }))).toMatchObject({ rule: 'COM-9.2', why: 'noBaseThere' })
    expect(t.refusal(1, accept(1, { at: 'italia' }))).toBeUndefined()
  })
  test('[COM-9.2] a place is named only for a vehicle', () => {
    const t = table({ agenda: turnOf(0) })
    expect(t.refusal(0, offer(1, { giveMoney: 500, ask: 'pass', at: 'germania' }))).toEqual({ rule: 'COM-9.2', why: 'nothingToPlace' })
    expect(t.refusal(0, offer(1, { give: `vehicle:${truck(0)}`, askMoney: 500, at: 'germania' }))).toEqual({
      rule: 'COM-9.2',
      why: 'nothingToPlace',
    })
    t.play(0, offer(1, { giveMoney: 500, ask: `vehicle:${truck(1)}` }))
    expect(t.refusal(1, accept(1, { at: 'italia' }))).toEqual({ rule: 'COM-9.2', why: 'nothingToPlace' })
  })
  test.each([
    ['truck', truck(0), [truck(1, 3), truck(1, 4), truck(1, 5)]],
    ['ship', ship(0), [ship(1, 2), ship(1, 3)]],
    ['plane', plane(0), [plane(1, 2)]],
  ] as const)('[COM-9.2] it needs a free piece of the new colour: %s', (kind, vehicle, others) => {
    const home = inState('italia')
    const all = fleet(Object.fromEntries(others.map(each => [each, home])))
    const t = table({ agenda: turnOf(0), fleet: all })
    const refused = { rule: 'COM-9.2', why: 'noFreePiece', with: { vehicle: kind } }
    expect(t.refusal(0, offer(1, { give: `vehicle:${vehicle}` }))).toEqual(refused)
    const room = table({ agenda: turnOf(0), fleet: fleet(Object.fromEntries(others.slice(1).map(each => [each, home]))) })
    expect(room.refusal(0, offer(1, { give: `vehicle:${vehicle}` }))).toBeUndefined()
  })
  test('[COM-9.2] two need two free pieces', () => {
    const four = fleet({ [truck(1, 3)]: inState('italia'), [truck(1, 4)]: inState('italia') })
    const t = table({ agenda: turnOf(0), fleet: four })
    expect(t.refusal(0, offer(1, { give: [`vehicle:${truck(0)}`, `vehicle:${truck(0, 2)}`] }))).toMatchObject({ why: 'noFreePiece' })
    expect(t.refusal(1, offer(0, { ask: [`vehicle:${truck(0)}`, `vehicle:${truck(0, 2)}`], giveMoney: 500 }))).toMatchObject({
      why: 'noFreePiece',
    })
    expect(t.refusal(0, offer(2, { give: [`vehicle:${truck(0)}`, `vehicle:${truck(0, 2)}`] }))).toBeUndefined()
  })
  test('[COM-9.2] vehicles of both sides change places in one deal', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('polonia'), [truck(1)]: inState('grecia') }) })
    const before = sums(t.state)
    t.play(0, offer(1, { give: `vehicle:${truck(0)}`, ask: `vehicle:${truck(1)}` })).play(1, accept(1))
    const states = (seat: number) =>
      t.state.fleet.slice(seat * 10, seat * 10 + 5).flatMap(({ place }) => (place.kind === 'state' ? [place.state] : []))
    expect(states(0).toSorted()).toEqual(['germania', 'grecia'])
    expect(states(1).toSorted()).toEqual(['italia', 'polonia'])
    expect(sums(t.state)).toEqual(before)
  })
  test.each([
    ['at sea', ship(0), fleet({ [ship(0)]: onHex(2, 17) })],
    ['in flight', plane(0), fleet({ [plane(0)]: onHex(2, 17) })],
    ['on a crossing', truck(0), fleet({ [truck(0)]: { kind: 'crossing', crossing: 'manica', from: 'francia' } })],
    ['aboard', truck(0), fleet({ [truck(0)]: aboard(ship(0)) })],
    ['with a truck aboard', ship(0), fleet({ [truck(0)]: aboard(ship(0)) })],
  ])('[COM-9.2] it is parked, with no truck aboard: not %s', (_, vehicle, pieces) => {
    const t = table({ agenda: turnOf(0), fleet: pieces })
    const refused = { rule: 'COM-9.2', why: 'vehicleNotTradable' }
    expect(t.refusal(0, offer(1, { give: `vehicle:${vehicle}` }))).toEqual(refused)
    expect(t.refusal(1, offer(0, { ask: `vehicle:${vehicle}`, giveMoney: 500 }))).toEqual(refused)
    expect(t.refusal(0, auction(`vehicle:${vehicle}`, 500))).toEqual(refused)
  })
  test('[COM-9.2] it has no part in a delivery under way, also when the goods have left it', () => {
    const t = table(delivering(truck(0), 1, 3, { signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []] }))
    t.play(0, { kind: 'transfer', to: truck(0, 2) })
    for (const vehicle of [truck(0), truck(0, 2)]) {
      expect(t.refusal(0, offer(1, { give: `vehicle:${vehicle}` }))).toEqual({ rule: 'COM-9.2', why: 'vehicleNotTradable' })
      expect(t.refusal(1, offer(0, { ask: `vehicle:${vehicle}` }))).toEqual({ rule: 'COM-9.2', why: 'vehicleNotTradable' })
    }
    expect(t.refusal(0, offer(1, { give: `vehicle:${ship(0)}` }))).toBeUndefined()
  })
  test('[COM-9.2] what is laid aside in an auction is not dealt in', () => {
    const homes = bases(['germania', 'francia'], ['italia'], ['giappone'])
    const t = table({ agenda: turnOf(0), bases: homes }).play(0, auction([`vehicle:${ship(0)}`, 'branch:francia'], 500))
    expect(t.refusal(1, offer(0, { ask: `vehicle:${ship(0)}`, giveMoney: 500 }))).toEqual({ rule: 'COM-9.4', why: 'vehicleInAuction' })
    expect(t.refusal(1, offer(0, { ask: 'branch:francia', giveMoney: 500 }))).toEqual({ rule: 'COM-9.4', why: 'branchInAuction' })
  })
  test('[COM-9.2] what stops it goes along', () => {
    const t = table({ agenda: turnsFrom(0), fleet: fleet({ [truck(0)]: { place: inState('germania'), stopped: 'nextTurn' } }) })
    t.play(0, offer(1, { give: `vehicle:${truck(0)}` }))
      .play(1, accept(1, { at: 'italia' }))
      .play(0, { kind: 'endTurn' })
    expect(t.refusal(1, { kind: 'step', vehicle: truck(1, 3), to: 'francia' })).toMatchObject({ why: 'vehicleStopped' })
    expect(t.refusal(1, { kind: 'step', vehicle: truck(1), to: 'francia' })).toBeUndefined()
    expect(t.state.fleet[truck(0)]).toEqual({ place: inStock, tookOff: 'none', stopped: 'no', saved: false })
  })
  test('[COM-7.1] one that has rolled against the weather has done so in any colour', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: { place: inState('germania'), saved: true } }) })
    t.play(0, offer(1, { give: `vehicle:${truck(0)}` })).play(1, accept(1))
    expect(t.state.fleet[truck(1, 3)]).toMatchObject({ saved: true })
  })
})

describe('branches that change hands', () => {
  const withBranch = (changes: Partial<State> = {}) =>
    table({
      agenda: turnOf(0),
      bases: bases(['germania', ['francia', 'toll', 'warehouse'], 'polonia'], ['italia'], ['giappone']),
      ...changes,
    })

  test('[COM-9.2] a branch goes with its territory card and loses its advantages, which are discarded', () => {
    const t = withBranch()
    const before = sums(t.state)
    t.play(0, offer(1, { give: 'branch:francia', askMoney: 90_000 })).play(1, accept(1))
    expect(t.state.bases).toEqual(bases(['germania', 'polonia'], ['italia', 'francia'], ['giappone']))
    expect(t.state.discards).toEqual({ territory: [], contract: ['toll', 'warehouse'] })
    expect(t.state.territories).toEqual([[], [], []])
    expect(t.state.money).toEqual([290_000, 110_000, 200_000])
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.2] so does one that is asked for', () => {
    const t = withBranch()
      .play(1, offer(0, { giveMoney: 90_000, ask: 'branch:francia' }))
      .play(0, accept(1))
    expect(t.state.bases).toEqual(bases(['germania', 'polonia'], ['italia', 'francia'], ['giappone']))
    expect(t.state.discards.contract).toEqual(['toll', 'warehouse'])
  })
  test('[COM-4.6] nobody sets vehicles there as when it is bought, and those that stand there stay', () => {
    const t = withBranch({ fleet: fleet({ [truck(0)]: inState('francia') }) })
      .play(0, offer(1, { give: 'branch:francia' }))
      .play(1, accept(1))
    expect(t.pending).toEqual([0])
    expect(t.state.agenda.at(-1)?.kind).toBe('turn')
    expect(placeOf(t, truck(0))).toEqual(inState('francia'))
  })
  test('[COM-9.2] it needs a free piece', () => {
    const full = bases(['germania', 'francia'], ['italia', 'austria', 'cechia', 'polonia', 'grecia', 'romania'], ['giappone'])
    const t = table({ agenda: turnOf(0), bases: full })
    expect(t.refusal(0, offer(1, { give: 'branch:francia' }))).toMatchObject({ rule: 'COM-9.2', why: 'noBranchLeft' })
    expect(t.refusal(1, offer(0, { ask: 'branch:francia', giveMoney: 500 }))).toMatchObject({ rule: 'COM-9.2', why: 'noBranchLeft' })
    expect(t.refusal(0, offer(2, { give: 'branch:francia' }))).toBeUndefined()
    const room = bases(['germania', 'francia', 'spagna'], ['italia', 'austria', 'cechia', 'polonia', 'grecia'], ['giappone'])
    const four = table({ agenda: turnOf(0), bases: room })
    expect(four.refusal(0, offer(1, { give: 'branch:francia' }))).toBeUndefined()
    expect(four.refusal(0, offer(1, { give: ['branch:francia', 'branch:spagna'] }))).toMatchObject({ rule: 'COM-9.2', why: 'noBranchLeft' })
  })
})

describe('charter', () => {
  /** Seat 0 has signed illegal goods from Italia to Grecia; the vehicles of seat 1 stand in Italia. */
  const lender = (changes: Partial<State> = {}) =>
    table({ agenda: turnOf(0), signed: [[signed(1, 'italia', 'stolen-painting', 'svizzera')], [], []], ...changes })
  const ask = offer(1, { giveMoney: 8_000, ask: `charter:${truck(1)}:1` })
  const chartered = (changes: Partial<State> = {}) => lender(changes).play(0, ask).play(1, accept(1))

  test('[COM-9.3] the fee is paid at once, and the vehicle is lent for this contract', () => {
    const t = lender()
    const before = sums(t.state)
    t.play(0, ask).play(1, accept(1))
    expect(t.state.money).toEqual([192_000, 208_000, 200_000])
    expect(placeOf(t, truck(1))).toEqual(inState('italia'))
    expect(sums(t.state)).toEqual(before)
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })).toBeUndefined()
    expect(t.legal(0)).toContainEqual({ kind: 'deliver', signed: 1, vehicle: truck(1) })
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(1, 2) })).toMatchObject({ rule: 'COM-4.3', why: 'noSuchVehicle' })
  })
  test('[COM-9.3] not for another contract, and not for a Move', () => {
    const t = chartered({ signed: [[signed(1, 'italia', 'stolen-painting', 'svizzera'), signed(2, 'italia', 'toys', 'grecia')], [], []] })
    expect(t.refusal(0, { kind: 'deliver', signed: 2, vehicle: truck(1) })).toMatchObject({ rule: 'COM-4.3', why: 'noSuchVehicle' })
    expect(t.refusal(0, { kind: 'step', vehicle: truck(1), to: 'francia' })).toMatchObject({ rule: 'COM-4.4', why: 'notTheMovingVehicle' })
  })
  test('[COM-9.3] for one delivery: once it is over the vehicle is nobody else’s', () => {
    const t = chartered({ signed: [[signed(1, 'italia', 'toys', 'francia'), signed(2, 'francia', 'fabrics', 'italia')], [], []] })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) }).play(0, { kind: 'step', vehicle: truck(1), to: 'francia' })
    expect(t.state.vp[0]).toBe(1)
    expect(placeOf(t, truck(1))).toEqual(inState('francia'))
    expect(t.refusal(0, { kind: 'deliver', signed: 2, vehicle: truck(1) })).toMatchObject({ rule: 'COM-4.3', why: 'noSuchVehicle' })
    expect(t.state.charters).toEqual([])
  })
  test('[COM-9.3] this turn: the fee is not returned if he does not deliver', () => {
    const t = chartered({ agenda: turnsFrom(0) }).play(0, { kind: 'endTurn' })
    expect(t.state.charters).toEqual([])
    expect(t.state.money).toEqual([192_000, 208_000, 200_000])
  })
  test('[COM-9.3] is offered by the deliverer only, in his own turn', () => {
    const t = table({
      agenda: turnOf(1),
      turn: 1,
      signed: [[signed(1, 'italia', 'toys', 'grecia')], [signed(2, 'germania', 'books', 'polonia')], []],
    })
    expect(t.refusal(0, ask)).toEqual({ rule: 'COM-9.3', why: 'charterNotPossible' })
    expect(t.refusal(1, offer(0, { give: `charter:${truck(1)}:1`, askMoney: 500 }))).toEqual({ rule: 'COM-9.3', why: 'onlyAsked' })
    expect(t.refusal(1, offer(0, { ask: `charter:${truck(0)}:2`, giveMoney: 500 }))).toBeUndefined()
  })
  test('[COM-9.3] of a contract that he has signed, with a vehicle of whom he asks', () => {
    const t = table({
      agenda: turnOf(0),
      signed: [[signed(1, 'italia', 'toys', 'grecia')], [signed(2, 'germania', 'books', 'polonia')], []],
    })
    const refused = { rule: 'COM-9.3', why: 'charterNotPossible' }
    for (const item of [
      `charter:${truck(1)}:2`,
      `charter:${truck(1)}:3`,
      `charter:${truck(2)}:1`,
      `charter:${truck(0)}:1`,
      'charter:99:1',
    ] as const)
      expect(t.refusal(0, offer(1, { ask: item }))).toEqual(refused)
  })
  test.each([
    ['at sea', ship(1), fleet({ [ship(1)]: onHex(3, 17) })],
    ['in flight', plane(1), fleet({ [plane(1)]: onHex(3, 17) })],
    ['in stock', truck(1, 3), fleet({})],
    ['aboard', truck(1), fleet({ [truck(1)]: aboard(ship(1)) })],
    ['with a truck aboard', ship(1), fleet({ [truck(1)]: aboard(ship(1)) })],
    ['stopped in its next turn', truck(1), fleet({ [truck(1)]: { stopped: 'nextTurn' } })],
    ['stopped in this turn', truck(1), fleet({ [truck(1)]: { stopped: 'thisTurn' } })],
  ])('[COM-9.3] the vehicle is parked, empty and not stopped: not %s', (_, vehicle, pieces) => {
    const t = lender({ fleet: pieces })
    expect(t.refusal(0, offer(1, { ask: `charter:${vehicle}:1` }))).toEqual({ rule: 'COM-9.3', why: 'charterNotPossible' })
  })
  test('[COM-9.3] lent, it does not change hands before the turn is over', () => {
    const t = chartered()
    const refused = { rule: 'COM-9.3', why: 'vehicleLent' }
    expect(t.refusal(1, offer(2, { give: `vehicle:${truck(1)}`, askMoney: 500 }))).toEqual(refused)
    expect(t.refusal(2, offer(1, { ask: `vehicle:${truck(1)}`, giveMoney: 500 }))).toEqual(refused)
  })
  test('[COM-9.3] it is lent to one, and not from an auction', () => {
    const two = [signed(1, 'italia', 'toys', 'grecia'), signed(2, 'italia', 'books', 'grecia')]
    const t = chartered({ signed: [two, [], []] })
    expect(t.refusal(0, offer(1, { ask: `charter:${truck(1)}:2` }))).toEqual({ rule: 'COM-9.3', why: 'charterNotPossible' })
    expect(t.refusal(0, offer(1, { ask: `charter:${truck(1, 2)}:2` }))).toBeUndefined()
    const sold = lender().play(1, auction(`vehicle:${truck(1)}`, 500))
    expect(sold.refusal(0, ask)).toEqual({ rule: 'COM-9.4', why: 'vehicleInAuction' })
  })
  test('[COM-9.3] it is asked of one player', () => {
    expect(lender().refusal(0, offer([1, 2], { ask: `charter:${truck(1)}:1` }))).toEqual({ rule: 'COM-9.3', why: 'onlyForOne' })
  })
  test('[COM-9.3] its owner may ask to see the contract first: until it is shown he cannot accept', () => {
    const t = lender().play(0, ask).play(1, { kind: 'askToSee', offer: 1 })
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.3', why: 'contractNotShown' })
    expect(t.refusal(1, { kind: 'askToSee', offer: 1 })).toEqual({ rule: 'COM-9.3', why: 'nothingToShow' })
    t.play(0, { kind: 'show', offer: 1 })
    expect(t.view(1).signed[0]?.[0]?.contract).toBe('stolen-painting')
    expect(t.view(2).signed[0]?.[0]?.contract).toBeNull()
    t.play(1, accept(1))
    expect(t.state.money).toEqual([192_000, 208_000, 200_000])
  })
  test('[COM-9.3] or the offer is withdrawn, and nothing is shown', () => {
    const t = lender().play(0, ask).play(1, { kind: 'askToSee', offer: 1 }).play(0, withdraw(1))
    expect(t.state.offers).toEqual([])
    expect(t.view(1).signed[0]?.[0]?.contract).toBeNull()
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
  })
  test('[COM-9.3] he may see it and decline', () => {
    const t = lender().play(0, ask).play(1, { kind: 'askToSee', offer: 1 }).play(0, { kind: 'show', offer: 1 }).play(1, decline(1))
    expect(t.state.offers).toEqual([])
    expect(t.state.charters).toEqual([])
    expect(t.view(1).signed[0]?.[0]?.contract).toBe('stolen-painting')
  })
  test('[COM-9.3] only its owner asks, only its maker shows, and only a contract that is asked for', () => {
    const t = lender().play(0, ask)
    expect(t.refusal(2, { kind: 'askToSee', offer: 1 })).toEqual({ rule: 'COM-9.5', why: 'notMadeToYou' })
    expect(t.refusal(0, { kind: 'show', offer: 1 })).toEqual({ rule: 'COM-9.3', why: 'nothingToShow' })
    t.play(1, { kind: 'askToSee', offer: 1 })
    expect(t.refusal(1, { kind: 'show', offer: 1 })).toEqual({ rule: 'COM-9.3', why: 'notYourOffer' })
    const plain = table({ agenda: turnOf(0) }).play(0, offer(1, { giveMoney: 500 }))
    expect(plain.refusal(1, { kind: 'askToSee', offer: 1 })).toEqual({ rule: 'COM-9.3', why: 'nothingToShow' })
    expect(plain.refusal(0, { kind: 'show', offer: 1 })).toEqual({ rule: 'COM-9.3', why: 'nothingToShow' })
  })
  test("[COM-9.3] the deliverer pays the fuel, and the tax to the lender's headquarters as to any other", () => {
    const t = lender({
      signed: [[signed(1, 'francia', 'toys', 'italia')], [], []],
      fleet: fleet({ [truck(1)]: inState('francia') }),
    })
    t.play(0, ask)
      .play(1, accept(1))
      .play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })
      .play(0, { kind: 'step', vehicle: truck(1), to: 'italia' })
    expect(t.state.money).toEqual([192_000 - 500 - 10_000 + 50_000, 208_000 + 10_000, 200_000])
    expect(placeOf(t, truck(1))).toEqual(inState('italia'))
  })
  test('[COM-9.3] it pays no tax to the deliverer', () => {
    const t = lender({ signed: [[signed(1, 'francia', 'toys', 'germania')], [], []], fleet: fleet({ [truck(1)]: inState('francia') }) })
    t.play(0, ask)
      .play(1, accept(1))
      .play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })
      .play(0, { kind: 'step', vehicle: truck(1), to: 'germania' })
    expect(t.state.money).toEqual([192_000 - 500 + 50_000, 208_000, 200_000])
  })
  test("[COM-9.3] illegal goods found: the deliverer pays the fine, the owner's vehicle is seized", () => {
    const t = chartered({ customs: customsDeck('scanner'), vp: [3, 3, 3] })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) }).play(0, { kind: 'step', vehicle: truck(1), to: 'svizzera' })
    expect(placeOf(t, truck(1))).toEqual(inStock)
    expect(placeOf(t, truck(0))).toEqual(inState('germania'))
    expect(t.state.money).toEqual([192_000 - 500 - 20_000, 208_000, 200_000])
    expect(t.state.vp).toEqual([2, 3, 3])
  })
  test("[COM-6.5] never its owner's last: the deliverer pays its price", () => {
    const only = fleet({
      [truck(1, 2)]: { place: { kind: 'stock' } },
      [ship(1)]: { place: { kind: 'stock' } },
      [plane(1)]: { place: { kind: 'stock' } },
    })
    const t = chartered({ customs: customsDeck('scanner'), fleet: only })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) }).play(0, { kind: 'step', vehicle: truck(1), to: 'svizzera' })
    expect(placeOf(t, truck(1))).toEqual(inState('svizzera'))
    expect(t.state.money).toEqual([192_000 - 500 - 20_000 - 30_000, 208_000, 200_000])
  })
  test("[COM-9.3] the bases that spare customs are the deliverer's, not the owner's", () => {
    const of = (seat0: 'svizzera' | 'none', seat1: 'svizzera' | 'none') =>
      chartered({
        bases: bases(seat0 === 'none' ? ['germania'] : ['germania', seat0], seat1 === 'none' ? ['italia'] : ['italia', seat1], [
          'giappone',
        ]),
        customs: customsDeck('customsDuty'),
      })
        .play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })
        .play(0, { kind: 'step', vehicle: truck(1), to: 'svizzera' })
        .events()
        .filter(({ kind }) => kind === 'customsDrawn').length
    expect(of('svizzera', 'none')).toBe(0)
    expect(of('none', 'svizzera')).toBe(1)
  })
  test("[COM-9.3] the continent in which a ship draws no customs card is that of the deliverer's headquarters", () => {
    const docks = (hqs: State['bases'], to: 'cinanord' | 'marocco') =>
      table({
        agenda: turnOf(0),
        bases: hqs,
        signed: [[signed(1, 'corea', 'fabrics', 'cinanord')], [], []],
        fleet: fleet({ [ship(1)]: inState('corea') }, 3, hqs),
        customs: customsDeck('customsDuty'),
      })
        .play(0, offer(1, { ask: `charter:${ship(1)}:1` }))
        .play(1, accept(1))
        .play(0, { kind: 'deliver', signed: 1, vehicle: ship(1) })
        .play(0, { kind: 'step', vehicle: ship(1), to: 4 * 36 + 29 })
        .play(0, { kind: 'step', vehicle: ship(1), to })
        .events()
        .filter(({ kind }) => kind === 'customsDrawn').length
    expect(docks(bases(['giappone'], ['italia'], ['germania']), 'cinanord')).toBe(0)
    expect(docks(bases(['italia'], ['giappone'], ['germania']), 'cinanord')).toBe(1)
  })
  test("[COM-9.3] where ports are closed the deliverer's bases are open to it, the owner's are not", () => {
    const t = lender({
      weather: { continent: 'EU', roll: 9 }, // ports closed
      signed: [[signed(1, 'italia', 'fabrics', 'grecia')], [], []],
      bases: bases(['germania', 'balcani'], ['italia'], ['giappone']),
    })
    t.play(0, offer(1, { ask: `charter:${ship(1)}:1` }))
      .play(1, accept(1))
      .play(0, { kind: 'deliver', signed: 1, vehicle: ship(1) })
    t.play(0, { kind: 'step', vehicle: ship(1), to: 3 * 36 + 17 })
    expect(t.refusal(0, { kind: 'step', vehicle: ship(1), to: 'italia' })).toMatchObject({ why: 'portsClosed' })
    expect(t.refusal(0, { kind: 'step', vehicle: ship(1), to: 'balcani' })).toBeUndefined()
  })
  test("[COM-9.3] planes leave continents by the deliverer's bases", () => {
    const from = (hqs: State['bases']) =>
      table({
        agenda: turnOf(0),
        bases: hqs,
        signed: [[signed(1, 'grecia', 'fabrics', 'libia')], [], []],
        fleet: fleet({ [plane(1)]: inState('grecia') }, 3, hqs),
      })
        .play(0, offer(1, { ask: `charter:${plane(1)}:1` }))
        .play(1, accept(1))
        .play(0, { kind: 'deliver', signed: 1, vehicle: plane(1) })
        .refusal(0, { kind: 'step', vehicle: plane(1), to: 'libia' })
    expect(from(bases(['germania', 'algeria'], ['giappone'], ['brasilesud']))).toBeUndefined()
    expect(from(bases(['giappone'], ['germania', 'algeria'], ['brasilesud']))).toMatchObject({ why: 'notIntercontinental' })
  })
  test("[COM-9.3] weather blows it to its owner's nearest base, and the delivery fails", () => {
    const t = lender({
      weather: { continent: 'EU', roll: 10 }, // trucks everywhere, 3 or more
      signed: [[signed(1, 'francia', 'wool', 'polonia')], [], []],
      fleet: fleet({ [truck(1)]: inState('francia') }),
      random: luck(chance => chance.below('saves', 6) === 0),
    })
    t.play(0, ask)
      .play(1, accept(1))
      .play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })
    t.play(0, { kind: 'step', vehicle: truck(1), to: 'benelux' }).play(0, { kind: 'nextTm' })
    expect(placeOf(t, truck(1))).toEqual(inState('italia'))
    expect(t.events().at(-1)).toMatchObject({ kind: 'deliveryFailed', seat: 0, why: 'weather' })
  })
  test('[COM-9.3] breaking off, it stays where it is', () => {
    const t = chartered({ signed: [[signed(1, 'italia', 'toys', 'spagna')], [], []] })
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })
      .play(0, { kind: 'step', vehicle: truck(1), to: 'francia' })
      .play(0, { kind: 'breakOff' })
    expect(placeOf(t, truck(1))).toEqual(inState('francia'))
    expect(t.state.charters).toEqual([])
  })
  test("[COM-9.3] on the way a chartered ship takes the deliverer's loaded truck aboard", () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'grecia')], [], []],
        fleet: fleet({ [ship(1)]: inState('germania') }),
      }),
    )
    expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: ship(1) })).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    t.play(0, offer(1, { giveMoney: 500, ask: `charter:${ship(1)}:1` })).play(1, accept(1))
    t.play(0, { kind: 'board', truck: truck(0), carrier: ship(1) }).play(0, { kind: 'step', vehicle: ship(1), to: 2 * 36 + 17 })
    expect(placeOf(t, ship(1))).toEqual(onHex(2, 17))
    expect(placeOf(t, truck(0))).toEqual(aboard(ship(1)))
    expect(t.state.money).toEqual([198_500, 200_500, 200_000])
  })
  test('[COM-9.3] the goods may change into it', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'grecia')], [], []],
        fleet: fleet({ [plane(1)]: inState('germania') }),
      }),
    )
    expect(t.refusal(0, { kind: 'transfer', to: plane(1) })).toMatchObject({ rule: 'COM-5.6', why: 'noSuchVehicle' })
    t.play(0, offer(1, { ask: `charter:${plane(1)}:1` }))
      .play(1, accept(1))
      .play(0, { kind: 'transfer', to: plane(1) })
    expect(t.state.journey).toMatchObject({ delivery: { holder: plane(1) } })
    expect(t.refusal(1, offer(2, { give: `vehicle:${plane(1)}` }))).toEqual({ rule: 'COM-9.3', why: 'vehicleLent' })
  })
  test('[COM-9.3] its offer ends with the turn', () => {
    const t = lender({ agenda: turnsFrom(0) })
      .play(0, ask)
      .play(1, { kind: 'askToSee', offer: 1 })
      .play(0, { kind: 'endTurn' })
    expect(t.state.offers).toEqual([])
  })
  test('[COM-9.3] what was lent is that vehicle, not one that its owner receives later', () => {
    const t = chartered({ fleet: fleet({ [truck(2)]: inState('italia') }) })
    const sale = offer(2, { give: `vehicle:${truck(1)}` })
    if (t.refusal(1, sale) !== undefined) return // lent, it is not traded: as good
    t.play(1, sale)
      .play(2, accept(2))
      .play(2, offer(1, { give: `vehicle:${truck(2)}` }))
      .play(1, accept(3))
    expect(t.state.fleet.filter(({ place }) => place.kind === 'state' && place.state === 'italia')).not.toEqual([])
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(1) })).toMatchObject({ rule: 'COM-4.3', why: 'noSuchVehicle' })
  })
  test('[COM-9.3] a vehicle that is sold and lent in one deal is not both', () => {
    const t = lender()
    expect(t.refusal(0, offer(1, { giveMoney: 500, ask: [`vehicle:${truck(1)}`, `charter:${truck(1)}:1`] }))).toBeDefined()
  })
})

describe('lift', () => {
  /** A truck of seat 0 stands in Italia, where ship and plane of seat 1 are. */
  const there = (changes: Partial<State> = {}) => table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('italia') }), ...changes })
  const item = `lift:${truck(0)}:${ship(1)}` as const
  const notPossible = { rule: 'COM-9.3', why: 'liftNotPossible' }

  test("[COM-9.3] an empty truck boards another's ship for a fee paid at once", () => {
    const t = there()
    const before = sums(t.state)
    t.play(0, offer(1, { giveMoney: 3_000, ask: item })).play(1, accept(1))
    expect(placeOf(t, truck(0))).toEqual(aboard(ship(1)))
    expect(t.state.money).toEqual([197_000, 203_000, 200_000])
    expect(sums(t.state)).toEqual(before)
  })
  test("[COM-9.3] or plane, and the carrier's owner may offer it", () => {
    const t = there()
      .play(1, offer(0, { give: `lift:${truck(0)}:${plane(1)}`, askMoney: 3_000 }))
      .play(0, accept(1))
    expect(placeOf(t, truck(0))).toEqual(aboard(plane(1)))
    expect(t.state.money).toEqual([197_000, 203_000, 200_000])
  })
  test('[COM-9.3] it is agreed out of turn, too', () => {
    const t = there({ agenda: turnOf(2), turn: 2 })
      .play(0, offer(1, { ask: item }))
      .play(1, accept(1))
    expect(placeOf(t, truck(0))).toEqual(aboard(ship(1)))
    expect(t.pending).toEqual([2])
  })
  test.each([
    ['where both stand', fleet({ [truck(0)]: inState('francia') })],
    ['not at sea', fleet({ [truck(0)]: inState('italia'), [ship(1)]: onHex(3, 17) })],
    ['one truck a carrier', fleet({ [truck(0)]: inState('italia'), [truck(1)]: aboard(ship(1)) })],
    ['a truck that is aboard nothing', fleet({ [truck(0)]: aboard(plane(1)) })],
  ])('[COM-9.3] %s', (_, pieces) => {
    expect(there({ fleet: pieces }).refusal(0, offer(1, { ask: item }))).toEqual(notPossible)
    expect(there({ fleet: pieces }).refusal(1, offer(0, { give: item }))).toEqual(notPossible)
  })
  test.each([
    ['truck', fleet({ [truck(0)]: { place: inState('italia'), stopped: 'thisTurn' } })],
    ['carrier', fleet({ [truck(0)]: inState('italia'), [ship(1)]: { stopped: 'nextTurn' } })],
  ])('[COM-C5] a %s that is not stopped', (_, pieces) => {
    expect(there({ fleet: pieces }).refusal(0, offer(1, { ask: item }))).toEqual({ rule: 'COM-C5', why: 'vehicleStopped' })
    expect(there({ fleet: pieces }).refusal(1, offer(0, { give: item }))).toEqual({ rule: 'COM-C5', why: 'vehicleStopped' })
  })
  test("[COM-9.3] a truck of the one, a ship or plane of the other's", () => {
    const t = there({ fleet: fleet({ [truck(0)]: inState('italia'), [ship(0)]: inState('italia') }) })
    for (const other of [
      `lift:${truck(0)}:${ship(0)}`, // his own
      `lift:${truck(1)}:${ship(0)}`, // the wrong way round
      `lift:${truck(0)}:${truck(1)}`,
      `lift:${ship(0)}:${ship(1)}`,
      `lift:${truck(0)}:99`,
      `lift:99:${ship(1)}`,
    ] as const)
      expect(t.refusal(0, offer(1, { ask: other }))).toEqual(notPossible)
    expect(t.refusal(0, offer(2, { ask: item }))).toEqual(notPossible)
    const third = there({ fleet: fleet({ [truck(0)]: inState('italia'), [truck(2)]: inState('italia') }) })
    expect(third.refusal(0, offer(1, { ask: `lift:${truck(2)}:${ship(1)}` }))).toEqual(notPossible)
    expect(t.refusal(0, offer([1, 2], { ask: item }))).toEqual({ rule: 'COM-9.3', why: 'onlyForOne' })
  })
  test('[COM-9.3] a truck with goods does not ride by a lift', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'grecia')], [], []],
        fleet: fleet({ [ship(1)]: inState('germania') }),
      }),
    )
    expect(t.refusal(0, offer(1, { ask: item }))).toEqual(notPossible)
    expect(t.refusal(0, offer(1, { ask: `lift:${truck(0, 2)}:${ship(1)}` }))).toBeUndefined()
  })
  test('[COM-9.3] the offer vanishes when they part', () => {
    const t = there({ agenda: turnOf(1), turn: 1 })
      .play(0, offer(1, { ask: item }))
      .play(1, { kind: 'step', vehicle: ship(1), to: 3 * 36 + 17 })
    expect(t.state.offers).toEqual([])
  })
  test('[COM-9.3] or when another has taken the place', () => {
    const t = there({ fleet: fleet({ [truck(0)]: inState('italia'), [truck(2)]: inState('italia') }) })
    t.play(0, offer(1, { ask: item }))
      .play(2, offer(1, { ask: `lift:${truck(2)}:${ship(1)}` }))
      .play(1, accept(2))
    expect(t.state.offers).toEqual([])
    expect(placeOf(t, truck(2))).toEqual(aboard(ship(1)))
  })

  /** The truck of seat 0 rides on the ship of seat 1. */
  const riding = (changes: Partial<State> = {}) =>
    table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: aboard(ship(1)), [ship(1)]: inState('grecia') }), ...changes })

  test('[COM-9.3] it rides along', () => {
    const t = riding({ agenda: turnOf(1), turn: 1 }).play(1, { kind: 'step', vehicle: ship(1), to: 4 * 36 + 19 })
    expect(placeOf(t, truck(0))).toEqual(aboard(ship(1)))
  })
  test('[COM-9.3] its owner takes it off in his own turn wherever the carrier is docked', () => {
    const t = riding().play(0, { kind: 'leave', truck: truck(0) })
    expect(placeOf(t, truck(0))).toEqual(inState('grecia'))
    expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'turn', actions: 2 })
  })
  test("[COM-9.3] the carrier's owner puts it off in his", () => {
    const t = riding({ agenda: turnOf(1), turn: 1 }).play(1, { kind: 'leave', truck: truck(0) })
    expect(placeOf(t, truck(0))).toEqual(inState('grecia'))
  })
  test('[COM-9.3] nobody else does, nor they in the turn of another', () => {
    expect(riding({ agenda: turnOf(2), turn: 2 }).refusal(2, { kind: 'leave', truck: truck(0) })).toMatchObject({
      rule: 'COM-5.6',
      why: 'noSuchVehicle',
    })
    for (const seat of [0, 1])
      expect(riding({ agenda: turnOf(2), turn: 2 }).refusal(seat, { kind: 'leave', truck: truck(0) })).toMatchObject({
        why: 'notYourDecision',
      })
    expect(riding().refusal(1, { kind: 'leave', truck: truck(0) })).toMatchObject({ why: 'notYourDecision' })
  })
  test('[COM-9.3] not at sea', () => {
    const t = riding({ fleet: fleet({ [truck(0)]: aboard(ship(1)), [ship(1)]: onHex(4, 19) }) })
    expect(t.refusal(0, { kind: 'leave', truck: truck(0) })).toMatchObject({ why: 'cannotLeaveHere' })
  })
  test("[COM-2.4] set down in another's headquarters it pays no tax", () => {
    const t = riding({ fleet: fleet({ [truck(0)]: aboard(ship(1)), [ship(1)]: inState('italia') }) }).play(0, {
      kind: 'leave',
      truck: truck(0),
    })
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
  })
  test('[COM-9.3] meanwhile the carrier is not for sale or trade', () => {
    const t = riding({ agenda: turnOf(1), turn: 1, signed: [[], [], [signed(1, 'grecia', 'toys', 'italia')]] })
    expect(t.refusal(1, { kind: 'sellVehicle', vehicle: ship(1) })).toMatchObject({ why: 'truckAboard' })
    expect(t.refusal(1, offer(2, { give: `vehicle:${ship(1)}` }))).toEqual({ rule: 'COM-9.2', why: 'vehicleNotTradable' })
    expect(t.refusal(1, auction(`vehicle:${ship(1)}`, 500))).toEqual({ rule: 'COM-9.2', why: 'vehicleNotTradable' })
    expect(t.refusal(0, offer(1, { ask: `vehicle:${ship(1)}` }))).toEqual({ rule: 'COM-9.2', why: 'vehicleNotTradable' })
  })
  test('[COM-9.3] nor is the truck', () => {
    expect(riding().refusal(0, offer(2, { give: `vehicle:${truck(0)}` }))).toEqual({ rule: 'COM-9.2', why: 'vehicleNotTradable' })
  })
  test('[COM-9.3] in a forced sale the carrier is not sold', () => {
    const pieces = fleet({ [truck(0)]: aboard(ship(1)), [ship(1)]: inState('grecia') })
    const t = table({
      agenda: [...turnOf(1), { kind: 'forcedSale', seat: 1, euro: 1_000, due: 'customs' }],
      turn: 1,
      money: [0, 0, 0],
      fleet: pieces,
    })
    expect(t.refusal(1, { kind: 'sellVehicle', vehicle: ship(1) })).toMatchObject({ why: 'notSaleable' })
    expect(t.refusal(1, { kind: 'sellVehicle', vehicle: plane(1) })).toBeUndefined()
  })
  test('[COM-9.3] a carrier laid aside in an auction takes no truck', () => {
    const t = there().play(1, auction(`vehicle:${ship(1)}`, 500))
    expect(t.refusal(0, offer(1, { ask: item }))).toEqual({ rule: 'COM-9.4', why: 'vehicleInAuction' })
    expect(t.refusal(1, offer(0, { give: item }))).toEqual({ rule: 'COM-9.4', why: 'vehicleInAuction' })
  })
  test('[COM-9.3] a carrier that changes hands in the same deal carries nobody', () => {
    const both = offer(0, { give: [`vehicle:${ship(1)}`, item] })
    expect(there().refusal(1, both)).toEqual({ rule: 'COM-9.3', why: 'itemTwice' })
  })
  test('[COM-9.3] nor does a truck ride that changes hands in the same deal', () => {
    const both = offer(1, { give: `vehicle:${truck(0)}`, ask: item })
    expect(there().refusal(0, both)).toEqual({ rule: 'COM-9.3', why: 'itemTwice' })
  })
})
