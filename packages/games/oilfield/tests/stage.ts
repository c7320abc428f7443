/** What the tests of Oilfield start from: round 1, seat 0 first, 7 oil and 3 gas in every field, nothing built, nobody invested. */
import { keyFrom, randomness, type Seat, unseen } from '@wildcat/kernel'
import { FIELDS, type Field, GAS_CUBES, LEASES, OIL_CUBES, type Tile, type Tower } from '../components.ts'
import { oilfield } from '../game.ts'
import { builtTiles } from '../queries.ts'
import { leasesInPlay, tilesInPlay } from '../setup.ts'
import type { Ground, Plot, State, Step } from '../state.ts'
import { STREAMS } from '../types.ts'

/** As many seats as the changes speak of, three if they do not; what they do not mention is in the bag or in its deck. */
function lay(changes: Partial<State>): State {
  const { money, vp, stores, expansions, workers, cards, shown } = changes
  const lists = [money, vp, stores, expansions, workers, cards, shown]
  const seats = changes.seats ?? lists.find(list => list !== undefined)?.length ?? 3
  const each = <X>(value: () => X): X[] => Array.from({ length: seats }, value)
  const options = changes.options ?? { advanced: false, botSecond: false }
  const plain: State = {
    viewer: 'table',
    seats,
    round: 1,
    options,
    first: 0,
    lastRound: 30,
    bank: 0,
    subsidy: 1,
    money: each(() => 20),
    vp: each(() => 0),
    earned: each(() => 0),
    bought: each(() => 0),
    stores: each(() => ({ oil: 0, gas: 0 })),
    expansions: each(() => []),
    bag: { oil: 0, gas: 0, grey: 0 },
    fields: fields({}),
    strike: 'none',
    plots: plots(seats === 2 ? BOT : {}),
    leases: { deck: [], onShow: ['dallas', 'austin', 'pecos'] },
    tiles: { deck: [], onShow: ['small', 'medium', 'mixed', 'smallLocal', 'storage'] },
    removed: [],
    rows: { 5: [], 3: [], 2: [] },
    workers: each(() => 'home'),
    cards: each(() => 'none'),
    shown: each(() => 'none'),
    bot: seats === 2 ? { worker: { column: 'lease', space: 3 }, card: 'none' } : 'none',
    agenda: [],
    outcome: 'open',
    random: randomness(keyFrom(1), STREAMS.length),
    told: 0,
  }
  const state = { ...plain, ...changes }
  return {
    ...state,
    bag: changes.bag ?? rest(state),
    leases: changes.leases ?? { ...state.leases, deck: leaseDeck(state) },
    tiles: changes.tiles ?? { ...state.tiles, deck: tileDeck(state) },
  }
}

function rest({ stores, fields: all, strike }: State): State['bag'] {
  const out = (kind: 'oil' | 'gas') => [...stores, ...FIELDS.map(field => all[field])].reduce((sum, each) => sum + each[kind], 0)
  return { oil: OIL_CUBES - out('oil'), gas: GAS_CUBES - out('gas'), grey: strike === 'none' ? 1 : 0 }
}
const leaseDeck = ({ seats, leases, plots: all }: State): Field[] =>
  unseen(leasesInPlay(seats), [...leases.onShow, ...all.filter(({ owner }) => typeof owner === 'number').map(({ field }) => field)])
const tileDeck = (state: State): Tile[] => unseen(tilesInPlay(state.seats, state.options), [...state.tiles.onShow, ...builtTiles(state)])

export const stage = { game: oilfield, lay, after: { kind: 'placeWorker', seat: 0 } } as const

/** Steps in the order in which they are played. */
export const inOrder = (...steps: Step[]): Step[] => steps.toReversed()

/** Fields with so many cubes; 7 oil and 3 gas on the top level where nothing is said. */
export function fields(changes: Partial<Record<Field, Partial<Ground>>>): State['fields'] {
  const ground = (field: Field): Ground => ({ oil: 7, gas: 3, level: 3, ...changes[field] })
  return { dallas: ground('dallas'), austin: ground('austin'), pecos: ground('pecos') }
}

type Lease = readonly [owner: Seat | 'bot', tower?: Tower]
const BOT: Partial<Record<Field, readonly Lease[]>> = {
  dallas: [['bot', 'smallLocal']],
  austin: [['bot', 'small']],
  pecos: [['bot', 'medium']],
}
/** Leases taken in each field, with their towers: `{ dallas: [[0, 'small'], [1]] }`. */
export const plots = (taken: Partial<Record<Field, readonly Lease[]>>): Plot[] =>
  FIELDS.flatMap(field =>
    Array.from({ length: LEASES[field] }, (_, space): Plot => {
      const [owner = 'nobody', tower = 'none'] = taken[field]?.[space] ?? []
      return { field, owner, tower }
    }),
  )

/** What lies on show; the decks are made to fit. */
export const showing = (...leases: Field[]): State['leases'] => ({ deck: [], onShow: leases })
export const selling = (...tiles: Tile[]): State['tiles'] => ({ deck: [], onShow: tiles })

export const at = (column: 'lease' | 'build' | 'drill' | 'local' | 'first' | 'subsidy' | 'invest', space = 0) => ({ column, space })
export const DECLINE = { kind: 'decline' } as const
export const ADVANCED = { advanced: true, botSecond: false } as const
