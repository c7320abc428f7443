/** [COM-2] Before the first round. */
import { type Chance, forSeats } from '@wildcat/kernel'
import { allContracts, allCustoms, inContractOrder, inTerritoryOrder } from './cards.ts'
import { START_CONTRACTS, START_MONEY, START_TERRITORIES } from './components.ts'
import { isSpecial } from './content/specials.ts'
import { TERRITORY_IDS, type Territory } from './content/territories.ts'
import type { Options } from './options.ts'
import type { Contract, Piece, State } from './state.ts'
import type { T } from './types.ts'
import { PIECES_EACH } from './vehicles.ts'

export const inStock = (): Piece => ({ place: { kind: 'stock' }, tookOff: 'none', stopped: 'no', saved: false })

export function setup(seats: number, options: Options, chance: Chance<T['stream']>): State {
  const each = <X>(make: () => X): X[] => forSeats(seats, make)
  const territory = chance.shuffle<Territory>('territories', [...TERRITORY_IDS])
  const territories = each(() => inTerritoryOrder(territory.splice(-START_TERRITORIES)))
  const contract = chance.shuffle<Contract>('contracts', allContracts())
  const contracts = each(() => inContractOrder(openingHand(contract, chance)))
  return {
    viewer: 'table',
    seats,
    round: 0,
    options,
    first: 0,
    turn: 'nobody',
    bank: 0,
    money: each(() => START_MONEY),
    vp: each(() => 0),
    fleet: Array.from({ length: seats * PIECES_EACH }, inStock),
    bases: each(() => []),
    territories,
    contracts,
    ready: each(() => []),
    signed: each(() => []),
    signedEver: 0,
    kept: each(() => 0),
    doubled: each(() => false),
    decks: { territory, contract },
    discards: { territory: [], contract: [] },
    customs: { deck: chance.shuffle('customs', allCustoms()), fresh: allCustoms().length },
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
    agenda: [{ kind: 'rollForStart' }],
    outcome: 'open',
    random: chance.random,
    told: 0,
  }
}

/** [COM-2.2] An opening hand of nothing but specials is shuffled back and drawn again. */
function openingHand(deck: Contract[], chance: Chance<T['stream']>): Contract[] {
  const hand = deck.splice(-START_CONTRACTS)
  if (!hand.every(isSpecial)) return hand
  deck.push(...hand)
  chance.shuffle('contracts', deck)
  return openingHand(deck, chance)
}
