/** Parts of the situation that are tables: deals, hands, signed contracts, vehicles and bases. */
import { at, forSeats, type Names, type Seat, type Section } from '@wildcat/kernel'
import { basesOf } from '../bases.ts'
import { isGoods } from '../content/goods.ts'
import { CONTINENTS } from '../content/kinds.ts'
import { isSpecial, SPECIAL_IDS } from '../content/specials.ts'
import { isInAuction } from '../money.ts'
import type { Vehicle, View } from '../state.ts'
import { isAloft, isStopped, placeOf, truckAboard, vehiclesOf } from '../vehicles.ts'
import { saveNeeded } from '../weather.ts'
import { type SeenOffer, vpOf } from './decision-facts.ts'
import { distancesOf, inContinent } from './situation-facts.ts'
import type { SituationWords } from './situation-words.ts'

const allSeats = ({ seats }: View): Seat[] => forSeats(seats, seat => seat)
const orNothing = (words: SituationWords, texts: readonly string[]): string => (texts.length === 0 ? words.nothing : texts.join('; '))

export function offers(words: SituationWords, view: View, who: Names): Section[] {
  if (view.offers.length === 0) return []
  const rows = view.offers.map(offer => [
    who(offer.from),
    words.list(offer.to.map(who)),
    words.given(offer, who),
    words.asked(offer, view, who),
    orNothing(words, offerNotes(words, offer, who)),
  ])
  return [{ title: words.titles.offers, rule: 'COM-9.5', columns: words.columns.offers, rows }]
}
const offerNotes = (words: SituationWords, { all, to, accepted, at: where, ask: { charter } }: SeenOffer, who: Names): string[] => [
  ...(all && to.length > 1 ? [words.notes.allMust] : []),
  ...(accepted.length > 0 ? [words.agreed(accepted.map(({ seat }) => who(seat)))] : []),
  ...(where === 'stay' ? [] : [words.placed(where)]),
  ...(charter === 'none' || charter.shown === 'no' ? [] : [words.shown(charter.shown)]),
]

export function auctions(words: SituationWords, view: View, who: Names): Section[] {
  if (view.auctions.length === 0) return []
  const rows = view.auctions.map(auction => {
    const best = auction.bids.at(-1)
    return [
      who(auction.seller),
      words.items(auction, who),
      words.euro(auction.minimum),
      best === undefined ? words.nothing : words.bid(who(best.seat), best.euro),
      auction.passed.length === 0 ? words.nothing : words.list(auction.passed.map(who)),
    ]
  })
  return [{ title: words.titles.auctions, rule: 'COM-9.4', columns: words.columns.auctions, rows }]
}

/** The viewer's own hand; where all is open, everybody's. */
export const handsOf = (words: SituationWords, view: View, who: Names): Section[] =>
  allSeats(view)
    .filter(seat => seat === view.viewer || view.viewer === 'table')
    .flatMap(seat => hand(words, view, seat, seat === view.viewer ? undefined : who(seat), who))

function hand(words: SituationWords, view: View, seat: Seat, name: string | undefined, who: Names): Section[] {
  const states = at(view.territories, seat)
  const cards = at(view.contracts, seat).filter(card => card !== null)
  const goods = cards.filter(isGoods)
  const specials = SPECIAL_IDS.filter(card => cards.filter(isSpecial).includes(card))
  const byContinent = CONTINENTS.map(each => [words.continents[each], inContinent(states, each).map(words.territoryCard).join(', ')])
  const territories = byContinent.filter(([, list]) => list !== '')
  const laid = at(view.ready, seat) ?? []
  const ready = laid.length === 0 ? [] : [[words.terms.ready, words.ready(laid.map(who))]]
  return [
    ...(territories.length === 0 ? [] : [{ title: words.handTitle('territories', name), rule: 'COM-4.2', rows: territories } as const]),
    ...(goods.length === 0
      ? []
      : [
          {
            title: words.handTitle('contracts', name),
            rule: 'COM-8.1',
            columns: words.columns.contracts,
            rows: goods.map(words.goodsRow),
          } as const,
        ]),
    ...(specials.length === 0
      ? []
      : [
          {
            title: words.handTitle('specials', name),
            rule: 'COM-8.2',
            columns: words.columns.specials,
            rows: [...specials.map(card => words.specialRow(card, cards.filter(each => each === card).length)), ...ready],
          } as const,
        ]),
  ]
}

export function signed(words: SituationWords, view: View, who: Names): Section[] {
  const rows = allSeats(view).flatMap(seat =>
    at(view.signed, seat).map(({ id, sender, recipient, contract }) => [
      words.signedNumber(id),
      who(seat),
      words.territoryCard(sender),
      words.territoryCard(recipient),
      contract === null ? words.hidden : words.contract(contract),
      words.number(vpOf(view, sender, recipient)),
      words.distances(distancesOf(sender, recipient)),
    ]),
  )
  return rows.length === 0 ? [] : [{ title: words.titles.signed, rule: 'COM-4.2', columns: words.columns.signed, rows }]
}

export function vehicles(words: SituationWords, view: View, who: Names): Section[] {
  const rows = allSeats(view).flatMap(seat =>
    vehiclesOf(view, seat).map(vehicle => [
      words.vehicle(vehicle, who),
      words.place(placeOf(view, vehicle), who),
      orNothing(words, vehicleNotes(words, view, vehicle, who)),
    ]),
  )
  return rows.length === 0 ? [] : [{ title: words.titles.vehicles, rule: 'COM-5.11', columns: words.columns.vehicles, rows }]
}
function vehicleNotes(words: SituationWords, view: View, vehicle: Vehicle, who: Names): string[] {
  const truck = truckAboard(view, vehicle)
  const save = saveNeeded(view, vehicle)
  const { tookOff } = at(view.fleet, vehicle)
  const charter = view.charters.find(each => each.vehicle === vehicle)
  const isHolder = view.journey !== 'none' && view.journey.delivery !== 'none' && view.journey.delivery.holder === vehicle
  return [
    ...(isHolder ? [words.notes.goods] : []),
    ...(truck === undefined ? [] : [words.aboard(words.vehicle(truck, who))]),
    ...(isAloft(view, vehicle) && tookOff !== 'none' ? [words.tookOff(tookOff)] : []),
    ...(isStopped(view, vehicle) ? [words.notes.stopped] : []),
    ...(charter === undefined ? [] : [words.charteredBy(who(charter.by))]),
    ...(isInAuction(view, vehicle) ? [words.notes.inAuction] : []),
    ...(save === undefined ? [] : [words.exposed(save)]),
  ]
}

export function bases(words: SituationWords, view: View, who: Names): Section[] {
  const rows = allSeats(view).flatMap(seat =>
    basesOf(view, seat).map(({ state, advantages }, place) => [
      words.territoryCard(state),
      who(seat),
      place === 0 ? words.notes.hq : words.notes.branch,
      advantages.length === 0 ? words.nothing : words.advantages(advantages),
    ]),
  )
  return rows.length === 0 ? [] : [{ title: words.titles.bases, rule: 'COM-8.2', columns: words.columns.bases, rows }]
}
