/** [COM-9.1, COM-9.5, COM-9.6] Offers: what may be in them, who can take them up, and how they end. */
import { engine } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { competitors } from '../game.ts'
import type { Item } from '../items.ts'
import type { State } from '../state.ts'
import { accept, auction, bid, decline, offer, sums, turnsFrom, withdraw } from './deals-stage.ts'
import { bases, customsDeck, delivering, fleet, inState, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table } = testTable(stage)
type Table = ReturnType<typeof table>

/** Seat 0 is in turn; seats 0 and 1 hold cards. */
const hands = (changes: Partial<State> = {}): Partial<State> => ({
  agenda: turnOf(0),
  territories: [['francia', 'polonia'], ['spagna', 'egitto', 'kenya'], ['brasilenord']],
  contracts: [['vaccines', 'toys'], ['books', 'ivory'], ['coal']],
  ...changes,
})
const ended = (t: Table) => t.events('spectator').filter(({ kind }) => kind === 'offerEnded')

describe('what may be dealt in', () => {
  test('[COM-9.1] money and cards change hands at once when an offer is accepted', () => {
    const t = table(hands())
    const before = sums(t.state)
    t.play(0, offer(1, { give: ['territory:polonia', 'contract:toys'], ask: ['territory:egitto', 'contract:ivory'], askMoney: 30_500 }))
    t.play(1, accept(1))
    expect(t.state.money).toEqual([230_500, 169_500, 200_000])
    expect(t.state.territories).toEqual([['francia', 'egitto'], ['spagna', 'polonia', 'kenya'], ['brasilenord']])
    expect(t.state.contracts).toEqual([['vaccines', 'ivory'], ['toys', 'books'], ['coal']])
    expect(t.state.offers).toEqual([])
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.1] money may go the other way, and a gift asks for nothing', () => {
    const t = table(hands())
    t.play(0, offer(1, { giveMoney: 500, ask: 'territory:kenya' })).play(1, accept(1))
    t.play(2, offer(0, { giveMoney: 70_000 })).play(0, accept(2))
    t.play(1, offer(2, { askMoney: 1_000 })).play(2, accept(3))
    expect(t.state.money).toEqual([269_500, 201_500, 129_000])
    expect(t.state.territories[0]).toEqual(['francia', 'polonia', 'kenya'])
  })
  test('[COM-9.1] two players deal in the turn of a third, who is still the one to act', () => {
    const t = table(hands())
    t.play(1, offer(2, { give: 'territory:kenya', askMoney: 5_000 }))
    expect(t.pending).toEqual([0])
    t.play(2, accept(1))
    expect(t.pending).toEqual([0])
    expect(t.state.money).toEqual([200_000, 205_000, 195_000])
    expect(t.state.territories[2]).toEqual(['kenya', 'brasilenord'])
  })
  test('[COM-9.1] during a delivery, between two steps, offers are made and accepted', () => {
    const t = table(delivering(truck(0), 1, 3, hands({ signed: [[signed(1, 'germania', 'toys', 'ucraina')], [], []] })))
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    t.play(1, offer(0, { give: 'territory:kenya', askMoney: 5_000 })).play(0, accept(1))
    expect(t.state.money[1]).toBe(205_000)
    expect(t.state.journey).toMatchObject({ seat: 0, steps: 1 })
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'travel', seat: 0 })
  })
  test('[COM-8.2] a special card in hand is a contract card for deals', () => {
    const t = table({ agenda: turnOf(0), contracts: [['toll'], ['books'], []] })
    t.play(0, offer(1, { give: 'contract:toll', ask: 'any:contract' })).play(1, accept(1, { pick: 'contract:books' }))
    expect(t.state.contracts).toEqual([['books'], ['toll'], []])
    const back = table({ agenda: turnOf(0), contracts: [['books'], ['toll'], []] })
    back.play(0, offer(1, { give: 'contract:books', ask: 'any:contract' })).play(1, accept(1, { pick: 'contract:toll' }))
    expect(back.state.contracts).toEqual([['toll'], ['books'], []])
  })
  test('[COM-9.1] headquarters are not tradable', () => {
    const t = table({ agenda: turnOf(0) })
    expect(t.refusal(0, offer(1, { give: 'branch:germania', askMoney: 500 }))).toEqual({ rule: 'COM-9.1', why: 'notYours' })
    expect(t.refusal(0, offer(1, { giveMoney: 500, ask: 'branch:italia' }))).toEqual({ rule: 'COM-9.1', why: 'notYours' })
  })
  test("[COM-9.1] nor is what is another's", () => {
    const t = table({ agenda: turnOf(0), bases: bases(['germania'], ['italia', 'francia'], ['giappone']) })
    for (const give of ['branch:francia', `vehicle:${truck(1)}`, `vehicle:${truck(0, 5)}`, 'vehicle:99'] as const)
      expect(t.refusal(0, offer(1, { give, askMoney: 500 }))).toEqual({ rule: 'COM-9.1', why: 'notYours' })
    for (const ask of [`vehicle:${truck(2)}`, `vehicle:${truck(0)}`, `vehicle:${truck(1, 5)}`] as const)
      expect(t.refusal(0, offer(1, { giveMoney: 500, ask }))).toEqual({ rule: 'COM-9.1', why: 'notYours' })
    expect(t.refusal(0, offer(2, { giveMoney: 500, ask: 'branch:francia' }))).toEqual({ rule: 'COM-9.1', why: 'notYours' })
  })
  test('[COM-9.1] signed contracts and attached cards are in no hand', () => {
    const t = table({
      agenda: turnOf(0),
      bases: bases([['germania', 'toll']], ['italia'], ['giappone']),
      signed: [[signed(1, 'francia', 'vaccines', 'polonia')], [], []],
    })
    for (const give of ['contract:vaccines', 'territory:francia', 'territory:polonia', 'contract:toll'] as const)
      expect(t.refusal(0, offer(1, { give, askMoney: 500 }))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
  })
  test('[COM-9.1] there are no words for victory points, kept cards or promises', () => {
    for (const give of [
      'vp:1',
      'kept:friendAtTheGate',
      'customs:friendAtTheGate',
      'promise',
      'hq:germania',
      'signed:1',
      'pass:1',
      'territory:',
    ])
      expect(competitors.parse({ ...offer(1), give })).toMatchObject({ refused: { rule: 'WILD-4' } })
  })
  test('[COM-9.1] amounts are whole multiples of 500', () => {
    const t = table(hands())
    for (const money of [1, 250, 499, 501, 1_250]) {
      expect(t.refusal(0, offer(1, { giveMoney: money }))).toEqual({ rule: 'COM-9.1', why: 'wholeUnits' })
      expect(t.refusal(0, offer(1, { askMoney: money }))).toEqual({ rule: 'COM-9.1', why: 'wholeUnits' })
    }
    expect(t.refusal(0, offer(1, { giveMoney: 1_500 }))).toBeUndefined()
    expect(t.refusal(0, offer(1, { askMoney: 500 }))).toBeUndefined()
  })
  test('[COM-9.1] an offer holds something', () => {
    expect(table(hands()).refusal(0, offer(1))).toEqual({ rule: 'COM-9.1', why: 'nothingOffered' })
  })
  test('[COM-9.1] an offer is made to other players at the table, each once', () => {
    const t = table(hands())
    for (const to of [0, 3, [0, 1], [1, 3], [1, 1], [1, 2, 1]])
      expect(t.refusal(0, offer(to, { giveMoney: 500 }))).toEqual({ rule: 'COM-9.1', why: 'toAnotherPlayer' })
    expect(t.refusal(0, offer([1, 2], { giveMoney: 500 }))).toBeUndefined()
  })
  test('[COM-9.1] no deals before round 1', () => {
    const t = table({ round: 0, turn: 'nobody', bases: [[], [], []], agenda: [{ kind: 'chooseHq', seat: 0 }] })
    expect(t.refusal(1, offer(2, { giveMoney: 500 }))).toEqual({ rule: 'COM-9.1', why: 'notYet' })
    expect(t.refusal(1, auction('pass', 500))).toEqual({ rule: 'COM-9.1', why: 'notYet' })
    expect(t.legal(1)).toEqual([])
  })
  test('[COM-9.1] no deals after the end', () => {
    const t = table({ outcome: { winners: [0], scores: [10, 0, 0] } })
    expect(t.refusal(1, offer(2, { giveMoney: 500 }))).toMatchObject({ why: 'gameOver' })
  })
  test('[COM-1.3] at the end nobody gains by what he has in open offers', () => {
    const t = table(hands({ round: 15, agenda: [{ kind: 'endRound' }, ...turnOf(2)], turn: 2, vp: [1, 1, 1] }))
    t.play(0, offer(1, { give: 'territory:polonia', askMoney: 200_000 })).play(2, { kind: 'endTurn' })
    expect(t.state.outcome).toEqual({ winners: [0, 1, 2], scores: [1, 1, 1] })
  })
})

describe('while a card waits', () => {
  /** A truck of seat 0 that has drawn a card with a choice on its way to Svizzera. */
  const waiting = () =>
    table(
      delivering(
        truck(0),
        1,
        3,
        hands({ signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []], customs: customsDeck('incompleteWaybill') }),
      ),
    ).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })

  test('[COM-9.1] offers are made, declined and withdrawn, but not accepted', () => {
    const t = waiting()
    expect(t.state.agenda.at(-1)?.kind).toBe('choose')
    t.play(1, offer([0, 2], { give: 'territory:kenya', askMoney: 5_000 })).play(0, offer(1, { give: 'territory:polonia' }))
    for (const seat of [0, 2]) expect(t.refusal(seat, accept(1))).toEqual({ rule: 'COM-9.1', why: 'cardWaits' })
    expect(t.refusal(1, accept(2))).toEqual({ rule: 'COM-9.1', why: 'cardWaits' })
    t.play(0, decline(1)).play(0, withdraw(2))
    expect(t.pending).toEqual([0])
    t.play(0, { kind: 'chooseOption', option: 1 })
    t.play(2, accept(1))
    expect(t.state.money[1]).toBe(205_000)
  })
  test('[COM-9.1] nor is an auction opened or closed', () => {
    const t = waiting()
    expect(t.refusal(1, auction('pass', 500))).toEqual({ rule: 'COM-9.1', why: 'cardWaits' })
    const open = table(
      delivering(
        truck(0),
        1,
        3,
        hands({ signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []], customs: customsDeck('incompleteWaybill') }),
      ),
    )
      .play(1, auction('territory:kenya', 500))
      .play(2, bid(1, 500))
    open.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(open.refusal(1, { kind: 'closeAuction' })).toEqual({ rule: 'COM-9.4', why: 'cardWaits' })
  })
})

describe('cards that are given', () => {
  test('[COM-9.5] are laid aside until the offer ends: they are in no hand and cannot be signed', () => {
    const t = table(hands()).play(0, offer(1, { give: ['territory:polonia', 'contract:toys'], askMoney: 500 }))
    expect(t.state.territories[0]).toEqual(['francia'])
    expect(t.state.contracts[0]).toEqual(['vaccines'])
    expect(t.refusal(0, { kind: 'sign', sender: 'francia', contract: 'vaccines', recipient: 'polonia' })).toMatchObject({
      rule: 'COM-4.2',
      why: 'cardNotInHand',
    })
    expect(t.refusal(0, { kind: 'buyBranch', state: 'polonia' })).toMatchObject({ rule: 'COM-4.6', why: 'cardNotInHand' })
    t.play(0, withdraw(1))
    expect(t.state.territories[0]).toEqual(['francia', 'polonia'])
    expect(t.state.contracts[0]).toEqual(['vaccines', 'toys'])
  })
  test('[COM-9.5] must be in hand', () => {
    const t = table(hands())
    for (const give of ['territory:spagna', 'territory:italia', 'contract:books', 'contract:toll'] as const)
      expect(t.refusal(0, offer(1, { give, askMoney: 500 }))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
  })
  test('[COM-9.5] nothing is named twice; of two cards alike as many as are in hand', () => {
    const t = table(hands({ contracts: [['toll', 'toll'], ['books'], []] }))
    const twice = { rule: 'COM-9.5', why: 'itemTwice' }
    for (const item of ['territory:polonia', `vehicle:${truck(0)}`, 'pass'] as const)
      expect(t.refusal(0, offer(1, { give: [item, item] }))).toEqual(twice)
    for (const item of ['territory:egitto', `vehicle:${truck(1)}`, 'pass'] as const)
      expect(t.refusal(0, offer(1, { ask: [item, item], giveMoney: 500 }))).toEqual(twice)
    expect(t.refusal(0, offer(1, { give: ['contract:toll', 'contract:toll'] }))).toBeUndefined()
  })
  test('[COM-9.5] of cards alike no more than are in hand, and the refusal says so', () => {
    const t = table(hands({ contracts: [['toll'], ['books'], []] }))
    expect(t.refusal(0, offer(1, { give: ['contract:toll', 'contract:toll'] }))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
  })
  test('[COM-8.3] a Soffiata laid ready cannot be offered', () => {
    const t = table({ agenda: turnOf(0), contracts: [['tipOff'], [], []], ready: [[1], [], []] })
    expect(t.refusal(0, offer(1, { give: 'contract:tipOff' }))).toEqual({ rule: 'COM-8.3', why: 'cardLaidReady' })
    expect(t.refusal(0, auction('contract:tipOff', 500))).toBeDefined()
    const two = table({ agenda: turnOf(0), contracts: [['tipOff', 'tipOff'], [], []], ready: [[1], [], []] })
    expect(two.refusal(0, offer(1, { give: 'contract:tipOff' }))).toBeUndefined()
    expect(two.refusal(0, offer(1, { give: ['contract:tipOff', 'contract:tipOff'] }))).toEqual({ rule: 'COM-8.3', why: 'cardLaidReady' })
  })
  test('[COM-8.3] nor given for a description', () => {
    const t = table({ agenda: turnOf(0), contracts: [[], ['tipOff'], []], ready: [[], [0], []] }).play(
      0,
      offer(1, { giveMoney: 500, ask: 'any:contract' }),
    )
    expect(t.refusal(1, accept(1, { pick: 'contract:tipOff' }))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
  })
  test('[COM-9.5] are named: a description is only asked for', () => {
    const t = table(hands({ signed: [[signed(1, 'germania', 'books', 'svizzera')], [], []], contracts: [[], [], []] }))
    for (const give of ['any:territory', 'any:EU', 'any:contract'] as const)
      expect(t.refusal(0, offer(1, { give, askMoney: 500 }))).toEqual({ rule: 'COM-9.5', why: 'onlyAsked' })
  })
})

describe('cards that are asked for', () => {
  test('[COM-9.5] by name: only their holder can accept', () => {
    const t = table(hands()).play(0, offer([1, 2], { giveMoney: 5_000, ask: 'territory:kenya' }))
    expect(t.refusal(2, accept(1))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
    t.play(1, accept(1))
    expect(t.state.territories).toEqual([['francia', 'polonia', 'kenya'], ['spagna', 'egitto'], ['brasilenord']])
  })
  test('[COM-9.5] a contract by name, too', () => {
    const t = table(hands()).play(0, offer([1, 2], { giveMoney: 5_000, ask: 'contract:coal' }))
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
    t.play(2, accept(1))
    expect(t.state.contracts).toEqual([['vaccines', 'toys', 'coal'], ['books', 'ivory'], []])
  })
  test('[COM-9.5] a territory card of a continent: whoever accepts picks one of it', () => {
    const t = table(hands()).play(0, offer(1, { giveMoney: 5_000, ask: 'any:AF' }))
    for (const pick of ['territory:spagna', 'contract:books', 'nothing', ['territory:egitto', 'territory:kenya']] satisfies (
      | Item
      | Item[]
      | 'nothing'
    )[])
      expect(t.refusal(1, accept(1, { pick }))).toEqual({ rule: 'COM-9.5', why: 'pickWhatIsAsked' })
    expect(t.refusal(1, accept(1, { pick: 'territory:libia' }))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
    t.play(1, accept(1, { pick: 'territory:kenya' }))
    expect(t.state.territories).toEqual([['francia', 'polonia', 'kenya'], ['spagna', 'egitto'], ['brasilenord']])
    expect(t.state.money).toEqual([195_000, 205_000, 200_000])
  })
  test('[COM-9.5] any territory card', () => {
    const t = table(hands())
      .play(0, offer(1, { giveMoney: 5_000, ask: 'any:territory' }))
      .play(1, accept(1, { pick: 'territory:spagna' }))
    expect(t.state.territories.slice(0, 2)).toEqual([
      ['spagna', 'francia', 'polonia'],
      ['egitto', 'kenya'],
    ])
  })
  test('[COM-9.5] any contract card', () => {
    const t = table(hands()).play(0, offer(1, { giveMoney: 5_000, ask: 'any:contract' }))
    expect(t.refusal(1, accept(1, { pick: 'territory:spagna' }))).toEqual({ rule: 'COM-9.5', why: 'pickWhatIsAsked' })
    expect(t.refusal(1, accept(1, { pick: 'contract:coal' }))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
    t.play(1, accept(1, { pick: 'contract:ivory' }))
    expect(t.state.contracts).toEqual([['vaccines', 'toys', 'ivory'], ['books'], ['coal']])
  })
  test('[COM-9.5] several descriptions need a card each, whatever the order', () => {
    const t = table(hands()).play(0, offer(1, { giveMoney: 500, ask: ['any:territory', 'any:EU', 'any:contract', 'any:contract'] }))
    const pick = (...states: Item[]) => accept(1, { pick: [...states, 'contract:books', 'contract:ivory'] })
    expect(t.refusal(1, pick('territory:egitto', 'territory:kenya'))).toEqual({ rule: 'COM-9.5', why: 'pickWhatIsAsked' })
    expect(t.refusal(1, pick('territory:spagna', 'territory:spagna'))).toMatchObject({ rule: 'COM-9.5' })
    t.play(1, pick('territory:spagna', 'territory:kenya'))
    expect(t.state.territories[1]).toEqual(['egitto'])
    expect(t.state.contracts[1]).toEqual([])
  })
  test('[COM-9.5] one card does not serve for two descriptions, nor one kind for the other', () => {
    const t = table(hands())
      .play(0, offer(1, { giveMoney: 500, ask: ['any:AF', 'any:AF'] }))
      .play(2, offer(1, { ask: ['any:AF', 'any:contract'] }))
    const refused = { rule: 'COM-9.5', why: 'pickWhatIsAsked' }
    expect(t.refusal(1, accept(1, { pick: ['territory:egitto', 'territory:spagna'] }))).toEqual(refused)
    expect(t.refusal(1, accept(1, { pick: ['territory:egitto', 'territory:kenya'] }))).toBeUndefined()
    for (const pick of [
      ['territory:egitto', 'territory:kenya'],
      ['contract:books', 'contract:ivory'],
      ['territory:egitto', 'contract:books', 'pass'],
      ['territory:egitto', 'contract:books', `vehicle:${truck(1)}`],
    ] satisfies Item[][])
      expect(t.refusal(1, accept(2, { pick }))).toEqual(refused)
    expect(t.refusal(1, accept(2, { pick: ['contract:books', 'territory:egitto'] }))).toBeUndefined()
  })
  test('[COM-9.5] what may be any card takes what the continents leave', () => {
    const asked: Item[][] = [
      ['any:territory', 'any:EU', 'any:AF'],
      ['any:EU', 'any:territory', 'any:AF'],
      ['any:AF', 'any:EU', 'any:territory'],
    ]
    const picks: Item[][] = [
      ['territory:spagna', 'territory:egitto', 'territory:kenya'],
      ['territory:kenya', 'territory:egitto', 'territory:spagna'],
      ['territory:egitto', 'territory:spagna', 'territory:kenya'],
    ]
    for (const ask of asked)
      for (const pick of picks)
        expect([
          ask,
          pick,
          table(hands())
            .play(0, offer(1, { giveMoney: 500, ask }))
            .refusal(1, accept(1, { pick })),
        ]).toEqual([ask, pick, undefined])
  })
  test('[COM-9.5] the choices on show hold an acceptance with cards that fit', () => {
    const t = table(hands()).play(
      0,
      offer(1, { giveMoney: 500, ask: ['any:territory', 'any:EU', 'any:contract', 'territory:kenya', 'contract:books'] }),
    )
    expect(t.legal(1)).toContainEqual(accept(1, { pick: ['territory:spagna', 'territory:egitto', 'contract:ivory'] }))
    const one = table(hands()).play(0, offer(1, { giveMoney: 500, ask: 'any:AF' }))
    expect(one.legal(1)).toContainEqual(accept(1, { pick: 'territory:egitto' }))
    expect(one.legal(1)).toContainEqual(decline(1))
    const none = table(hands()).play(0, offer(1, { giveMoney: 500, ask: 'any:OC' }))
    expect(none.legal(1).filter(({ kind }) => kind === 'accept')).toEqual([])
  })
  test('[COM-9.5] a card asked for by name does not serve for a description as well', () => {
    const t = table(hands()).play(0, offer(1, { giveMoney: 500, ask: ['territory:kenya', 'any:AF', 'contract:books', 'any:contract'] }))
    expect(t.refusal(1, accept(1, { pick: ['territory:kenya', 'contract:ivory'] }))).toMatchObject({ rule: 'COM-9.5' })
    expect(t.refusal(1, accept(1, { pick: ['territory:egitto', 'contract:books'] }))).toMatchObject({ rule: 'COM-9.5' })
    t.play(1, accept(1, { pick: ['territory:egitto', 'contract:ivory'] }))
    expect(t.state.territories[0]).toEqual(['francia', 'polonia', 'egitto', 'kenya'])
    expect(t.state.contracts[0]).toEqual(['vaccines', 'toys', 'books', 'ivory'])
  })
  test('[COM-9.5] nothing is picked where nothing is described', () => {
    const t = table(hands()).play(0, offer(1, { giveMoney: 500, ask: 'territory:kenya' }))
    expect(t.refusal(1, accept(1, { pick: 'territory:kenya' }))).toEqual({ rule: 'COM-9.5', why: 'pickWhatIsAsked' })
  })
  test('[COM-9.5] a card that all see elsewhere, or that its maker holds, is not asked for', () => {
    const t = table(
      hands({
        bases: bases(['germania'], ['italia', 'benelux'], ['giappone']),
        signed: [[], [signed(1, 'danimarca', 'wool', 'norvegia')], []],
        discards: { territory: ['svezia'], contract: ['tea'] },
      }),
    )
    for (const ask of ['territory:francia', 'territory:benelux', 'territory:danimarca', 'territory:norvegia', 'territory:svezia'] as const)
      expect(t.refusal(0, offer(1, { giveMoney: 500, ask }))).toEqual({ rule: 'COM-9.5', why: 'notTheirs' })
    for (const ask of ['contract:vaccines', 'contract:tea'] as const)
      expect(t.refusal(0, offer(1, { giveMoney: 500, ask }))).toEqual({ rule: 'COM-9.5', why: 'notTheirs' })
    expect(t.refusal(0, offer(1, { giveMoney: 500, ask: ['territory:italia', 'contract:rice'] }))).toBeUndefined()
  })
  test('[COM-9.5] of specials there are several: who holds one may ask for another', () => {
    const t = table({ agenda: turnOf(0), contracts: [['toll'], ['toll'], []] })
    expect(t.refusal(0, offer(1, { giveMoney: 500, ask: 'contract:toll' }))).toBeUndefined()
  })
  test('[COM-9.5] and where one is discarded another may be in a hand', () => {
    const t = table({ agenda: turnOf(0), contracts: [[], ['insurance'], []], discards: { territory: [], contract: ['insurance'] } })
    expect(t.refusal(0, offer(1, { giveMoney: 500, ask: 'contract:insurance' }))).toBeUndefined()
  })
  test('[COM-9.5] nobody is asked for more cards than he holds', () => {
    const t = table(hands())
    for (const ask of [
      ['any:territory', 'any:territory'],
      ['any:contract', 'contract:rice'],
    ] satisfies Item[][])
      expect(t.refusal(0, offer(2, { giveMoney: 500, ask }))).toEqual({ rule: 'COM-9.5', why: 'notTheirs' })
    expect(t.refusal(0, offer(2, { giveMoney: 500, ask: ['any:territory', 'any:contract'] }))).toBeUndefined()
    expect(t.refusal(0, offer([1, 2], { giveMoney: 500, ask: ['any:territory', 'any:territory'] }))).toBeUndefined()
    t.play(1, offer(0, { give: ['territory:spagna', 'territory:kenya'] }))
    expect(t.refusal(0, offer(2, { giveMoney: 500, ask: ['any:territory', 'any:territory'] }))).toMatchObject({ why: 'notTheirs' })
  })
})

describe('money', () => {
  test('[COM-9.5] goes one way', () => {
    expect(table(hands()).refusal(0, offer(1, { giveMoney: 500, askMoney: 500 }))).toEqual({ rule: 'COM-9.5', why: 'moneyBothWays' })
  })
  test('[COM-9.5] is in cash: the maker has what he offers, somebody what is asked for', () => {
    const t = table(hands({ money: [10_000, 20_000, 30_000] }))
    expect(t.refusal(0, offer(1, { giveMoney: 10_500 }))).toEqual({ rule: 'COM-9.5', why: 'notEnoughCash', with: { euro: 10_500 } })
    expect(t.refusal(0, offer(1, { giveMoney: 10_000 }))).toBeUndefined()
    expect(t.refusal(0, offer(1, { askMoney: 20_500 }))).toEqual({ rule: 'COM-9.5', why: 'theyCannotPay', with: { euro: 20_500 } })
    expect(t.refusal(0, offer(1, { askMoney: 20_000 }))).toBeUndefined()
    expect(t.refusal(0, offer([1, 2], { askMoney: 30_000 }))).toBeUndefined()
    t.play(0, offer([1, 2], { askMoney: 30_000 }))
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.5', why: 'theyCannotPay', with: { euro: 30_000 } })
  })
})

describe('offers to several', () => {
  test('[COM-9.5] the first to accept has it', () => {
    const t = table(hands())
      .play(0, offer([1, 2], { give: 'territory:polonia', askMoney: 8_000 }))
      .play(2, accept(1))
    expect(t.state.territories[2]).toEqual(['polonia', 'brasilenord'])
    expect(t.state.money).toEqual([208_000, 200_000, 192_000])
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.6', why: 'offerGone' })
  })
  test('[COM-9.5] one who declines is out of it, the others are not', () => {
    const t = table(hands())
      .play(0, offer([1, 2], { give: 'territory:polonia', askMoney: 8_000 }))
      .play(1, decline(1))
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.5', why: 'notMadeToYou' })
    t.play(2, accept(1))
    expect(t.state.territories[2]).toEqual(['polonia', 'brasilenord'])
  })
  test('[COM-9.5] an offer is answered by those it is made to, and by nobody else', () => {
    const t = table(hands()).play(0, offer(1, { give: 'territory:polonia', askMoney: 8_000 }))
    for (const seat of [0, 2])
      for (const command of [accept(1), decline(1)]) expect(t.refusal(seat, command)).toEqual({ rule: 'COM-9.5', why: 'notMadeToYou' })
    for (const seat of [1, 2]) expect(t.refusal(seat, withdraw(1))).toEqual({ rule: 'COM-9.6', why: 'notYourOffer' })
  })
})

describe('offers to all of several', () => {
  const toBoth = (changes: Parameters<typeof offer>[1] = {}) => offer([1, 2], { all: true, ...changes })

  test('[COM-9.5] are carried out when all have accepted, not before, the same for and from each', () => {
    const t = table(hands())
    const before = sums(t.state)
    t.play(0, toBoth({ giveMoney: 20_000, ask: ['any:territory', 'pass'] })).play(2, accept(1, { pick: 'territory:brasilenord' }))
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
    expect(t.state.passes).toEqual([])
    expect(t.state.territories).toEqual([['francia', 'polonia'], ['spagna', 'egitto', 'kenya'], []])
    expect(sums(t.state)).toEqual(before)
    t.play(1, accept(1, { pick: 'territory:kenya' }))
    expect(t.state.money).toEqual([160_000, 220_000, 220_000])
    expect(t.state.passes).toHaveLength(2)
    expect(t.state.passes).toEqual(
      expect.arrayContaining([
        { from: 1, to: 0 },
        { from: 2, to: 0 },
      ]),
    )
    expect(t.state.territories).toEqual([['francia', 'polonia', 'kenya', 'brasilenord'], ['spagna', 'egitto'], []])
    expect(sums(t.state)).toEqual(before)
  })
  test('[COM-9.5] money comes from each', () => {
    const t = table(hands())
      .play(0, toBoth({ give: 'pass', askMoney: 7_000 }))
      .play(1, accept(1))
      .play(2, accept(1))
    expect(t.state.money).toEqual([214_000, 193_000, 193_000])
    expect(t.state.passes).toHaveLength(2)
    expect(t.state.passes).toContainEqual({ from: 0, to: 1 })
    expect(t.state.passes).toContainEqual({ from: 0, to: 2 })
  })
  test('[COM-9.5] the maker has the money for all of them', () => {
    const t = table(hands({ money: [30_000, 0, 0] }))
    expect(t.refusal(0, toBoth({ giveMoney: 15_500 }))).toEqual({ rule: 'COM-9.5', why: 'notEnoughCash', with: { euro: 31_000 } })
    expect(t.refusal(0, toBoth({ giveMoney: 15_000 }))).toBeUndefined()
  })
  test('[COM-9.5] each of them has the money', () => {
    const t = table(hands({ money: [0, 30_000, 10_000] }))
    expect(t.refusal(0, toBoth({ askMoney: 10_500 }))).toEqual({ rule: 'COM-9.5', why: 'theyCannotPay', with: { euro: 10_500 } })
    expect(t.refusal(0, toBoth({ askMoney: 10_000 }))).toBeUndefined()
  })
  test('[COM-9.5] hold only money, passes and cards by description', () => {
    const t = table(hands({ bases: bases(['germania', 'cechia'], ['italia'], ['giappone']) }))
    const give: Item[] = ['territory:polonia', 'contract:toys', `vehicle:${truck(0)}`, 'branch:cechia']
    for (const item of give) expect(t.refusal(0, toBoth({ give: item, askMoney: 500 }))).toEqual({ rule: 'COM-9.5', why: 'onlyForOne' })
    const ask: Item[] = ['territory:kenya', 'contract:books', `vehicle:${truck(1)}`, 'branch:spagna']
    for (const item of ask) expect(t.refusal(0, toBoth({ giveMoney: 500, ask: item }))).toEqual({ rule: 'COM-9.5', why: 'onlyForOne' })
    for (const item of [`lift:${truck(0)}:${ship(1)}`, `charter:${truck(1)}:1`] as const)
      expect(t.refusal(0, toBoth({ giveMoney: 500, ask: item }))).toEqual({ rule: 'COM-9.3', why: 'onlyForOne' })
    for (const item of ['any:territory', 'any:SA', 'any:contract', 'pass'] as const)
      expect(t.refusal(0, toBoth({ giveMoney: 500, ask: item }))).toBeUndefined()
  })
  test('[COM-9.5] are made to more than one', () => {
    expect(table(hands()).refusal(0, offer(1, { all: true, giveMoney: 500 }))).toEqual({ rule: 'COM-9.5', why: 'toAnotherPlayer' })
  })
  test('[COM-9.5] are accepted once by each', () => {
    const t = table(hands())
      .play(0, toBoth({ giveMoney: 500 }))
      .play(1, accept(1))
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.5', why: 'alreadyAgreed' })
  })
  test('[COM-9.5] vanish when the maker can no longer pay all of them, and not before', () => {
    const t = table(hands({ money: [41_000, 0, 0] })).play(0, toBoth({ giveMoney: 20_000, ask: 'any:territory' }))
    t.play(1, offer(0, { askMoney: 1_000 })).play(0, accept(2))
    expect(t.state.offers.map(({ id }) => id)).toEqual([1])
    t.play(1, offer(0, { askMoney: 500 })).play(0, accept(3))
    expect(t.state.offers).toEqual([])
  })
  test('[COM-9.5] vanish when one of them has no card left to give, whatever another has agreed to', () => {
    const t = table(hands())
      .play(0, toBoth({ giveMoney: 500, ask: 'any:territory' }))
      .play(1, accept(1, { pick: 'territory:kenya' }))
    t.play(2, auction('territory:brasilenord', 500))
    expect(t.state.offers).toEqual([])
    expect(t.state.territories[1]).toEqual(['spagna', 'egitto', 'kenya'])
  })
  test('[COM-9.5] stand when one has agreed to give his last card', () => {
    const t = table(hands())
      .play(0, toBoth({ giveMoney: 500, ask: 'any:territory' }))
      .play(2, accept(1, { pick: 'territory:brasilenord' }))
    t.play(0, { kind: 'draw', deck: 'territory' }).play(1, accept(1, { pick: 'territory:kenya' }))
    expect(t.state.money).toEqual([199_000, 200_500, 200_500])
  })
  test('[COM-9.5] end when one declines, and what the others had picked goes back', () => {
    const t = table(hands()).play(0, toBoth({ giveMoney: 500, ask: ['any:territory', 'any:contract'] }))
    t.play(1, accept(1, { pick: ['territory:kenya', 'contract:ivory'] })).play(2, decline(1))
    expect(t.state.offers).toEqual([])
    expect(t.state.territories[1]).toEqual(['spagna', 'egitto', 'kenya'])
    expect(t.state.contracts[1]).toEqual(['books', 'ivory'])
    expect(t.state.money).toEqual([200_000, 200_000, 200_000])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: 1, from: 0, how: 'declined' }])
  })
  test('[COM-9.5] vanish when one who has agreed can no longer pay', () => {
    const t = table(hands({ money: [200_000, 10_000, 200_000] })).play(0, toBoth({ ask: 'any:territory', askMoney: 10_000 }))
    t.play(1, accept(1, { pick: 'territory:kenya' }))
      .play(1, offer(2, { giveMoney: 500 }))
      .play(2, accept(2))
    expect(t.state.offers).toEqual([])
    expect(t.state.territories[1]).toEqual(['spagna', 'egitto', 'kenya'])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: 1, from: 0, how: 'impossible' }])
  })
})

describe('counter-offers', () => {
  test('[COM-9.6] an offer made in answer to another declines it', () => {
    const t = table(hands()).play(0, offer(1, { give: 'territory:polonia', askMoney: 20_000 }))
    t.play(1, offer(0, { giveMoney: 10_000, ask: 'territory:francia', answers: 1 }))
    expect(t.state.offers.map(({ id, from }) => ({ id, from }))).toEqual([{ id: 2, from: 1 }])
    expect(t.state.territories[0]).toEqual(['francia', 'polonia'])
    expect(t.events('spectator').slice(1)).toMatchObject([
      { kind: 'offerDeclined', offer: 1, by: 1 },
      { kind: 'offerEnded', offer: 1, how: 'declined' },
      { kind: 'offerMade', offer: 2, from: 1, to: [0], answers: 1 },
    ])
    t.play(0, accept(2))
    expect(t.state.money).toEqual([210_000, 190_000, 200_000])
  })
  test('[COM-9.6] of several it declines for its maker alone', () => {
    const t = table(hands()).play(0, offer([1, 2], { give: 'territory:polonia', askMoney: 20_000 }))
    t.play(1, offer(0, { giveMoney: 10_000, ask: 'territory:francia', answers: 1 })).play(2, accept(1))
    expect(t.state.money).toEqual([220_000, 200_000, 180_000])
    expect(t.state.offers.map(({ id }) => id)).toEqual([2])
  })
  test('[COM-9.6] it answers an open offer that was made to him, and goes to who made it', () => {
    const t = table(hands()).play(0, offer(1, { give: 'territory:polonia', askMoney: 20_000 }))
    expect(t.refusal(1, offer(0, { giveMoney: 500, answers: 2 }))).toEqual({ rule: 'COM-9.6', why: 'offerGone' })
    expect(t.refusal(2, offer(0, { giveMoney: 500, answers: 1 }))).toEqual({ rule: 'COM-9.5', why: 'notMadeToYou' })
    expect(t.refusal(1, offer(2, { giveMoney: 500, answers: 1 }))).toEqual({ rule: 'COM-9.1', why: 'toAnotherPlayer' })
    expect(t.refusal(1, offer([0, 2], { giveMoney: 500, answers: 1 }))).toBeUndefined()
  })
  test('[COM-9.6] it may ask for the very card that was offered, for less', () => {
    const t = table({ agenda: turnOf(0), territories: [['polonia'], [], []] }).play(
      0,
      offer(1, { give: 'territory:polonia', askMoney: 20_000 }),
    )
    const counter = offer(0, { giveMoney: 10_000, ask: 'territory:polonia', answers: 1 })
    expect(t.refusal(1, counter)).toBeUndefined()
    t.play(1, counter).play(0, accept(2))
    expect(t.state.territories).toEqual([[], ['polonia'], []])
    expect(t.state.money).toEqual([210_000, 190_000, 200_000])
  })
})

describe('how an offer ends', () => {
  test('[COM-9.6] one open offer a maker: a new one replaces it, and its cards go back', () => {
    const t = table(hands()).play(0, offer(1, { give: 'territory:polonia', askMoney: 20_000 }))
    t.play(1, offer(2, { giveMoney: 500 })).play(0, offer(2, { give: 'territory:francia', askMoney: 20_000 }))
    expect(t.state.offers.map(({ id }) => id)).toEqual([2, 3])
    expect(t.state.territories[0]).toEqual(['polonia'])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: 1, from: 0, how: 'replaced' }])
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.6', why: 'offerGone' })
  })
  test('[COM-9.6] the new one may hold the same card at another price', () => {
    const t = table({ agenda: turnOf(0), territories: [['polonia'], [], []] }).play(
      0,
      offer(1, { give: 'territory:polonia', askMoney: 20_000 }),
    )
    const cheaper = offer(1, { give: 'territory:polonia', askMoney: 10_000 })
    expect(t.refusal(0, cheaper)).toBeUndefined()
    t.play(0, cheaper).play(1, accept(2))
    expect(t.state.territories).toEqual([[], ['polonia'], []])
    expect(t.state.money).toEqual([210_000, 190_000, 200_000])
  })
  test('[COM-9.6] and the same contract card', () => {
    const t = table({ agenda: turnOf(0), contracts: [['toys'], [], []] }).play(0, offer(1, { give: 'contract:toys', askMoney: 20_000 }))
    expect(t.refusal(0, offer([1, 2], { give: 'contract:toys', askMoney: 20_000 }))).toBeUndefined()
  })
  test('[COM-9.6] one that is refused replaces nothing', () => {
    const t = table(hands()).play(0, offer(1, { give: 'territory:polonia', askMoney: 20_000 }))
    expect(t.refusal(0, offer(1, { giveMoney: 300_000 }))).toBeDefined()
    expect(t.state.offers.map(({ id }) => id)).toEqual([1])
  })
  test('[COM-9.6] declined by all', () => {
    const t = table(hands())
      .play(0, offer([1, 2], { give: 'territory:polonia', askMoney: 500 }))
      .play(2, decline(1))
    expect(t.state.offers).toHaveLength(1)
    t.play(1, decline(1))
    expect(t.state.offers).toEqual([])
    expect(t.state.territories[0]).toEqual(['francia', 'polonia'])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: 1, from: 0, how: 'declined' }])
  })
  test('[COM-9.6] withdrawn', () => {
    const t = table(hands())
      .play(0, offer(1, { give: 'contract:toys', askMoney: 500 }))
      .play(0, withdraw(1))
    expect(t.state.contracts[0]).toEqual(['vaccines', 'toys'])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: 1, from: 0, how: 'withdrawn' }])
    for (const command of [accept(1), decline(1)]) expect(t.refusal(1, command)).toEqual({ rule: 'COM-9.6', why: 'offerGone' })
    expect(t.refusal(0, withdraw(1))).toEqual({ rule: 'COM-9.6', why: 'offerGone' })
  })
  test("[COM-9.6] made in the own turn it ends with it; made in another's, with the own next one", () => {
    const t = table(hands({ agenda: turnsFrom(0), customs: customsDeck() }))
    t.play(0, offer(1, { give: 'territory:polonia', askMoney: 500 }))
    t.play(1, offer(0, { give: 'territory:kenya', askMoney: 500 }))
    t.play(2, offer(0, { give: 'territory:brasilenord', askMoney: 500 }))
    t.play(0, { kind: 'endTurn' })
    expect(t.state.offers.map(({ id }) => id)).toEqual([2, 3])
    expect(t.state.territories[0]).toEqual(['francia', 'polonia'])
    t.play(1, { kind: 'endTurn' })
    expect(t.state.offers.map(({ id }) => id)).toEqual([3])
    expect(t.state.territories[1]).toEqual(['spagna', 'egitto', 'kenya'])
    t.play(2, { kind: 'endTurn' })
    expect(t.state.offers).toEqual([])
    expect(ended(t)).toEqual([1, 2, 3].map(id => ({ kind: 'offerEnded', offer: id, from: id - 1, how: 'lapsed' })))
  })
  test('[COM-4.10] it ends, too, with a turn that a card ends', () => {
    const t = table(
      delivering(
        truck(0),
        1,
        3,
        hands({ signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []], customs: customsDeck('goodsHeld') }),
      ),
    )
    t.play(0, offer(1, { give: 'territory:polonia', askMoney: 500 })).play(1, offer(0, { give: 'territory:kenya', askMoney: 500 }))
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    expect(t.state.offers.map(({ id }) => id)).toEqual([2])
  })
  test('[COM-9.6] the table may set a limit: so many decisions later it ends', () => {
    const t = table(hands({ options: { game: 'points', vpTable: 'standard', offerLimit: 2, rounds: 15 } }))
    t.play(1, offer(0, { give: 'territory:kenya', askMoney: 500 })).play(0, { kind: 'draw', deck: 'territory' })
    t.play(2, offer(0, { giveMoney: 500 }))
    expect(t.state.offers.map(({ id }) => id)).toEqual([1, 2])
    t.play(0, { kind: 'draw', deck: 'territory' })
    expect(t.state.offers.map(({ id }) => id)).toEqual([2])
    expect(t.state.territories[1]).toEqual(['spagna', 'egitto', 'kenya'])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: 1, from: 1, how: 'lapsed' }])
  })
  test('[COM-9.6] without a limit it does not', () => {
    const t = table(hands()).play(1, offer(0, { give: 'territory:kenya', askMoney: 500 }))
    t.play(0, { kind: 'draw', deck: 'territory' }).play(0, { kind: 'draw', deck: 'territory' })
    expect(t.state.offers).toHaveLength(1)
  })
  test('[COM-9.6] the limit is within reason', () => {
    const refused = { refused: { rule: 'COM-9.6', why: 'limitOutOfRange', with: { least: 0, most: 100 } } }
    expect(competitors.options(3, { offerLimit: 101 })).toEqual(refused)
    expect(competitors.options(3, { offerLimit: -1 })).toEqual(refused)
    expect(competitors.options(3, { offerLimit: 100 })).toMatchObject({ ok: { offerLimit: 100 } })
  })
  test('[COM-9.6] nobody waits: those it is made to are invited and do not hold up the game', () => {
    const t = table(hands()).play(1, offer([0, 2], { give: 'territory:kenya', askMoney: 500 }))
    expect(t.pending).toEqual([0])
    expect(engine(competitors).invited(t.view('spectator'))).toEqual([0, 2])
    t.play(0, { kind: 'draw', deck: 'contract' })
    expect(t.pending).toEqual([0])
  })
})

describe('an offer that has become impossible vanishes', () => {
  const gone = (t: Table, id: number) => {
    expect(t.state.offers).toEqual([])
    expect(ended(t)).toEqual([{ kind: 'offerEnded', offer: id, from: expect.any(Number), how: 'impossible' }])
  }
  const withBranch = bases(['germania', 'cechia'], ['italia', 'ungheria'], ['giappone'])

  test('[COM-9.5] when the money is gone in another deal', () => {
    const t = table(hands({ money: [10_000, 10_000, 0] }))
    t.play(0, offer(1, { giveMoney: 10_000, ask: 'any:contract' }))
      .play(2, offer(0, { askMoney: 500 }))
      .play(0, accept(2))
    gone(t, 1)
  })
  test('[COM-9.5] and what was laid aside for it goes back', () => {
    const t = table(hands({ money: [10_000, 10_000, 0] }))
    t.play(0, offer(1, { give: 'territory:polonia', askMoney: 10_000 }))
      .play(2, offer(1, { askMoney: 500 }))
      .play(1, accept(2))
    gone(t, 1)
    expect(t.state.territories[0]).toEqual(['francia', 'polonia'])
  })
  test('[COM-9.5] when the vehicle is laid aside in an auction', () => {
    const t = table(hands())
      .play(0, offer(1, { give: `vehicle:${truck(0)}`, askMoney: 500 }))
      .play(0, auction(`vehicle:${truck(0)}`, 500))
    gone(t, 1)
  })
  test('[COM-9.5] made to several it stands while one of them can still accept', () => {
    const t = table(hands({ money: [0, 10_000, 10_000] })).play(0, offer([1, 2], { give: 'territory:polonia', askMoney: 10_000 }))
    t.play(1, offer(0, { giveMoney: 10_000 })).play(0, accept(2))
    expect(t.state.offers.map(({ id }) => id)).toEqual([1])
    t.play(2, accept(1))
    expect(t.state.money).toEqual([20_000, 0, 0])
  })
  test('[COM-9.5] when a vehicle of it has been sold to the bank', () => {
    const t = table(hands())
      .play(0, offer(1, { give: `vehicle:${truck(0)}`, askMoney: 500 }))
      .play(0, { kind: 'sellVehicle', vehicle: truck(0) })
    gone(t, 1)
  })
  test('[COM-9.5] when a vehicle that is asked for has been sold to the bank', () => {
    const t = table(hands())
      .play(1, offer(0, { ask: `vehicle:${truck(0)}`, giveMoney: 500 }))
      .play(0, { kind: 'sellVehicle', vehicle: truck(0) })
    gone(t, 1)
  })
  test('[COM-9.5] when a branch of it has been sold to the bank', () => {
    const t = table(hands({ bases: withBranch })).play(0, offer(1, { give: 'branch:cechia', askMoney: 500 }))
    t.play(0, { kind: 'sellBranch', state: 'cechia' })
    gone(t, 1)
  })
  test('[COM-9.5] when its money has been spent on a vehicle', () => {
    const t = table(hands({ money: [30_000, 0, 0] })).play(0, offer(1, { giveMoney: 10_000, ask: 'any:contract' }))
    t.play(0, { kind: 'buyVehicle', vehicle: 'truck', at: 'germania' })
    gone(t, 1)
  })
  test('[COM-9.5] when the last free piece has been bought', () => {
    const t = table(hands({ money: [300_000, 0, 0], fleet: fleet({ [ship(0, 2)]: inState('germania') }) }))
    t.play(1, offer(0, { give: `vehicle:${ship(1)}`, askMoney: 500 })).play(0, { kind: 'buyVehicle', vehicle: 'ship', at: 'germania' })
    gone(t, 1)
  })
  test('[COM-9.5] when its money has been spent on a branch', () => {
    const t = table(hands({ money: [100_000, 0, 0], fleet: fleet({}) })).play(0, offer(1, { giveMoney: 10_000, ask: 'any:contract' }))
    t.play(0, { kind: 'buyBranch', state: 'francia' })
    gone(t, 1)
  })
  test('[COM-9.5] when its money has been spent on fuel and tax', () => {
    const t = table(hands({ money: [20_000, 0, 0], fleet: fleet({ [truck(0)]: inState('austria') }) }))
    t.play(0, offer(1, { giveMoney: 20_000, ask: 'any:contract' })).play(0, { kind: 'step', vehicle: truck(0), to: 'italia' })
    gone(t, 1)
  })
  test('[COM-9.5] when a vehicle of it sets out to deliver', () => {
    const t = table(hands({ contracts: [[], ['books'], []], signed: [[signed(1, 'germania', 'toys', 'svizzera')], [], []] }))
    t.play(0, offer(1, { give: `vehicle:${truck(0)}`, askMoney: 500 })).play(0, { kind: 'deliver', signed: 1, vehicle: truck(0) })
    gone(t, 1)
  })
  test('[COM-9.5] when a truck of it boards a ship', () => {
    const t = table(hands())
      .play(0, offer(1, { give: `vehicle:${truck(0)}`, askMoney: 500 }))
      .play(0, { kind: 'board', truck: truck(0), carrier: ship(0) })
    gone(t, 1)
  })
  test('[COM-9.5] when a ship of it takes a truck aboard', () => {
    const t = table(hands())
      .play(1, offer(0, { ask: `vehicle:${plane(0)}`, giveMoney: 500 }))
      .play(0, { kind: 'board', truck: truck(0), carrier: plane(0) })
    gone(t, 1)
  })
  test('[COM-9.5] when the vehicle has gone to another, though its number has come back with a new one', () => {
    const t = table(hands({ fleet: fleet({ [truck(1)]: inState('grecia') }) })).play(
      2,
      offer(0, { ask: `vehicle:${truck(0)}`, giveMoney: 20_000 }),
    )
    t.play(0, offer(1, { give: `vehicle:${truck(0)}`, ask: `vehicle:${truck(1)}` })).play(1, accept(2))
    gone(t, 1)
  })
  test('[COM-9.5] when those it asks no longer hold so many cards, which all can see', () => {
    const t = table({ agenda: turnOf(0), territories: [['francia', 'polonia'], [], []], contracts: [['toys'], [], []] })
    t.play(1, offer(0, { giveMoney: 500, ask: 'any:contract' }))
    t.play(0, { kind: 'sign', sender: 'francia', contract: 'toys', recipient: 'polonia' })
    gone(t, 1)
  })
  test('[COM-9.5] when a vehicle of it was sold to pay customs on arrival', () => {
    const t = table(
      delivering(
        truck(0),
        1,
        3,
        hands({ money: [1_000, 0, 0], signed: [[signed(1, 'germania', 'fabrics', 'svizzera')], [], []], customs: customsDeck('penalty') }),
      ),
    )
    t.play(0, offer(1, { give: `vehicle:${truck(0, 2)}` })).play(0, { kind: 'step', vehicle: truck(0), to: 'svizzera' })
    t.play(0, { kind: 'sellVehicle', vehicle: truck(0, 2) })
    expect(t.state.vp[0]).toBe(1)
    gone(t, 1)
  })
  test('[COM-9.5] when a truck that was to ride is set at a new branch', () => {
    const t = table(hands({ fleet: fleet({ [truck(0)]: inState('italia') }) })).play(0, offer(1, { ask: `lift:${truck(0)}:${ship(1)}` }))
    t.play(0, { kind: 'buyBranch', state: 'francia' })
      .play(0, { kind: 'place', vehicle: truck(0) })
      .play(0, { kind: 'skip' })
    gone(t, 1)
  })
  test('[COM-9.5] when a truck that was to ride is blown home', () => {
    const t = table(
      hands({
        agenda: [{ kind: 'beginTurn', seat: 2 }, { kind: 'blownHome', vehicle: truck(0) }, ...turnOf(1)],
        turn: 1,
        fleet: fleet({ [truck(0)]: inState('francia'), [ship(1)]: inState('francia') }),
      }),
    )
    t.play(0, offer(1, { ask: `lift:${truck(0)}:${ship(1)}` })).play(1, { kind: 'endTurn' })
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('germania'))
    gone(t, 1)
  })
  test('[COM-9.5] but not for what hands hold in secret: it would tell', () => {
    const t = table(hands()).play(0, offer([1, 2], { giveMoney: 500, ask: 'territory:kenya' }))
    t.play(1, offer(2, { give: 'territory:kenya' })).play(2, accept(2))
    expect(t.state.offers.map(({ id }) => id)).toEqual([1])
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.5', why: 'notInYourHand' })
    t.play(2, accept(1))
    expect(t.state.territories[0]).toEqual(['francia', 'polonia', 'kenya'])
  })
  test('[COM-9.5] nothing moves when it cannot be carried out whole', () => {
    const full = fleet({ [truck(1, 3)]: inState('italia'), [truck(1, 4)]: inState('italia'), [truck(1, 5)]: inState('italia') })
    const t = table(hands({ fleet: full })).play(0, offer([1, 2], { give: ['territory:polonia', `vehicle:${truck(0)}`], askMoney: 500 }))
    const before = structuredClone(t.state)
    expect(t.refusal(1, accept(1))).toEqual({ rule: 'COM-9.2', why: 'noFreePiece', with: { vehicle: 'truck' } })
    expect(t.state).toEqual(before)
    t.play(2, accept(1))
    expect(t.state.fleet[truck(2, 3)]?.place).toEqual(inState('germania'))
  })
})
