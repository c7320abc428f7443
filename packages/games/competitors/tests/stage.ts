/**
 * What the tests of Competitors start from: round 2, three seats, seat 0 in turn with two actions; headquarters in Germania, Italia and
 * Giappone; two trucks, a ship and a plane each at home; €200,000 each; no weather, nobody on the way; all other cards in the decks.
 */
import { at, keyFrom, randomness, type Seat, unseen } from '@wildcat/kernel'
import { newBase } from '../bases.ts'
import { allContracts, allCustoms } from '../cards.ts'
import { START_MONEY } from '../components.ts'
import type { Customs } from '../content/customs.ts'
import type { Special } from '../content/specials.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { competitors } from '../game.ts'
import { newDelivery } from '../journeys.ts'
import { inStock } from '../setup.ts'
import type { Base, Contract, Piece, Place, Signed, State, Step, Vehicle } from '../state.ts'
import { STREAMS } from '../types.ts'
import { PIECES_EACH } from '../vehicles.ts'

const HOMES = ['germania', 'italia', 'giappone', 'brasilesud', 'sudafrica'] as const satisfies readonly Territory[]

/** As many seats as the changes speak of, three if they do not; what they do not mention lies in its deck. */
function lay(changes: Partial<State>): State {
  const { money, vp, bases, territories, contracts, signed, kept } = changes
  const lists = [money, vp, bases, territories, contracts, signed, kept]
  const seats = changes.seats ?? lists.find(list => list !== undefined)?.length ?? 3
  const each = <X>(value: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => value(seat))
  const homes = bases ?? each(seat => [newBase(at(HOMES, seat))])
  const plain: State = {
    viewer: 'table',
    seats,
    round: 2,
    options: { game: 'points', vpTable: 'standard', offerLimit: 0, rounds: 15 },
    first: 0,
    turn: 0,
    bank: 0,
    money: each(() => START_MONEY),
    vp: each(() => 0),
    fleet: fleetAt(homes),
    bases: homes,
    territories: each(() => []),
    contracts: each(() => []),
    ready: each(() => []),
    signed: each(() => []),
    signedEver: 0,
    kept: each(() => 0),
    doubled: each(() => false),
    decks: { territory: [], contract: [] },
    discards: { territory: [], contract: [] },
    customs: { deck: [], fresh: 0 },
    weather: 'none',
    insured: [],
    strikes: [],
    passes: [],
    charters: [],
    journey: 'none',
    offers: [],
    offersMade: 0,
    proposed: each(() => 0),
    auctions: [],
    agenda: [],
    outcome: 'open',
    random: randomness(keyFrom(1), STREAMS.length),
    told: 0,
  }
  const state = { ...plain, ...changes }
  return {
    ...state,
    signedEver: changes.signedEver ?? Math.max(0, ...state.signed.flat().map(({ id }) => id)),
    decks: changes.decks ?? { territory: restTerritories(state), contract: restContracts(state) },
    customs: changes.customs ?? customsDeck(),
  }
}

function fleetAt(bases: readonly (readonly Base[])[]): Piece[] {
  const fleet = Array.from({ length: bases.length * PIECES_EACH }, inStock)
  for (const [seat, [hq]] of bases.entries())
    for (const vehicle of [truck(seat), truck(seat, 2), ship(seat), plane(seat)])
      if (hq !== undefined) at(fleet, vehicle).place = { kind: 'state', state: hq.state }
  return fleet
}
const restTerritories = (state: State): Territory[] =>
  unseen(
    [...TERRITORY_IDS],
    [
      ...state.territories.flat(),
      ...state.discards.territory,
      ...state.signed.flat().flatMap(({ sender, recipient }) => [sender, recipient]),
      ...state.bases.flatMap(own => own.slice(1).map(base => base.state)),
      ...state.offers.flatMap(({ give }) => give.territories),
    ],
  )
const restContracts = (state: State): Contract[] =>
  unseen(allContracts(), [
    ...state.contracts.flat(),
    ...state.discards.contract,
    ...state.signed.flat().map(({ contract }) => contract),
    ...state.bases.flatMap(own => own.flatMap(({ advantages }) => advantages)),
    ...state.doubled.flatMap((lies): Contract[] => (lies ? ['doubleContract'] : [])),
    ...state.offers.flatMap(({ give }) => give.contracts),
  ])

/** The customs deck with these cards on top, the first of them first; the others lie below, unseen. */
export function customsDeck(...first: Customs[]): State['customs'] {
  const deck = [...unseen(allCustoms(), first), ...first.toReversed()]
  return { deck, fresh: deck.length }
}

/** `after` lies under every test table: the next player's turn, so that a rule that ends the turn can be seen to have ended it. */
export const stage = { game: competitors, lay, after: { kind: 'turn', seat: 1, draws: 0, actions: 2 } } as const

/** Vehicles by name: `truck(0)` is the first truck of seat 0, `ship(1, 2)` the second ship of seat 1. */
export const truck = (seat: Seat, n = 1): Vehicle => seat * PIECES_EACH + n - 1
export const ship = (seat: Seat, n = 1): Vehicle => seat * PIECES_EACH + 5 + n - 1
export const plane = (seat: Seat, n = 1): Vehicle => seat * PIECES_EACH + 8 + n - 1

export const inState = (state: Territory): Place => ({ kind: 'state', state })
export const onHex = (row: number, column: number): Place => ({ kind: 'hex', hex: row * 36 + column })
export const aboard = (carrier: Vehicle): Place => ({ kind: 'aboard', carrier })

/** The usual fleet with some pieces elsewhere: `fleet({ [truck(0)]: inState('polonia'), [ship(1)]: { place: …, stopped: 'thisTurn' } })`. */
export function fleet(
  changes: Readonly<Record<Vehicle, Place | Partial<Piece>>>,
  seats = 3,
  bases?: readonly (readonly Base[])[],
): Piece[] {
  const pieces = fleetAt(bases ?? Array.from({ length: seats }, (_, seat) => [newBase(at(HOMES, seat))]))
  for (const [vehicle, change] of Object.entries(changes)) {
    const piece = at(pieces, Number(vehicle))
    Object.assign(piece, 'kind' in change ? { place: change } : change)
  }
  return pieces
}
/** Bases: headquarters first, each with its advantages: `bases(['germania', ['francia', 'toll']], ['italia'])`. */
export const bases = (...seats: readonly (readonly (Territory | readonly [Territory, ...Special[]])[])[]): Base[][] =>
  seats.map(list =>
    list.map((entry): Base => {
      if (typeof entry === 'string') return { state: entry, advantages: [] }
      const [state, ...advantages] = entry
      return { state, advantages }
    }),
  )

export const signed = (id: number, sender: Territory, contract: Signed<never>['contract'], recipient: Territory): Signed<never> => ({
  id,
  sender,
  recipient,
  contract,
  seenBy: [],
})

/** The turn of a seat, with what is asked on top of it: `agenda: inTurn(0, { kind: 'travel', seat: 0 })`. */
export const inTurn = (seat: Seat, ...top: Step[]): Step[] => [{ kind: 'turn', seat, draws: 0, actions: 1 }, ...top.toReversed()]
export const turnOf = (seat: Seat, draws = 0, actions = 2): Step[] => [{ kind: 'turn', seat, draws, actions }]

/** A delivery of seat 0 that has just begun: goods loaded, no step made. */
export const delivering = (vehicle: Vehicle, id: number, tm: number, changes: Partial<State> = {}): Partial<State> => ({
  ...changes,
  journey: newDelivery(lay(changes), 0, vehicle, id, tm),
  agenda: inTurn(0, { kind: 'travel', seat: 0 }),
})
