/** One world that fits everything a viewer knows. It is given a view and nothing else. */
import { at, type Chance } from '@wildcat/kernel'
import { BARRELS, type Licence, MARKETS } from './components.ts'
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
    hands: view.hands.map(hand => fill(hand).sort()),
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

/** What is left of a set when everything visible is taken out of it. */
function unseen<X>(all: X[], visible: readonly (X | null)[]): X[] {
  for (const x of visible) if (x !== null) all.splice(all.indexOf(x), 1)
  return all
}

function draw<X>(pool: X[]): X {
  const x = pool.pop()
  if (x === undefined) throw new Error('this view does not add up')
  return x
}
