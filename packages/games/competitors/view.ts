/** [COM-2.5] What one viewer may see, field by field: what is not named here is not seen. */
import { nulls, type Viewer } from '@wildcat/kernel'
import type { Op } from './content/ops.ts'
import type { Acceptance, Auction, Base, Bundle, Journey, Offer, Piece, Signed, State, View, Wish } from './state.ts'

const hide = (list: readonly unknown[]): null[] => list.map(() => null)

/** What not everybody sees alike. */
export const personal = ['territories', 'contracts', 'ready', 'signed', 'offers'] as const

export function view(state: State, viewer: Viewer): View {
  const own = <X>(lists: readonly X[][]): (X | null)[][] => lists.map((list, seat) => (seat === viewer ? list.slice() : hide(list)))
  return {
    viewer,
    seats: state.seats,
    round: state.round,
    options: { ...state.options },
    first: state.first,
    turn: state.turn,
    bank: state.bank,
    money: state.money.slice(),
    vp: state.vp.slice(),
    fleet: state.fleet.map(viewPiece),
    bases: state.bases.map(copyBases),
    territories: own(state.territories),
    contracts: own(state.contracts),
    ready: state.ready.map((against, seat) => (seat === viewer ? against.slice() : null)),
    signed: state.signed.map((list, seat) => list.map(each => viewSigned(each, seat, viewer))),
    signedEver: state.signedEver,
    kept: state.kept.slice(),
    doubled: state.doubled.slice(),
    decks: { territory: hide(state.decks.territory), contract: hide(state.decks.contract) },
    discards: { territory: state.discards.territory.slice(), contract: state.discards.contract.slice() },
    customs: viewCustoms(state.customs),
    weather: state.weather === 'none' ? 'none' : { ...state.weather },
    insured: state.insured.slice(),
    strikes: state.strikes.map(each => ({ ...each })),
    passes: state.passes.map(each => ({ ...each })),
    charters: state.charters.map(each => ({ ...each })),
    journey: state.journey === 'none' ? 'none' : viewJourney(state.journey),
    offers: state.offers.map(offer => viewOffer(offer, viewer)),
    offersMade: state.offersMade,
    proposed: state.proposed.slice(),
    auctions: state.auctions.map(viewAuction),
    agenda: state.agenda.map(viewStep), // no step holds a secret
    outcome: state.outcome === 'open' ? 'open' : { winners: state.outcome.winners.slice(), scores: state.outcome.scores.slice() },
    random: null,
    told: null,
  }
}

/** The same, with what hides nothing shared; `npm run contract` compares the two. */
export const glance = (state: State, viewer: Viewer): View => {
  const own = <X>(lists: readonly X[][]): (readonly (X | null)[])[] =>
    lists.map((list, seat) => (seat === viewer ? list : nulls(list.length)))
  return {
    ...state,
    viewer,
    territories: own(state.territories),
    contracts: own(state.contracts),
    ready: state.ready.map((against, seat) => (seat === viewer ? against : null)),
    signed: state.signed.map((list, seat) => list.map(each => viewSigned(each, seat, viewer))),
    decks: { territory: nulls(state.decks.territory.length), contract: nulls(state.decks.contract.length) },
    customs: viewCustoms(state.customs),
    offers: state.offers.map(offer => viewOffer(offer, viewer)),
    random: null,
    told: null,
  }
}

export const copyPiece = ({ place, tookOff, stopped, saved }: Piece): Piece => ({ place, tookOff, stopped, saved })
/** A view shares nothing with the state: whoever writes into it harms nobody. */
const viewPiece = ({ place, tookOff, stopped, saved }: Piece): Piece => ({ place: { ...place }, tookOff, stopped, saved })
export const copyBases = (bases: readonly Base[]): Base[] =>
  bases.map(({ state, advantages }) => ({ state, advantages: advantages.slice() }))

function viewSigned({ id, sender, recipient, contract, seenBy }: Signed<never>, owner: number, viewer: Viewer): Signed<null> {
  const knows = owner === viewer || seenBy.includes(viewer)
  return { id, sender, recipient, contract: knows ? contract : null, seenBy: seenBy.slice() }
}

/** Used cards lie at the bottom, as all have seen them; those that were never turned up are on top. */
function viewCustoms({ deck, fresh }: State['customs']): View['customs'] {
  const seen = deck.length - fresh
  return { deck: deck.map((card, i) => (i < seen ? card : null)), fresh }
}

export const copyJourney = (journey: Journey): Journey => ({
  seat: journey.seat,
  vehicle: journey.vehicle,
  tm: journey.tm,
  open: journey.open,
  limits: journey.limits,
  used: journey.used,
  debt: journey.debt,
  fuelled: journey.fuelled.slice(),
  freeFuel: journey.freeFuel,
  taken: journey.taken.slice(),
  events: journey.events.slice(),
  steps: journey.steps,
  delivery: journey.delivery === 'none' ? 'none' : { ...journey.delivery, symbols: journey.delivery.symbols.slice() },
})
const viewJourney = (journey: Journey): Journey => ({
  ...copyJourney(journey),
  limits: { ...journey.limits },
  used: { ...journey.used },
})

/** [COM-9.5] Cards are seen by those whom the offer concerns; the others see how many. */
function viewOffer(offer: Offer<never>, viewer: Viewer): Offer<null> {
  const { id, from, to, all, accepted, give, ask, at, age } = offer
  const concerned = viewer === from || (viewer !== 'spectator' && to.includes(viewer))
  return {
    id,
    from,
    to: to.slice(),
    all,
    accepted: accepted.map(each => viewAcceptance(each, viewer === from || each.seat === viewer)),
    give: viewBundle(give, concerned),
    ask: viewWish(ask, concerned),
    at,
    age,
  }
}
const viewAcceptance = ({ seat, territories, contracts, at }: Acceptance<never>, knows: boolean): Acceptance<null> => ({
  seat,
  territories: knows ? territories.slice() : hide(territories),
  contracts: knows ? contracts.slice() : hide(contracts),
  at,
})
const viewBundle = (bundle: Bundle<never>, knows: boolean): Bundle<null> => ({
  money: bundle.money,
  territories: knows ? bundle.territories.slice() : hide(bundle.territories),
  contracts: knows ? bundle.contracts.slice() : hide(bundle.contracts),
  vehicles: bundle.vehicles.slice(),
  branches: bundle.branches.slice(),
  pass: bundle.pass,
  lift: bundle.lift === 'none' ? 'none' : { ...bundle.lift },
})
const viewWish = (wish: Wish<never>, knows: boolean): Wish<null> => ({
  ...viewBundle(wish, knows),
  anyTerritory: wish.anyTerritory.slice(),
  anyContract: wish.anyContract,
  charter: wish.charter === 'none' ? 'none' : { ...wish.charter },
})
export const copyAuction = ({ seller, items, minimum, bids, passed }: Auction): Auction => ({
  seller,
  items, // never changed
  minimum,
  bids: bids.slice(),
  passed: passed.slice(),
})
const viewAuction = ({ seller, items, minimum, bids, passed }: Auction): Auction => ({
  seller,
  items: openBundle(items),
  minimum,
  bids: bids.map(each => ({ ...each })),
  passed: passed.slice(),
})
/** What all see. */
const openBundle = (bundle: Bundle<never>): Bundle<never> => ({
  ...bundle,
  territories: bundle.territories.slice(),
  contracts: bundle.contracts.slice(),
  vehicles: bundle.vehicles.slice(),
  branches: bundle.branches.slice(),
  lift: bundle.lift === 'none' ? 'none' : { ...bundle.lift },
})

type SeenStep = View['agenda'][number]

/** A switch over every kind: a new step does not compile until someone has decided who sees it. */
function viewStep(step: State['agenda'][number]): SeenStep {
  switch (step.kind) {
    case 'rollForStart':
    case 'startRound':
    case 'leaveCrossing':
    case 'endTm':
    case 'tmOver':
    case 'endMove':
    case 'turnLost':
    case 'endRound':
      return { kind: step.kind }
    case 'chooseHq':
    case 'beginTurn':
    case 'travel':
    case 'endTurn':
      return { kind: step.kind, seat: step.seat }
    case 'save':
    case 'blownHome':
      return { kind: step.kind, vehicle: step.vehicle }
    case 'insure':
      return { kind: step.kind, seat: step.seat, vehicle: step.vehicle, needed: step.needed }
    case 'turn':
      return { kind: step.kind, seat: step.seat, draws: step.draws, actions: step.actions }
    case 'distribute':
      return { kind: step.kind, seat: step.seat, branch: step.branch }
    case 'takeStep':
      return { kind: step.kind, vehicle: step.vehicle, to: step.to }
    case 'customsOrEvent':
      return { kind: step.kind, seat: step.seat, vehicle: step.vehicle, state: step.state }
    case 'customs':
      return { kind: step.kind, vehicle: step.vehicle, cause: step.cause }
    case 'tippedOff':
      return { kind: step.kind, seat: step.seat, vehicle: step.vehicle }
    case 'friend':
      return { kind: step.kind, seat: step.seat, card: step.card, vehicle: step.vehicle }
    case 'political':
      return { kind: step.kind, vehicle: step.vehicle, state: step.state }
    case 'contacts':
      return { kind: step.kind, seat: step.seat, vehicle: step.vehicle, state: step.state, rolls: step.rolls.slice() }
    case 'effects':
      return { kind: step.kind, seat: step.seat, ops: copyOps(step.ops), source: step.source, vehicle: step.vehicle }
    case 'choose':
      return { kind: step.kind, seat: step.seat, options: step.options.map(copyOps), source: step.source, vehicle: step.vehicle }
    case 'may':
      return { kind: step.kind, seat: step.seat, euro: step.euro, ops: copyOps(step.ops), source: step.source, vehicle: step.vehicle }
    case 'pay':
    case 'forcedSale':
      return { kind: step.kind, seat: step.seat, euro: step.euro, due: step.due }
    case 'seize':
      return { kind: step.kind, vehicle: step.vehicle, withTruck: step.withTruck }
    case 'failed':
      return { kind: step.kind, why: step.why }
    case 'judge':
      return { kind: step.kind, tmEnded: step.tmEnded }
  }
}
/** A card's orders as they are printed. */
const copyOps = (ops: readonly Op[]): Op[] => ops.map(copyOp)
function copyOp(op: Op): Op {
  switch (op.op) {
    case 'choose':
      return { ...op, options: op.options.map(copyOps) }
    case 'may':
      return { ...op, do: copyOps(op.do) }
    case 'roll':
      return { ...op, outcomes: op.outcomes.map(each => ({ ...each, do: copyOps(each.do) })) }
    case 'inspect':
      return { ...op, legal: copyOps(op.legal), illegal: copyOps(op.illegal) }
    case 'pay':
    case 'fine':
    case 'gain':
    case 'points':
    case 'draw':
    case 'drawCustoms':
    case 'noCustoms':
    case 'keep':
    case 'seize':
    case 'fail':
    case 'endTurn':
    case 'stopVehicle':
      return { ...op }
  }
}
