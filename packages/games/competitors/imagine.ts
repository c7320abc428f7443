/** One world that fits everything a viewer knows. It is given a view and nothing else. */
import { at, type Chance, draw, unseen } from '@wildcat/kernel'
import { allContracts, allCustoms, inContractOrder, inTerritoryOrder } from './cards.ts'
import type { Customs } from './content/customs.ts'
import { GOODS, type Goods, isGoods } from './content/goods.ts'
import { TERRITORY_IDS, type Territory } from './content/territories.ts'
import { isDelivery } from './journeys.ts'
import type { Contract, Offer, Signed, State, View } from './state.ts'
import type { T } from './types.ts'
import { copyPiece } from './view.ts'

type Fill<Card> = (cards: readonly (Card | null)[]) => Card[]

export function imagine(view: View, chance: Chance<T['stream']>): State {
  const territories = chance.shuffle<Territory>('territories', unseen([...TERRITORY_IDS], visibleTerritories(view)))
  const contracts = chance.shuffle<Contract>('contracts', unseen(allContracts(), visibleContracts(view)))
  const customs = chance.shuffle<Customs>('customs', unseen(allCustoms(), [...view.customs.deck, ...keptCards(view)]))
  const signed = imagineAllSigned(view, contracts)
  const ready = imagineReady(view, chance)
  const fillTerritories: Fill<Territory> = cards => cards.map(card => card ?? draw(territories))
  const fillContracts: Fill<Contract> = cards => cards.map(card => card ?? draw(contracts))
  const hands = view.contracts.map(hand => inContractOrder(fillContracts(hand)))
  const offers = view.offers.map(offer => imagineOffer(offer, chance, fillTerritories, fillContracts))
  return {
    viewer: 'table',
    seats: view.seats,
    round: view.round,
    options: view.options,
    first: view.first,
    turn: view.turn,
    bank: view.bank,
    money: view.money.slice(),
    vp: view.vp.slice(),
    fleet: view.fleet.map(copyPiece),
    bases: view.bases.map(own => own.map(({ state, advantages }) => ({ state, advantages: advantages.slice() }))),
    territories: view.territories.map(hand => inTerritoryOrder(fillTerritories(hand))),
    contracts: hands,
    ready: ready.map((against, seat) => against.slice(0, tipOffsIn(at(hands, seat)))),
    signed,
    signedEver: view.signedEver,
    kept: view.kept.slice(),
    doubled: view.doubled.slice(),
    decks: { territory: fillTerritories(view.decks.territory), contract: fillContracts(view.decks.contract) },
    discards: { territory: view.discards.territory.slice(), contract: view.discards.contract.slice() },
    customs: { deck: view.customs.deck.map(card => card ?? draw(customs)), fresh: view.customs.fresh },
    weather: view.weather,
    insured: view.insured.slice(),
    strikes: view.strikes.slice(),
    passes: view.passes.slice(),
    charters: view.charters.slice(),
    journey: view.journey === 'none' ? 'none' : mutable(view.journey),
    offers,
    offersMade: view.offersMade,
    proposed: view.proposed.slice(),
    auctions: view.auctions.map(mutableAuction),
    agenda: view.agenda.slice(),
    outcome: view.outcome,
    random: chance.random,
    told: 0,
  }
}

const keptCards = ({ kept, agenda }: View): Customs[] => {
  const waiting = agenda.flatMap(step => (step.kind === 'friend' ? [step.card] : []))
  const friends = kept.reduce((sum, n) => sum + n, 0)
  return [...new Array<Customs>(friends).fill('friendAtTheGate'), ...waiting]
}

const visibleTerritories = (view: View): (Territory | null)[] => [
  ...view.territories.flat(),
  ...view.discards.territory,
  ...view.signed.flat().flatMap(({ sender, recipient }) => [sender, recipient]),
  ...view.bases.flatMap(own => own.slice(1).map(({ state }) => state)),
  ...view.offers.flatMap(({ give, accepted }) => [...give.territories, ...accepted.flatMap(each => each.territories)]),
  ...view.auctions.flatMap(({ items }) => items.territories),
]
const visibleContracts = (view: View): (Contract | null)[] => [
  ...view.contracts.flat(),
  ...view.discards.contract,
  ...view.signed.flat().map(({ contract }) => contract),
  ...view.bases.flatMap(own => own.flatMap(({ advantages }) => advantages)),
  ...view.doubled.flatMap((lies): Contract[] => (lies ? ['doubleContract'] : [])),
  ...view.offers.flatMap(({ give, accepted }) => [...give.contracts, ...accepted.flatMap(each => each.contracts)]),
  ...view.auctions.flatMap(({ items }) => items.contracts),
]

/** What is under way comes first: few cards fit it. */
function imagineAllSigned(view: View, pile: Contract[]): Signed<never>[][] {
  const { journey } = view
  const done = new Map<number, Signed<never>>()
  const all = view.signed.flatMap((list, seat) => list.map(signed => ({ seat, signed })))
  const isUnderWay = (id: number) => isDelivery(journey) && journey.delivery.signed === id
  for (const { seat, signed } of all.toSorted((a, b) => Number(isUnderWay(b.signed.id)) - Number(isUnderWay(a.signed.id))))
    done.set(signed.id, imagineSigned(view, seat, signed, pile))
  return view.signed.map(list => list.flatMap(({ id }) => done.get(id) ?? []))
}

/** Only goods are signed; what is being delivered has the T.M. that were announced and goes the way that all have seen. */
function imagineSigned(view: View, seat: number, signed: View['signed'][number][number], pile: Contract[]): Signed<never> {
  const { id, sender, recipient, contract, seenBy } = signed
  const { journey } = view
  const underWay = isDelivery(journey) && journey.seat === seat && journey.delivery.signed === id ? journey.delivery : undefined
  const fits = (card: Contract): card is Goods => {
    if (!isGoods(card)) return false
    if (underWay === undefined) return true
    const { tm, vehicle, illegal } = GOODS[card]
    return tm === underWay.allowed && underWay.symbols.includes(vehicle) && !(illegal && underWay.legality === 'legal')
  }
  if (contract !== null) return { id, sender, recipient, contract, seenBy: seenBy.slice() }
  const place = pile.findIndex(fits)
  const card = at(pile, place)
  if (!fits(card)) throw new Error('this view does not add up')
  pile.splice(place, 1)
  return { id, sender, recipient, contract: card, seenBy: seenBy.slice() }
}

const tipOffsIn = (hand: readonly Contract[]): number => hand.filter(card => card === 'tipOff').length
/** Whether others have a Soffiata laid ready nobody knows: now and then they have, if they hold one. */
const imagineReady = ({ ready, seats, journey }: View, chance: Chance<T['stream']>): number[][] =>
  ready.map((against, seat) => {
    if (against !== null) return against.slice()
    const victim = chance.below('die', seats)
    const isSafe = isDelivery(journey) && journey.seat === victim && journey.delivery.untipped
    return victim === seat || isSafe || chance.below('die', 2) === 0 ? [] : [victim]
  })

/** Cards that are asked for by name are only names. */
function imagineOffer(
  offer: View['offers'][number],
  chance: Chance<T['stream']>,
  territories: Fill<Territory>,
  contracts: Fill<Contract>,
): Offer<never> {
  const { id, from, to, all, accepted, give, ask, at: where, age } = offer
  const anyState = (card: Territory | null) => card ?? at(TERRITORY_IDS, chance.below('territories', TERRITORY_IDS.length))
  const names = allContracts()
  const anyContract = (card: Contract | null) => card ?? at(names, chance.below('contracts', names.length))
  return {
    id,
    from,
    to: to.slice(),
    all,
    accepted: accepted.map(each => ({ ...each, territories: territories(each.territories), contracts: contracts(each.contracts) })),
    give: {
      ...give,
      territories: territories(give.territories),
      contracts: contracts(give.contracts),
      vehicles: give.vehicles.slice(),
      branches: give.branches.slice(),
    },
    ask: {
      ...ask,
      territories: ask.territories.map(anyState),
      contracts: ask.contracts.map(anyContract),
      vehicles: ask.vehicles.slice(),
      branches: ask.branches.slice(),
      anyTerritory: ask.anyTerritory.slice(),
    },
    at: where,
    age,
  }
}

type SeenJourney = Exclude<View['journey'], 'none'>
const mutable = (journey: SeenJourney): Exclude<State['journey'], 'none'> => ({
  ...journey,
  fuelled: journey.fuelled.slice(),
  taken: journey.taken.slice(),
  events: journey.events.slice(),
  delivery: journey.delivery === 'none' ? 'none' : { ...journey.delivery, symbols: journey.delivery.symbols.slice() },
})
const mutableAuction = ({ seller, items, minimum, bids, passed }: View['auctions'][number]): State['auctions'][number] => ({
  seller,
  items: {
    ...items,
    territories: items.territories.slice(),
    contracts: items.contracts.slice(),
    vehicles: items.vehicles.slice(),
    branches: items.branches.slice(),
  },
  minimum,
  bids: bids.slice(),
  passed: passed.slice(),
})
