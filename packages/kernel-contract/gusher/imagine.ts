/** One world that fits everything a viewer knows. It is given a view and nothing else. */
import { at, type Chance, draw, unseen } from '@wildcat/kernel'
import { BARRELS, type Licence, MARKETS } from './components.ts'
import { inOrder } from './hands.ts'
import { beingPaid, points } from './queries.ts'
import { allLicences } from './setup.ts'
import type { State, View } from './state.ts'
import type { T } from './types.ts'

export function imagine(view: View, chance: Chance<T['stream']>): State {
  const licences = chance.shuffle(
    'licences',
    unseen(allLicences(), [view.discard, ...view.hands, ...view.offers.map(offer => offer.licences)].flat()),
  )
  const fill = (list: readonly (Licence | null)[]) => list.map(licence => licence ?? draw(licences))
  const wellsOf = (depth: keyof typeof BARRELS) =>
    chance.shuffle(
      'wells',
      unseen(
        [...BARRELS[depth]],
        view.wells.filter(well => well.depth === depth).map(well => well.barrels),
      ),
    )
  const barrels = { shallow: wellsOf('shallow'), deep: wellsOf('deep') }
  const owing = beingPaid(view)
  // The hand that must cover a bid comes first, as long as there is something to choose from.
  const payer = owing === undefined ? [] : covering(owing.points, fill(at(view.hands, owing.winner)), licences)
  const hands = view.hands.map((hand, seat) => (seat === owing?.winner ? payer : fill(hand)))
  return {
    viewer: 'table',
    seats: view.seats,
    round: view.round,
    rounds: view.rounds,
    deals: view.deals,
    first: view.first,
    price: view.price,
    bank: view.bank,
    money: view.money.slice(),
    oil: view.oil.slice(),
    hands: hands.map(inOrder),
    deck: fill(view.deck),
    discard: view.discard.slice(),
    wells: view.wells.map(well => ({ ...well, seenBy: well.seenBy.slice(), barrels: well.barrels ?? draw(barrels[well.depth]) })),
    offers: view.offers.map(offer => ({ ...offer, licences: fill(offer.licences) })),
    offersMade: view.offersMade,
    agenda: view.agenda.map(step => imagineStep(step, chance)),
    outcome: view.outcome,
    random: chance.random,
    told: 0,
  }
}

function imagineStep(step: View['agenda'][number], chance: Chance<T['stream']>): State['agenda'][number] {
  if (step.kind !== 'chooseMarket') return step
  return { ...step, choices: step.choices.map(choice => choice ?? at(MARKETS, chance.below('seats', MARKETS.length))) }
}

/** Whoever is paying a bid has shown that he can: his ones change places with twos that nobody has seen. */
function covering(bid: number, hand: Licence[], others: Licence[]): Licence[] {
  while (points(hand) < bid) {
    const two = others.indexOf(2)
    if (two < 0) throw new Error('this view does not add up')
    hand[hand.indexOf(1)] = 2
    others[two] = 1
  }
  return hand
}
