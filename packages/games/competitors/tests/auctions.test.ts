/** [COM-9.4] Auctions. */
import { engine } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { competitors } from '../game.ts'
import type { Item } from '../items.ts'
import type { State } from '../state.ts'
import { accept, auction, bid, offer, passBid, sums, turnsFrom } from './deals-stage.ts'
import { aboard, bases, customsDeck, delivering, fleet, inState, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
const close = { kind: 'closeAuction' } as const
const hands = (changes: Partial<State> = {}): Partial<State> => ({
  agenda: turnOf(0),
  territories: [['francia', 'polonia'], ['kenya'], []],
  contracts: [['vaccines', 'toys'], ['books'], []],
  ...changes,
})
const open = (changes: Partial<State> = {}) => table(hands(changes)).play(0, auction('territory:polonia', 5_000))

describe('opening', () => {
  test('[COM-9.4] the seller names items and a minimum; they are shown to all and laid aside', () => {
    const t = table(hands({ bases: bases(['germania', 'benelux'], ['italia'], ['giappone']) }))
    const before = sums(t.state)
    t.play(0, auction(['territory:polonia', 'contract:toys', `vehicle:${ship(0)}`, 'branch:benelux', 'pass'], 5_000))
    expect(t.state.territories[0]).toEqual(['francia'])
    expect(t.state.contracts[0]).toEqual(['vaccines'])
    const items = {
      money: 0,
      territories: ['polonia'],
      contracts: ['toys'],
      vehicles: [ship(0)],
      branches: ['benelux'],
      pass: true,
      lift: 'none',
    }
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(t.events(viewer)).toEqual([{ kind: 'auctionOpened', seller: 0, items, minimum: 5_000 }])
      expect(t.view(viewer).auctions).toEqual([{ seller: 0, items, minimum: 5_000, bids: [], passed: [] }])
    }
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.4] it never blocks: who is in turn stays in turn, the others are invited', () => {
    const t = open()
    expect(t.pending).toEqual([0])
    expect(engine(competitors).invited(t.view('spectator'))).toEqual([1, 2])
    t.play(1, bid(0, 5_000))
    expect(engine(competitors).invited(t.view('spectator'))).toEqual([2])
    t.play(0, { kind: 'draw', deck: 'territory' })
    expect(t.state.auctions).toHaveLength(1)
  })
  test('[COM-9.4] out of turn, too', () => {
    const t = table(hands()).play(1, auction('territory:kenya', 5_000)).play(0, bid(1, 5_000)).play(2, passBid(1))
    expect(t.state.territories[0]).toEqual(['francia', 'polonia', 'kenya'])
    expect(t.state.money).toEqual([195_000, 205_000, 200_000])
  })
  test('[COM-9.4] in somebody’s turn: it ends with that turn', () => {
    const t = table(
      hands({
        turn: 'nobody',
        agenda: [
          { kind: 'beginTurn', seat: 0 },
          { kind: 'insure', seat: 0, vehicle: truck(0), needed: 3 },
        ],
      }),
    )
    expect(t.refusal(1, auction('territory:kenya', 500))).toEqual({ rule: 'COM-9.4', why: 'notYet' })
  })
  test('[COM-9.4] one open auction a seller', () => {
    const t = open()
    expect(t.refusal(0, auction('territory:francia', 5_000))).toEqual({ rule: 'COM-9.4', why: 'oneAuction' })
    expect(t.refusal(1, auction('territory:kenya', 5_000))).toBeUndefined()
  })
  test('[COM-9.4] of something that he has, in whole units, each named once', () => {
    const t = table(hands({ bases: bases(['germania', 'benelux'], ['italia'], ['giappone']) }))
    expect(t.refusal(0, auction('nothing', 500))).toEqual({ rule: 'COM-9.4', why: 'nothingOffered' })
    expect(t.refusal(0, auction('territory:polonia', 750))).toEqual({ rule: 'COM-9.1', why: 'wholeUnits' })
    expect(t.refusal(0, auction(['territory:polonia', 'territory:polonia'], 500))).toEqual({ rule: 'COM-9.4', why: 'itemTwice' })
    for (const item of ['territory:kenya', 'contract:books', 'contract:toll'] as const)
      expect(t.refusal(0, auction(item, 500))).toEqual({ rule: 'COM-9.1', why: 'notInYourHand' })
    expect(t.refusal(0, auction(['contract:toys', 'contract:toys'], 500))).toEqual({ rule: 'COM-9.1', why: 'notInYourHand' })
    for (const item of [`vehicle:${ship(1)}`, `vehicle:${ship(0, 2)}`, 'branch:germania', 'branch:italia', 'branch:polonia'] as const)
      expect(t.refusal(0, auction(item, 500))).toEqual({ rule: 'COM-9.1', why: 'notYours' })
    for (const item of ['any:territory', 'any:contract', 'any:EU'] as const)
      expect(t.refusal(0, auction(item, 500))).toEqual({ rule: 'COM-9.4', why: 'onlyAsked' })
    for (const item of [`charter:${truck(0)}:1`, `lift:${truck(1)}:${ship(0)}`] as const)
      expect(t.refusal(0, auction(item, 500))).toEqual({ rule: 'COM-9.3', why: 'onlyAsked' })
    expect(t.refusal(0, auction('territory:polonia', 0))).toBeUndefined()
  })
  test('[COM-9.4] what lies in an open offer is not put up as well', () => {
    const t = table(hands()).play(0, offer(1, { give: 'territory:polonia', askMoney: 500 }))
    expect(t.refusal(0, auction('territory:polonia', 500))).toEqual({ rule: 'COM-9.1', why: 'notInYourHand' })
  })
  test('[COM-9.4] laid aside, a vehicle does nothing and is not sold', () => {
    const t = table(
      hands({ territories: [[], [], []], contracts: [[], [], []], signed: [[signed(1, 'germania', 'toys', 'polonia')], [], []] }),
    )
    t.play(0, auction([`vehicle:${truck(0)}`, `vehicle:${ship(0)}`], 500))
    const refused = { rule: 'COM-9.4', why: 'vehicleInAuction' }
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })).toEqual(refused)
    expect(t.refusal(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })).toEqual(refused)
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: truck(0) })).toEqual(refused)
    expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: plane(0) })).toEqual(refused)
    expect(t.refusal(0, { kind: 'board', truck: truck(0, 2), carrier: ship(0) })).toEqual(refused)
    t.play(0, { kind: 'deliver', signed: 1, vehicle: truck(0, 2) })
    expect(t.refusal(0, { kind: 'transfer', to: truck(0) })).toEqual(refused)
  })
  test('[COM-9.4] nor is a branch', () => {
    const t = table({ agenda: turnOf(0), bases: bases(['germania', 'benelux'], ['italia'], ['giappone']) }).play(
      0,
      auction('branch:benelux', 500),
    )
    const refused = { rule: 'COM-9.4', why: 'branchInAuction' }
    expect(t.refusal(0, { kind: 'sellBranch', state: 'benelux' })).toEqual(refused)
    expect(t.refusal(0, offer(1, { give: 'branch:benelux' }))).toEqual(refused)
  })
  test('[COM-9.4] nor in a forced sale', () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []],
        money: [1_000, 0, 0],
        bases: bases(['germania', 'benelux'], ['italia'], ['giappone']),
        customs: customsDeck('penalty'),
      }),
    )
    t.play(0, auction([`vehicle:${ship(0)}`, 'branch:benelux'], 500)).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.state.agenda.at(-1)?.kind).toBe('forcedSale')
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: ship(0) })).toEqual({ rule: 'COM-9.4', why: 'vehicleInAuction' })
    expect(t.refusal(0, { kind: 'sellBranch', state: 'benelux' })).toEqual({ rule: 'COM-9.4', why: 'branchInAuction' })
    expect(t.refusal(0, { kind: 'sellVehicle', vehicle: plane(0) })).toBeUndefined()
  })
})

describe('bidding', () => {
  test('[COM-9.4] the first bid is the minimum or more', () => {
    const t = open()
    expect(t.refusal(1, bid(0, 4_500))).toEqual({ rule: 'COM-9.4', why: 'bidTooLow', with: { least: 5_000 } })
    expect(t.refusal(1, bid(0, 5_000))).toBeUndefined()
  })
  test('[COM-9.4] each other at least 1,000 above the last', () => {
    const t = open().play(1, bid(0, 6_500))
    expect(t.refusal(2, bid(0, 7_000))).toEqual({ rule: 'COM-9.4', why: 'bidTooLow', with: { least: 7_500 } })
    t.play(2, bid(0, 7_500))
    expect(t.refusal(1, bid(0, 8_000))).toEqual({ rule: 'COM-9.4', why: 'bidTooLow', with: { least: 8_500 } })
    expect(t.refusal(1, bid(0, 8_500))).toBeUndefined()
  })
  test('[COM-9.4] in whole units, covered by cash', () => {
    const t = open({ money: [0, 20_000, 6_000] })
    expect(t.refusal(1, bid(0, 6_250))).toEqual({ rule: 'COM-9.1', why: 'wholeUnits' })
    expect(t.refusal(1, bid(0, 20_500))).toEqual({ rule: 'COM-9.4', why: 'notEnoughCash', with: { euro: 20_500 } })
    expect(t.refusal(1, bid(0, 20_000))).toBeUndefined()
    t.play(1, bid(0, 5_500))
    expect(t.refusal(2, bid(0, 6_500))).toEqual({ rule: 'COM-9.4', why: 'notEnoughCash', with: { euro: 6_500 } })
  })
  test('[COM-9.4] a bid binds until outbid', () => {
    const t = open().play(1, bid(0, 5_000))
    expect(t.refusal(1, passBid(0))).toEqual({ rule: 'COM-9.4', why: 'alreadyHighest' })
    expect(t.refusal(1, bid(0, 9_000))).toEqual({ rule: 'COM-9.4', why: 'alreadyHighest' })
    t.play(2, bid(0, 6_000))
    expect(t.refusal(1, passBid(0))).toBeUndefined()
    expect(t.refusal(1, bid(0, 7_000))).toBeUndefined()
  })
  test('[COM-9.4] money is not taken before the end', () => {
    expect(open().play(1, bid(0, 5_000)).state.money).toEqual([200_000, 200_000, 200_000])
  })
  test('[COM-9.4] who has passed is out of it', () => {
    const t = open().play(1, passBid(0))
    for (const command of [bid(0, 9_000), passBid(0)]) expect(t.refusal(1, command)).toEqual({ rule: 'COM-9.4', why: 'alreadyPassed' })
  })
  test('[COM-9.4] the seller does not bid, and there is nothing to bid for without an auction', () => {
    const t = open()
    for (const command of [bid(0, 9_000), passBid(0)]) expect(t.refusal(0, command)).toEqual({ rule: 'COM-9.4', why: 'ownAuction' })
    for (const command of [bid(2, 9_000), passBid(2)]) expect(t.refusal(1, command)).toEqual({ rule: 'COM-9.4', why: 'noAuction' })
  })
  test('[COM-9.4] bids are heard by all', () => {
    const t = open().play(1, bid(0, 5_000)).play(2, bid(0, 6_000))
    expect(t.events('spectator').slice(1)).toEqual([
      { kind: 'bidMade', seller: 0, seat: 1, euro: 5_000 },
      { kind: 'bidMade', seller: 0, seat: 2, euro: 6_000 },
    ])
  })
  test('[COM-9.2] who bids has room for what he would win', () => {
    const full = fleet({ [plane(1, 2)]: inState('italia') })
    const t = table({ agenda: turnOf(0), fleet: full }).play(0, auction(`vehicle:${plane(0)}`, 500))
    expect(t.refusal(1, bid(0, 500))).toEqual({ rule: 'COM-9.2', why: 'noFreePiece', with: { vehicle: 'plane' } })
    expect(t.refusal(2, bid(0, 500))).toBeUndefined()
  })
  test('[COM-9.2] nobody has room: it is not put up', () => {
    const full = fleet({ [plane(1, 2)]: inState('italia'), [plane(2, 2)]: inState('giappone') })
    expect(table({ agenda: turnOf(0), fleet: full }).refusal(0, auction(`vehicle:${plane(0)}`, 500))).toMatchObject({ why: 'noFreePiece' })
  })
  test('[COM-9.4] where the vehicle is put is named with the bid', () => {
    const homes = bases(['germania'], ['italia', 'austria', 'francia'], ['giappone'])
    const t = table({ agenda: turnOf(0), bases: homes }).play(0, auction(`vehicle:${ship(0)}`, 500))
    expect(t.refusal(1, bid(0, 500, 'austria'))).toEqual({ rule: 'COM-9.2', why: 'cannotHostVehicle' })
    expect(t.refusal(1, bid(0, 500, 'germania'))).toMatchObject({ rule: 'COM-9.2', why: 'noBaseThere' })
    t.play(1, bid(0, 500, 'francia')).play(2, passBid(0))
    expect(t.state.fleet[ship(1, 2)]?.place).toEqual(inState('francia'))
    const cards = open()
    expect(cards.refusal(1, bid(0, 5_000, 'italia'))).toEqual({ rule: 'COM-9.2', why: 'nothingToPlace' })
  })
})

describe('while a card waits', () => {
  /** Of three bidders nobody has answered; seat 0 has to choose what a customs card asks. */
  const waiting = () => {
    const t = table(
      delivering(truck(0), 1, 3, {
        signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], [], []],
        territories: [['francia'], ['kenya'], [], []],
        customs: customsDeck('incompleteWaybill'),
      }),
    )
    t.play(1, auction('territory:kenya', 500)).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.state.agenda.at(-1)?.kind).toBe('choose')
    return t
  }
  const waits = { rule: 'COM-9.4', why: 'cardWaits' }
  test('[COM-9.4] the others bid and pass, who is asked too', () => {
    const t = waiting().play(2, bid(1, 500)).play(0, bid(1, 1_500)).play(3, bid(1, 2_500)).play(2, passBid(1))
    expect(t.state.auctions).toMatchObject([{ bids: [{ seat: 2 }, { seat: 0 }, { seat: 3 }], passed: [2] }])
    expect(t.pending).toEqual([0])
    expect(t.state.money).toEqual([199_500, 200_000, 200_000, 200_000]) // his fuel
  })
  test('[COM-9.4] nothing changes hands: the answer that would end it waits, and so does its closing', () => {
    const t = waiting().play(2, bid(1, 500)).play(3, passBid(1))
    expect(t.refusal(0, passBid(1))).toEqual(waits)
    expect(t.refusal(0, bid(1, 1_500))).toBeUndefined() // seat 2 can still answer
    expect(t.refusal(1, close)).toEqual(waits)
    for (const seat of [0, 1]) expect(t.legal(seat)).not.toContainEqual(seat === 0 ? passBid(1) : close)
    t.play(0, { kind: 'chooseOption', option: 0 }).play(0, passBid(1))
    expect(t.state.territories[2]).toEqual(['kenya'])
  })
  test('[COM-9.4] a bid of the only one left would end it, too', () => {
    const t = waiting().play(2, passBid(1)).play(3, passBid(1))
    for (const command of [bid(1, 500), passBid(1)]) expect(t.refusal(0, command)).toEqual(waits)
    t.play(0, { kind: 'chooseOption', option: 0 }).play(0, bid(1, 500))
    expect(t.state.territories[0]).toEqual(['francia', 'kenya'])
  })
  test('[COM-9.1] none is opened', () => {
    const t = waiting()
    for (const seat of [0, 1]) expect(t.refusal(seat, auction('pass', 500))).toEqual({ rule: 'COM-9.1', why: 'cardWaits' })
    expect(t.legal(0).some(({ kind }) => kind === 'openAuction')).toBe(false)
  })
})

describe('the end', () => {
  test('[COM-9.4] when all but the highest bidder have passed: he pays and receives at once', () => {
    const t = open()
    const before = sums(t.state)
    t.play(1, bid(0, 5_000)).play(2, bid(0, 8_000)).play(1, passBid(0))
    expect(t.state.auctions).toEqual([])
    expect(t.state.money).toEqual([208_000, 200_000, 192_000])
    expect(t.state.territories).toEqual([['francia'], ['kenya'], ['polonia']])
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.4] also when the last to be waited for outbids him who is the only one left', () => {
    const t = open().play(1, passBid(0)).play(2, bid(0, 5_000))
    expect(t.state.money).toEqual([205_000, 200_000, 195_000])
  })
  test('[COM-9.4] not before: who was outbid has not passed', () => {
    const t = open().play(1, bid(0, 5_000)).play(2, bid(0, 6_000))
    expect(t.state.auctions).toHaveLength(1)
    t.play(1, bid(0, 7_000))
    expect(t.state.auctions).toHaveLength(1)
    t.play(2, passBid(0))
    expect(t.state.money).toEqual([207_000, 193_000, 200_000])
  })
  test('[COM-9.4] when the seller closes it', () => {
    const t = open().play(1, bid(0, 5_000))
    for (const seat of [1, 2]) expect(t.refusal(seat, close)).toEqual({ rule: 'COM-9.4', why: 'onlyTheSeller' })
    t.play(0, close)
    expect(t.state.money).toEqual([205_000, 195_000, 200_000])
    expect(t.state.territories).toEqual([['francia'], ['polonia', 'kenya'], []])
  })
  test('[COM-9.4] when the turn ends in which it was opened, whoever opened it', () => {
    const t = table(hands({ agenda: turnsFrom(0) }))
    t.play(1, auction('territory:kenya', 500))
      .play(2, bid(1, 2_000))
      .play(0, auction('territory:polonia', 500))
      .play(0, { kind: 'endTurn' })
    expect(t.state.auctions).toEqual([])
    expect(t.state.money).toEqual([200_000, 202_000, 198_000])
    expect(t.state.territories).toEqual([['francia', 'polonia'], [], ['kenya']])
  })
  test('[COM-4.10] a turn that a card ends, too', () => {
    const t = table(
      delivering(
        truck(0),
        1,
        3,
        hands({ signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []], customs: customsDeck('goodsHeld') }),
      ),
    )
    t.play(1, auction('territory:kenya', 500))
      .play(2, bid(1, 2_000))
      .play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.state.auctions).toEqual([])
    expect(t.state.territories[2]).toEqual(['kenya'])
  })
  test('[COM-9.4] no bid: nothing', () => {
    for (const ends of [
      (t: ReturnType<typeof table>) => t.play(0, close),
      (t: ReturnType<typeof table>) => t.play(1, passBid(0)).play(2, passBid(0)),
      (t: ReturnType<typeof table>) => t.play(0, { kind: 'endTurn' }),
    ]) {
      const t = ends(open())
      expect(t.state.auctions).toEqual([])
      expect(t.state.territories).toEqual([['francia', 'polonia'], ['kenya'], []])
      expect(t.state.money).toEqual([200_000, 200_000, 200_000])
      expect(t.events('spectator')).toContainEqual(expect.objectContaining({ kind: 'auctionEnded', seller: 0, sold: 'nothing' }))
    }
  })
  test('[COM-9.4] the highest who can still pay has it', () => {
    const t = open().play(1, bid(0, 5_000)).play(2, bid(0, 150_000))
    t.play(2, offer(1, { giveMoney: 60_000 }))
      .play(1, accept(1))
      .play(0, close)
    expect(t.state.money).toEqual([205_000, 255_000, 140_000])
    expect(t.state.territories[1]).toEqual(['polonia', 'kenya'])
  })
  test('[COM-9.4] exactly enough is enough', () => {
    const t = open().play(1, bid(0, 5_000)).play(2, bid(0, 150_000))
    t.play(2, offer(1, { giveMoney: 50_000 }))
      .play(1, accept(1))
      .play(0, close)
    expect(t.state.money).toEqual([350_000, 250_000, 0])
    expect(t.state.territories[2]).toEqual(['polonia'])
  })
  test('[COM-9.4] nobody who can: the items go back', () => {
    const t = open({ money: [0, 5_000, 0] })
      .play(1, bid(0, 5_000))
      .play(1, offer(2, { giveMoney: 500 }))
      .play(2, accept(1))
      .play(0, close)
    expect(t.state.territories[0]).toEqual(['francia', 'polonia'])
    expect(t.state.money).toEqual([0, 4_500, 500])
  })
  test('[COM-9.4] a vehicle, a branch and a pass are received as in a deal', () => {
    const homes = bases(['germania', ['benelux', 'toll']], ['italia'], ['giappone'])
    const t = table({ agenda: turnOf(0), bases: homes, fleet: fleet({ [truck(0)]: { stopped: 'nextTurn' } }, 3, homes) })
    const before = sums(t.state)
    const items: Item[] = [`vehicle:${truck(0)}`, 'branch:benelux', 'pass']
    t.play(0, auction(items, 500))
      .play(1, bid(0, 40_000, 'italia'))
      .play(2, passBid(0))
    expect(t.state.fleet[truck(1, 3)]).toMatchObject({ place: inState('italia'), stopped: 'nextTurn' })
    expect(t.state.fleet[truck(0)]?.place).toEqual({ kind: 'stock' })
    expect(t.state.bases).toEqual(bases(['germania'], ['italia', 'benelux'], ['giappone']))
    expect(t.state.discards.contract).toEqual(['toll'])
    expect(t.state.passes).toEqual([{ from: 0, to: 1 }])
    expect(t.state.money).toEqual([240_000, 160_000, 200_000])
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.4] a bid binds the seller as well: he cannot make the sale impossible', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(2)]: inState('germania') }) })
      .play(0, auction(`vehicle:${ship(0)}`, 500))
      .play(1, bid(0, 40_000))
    const lift = offer(2, { give: `lift:${truck(2)}:${ship(0)}` })
    if (t.refusal(0, lift) === undefined) t.play(0, lift).play(2, accept(1))
    expect(t.state.fleet[truck(2)]?.place).not.toEqual(aboard(ship(0)))
    t.play(2, passBid(0))
    expect(t.state.money).toEqual([240_000, 160_000, 200_000])
    expect(t.state.fleet[ship(1, 2)]?.place).toEqual(inState('germania'))
  })
  test('[COM-9.4] between two players the first bid ends it', () => {
    const t = table({ seats: 2, agenda: turnOf(0), territories: [['polonia'], []] })
      .play(0, auction('territory:polonia', 500))
      .play(1, bid(0, 500))
    expect(t.state.territories).toEqual([[], ['polonia']])
    expect(t.state.money).toEqual([200_500, 199_500])
  })
})
