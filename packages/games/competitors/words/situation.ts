/** What a viewer sees of the table, in the order in which it matters. A language brings its words; what is shown is the same in all. */
import { at, forSeats, type Names, type Seat, type Section } from '@wildcat/kernel'
import { basesOf } from '../bases.ts'
import { findSigned, isDelivery, type SeenJourney, unitOf } from '../journeys.ts'
import { allowedTm, pointsLeft, pointsToCome } from '../points.ts'
import type { View } from '../state.ts'
import { kindOf, placeOf } from '../vehicles.ts'
import { plans } from './plans.ts'
import { atlas, crossingsPart, grid } from './situation-map.ts'
import { auctions, bases, handsOf, offers, signed, vehicles } from './situation-parts.ts'
import type { SituationWords } from './situation-words.ts'

export const situationIn = (words: SituationWords) => {
  const still = [atlas(words), crossingsPart(words)]
  return (view: View, who: Names): Section[] => [
    round(words, view, who),
    ...journey(words, view, who),
    ...offers(words, view, who),
    ...auctions(words, view, who),
    players(words, view, who),
    ...handsOf(words, view, who),
    ...signed(words, view, who),
    ...plans(words.plans, view, who),
    ...vehicles(words, view, who),
    ...bases(words, view, who),
    ...inForce(words, view, who),
    decks(words, view),
    ...discards(words, view),
    ...still,
    grid(words, view),
  ]
}

function round(words: SituationWords, view: View, who: Names): Section {
  const { terms } = words
  const { weather, options, turn } = view
  return {
    title: view.round === 0 ? words.titles.setUp : words.round(view.round),
    rule: 'COM-3.1',
    rows: [
      [terms.game, words.game(options)],
      [terms.first, who(view.first)],
      ...(turn === 'nobody' ? [] : [[terms.turn, who(turn)]]),
      ...(weather === 'none' ? [] : [[terms.weather, words.weather(weather.continent, weather.roll)]]),
    ],
  }
}

/** [COM-4.8] */
function journey(words: SituationWords, view: View, who: Names): Section[] {
  const { journey: under } = view
  if (under === 'none') return []
  const { terms } = words
  const unit = unitOf(view, under)
  return [
    {
      title: under.delivery === 'none' ? words.titles.move : words.titles.delivery,
      rule: under.delivery === 'none' ? 'COM-4.4' : 'COM-4.8',
      rows: [
        [terms.player, who(under.seat)],
        ...(isDelivery(under) ? deliveryRows(words, view, under, who) : []),
        [terms.vehicle, words.standing(unit, placeOf(view, unit), who)],
        [terms.points, words.points(pointsLeft(under, kindOf(unit)), pointsToCome(under, kindOf(unit)), kindOf(unit))],
      ],
    },
  ]
}
function deliveryRows(words: SituationWords, view: View, under: SeenJourney, who: Names): string[][] {
  if (!isDelivery(under)) return []
  const { terms } = words
  const { signed: id, holder, noCustoms, legality, symbols, tippedOff } = under.delivery
  const found = findSigned(view, id)?.signed
  const contract = found?.contract ?? null
  const notes = [
    ...(noCustoms ? [words.notes.noCustoms] : []),
    ...(legality === 'legal' ? [words.notes.legal] : []),
    ...(tippedOff ? [words.notes.tippedOff] : []),
  ]
  return [
    ...(found === undefined ? [] : [[terms.contract, words.route(found.sender, found.recipient)]]),
    [terms.goods, contract === null ? words.faceDown(symbols) : words.contract(contract)],
    [terms.aboard, words.vehicle(holder, who)],
    [terms.tm, words.tm(under.tm, allowedTm(under), under.open)],
    ...(notes.length === 0 ? [] : [[terms.notes, notes.join('; ')]]),
  ]
}

const players = (words: SituationWords, view: View, who: Names): Section => ({
  title: words.titles.players,
  rule: 'COM-2.5',
  columns: words.columns.players,
  rows: forSeats(view.seats, (seat: Seat) => [
    who(seat),
    words.number(at(view.vp, seat)),
    words.euro(at(view.money, seat)),
    words.number(at(view.territories, seat).length),
    words.number(at(view.contracts, seat).length),
    basesOf(view, seat).length === 0 ? words.nothing : words.bases(basesOf(view, seat).map(({ state }) => state)),
    words.kept(at(view.kept, seat), at(view.doubled, seat)),
  ]),
})

/** Strikes, passes, charters and what insurance was used. */
function inForce(words: SituationWords, view: View, who: Names): Section[] {
  const { terms } = words
  const rows = [
    ...view.strikes.map(({ state, by }) => [terms.strike, words.strike(state, who(by))]),
    ...view.passes.map(({ from, to }) => [terms.pass, words.pass(who(from), who(to))]),
    ...view.charters.map(({ vehicle, by, signed: id }) => [terms.charter, words.charter(words.vehicle(vehicle, who), who(by), id)]),
    ...view.insured.map(state => [terms.insured, words.state(state)]),
  ]
  return rows.length === 0 ? [] : [{ title: words.titles.inForce, rule: 'COM-8.2', rows }]
}

/** [COM-2.3] Customs cards come again in the order in which they were seen. */
function decks(words: SituationWords, view: View): Section {
  const { terms } = words
  const { customs } = view
  const known = customs.deck.slice(0, customs.deck.length - customs.fresh).filter(card => card !== null)
  return {
    title: words.titles.decks,
    rule: 'COM-2.3',
    rows: [
      [terms.territories, words.pile(view.decks.territory.length, view.discards.territory.length)],
      [terms.contracts, words.pile(view.decks.contract.length, view.discards.contract.length)],
      [terms.customs, words.customs(customs.deck.length, customs.fresh)],
      ...(known.length === 0 ? [] : [[terms.seen, words.seen(known.toReversed())]]),
    ],
  }
}
function discards(words: SituationWords, { discards: { territory, contract } }: View): Section[] {
  const rows = [
    ...(territory.length === 0 ? [] : [[words.terms.territories, territory.map(words.territoryCard).join(', ')]]),
    ...(contract.length === 0 ? [] : [[words.terms.contracts, contract.map(words.contractCard).join(', ')]]),
  ]
  return rows.length === 0 ? [] : [{ title: words.titles.discards, rule: 'COM-2.3', rows }]
}
