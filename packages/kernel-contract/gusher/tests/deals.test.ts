import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import type { Offer } from '../state.ts'
import { stage } from './stage.ts'

const { table } = testTable(stage)
const gives = { ones: 1, twos: 1 } as const
const offer = { kind: 'offer', to: 1, ...gives, money: 4, barrels: 2 } as const
const standing: Offer<never> = { id: 1, from: 0, to: 1, licences: [1, 2], money: 4, barrels: 2 }

test('[GSH-7.1] a player may offer licences from his hand to another for money and barrels, in the turn of anybody', () => {
  const t = table({ hands: [[1, 1, 2], [], []], oil: [0, 2, 0], agenda: [{ kind: 'prospect', seat: 2, actions: 2 }] }).play(0, offer)
  expect(t.state.offers).toEqual([standing])
  expect(t.pending).toEqual([2])
})

test('[GSH-7.1] what is in an offer is known only to its maker and its receiver', () => {
  const t = table({ hands: [[1, 2], [], []], oil: [0, 2, 0] }).play(0, offer)
  const said = { kind: 'offerMade', offer: 1, from: 0, to: 1, count: 2, money: 4, barrels: 2 }
  for (const viewer of [0, 1] as const) {
    expect(t.events(viewer)).toEqual([{ ...said, licences: [1, 2] }])
    expect(t.view(viewer).offers).toEqual([standing])
  }
  for (const viewer of [2, 'spectator'] as const) {
    expect(t.events(viewer)).toEqual([{ ...said, licences: null }])
    expect(t.view(viewer).offers).toEqual([{ ...standing, licences: [null, null] }])
  }
})

test('[GSH-7.1] an offer may ask for money, for barrels, for both, or for nothing', () => {
  const t = table({ hands: [[1, 2], []], oil: [0, 3] })
  for (const asked of [
    { money: 3, barrels: 0 },
    { money: 0, barrels: 3 },
    { money: 3, barrels: 3 },
    { money: 0, barrels: 0 },
  ])
    expect(t.refusal(0, { kind: 'offer', to: 1, ...gives, ...asked })).toBeUndefined()
})

test('[GSH-7.1] an offer asks for no more than its receiver has', () => {
  const t = table({ hands: [[1, 2], [], []], money: [10, 4, 10], oil: [5, 2, 5] })
  const refused = { rule: 'GSH-7.1', why: 'askedTooMuch', with: { money: 4, barrels: 2 } }
  expect(t.refusal(0, { ...offer, money: 5 })).toEqual(refused)
  expect(t.refusal(0, { ...offer, barrels: 3 })).toEqual(refused)
  expect(t.refusal(0, offer)).toBeUndefined()
})

test('[GSH-7.1] the choices on show hold an offer to every other player', () => {
  const offersOf = (t: ReturnType<typeof table>) => t.legal(0).filter(({ kind }) => kind === 'offer')
  expect(offersOf(table({ hands: [[2], [], []], money: [10, 10, 1] }))).toEqual([
    { kind: 'offer', to: 1, ones: 0, twos: 1, money: 2, barrels: 0 },
    { kind: 'offer', to: 2, ones: 0, twos: 1, money: 1, barrels: 0 },
  ])
  expect(offersOf(table({ hands: [[], [], []] }))).toEqual([])
})

test('[GSH-7.1] an offer is made to another player at the table', () => {
  const t = table({ hands: [[1, 2], []] })
  for (const to of [0, 2]) expect(t.refusal(0, { ...offer, to })).toEqual({ rule: 'GSH-7.1', why: 'toAnotherPlayer' })
})

test('[GSH-7.1] an offer holds at least one licence, and none that is not in hand', () => {
  const t = table({ hands: [[1, 2], []] })
  expect(t.refusal(0, { ...offer, ones: 0, twos: 0 })).toEqual({ rule: 'GSH-7.1', why: 'offerLicences' })
  for (const gift of [
    { ones: 2, twos: 0 },
    { ones: 0, twos: 2 },
  ])
    expect(t.refusal(0, { ...offer, ...gift })).toEqual({ rule: 'GSH-7.1', why: 'notInYourHand', with: { ones: 1, twos: 1 } })
})

test('[GSH-7.1] a table may be without deals', () => {
  const t = table({ deals: false, hands: [[1, 2], []] })
  expect(t.refusal(0, offer)).toEqual({ rule: 'GSH-7.1', why: 'noDealsHere' })
  expect(t.legal(1)).toEqual([])
})

test('[GSH-7.2] no deals are made while a bid is being paid', () => {
  const t = table({ hands: [[1, 2], [2]], oil: [0, 2], offers: [standing], agenda: [{ kind: 'payBid', winner: 1, points: 2 }] })
  for (const command of [offer, { kind: 'withdraw', offer: 1 }] as const)
    expect(t.refusal(0, command)).toEqual({ rule: 'GSH-7.2', why: 'bidFirst' })
  for (const kind of ['accept', 'refuse'] as const) expect(t.refusal(1, { kind, offer: 1 })).toEqual({ rule: 'GSH-7.2', why: 'bidFirst' })
})

test('[GSH-7.2] deals go on once the bid is paid', () => {
  const t = table({
    hands: [[1, 2], [2]],
    oil: [0, 2],
    agenda: [
      { kind: 'sell', seller: 1 },
      { kind: 'payBid', winner: 1, points: 2 },
    ],
  })
  t.play(1, { kind: 'pay', ones: 0, twos: 1 })
  expect(t.refusal(0, offer)).toBeUndefined()
})

test('[GSH-7.3] what is offered is laid aside: it is in no hand and pays no bid', () => {
  const t = table({
    hands: [[2, 2, 2], []],
    oil: [1, 2],
    agenda: [{ kind: 'bidding', in: [0, 1], turn: 1, standing: { seat: 0, points: 5 } }],
  })
  t.play(0, { ...offer, ones: 0, twos: 1 })
  expect(t.state.hands[0]).toEqual([2, 2])
  t.play(1, { kind: 'pass' })
  expect(t.events('spectator').at(-1)).toMatchObject({ kind: 'bluffCalled', seat: 0, points: 5 })
})

test('[GSH-7.3] a player has one open offer at a time', () => {
  const t = table({
    hands: [
      [1, 2],
      [1, 2],
    ],
    oil: [2, 2],
    offers: [standing],
  })
  expect(t.refusal(0, offer)).toEqual({ rule: 'GSH-7.3', why: 'oneOfferAtATime' })
  expect(t.refusal(1, { ...offer, to: 0 })).toBeUndefined()
})

test('[GSH-7.3] whoever accepts gets the licences and gives what was asked for', () => {
  const t = table({ hands: [[1], [2]], money: [10, 4], oil: [0, 2], offers: [standing] }).play(1, { kind: 'accept', offer: 1 })
  expect(t.state).toMatchObject({ hands: [[1], [1, 2, 2]], money: [14, 0], oil: [2, 0], offers: [], bank: 0 })
  expect(t.events('spectator')).toEqual([{ kind: 'offerAccepted', offer: 1, from: 0, to: 1, money: 4, barrels: 2 }])
})

test('[GSH-7.3] whoever lacks what is asked for cannot accept', () => {
  const accept = { kind: 'accept', offer: 1 } as const
  const poor = table({ money: [10, 3], oil: [0, 2], offers: [standing] })
  expect(poor.refusal(1, accept)).toEqual({ rule: 'GSH-7.3', why: 'notEnoughMoney', with: { money: 4 } })
  const dry = table({ money: [10, 4], oil: [0, 1], offers: [standing] })
  expect(dry.refusal(1, accept)).toEqual({ rule: 'GSH-7.3', why: 'notEnoughOil', with: { barrels: 2 } })
})

test('[GSH-7.3] the receiver may refuse, and the maker may withdraw: the licences go back', () => {
  for (const [seat, kind, how] of [
    [1, 'refuse', 'refused'],
    [0, 'withdraw', 'withdrawn'],
  ] as const) {
    const t = table({ hands: [[1], []], offers: [standing] }).play(seat, { kind, offer: 1 })
    expect(t.state).toMatchObject({ hands: [[1, 1, 2], []], money: [10, 10], offers: [] })
    expect(t.events('spectator')).toEqual([{ kind: 'offerClosed', offer: 1, from: 0, to: 1, how }])
  }
})

test('[GSH-7.3] an offer is answered by its receiver and withdrawn by its maker, by nobody else', () => {
  const t = table({ hands: [[], [], []], money: [10, 10, 10], oil: [9, 9, 9], offers: [standing] })
  for (const seat of [0, 2])
    for (const kind of ['accept', 'refuse'] as const)
      expect(t.refusal(seat, { kind, offer: 1 })).toEqual({ rule: 'GSH-7.3', why: 'notMadeToYou' })
  for (const seat of [1, 2]) expect(t.refusal(seat, { kind: 'withdraw', offer: 1 })).toEqual({ rule: 'GSH-7.3', why: 'notYourOffer' })
})

test('[GSH-7.3] an offer that is closed stays closed', () => {
  const t = table({ oil: [0, 2], offers: [standing], offersMade: 1 }).play(1, { kind: 'refuse', offer: 1 })
  expect(t.refusal(1, { kind: 'accept', offer: 1 })).toEqual({ rule: 'GSH-7.3', why: 'offerGone' })
  t.play(0, offer).play(0, { kind: 'withdraw', offer: 2 }).play(0, offer)
  expect(t.state.offers[0]?.id).toBe(3)
})

test('[GSH-7.3] an offer lapses when its maker decides something else', () => {
  const t = table({ hands: [[], []], offers: [standing] }).play(0, { kind: 'peek', well: 0 })
  expect(t.state.offers).toEqual([])
  expect(t.state.hands[0]).toEqual([1, 2])
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'offerClosed', offer: 1, from: 0, to: 1, how: 'lapsed' })
})

test('[GSH-7.3] an offer stands while others decide, and while its maker answers another offer', () => {
  const back: Offer<never> = { id: 2, from: 1, to: 0, licences: [1], money: 0, barrels: 0 }
  const t = table({ seats: 3, offers: [standing, back], agenda: [{ kind: 'prospect', seat: 2, actions: 2 }] })
  t.play(2, { kind: 'endTurn' }).play(0, { kind: 'accept', offer: 2 })
  expect(t.state.offers).toEqual([standing])
})

test('[GSH-7.3] an offer lapses with the secret choice that its maker is asked for, not when he changes it', () => {
  const choosing = { kind: 'chooseMarket', choices: ['none', 'none', 'none'] } as const
  const t = table({ seats: 3, agenda: [choosing], hands: [[1, 2], [], []], oil: [0, 2, 0] })
  t.play(0, { kind: 'choose', market: 'rail' }).play(0, offer).play(0, { kind: 'choose', market: 'rest' })
  expect(t.state.offers).toEqual([standing])
  const asked = table({ seats: 3, agenda: [choosing], offers: [standing] }).play(0, { kind: 'choose', market: 'rail' })
  expect(asked.state.offers).toEqual([])
})

test('[GSH-7.3] a lapsed offer is back in hand before the bid that its maker has just won is paid', () => {
  const t = table({ hands: [[], []], oil: [1, 0], offers: [standing], agenda: [{ kind: 'bidding', in: [0], turn: 0, standing: 'none' }] })
  t.play(0, { kind: 'bid', points: 3 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', winner: 0, points: 3 })
})
