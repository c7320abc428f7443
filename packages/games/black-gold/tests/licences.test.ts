import { testTable } from '@wildcat/kernel-contract/test-table'
import type { Licence } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { cardLeft } from '../queries.ts'
import { baron, inOrder, options, special, stage, standard } from './stage.ts'

const { table, luck } = testTable(stage)
const deal = (seat: number) => ({ kind: 'dealLicences', seat }) as const
const dealBaron = (company: 'hudson' | 'jet') => ({ kind: 'dealToBaron', company }) as const
const taken = [standard('3/12'), special('2/4/8 back 2'), standard('8/3')]

test('[BG-4.1] each gets the number of licences on his card, standard or special', () => {
  const t = table({ taken, agenda: inOrder(deal(0), deal(1), deal(2)) })
  expect(t.state.hands.map(hand => hand.length)).toEqual([3, 4, 8])
  expect(t.state.deck).toHaveLength(104 - 15)
})

test('[BG-4.1] values are the secret of who gets them; a player can look at his own at any time', () => {
  const t = table({ taken, deck: [1, 1, 2], agenda: [deal(0)] })
  expect(t.events(0)).toEqual([{ kind: 'licencesDealt', seat: 0, count: 3, due: 3, licences: [2, 1, 1] }])
  expect(t.events(1)).toEqual([{ kind: 'licencesDealt', seat: 0, count: 3, due: 3, licences: null }])
  expect(t.view(0).hands[0]).toEqual([1, 1, 2])
  expect([t.view(1).hands[0], t.view('spectator').hands[0]]).toEqual([
    [null, null, null],
    [null, null, null],
  ])
})

test('[BG-4.1] an empty deck is rebuilt from the discards', () => {
  const t = table({ taken, deck: [2], discard: [1, 1, 1], agenda: [deal(0)] })
  expect(t.state).toMatchObject({ hands: [[1, 1, 2], [], []], deck: [1], discard: [] })
})

test.each<Licence>([1, 2])('[BG-4.1] the discards are shuffled: a %i may come first', first => {
  const discard: Licence[] = [1, 1, 2, 2]
  const random = luck(chance => chance.shuffle('licences', discard.slice()).at(-1) === first)
  const t = table({ random, taken, deck: [], discard, agenda: [deal(0)] })
  expect(t.events(0).flatMap(event => (event.kind === 'licencesDealt' ? event.licences : []))[0]).toBe(first)
})

test('[BG-4.2] if deck and discards are both empty the rest of the deal is forgone', () => {
  const t = table({ taken, deck: [2], discard: [1], agenda: inOrder(deal(0), deal(1)) })
  expect(t.state).toMatchObject({ hands: [[1, 2], [], []], deck: [], discard: [] })
  expect(t.events('spectator')).toEqual([
    { kind: 'licencesDealt', seat: 0, count: 2, due: 3, licences: null },
    { kind: 'licencesDealt', seat: 1, count: 0, due: 4, licences: null },
  ])
})

test('[BG-4.2] licences are dealt in turn order, then the Oil Baron’s', () => {
  const t = table({ seats: 2, first: 1, options: options(), agenda: [{ kind: 'startRound' }] })
  const take = (seat: number) => t.play(seat, { kind: 'takeCard', card: t.state.onShow[1] ?? -1 })
  take(1)
  take(0)
  const dealt = t.events('spectator').flatMap((event): (number | string)[] => {
    if (event.kind === 'licencesDealt') return [event.seat]
    return event.kind === 'baronDealt' ? [event.company] : []
  })
  expect(dealt).toEqual([1, 0, 'hudson', 'jet'])
})

test.each([
  ['a standard card', '5/8', '2/4/8 back 2', 5],
  ['the special card', '2/4/8 back 2', '5/8', 4],
])(
  '[BG-7.6] two players: at each open company the Oil Baron gets as many licences as the card shows that nobody took: %s',
  (_, left, other, count) => {
    const card = (text: string) => (text.includes(' ') ? special(text) : standard(text))
    const t = table({
      taken: [standard('3/12'), card(other)],
      onShow: [card(left)],
      agenda: inOrder({ kind: 'discardLastCard' }, dealBaron('hudson'), dealBaron('jet')),
    })
    expect(cardLeft(t.state)).toBe(card(left))
    expect([t.state.baronHands.hudson.down.length, t.state.baronHands.jet.down.length]).toEqual([count, count])
    expect(t.state.deck).toHaveLength(104 - 2 * count)
    expect(t.events('spectator').slice(1)).toEqual([
      { kind: 'baronDealt', company: 'hudson', count, due: count },
      { kind: 'baronDealt', company: 'jet', count, due: count },
    ])
  },
)

test('[BG-7.6] they lie face down and nobody sees them', () => {
  const t = table({
    taken: [standard('3/12'), standard('4/10')],
    special: { deck: [], discard: [special('1/2/8 back 3')] },
    baronHands: baron({ hudson: { down: [2], up: [1] } }),
    agenda: [dealBaron('hudson')],
  })
  for (const viewer of [0, 1, 'spectator'] as const) expect(t.view(viewer).baronHands.hudson).toEqual({ down: [null, null, null], up: [1] })
  expect(JSON.stringify(t.events())).not.toContain('licences')
})

test('[BG-4.2] the Oil Baron too forgoes what is not there', () => {
  const t = table({
    taken: [standard('3/12'), standard('4/10')],
    special: { deck: [], discard: [special('1/2/8 back 3')] },
    deck: [2],
    agenda: inOrder(dealBaron('hudson'), dealBaron('jet')),
  })
  expect(t.state.baronHands).toMatchObject({ hudson: { down: [2] }, jet: { down: [] } })
  expect(t.events('spectator')).toEqual([
    { kind: 'baronDealt', company: 'hudson', count: 1, due: 2 },
    { kind: 'baronDealt', company: 'jet', count: 0, due: 2 },
  ])
})

test('[BG-7.6] with more players the Oil Baron gets none', () => {
  const t = table({ seats: 3, agenda: [{ kind: 'startRound' }] })
  for (const seat of [0, 1, 2]) t.play(seat, { kind: 'takeCard', card: t.state.onShow[0] ?? -1 })
  expect(t.events('spectator').some(event => event.kind === 'baronDealt')).toBe(false)
})
