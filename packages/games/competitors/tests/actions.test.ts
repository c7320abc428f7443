/** [COM-4.1, COM-4.2, COM-4.4, COM-4.5] Drawing, signing, moving, buying and selling vehicles. */
import { engine as engineOf } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { competitors } from '../game.ts'
import { EMPTY } from '../items.ts'
import type { Auction, State } from '../state.ts'
import { aboard, bases, customsDeck, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const auction = (seller: number, vehicle: number): Auction => ({
  seller,
  items: { ...EMPTY, vehicles: [vehicle] },
  minimum: 5_000,
  bids: [],
  passed: [],
})
const kinds = (t: { readonly events: () => { readonly kind: string }[] }) => t.events().map(({ kind }) => kind)

describe('draw', () => {
  test.each([
    ['territory', 'grecia'],
    ['contract', 'tea'],
  ] as const)('[COM-4.1] a %s card from the top of its deck', (deck, card) => {
    const t = table({ agenda: turnOf(0), decks: { territory: ['spagna', 'grecia'], contract: ['rice', 'tea'] } })
    t.play(0, { kind: 'draw', deck })
    expect(t.state.decks).toEqual({
      territory: deck === 'territory' ? ['spagna'] : ['spagna', 'grecia'],
      contract: deck === 'contract' ? ['rice'] : ['rice', 'tea'],
    })
    expect([...(t.state.territories[0] ?? []), ...(t.state.contracts[0] ?? [])]).toEqual([card])
    expect(t.events(0)).toEqual([{ kind: 'cardDrawn', seat: 0, deck, card, by: 'action' }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.1] both decks are offered', () => {
    const t = table({ agenda: turnOf(0) })
    expect(t.legal(0).filter(({ kind }) => kind === 'draw')).toEqual([
      { kind: 'draw', deck: 'territory' },
      { kind: 'draw', deck: 'contract' },
    ])
  })
})

describe('sign', () => {
  const HAND: Partial<State> = {
    agenda: turnOf(0),
    territories: [['francia', 'polonia', 'egitto'], ['spagna'], []],
    contracts: [['tea', 'toll', 'ivory'], ['rice'], []],
  }
  test('[COM-4.2] sender and recipient are laid open, the contract face down', () => {
    const t = table({ ...HAND, signedEver: 6 })
    t.play(0, { kind: 'sign', sender: 'polonia', contract: 'tea', recipient: 'francia' })
    expect(t.state.signed[0]).toEqual([{ id: 7, sender: 'polonia', recipient: 'francia', contract: 'tea', seenBy: [] }])
    expect(t.state.signedEver).toBe(7)
    expect([t.state.territories[0], t.state.contracts[0]]).toEqual([['egitto'], ['toll', 'ivory']])
    const open = { kind: 'contractSigned', seat: 0, signed: 7, sender: 'polonia', recipient: 'francia' }
    expect(t.events(0)).toEqual([{ ...open, contract: 'tea' }])
    expect(t.events(1)).toEqual([{ ...open, contract: null }])
    expect(t.events('spectator')).toEqual([{ ...open, contract: null }])
  })
  test('[COM-4.2] it spends an action, and nothing is loaded: no vehicle is needed', () => {
    const t = table({ ...HAND, fleet: fleet({}).map(piece => ({ ...piece, place: { kind: 'stock' } as const })) })
    t.play(0, { kind: 'sign', sender: 'polonia', contract: 'tea', recipient: 'francia' })
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-4.2] an illegal contract can be signed as well', () => {
    expect(table(HAND).refusal(0, { kind: 'sign', sender: 'polonia', contract: 'ivory', recipient: 'francia' })).toBeUndefined()
  })
  test('[COM-4.2] two different territory cards', () => {
    const refusal = table(HAND).refusal(0, { kind: 'sign', sender: 'polonia', contract: 'tea', recipient: 'polonia' })
    expect(refusal).toMatchObject({ rule: 'COM-4.2', why: 'sameTerritory' })
  })
  test.each([
    ['sender', { kind: 'sign', sender: 'spagna', contract: 'tea', recipient: 'francia' }],
    ['recipient', { kind: 'sign', sender: 'francia', contract: 'tea', recipient: 'spagna' }],
    ['contract', { kind: 'sign', sender: 'francia', contract: 'rice', recipient: 'polonia' }],
  ] as const)('[COM-4.2] from hand: not with the %s in the hand of another', (_, command) => {
    expect(table(HAND).refusal(0, command)).toMatchObject({ rule: 'COM-4.2', why: 'cardNotInHand' })
  })
  test('[COM-8.2] a special cannot be signed', () => {
    const refusal = table(HAND).refusal(0, { kind: 'sign', sender: 'polonia', contract: 'toll', recipient: 'francia' })
    expect(refusal).toMatchObject({ rule: 'COM-8.2', why: 'specialNotSigned' })
    expect(
      table(HAND)
        .legal(0)
        .some(command => command.kind === 'sign' && command.contract === 'toll'),
    ).toBe(false)
  })
  test('[COM-4.2] what is signed is never taken back: its cards cannot be signed again', () => {
    const t = table(HAND).play(0, { kind: 'sign', sender: 'polonia', contract: 'tea', recipient: 'francia' })
    expect(t.refusal(0, { kind: 'sign', sender: 'francia', contract: 'ivory', recipient: 'egitto' })).toMatchObject({
      rule: 'COM-4.2',
      why: 'cardNotInHand',
    })
    expect(t.refusal(0, { kind: 'sign', sender: 'egitto', contract: 'tea', recipient: 'francia' })).toMatchObject({
      rule: 'COM-4.2',
      why: 'cardNotInHand',
    })
    expect(t.refusal(0, { kind: 'buyBranch', state: 'polonia' })).toMatchObject({ rule: 'COM-4.6', why: 'cardNotInHand' })
  })
  test('[COM-4.2] any number may lie signed', () => {
    const lying = Array.from({ length: 8 }, (_, n) => signed(n + 1, 'germania', 'fabrics', 'italia'))
    const t = table({ ...HAND, signed: [lying, [], []] })
    t.play(0, { kind: 'sign', sender: 'polonia', contract: 'tea', recipient: 'francia' })
    expect(t.state.signed[0]?.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  test('[COM-4.2] what no vehicle could ever carry can be signed', () => {
    const t = table({ agenda: turnOf(0), territories: [['cechia', 'svizzera'], [], []], contracts: [['bananas'], [], []] })
    t.play(0, { kind: 'sign', sender: 'cechia', contract: 'bananas', recipient: 'svizzera' }) // a ship, and no port
    expect(t.state.signed[0]).toHaveLength(1)
  })
  test('[COM-4.2] each card can be sender and each contract is offered, never a state to itself', () => {
    const t = table(HAND)
    const signs = t.legal(0).flatMap(command => (command.kind === 'sign' ? [command] : []))
    expect(new Set(signs.map(({ sender }) => sender))).toEqual(new Set(['francia', 'polonia', 'egitto']))
    expect(new Set(signs.map(({ contract }) => contract))).toEqual(new Set(['tea', 'ivory']))
    expect(signs.every(({ sender, recipient }) => sender !== recipient)).toBe(true)
    for (const command of signs) expect(t.refusal(0, command)).toBeUndefined()
  })
  test('[COM-4.2] each sender is offered with two recipients, the form leaves all of them open', () => {
    const hand: Partial<State> = {
      territories: [['francia', 'polonia', 'egitto', 'kenya'], [], []],
      contracts: [['tea', 'toll', 'ivory'], [], []],
    }
    const t = table({ ...hand, agenda: turnOf(0) })
    const signs = t.legal(0).filter(({ kind }) => kind === 'sign')
    expect(new Set(signs.map(each => JSON.stringify(each))).size).toBe(8)
    const forms = (actions: number) => {
      const { state } = table({ ...hand, agenda: turnOf(0, 0, actions) })
      return engineOf(competitors)
        .blanks(state, 0)
        .filter(({ command }) => command.kind === 'sign')
        .map(({ open }) => open)
    }
    const states = ['francia', 'polonia', 'egitto', 'kenya']
    expect(forms(1)).toEqual([{ sender: states, contract: ['tea', 'ivory'], recipient: states }])
    expect(forms(0)).toEqual([])
  })
  test.each([
    ['one territory card', [['francia'], [], []], [['tea'], [], []], 0],
    ['two territory cards', [['francia', 'polonia'], [], []], [['tea'], [], []], 2],
    ['no contract', [['francia', 'polonia'], [], []], [['toll'], [], []], 0],
  ] as const)('[COM-4.2] with %s', (_, territories, contracts, count) => {
    const t = table({ agenda: turnOf(0), territories: territories.map(hand => [...hand]), contracts: contracts.map(hand => [...hand]) })
    expect(t.legal(0).filter(({ kind }) => kind === 'sign')).toHaveLength(count)
  })
})

describe('move', () => {
  test('[COM-4.4] an empty vehicle moves for one T.M.: a truck for 5 points', () => {
    const t = table({ agenda: turnOf(0) })
    for (const to of ['polonia', 'baltici', 'polonia', 'germania'] as const) t.play(0, { kind: 'step', vehicle: truck(0), to })
    expect(t.state.journey).not.toBe('none')
    expect(t.state.money[0]).toBe(199_500)
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'danimarca' })
    expect(t.state.journey).toBe('none')
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('danimarca'))
    expect(kinds(t)).toEqual(['moveBegun', 'stepTaken', 'stepTaken', 'stepTaken', 'stepTaken', 'stepTaken', 'moveEnded'])
    expect(t.pending).toEqual([0])
  })
  test('[COM-4.4] the first step begins the Move and spends the action', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    expect(t.events()).toEqual([
      { kind: 'moveBegun', seat: 0, vehicle: truck(0) },
      { kind: 'stepTaken', seat: 0, vehicle: truck(0), from: inState('germania'), to: 'polonia', points: 1, fuel: 500, tm: 1 },
    ])
    expect(t.state.agenda.slice(1)).toEqual([
      { kind: 'turn', seat: 0, draws: 0, actions: 1 },
      { kind: 'travel', seat: 0 },
    ])
  })
  test('[COM-4.4] further steps spend nothing more', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'baltici' })
    expect(t.state.agenda[1]).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(t.state.money[0]).toBe(199_500)
  })
  test('[COM-4.4] it ends when its player says so', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    expect(t.legal(0)).toContainEqual({ kind: 'endMove' })
    t.play(0, { kind: 'endMove' })
    expect(t.events().at(-1)).toEqual({ kind: 'moveEnded', seat: 0, vehicle: truck(0) })
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.4] no customs for an empty vehicle', () => {
    const t = table({ agenda: turnOf(0), customs: customsDeck('goodsHeld') }).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(kinds(t)).not.toContain('customsDrawn')
    expect(t.state.customs.fresh).toBe(35)
  })
  test('[COM-4.4] no customs on a canal or strait, docking or landing either', () => {
    const t = table({
      agenda: turnOf(0),
      customs: customsDeck('goodsHeld'),
      fleet: fleet({ [truck(0)]: inState('francia'), [ship(0)]: onHex(4, 19) }),
    })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'manica' })
      .play(0, { kind: 'step', vehicle: truck(0), to: 'granbretagna' })
      .play(0, { kind: 'endMove' })
    t.play(0, { kind: 'step', vehicle: ship(0), to: 'turchia' })
    expect(kinds(t)).not.toContain('customsDrawn')
    expect(t.state.customs.fresh).toBe(35)
  })
  test('[COM-4.4] one vehicle: another cannot be moved in between', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    const refusal = t.refusal(0, { kind: 'step', vehicle: truck(0, 2), to: 'polonia' })
    expect(refusal).toMatchObject({ rule: 'COM-4.4', why: 'notTheMovingVehicle' })
  })
  test("[COM-4.4] another's vehicle cannot be moved", () => {
    const t = table({ agenda: turnOf(0) })
    expect(t.refusal(0, { kind: 'step', vehicle: truck(1), to: 'francia' })).toMatchObject({ rule: 'COM-4.4', why: 'notTheMovingVehicle' })
    expect(t.legal(0).some(command => command.kind === 'step' && command.vehicle >= 10)).toBe(false)
  })
  test('[COM-4.4] a piece in stock, or none at all, cannot be moved', () => {
    const t = table({ agenda: turnOf(0) })
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0, 3), to: 'polonia' })).toMatchObject({ rule: 'COM-4.4', why: 'noSuchVehicle' })
    expect(t.refusal(0, { kind: 'step', vehicle: 30, to: 'polonia' })).toMatchObject({ rule: 'COM-4.4', why: 'noSuchVehicle' })
  })
  test('[COM-4.4] a truck aboard moves with its carrier only', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: aboard(ship(0)) }) })
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })).toMatchObject({ rule: 'COM-5.6', why: 'truckStillAboard' })
    t.play(0, { kind: 'step', vehicle: ship(0), to: 2 * 36 + 17 })
    expect(t.state.fleet[truck(0)]?.place).toEqual(aboard(ship(0)))
    expect(t.state.fleet[ship(0)]?.place).toEqual(onHex(2, 17))
    expect(t.state.money[0]).toBe(199_000)
  })
  test('[COM-9.4] a vehicle laid aside in an auction does not move', () => {
    const t = table({ agenda: turnOf(0), auctions: [auction(0, truck(0))] })
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })).toMatchObject({ rule: 'COM-9.4', why: 'vehicleInAuction' })
    expect(t.legal(0).some(command => command.kind === 'step' && command.vehicle === truck(0))).toBe(false)
  })
  test('[COM-5.1] in a Move a step is paid from one T.M.', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('ungheria') }) })
    for (const to of ['austria', 'cechia'] as const) t.play(0, { kind: 'step', vehicle: truck(0), to }) // 2 and 2: one point left
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0), to: 'austria' })).toMatchObject({ rule: 'COM-5.1', why: 'noPointsLeft' })
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })).toBeUndefined()
  })
  test('[COM-4.4] a ship whose points are gone may still dock, or ends its Move', () => {
    const at = (row: number, column: number) => row * 36 + column
    const sail = () => {
      const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: inState('granbretagna') }) })
      for (const to of [at(2, 17), 'manica', at(2, 16), at(2, 15)] as const) t.play(0, { kind: 'step', vehicle: ship(0), to })
      return t
    }
    expect(sail().state.journey).toBe('none') // nowhere to dock: it is over
    expect(kinds(sail()).at(-1)).toBe('moveEnded')
    const near = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: onHex(3, 14) }) })
    for (const to of [at(3, 15), at(2, 15), at(1, 15), at(2, 16)]) near.play(0, { kind: 'step', vehicle: ship(0), to })
    expect(near.state.journey).toMatchObject({ used: { all: 4, ship: 4 } })
    expect(near.legal(0).filter(({ kind }) => kind === 'step')).toEqual([
      { kind: 'step', vehicle: ship(0), to: 'irlanda' },
      { kind: 'step', vehicle: ship(0), to: 'francia' },
    ])
    near.play(0, { kind: 'step', vehicle: ship(0), to: 'francia' })
    expect(near.events().find(event => event.kind === 'stepTaken' && event.to === 'francia')).toMatchObject({ points: 0, fuel: 0, tm: 1 })
    expect(near.state.journey).toBe('none')
    expect(near.state.money[0]).toBe(199_000)
  })
  test('[COM-4.4] with no points left he may end the Move without docking', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: onHex(3, 14) }) })
    for (const to of [123, 87, 51, 88]) t.play(0, { kind: 'step', vehicle: ship(0), to })
    t.play(0, { kind: 'endMove' })
    expect(t.state.fleet[ship(0)]?.place).toEqual(onHex(2, 16))
    expect(t.events().at(-1)).toEqual({ kind: 'moveEnded', seat: 0, vehicle: ship(0) })
  })
  test('[COM-4.4] docking as the first decision is a step: it spends the action, begins the T.M. and pays fuel', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: onHex(2, 16) }) })
    t.play(0, { kind: 'step', vehicle: ship(0), to: 'francia' })
    expect(t.events()).toEqual([
      { kind: 'moveBegun', seat: 0, vehicle: ship(0) },
      { kind: 'stepTaken', seat: 0, vehicle: ship(0), from: onHex(2, 16), to: 'francia', points: 0, fuel: 1_000, tm: 1 },
    ])
    expect(t.state.money[0]).toBe(199_000)
    expect(t.state.journey).toMatchObject({ tm: 1, open: true, used: { all: 0 } })
    t.play(0, { kind: 'step', vehicle: ship(0), to: 88 }) // three more points could follow
    expect(t.state.money[0]).toBe(199_000)
    t.play(0, { kind: 'endMove' })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.4] a plane makes two flights', () => {
    const t = table({ agenda: turnOf(0) })
    t.play(0, { kind: 'step', vehicle: plane(0), to: 'italia' })
    expect(t.state.journey).not.toBe('none')
    t.play(0, { kind: 'step', vehicle: plane(0), to: 'germania' })
    expect(t.state.journey).toBe('none')
    expect(t.state.money).toEqual([188_000, 210_000, 200_000]) // a ring out, the tax, a ring back
  })
  test('[COM-4.4] boarding is free in between', () => {
    const t = table({ agenda: turnOf(0) })
      .play(0, { kind: 'step', vehicle: ship(0), to: 89 })
      .play(0, { kind: 'step', vehicle: ship(0), to: 'germania' })
    t.play(0, { kind: 'board', truck: truck(0), carrier: ship(0) })
    expect(t.state.journey).toMatchObject({ vehicle: ship(0), used: { all: 1 } })
    expect(t.events().at(-1)).toEqual({ kind: 'boarded', seat: 0, truck: truck(0), carrier: ship(0), state: 'germania' })
    t.play(0, { kind: 'step', vehicle: ship(0), to: 89 })
    expect(t.state.fleet[truck(0)]?.place).toEqual(aboard(ship(0)))
    expect(t.state.money[0]).toBe(199_000)
  })
  test('[COM-4.4] a truck that boards has ended its Move', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: inState('polonia') }) })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' }).play(0, { kind: 'board', truck: truck(0), carrier: ship(0) })
    expect(t.state.journey).toBe('none')
    expect(t.events().slice(-2)).toEqual([
      { kind: 'boarded', seat: 0, truck: truck(0), carrier: ship(0), state: 'polonia' },
      { kind: 'moveEnded', seat: 0, vehicle: truck(0) },
    ])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.4] another truck that boards does not end it', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [ship(0)]: inState('polonia'), [truck(0, 2)]: inState('polonia') }) })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' }).play(0, { kind: 'board', truck: truck(0, 2), carrier: ship(0) })
    expect(t.state.journey).toMatchObject({ vehicle: truck(0) })
    t.play(0, { kind: 'leave', truck: truck(0, 2) })
    expect(t.state.journey).toMatchObject({ vehicle: truck(0) })
  })
  test('[COM-4.4] not on a canal or strait', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('francia') }) }).play(0, {
      kind: 'step',
      vehicle: truck(0),
      to: 'manica',
    })
    expect(t.refusal(0, { kind: 'endMove' })).toMatchObject({ rule: 'COM-5.2', why: 'onACrossing' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'endMove' })
  })
  test('[COM-4.4] words of a delivery do not belong to a Move', () => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    expect(t.refusal(0, { kind: 'breakOff' })).toMatchObject({ rule: 'COM-4.8', why: 'notDelivering' })
    expect(t.refusal(0, { kind: 'nextTm' })).toMatchObject({ rule: 'COM-4.8', why: 'notDelivering' })
    expect(t.refusal(0, { kind: 'transfer', to: truck(0, 2) })).toMatchObject({ rule: 'COM-4.8', why: 'notDelivering' })
    expect(t.refusal(0, { kind: 'putOff' })).toMatchObject({ rule: 'COM-5.2', why: 'notOnACrossing' })
  })
  test('[COM-4.4] the same vehicle may be moved by both actions', () => {
    const t = table({ agenda: turnOf(0) })
      .play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
      .play(0, { kind: 'endMove' })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'baltici' }).play(0, { kind: 'endMove' })
    expect(t.state.money[0]).toBe(199_000) // fuel of two T.M.
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 0 })
  })
  test('[COM-4.4] an empty vehicle that ends its Move in a red-flag state rolls for an event', () => {
    const random = luck(dice => dice.below('events', 12) === 6) // a 7: nothing
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: inState('polonia') }), random })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'ucraina' })
    expect(kinds(t)).not.toContain('politicalRolled')
    t.play(0, { kind: 'endMove' })
    expect(t.events().slice(-2)).toEqual([
      { kind: 'politicalRolled', seat: 0, vehicle: truck(0), state: 'ucraina', rolls: [7] },
      { kind: 'moveEnded', seat: 0, vehicle: truck(0) },
    ])
  })
})

describe('buy and sell vehicles', () => {
  test.each([
    ['truck', truck(0, 3), 30_000, 170_000],
    ['ship', ship(0, 2), 100_000, 100_000],
    ['plane', plane(0, 2), 200_000, 0],
  ] as const)('[COM-4.5] a %s costs its price and is put at the HQ', (vehicle, piece, euro, left) => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'buyVehicle', vehicle, at: 'germania' })
    expect(t.state.money[0]).toBe(left)
    expect(t.state.bank).toBe(euro)
    expect(t.state.fleet[piece]).toEqual({ place: inState('germania'), tookOff: 'none', stopped: 'no', saved: false })
    expect(t.events()).toEqual([{ kind: 'vehicleBought', seat: 0, vehicle: piece, at: 'germania', euro }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test.each([
    ['truck', 30_000],
    ['ship', 100_000],
    ['plane', 200_000],
  ] as const)('[COM-4.5] exactly enough money buys a %s, 500 less does not', (vehicle, euro) => {
    const buying = (cash: number) => table({ agenda: turnOf(0), money: [cash, 0, 0] })
    const command = { kind: 'buyVehicle', vehicle, at: 'germania' } as const
    expect(buying(euro).refusal(0, command)).toBeUndefined()
    expect(buying(euro).legal(0)).toContainEqual(command)
    expect(buying(euro - 500).refusal(0, command)).toMatchObject({ rule: 'COM-4.5', why: 'tooDear', with: { euro } })
    expect(buying(euro - 500).legal(0)).not.toContainEqual(command)
  })
  test('[COM-4.5] at the HQ or a branch, nowhere else', () => {
    const t = table({ agenda: turnOf(0), bases: bases(['germania', 'francia'], ['italia', 'spagna'], ['giappone']) })
    for (const at of ['italia', 'spagna', 'polonia'] as const)
      expect(t.refusal(0, { kind: 'buyVehicle', vehicle: 'truck', at })).toMatchObject({ rule: 'COM-4.5', why: 'noBaseThere' })
    expect(t.legal(0).flatMap(command => (command.kind === 'buyVehicle' && command.vehicle === 'truck' ? [command.at] : []))).toEqual([
      'germania',
      'francia',
    ])
    t.play(0, { kind: 'buyVehicle', vehicle: 'truck', at: 'francia' })
    expect(t.state.fleet[truck(0, 3)]?.place).toEqual(inState('francia'))
  })
  test('[COM-4.5] a ship needs a port, a plane an airport, a truck nothing', () => {
    const held = bases(['germania', 'cechia', 'austria', 'romania'], ['italia'], ['giappone'])
    const t = table({ agenda: turnOf(0), bases: held })
    const refusal = (vehicle: 'truck' | 'ship' | 'plane', at: 'cechia' | 'austria' | 'romania') =>
      t.refusal(0, { kind: 'buyVehicle', vehicle, at })
    expect(refusal('ship', 'austria')).toMatchObject({ rule: 'COM-4.5', why: 'baseCannotHost', with: { vehicle: 'ship' } })
    expect(refusal('plane', 'romania')).toMatchObject({ rule: 'COM-4.5', why: 'baseCannotHost', with: { vehicle: 'plane' } })
    expect([refusal('ship', 'romania'), refusal('plane', 'austria'), refusal('truck', 'cechia')]).toEqual([undefined, undefined, undefined])
    const places = (vehicle: string) =>
      t.legal(0).flatMap(each => (each.kind === 'buyVehicle' && each.vehicle === vehicle ? [each.at] : []))
    expect([places('truck'), places('ship'), places('plane')]).toEqual([
      ['germania', 'cechia', 'austria', 'romania'],
      ['germania', 'romania'],
      ['germania', 'austria'],
    ])
  })
  test('[COM-4.5] a new vehicle has not rolled against the weather yet', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0, 3)]: { saved: true } }) }).play(0, {
      kind: 'buyVehicle',
      vehicle: 'truck',
      at: 'germania',
    })
    expect(t.state.fleet[truck(0, 3)]?.saved).toBe(false)
  })
  test.each([
    [truck(0), 15_000],
    [ship(0), 50_000],
    [plane(0), 100_000],
  ])('[COM-4.5] vehicle %i is sold for %i', (vehicle, euro) => {
    const t = table({ agenda: turnOf(0) }).play(0, { kind: 'sellVehicle', vehicle })
    expect(t.state.money[0]).toBe(200_000 + euro)
    expect(t.state.bank).toBe(-euro)
    expect(t.state.fleet[vehicle]?.place).toEqual({ kind: 'stock' })
    expect(t.events()).toEqual([{ kind: 'vehicleSold', seat: 0, vehicle, euro, forced: false }])
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-4.5] sold anywhere', () => {
    const t = table({
      agenda: turnOf(0),
      fleet: fleet({ [truck(0)]: inState('italia'), [ship(0)]: inState('grecia'), [plane(0)]: inState('egitto') }),
    })
    for (const vehicle of [truck(0), ship(0), plane(0)]) {
      expect(t.refusal(0, { kind: 'sellVehicle', vehicle })).toBeUndefined()
      expect(t.legal(0)).toContainEqual({ kind: 'sellVehicle', vehicle })
    }
  })
  test.each([
    ['a ship at sea', ship(0), onHex(2, 17)],
    ['a plane in flight', plane(0), onHex(2, 17)],
    ['a truck aboard', truck(0), aboard(ship(0))],
  ])('[COM-4.5] %s is not parked', (_, vehicle, place) => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [vehicle]: place }) })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle })).toMatchObject({ rule: 'COM-4.5', why: 'notParked' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'sellVehicle', vehicle })
  })
  test('[COM-4.5] not with a truck aboard', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0)]: aboard(ship(0)) }) })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: ship(0) })).toMatchObject({ rule: 'COM-4.5', why: 'truckAboard' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'sellVehicle', vehicle: ship(0) })
    t.play(0, { kind: 'leave', truck: truck(0) })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: ship(0) })).toBeUndefined()
  })
  test("[COM-4.5] nor with another's truck aboard", () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(1)]: aboard(ship(0)) }) })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: ship(0) })).toMatchObject({ rule: 'COM-4.5', why: 'truckAboard' })
  })
  test('[COM-4.5] the last vehicle may be sold, too', () => {
    const stock = { kind: 'stock' } as const
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(0, 2)]: stock, [ship(0)]: stock, [plane(0)]: stock }) })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0) })
    expect(t.state.fleet.slice(0, 10).every(({ place }) => place.kind === 'stock')).toBe(true)
    expect(t.pending).toEqual([0])
  })
  test("[COM-4.5] another's vehicle, one in stock or none at all cannot be sold", () => {
    const t = table({ agenda: turnOf(0) })
    for (const vehicle of [truck(1), truck(0, 3), 30, 99])
      expect(t.refusal(0, { kind: 'sellVehicle', vehicle })).toMatchObject({ rule: 'COM-4.5', why: 'noSuchVehicle' })
    expect(t.legal(0).flatMap(command => (command.kind === 'sellVehicle' ? [command.vehicle] : []))).toEqual([
      truck(0),
      truck(0, 2),
      ship(0),
      plane(0),
    ])
  })
  test('[COM-9.4] one laid aside in an auction cannot be sold', () => {
    const t = table({ agenda: turnOf(0), auctions: [auction(0, ship(0))] })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: ship(0) })).toMatchObject({ rule: 'COM-9.4', why: 'vehicleInAuction' })
    expect(t.legal(0)).not.toContainEqual({ kind: 'sellVehicle', vehicle: ship(0) })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: plane(0) })).toBeUndefined()
  })
  test('[COM-4.5] a stopped vehicle may be sold, and comes back new', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [plane(0)]: { stopped: 'thisTurn', tookOff: 'italia', saved: true } }) })
    t.play(0, { kind: 'sellVehicle', vehicle: plane(0) })
    expect(t.state.fleet[plane(0)]).toEqual({ place: { kind: 'stock' }, tookOff: 'none', stopped: 'no', saved: false })
    t.play(0, { kind: 'buyVehicle', vehicle: 'plane', at: 'germania' })
    expect(t.state.fleet[plane(0)]).toEqual({ place: inState('germania'), tookOff: 'none', stopped: 'no', saved: false })
  })
})
