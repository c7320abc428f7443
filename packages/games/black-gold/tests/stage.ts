/** What the tests of Black Gold start from: round 1, seat 0 first, no tile turned, tokens face down, values in the order of the rule book. */
import { at, keyFrom, randomness, type Seat, unseen } from '@wildcat/kernel'
import { atAll, licencesOf, points, type Square, type WellKind } from '@wildcat/oil-rush'
import { type Place, priceSpace, squareOf } from '@wildcat/oil-rush/tests/staging.ts'
import { CARDS, type Card, type CardId, SPECIAL_IDS, STANDARD_IDS } from '../components.ts'
import { blackGold } from '../game.ts'
import { tokensInGame } from '../laying.ts'
import { boardOf, layoutText, type Site } from '../map.ts'
import { type Options, options as parseOptions } from '../options.ts'
import { planFor, upright } from '../plans.ts'
import type { BaronHand, State, Step } from '../state.ts'
import { STREAMS } from '../types.ts'

/** Steps in the order in which they are played. */
export const inOrder = (...steps: Step[]): Step[] => steps.toReversed()
export { oil, type Place, priceSpace, prices } from '@wildcat/oil-rush/tests/staging.ts'

type Well = State['wells'][number]

/** The usual options but for these. */
export function options(changes: Partial<Options> = {}, seats = 2): Options {
  const parsed = parseOptions(seats, changes)
  if ('refused' in parsed) throw new Error(parsed.refused.why)
  return parsed.ok
}

/** As many seats as the changes speak of, three if they do not; what they do not mention is in its deck or in the box. */
function lay(changes: Partial<State>): State {
  const { money, trucks, trains, depots, hands, taken, stock } = changes
  const seats = changes.seats ?? [money, trucks, trains, depots, hands, taken, stock].find(list => list !== undefined)?.length ?? 3
  const each = <X>(value: () => X): X[] => Array.from({ length: seats }, value)
  const plain: State = {
    viewer: 'table',
    seats,
    round: 1,
    options: options({}, seats),
    first: 0,
    layout: layoutText(upright(planFor(seats, 'usual'))),
    bank: 0,
    supply: 0,
    money: each(() => 15_000),
    prices: atAll(priceSpace(5000)),
    trucks: each(() => 'off'),
    trains: each(() => 6),
    baron: 1,
    baronHands: baron({}),
    stock: each(() => 5),
    depots: each(() => atAll(0)),
    wells: wells({}, seats),
    box: { 1: [], 2: [], 3: [] },
    hands: each(() => []),
    deck: [],
    discard: [],
    deckPoints: points(licencesOf(104)),
    standard: { deck: [], discard: [] },
    special: { deck: [], discard: [] },
    onShow: [],
    taken: each(() => 'none'),
    agenda: [],
    outcome: 'open',
    random: randomness(keyFrom(1), STREAMS.length),
    told: 0,
  }
  const state = { ...plain, ...changes }
  const shown = [...state.onShow, ...state.taken]
  const rest = (ids: readonly CardId[]) => ids.filter(id => !shown.includes(id))
  const { hudson, jet, standard } = state.baronHands
  const out = [state.discard, ...state.hands, hudson.down, hudson.up, jet.down, jet.up, standard.down, standard.up].flat()
  return {
    ...state,
    box: changes.box ?? boxOf(state),
    deck: changes.deck ?? unseen(licencesOf(104), out),
    standard: changes.standard ?? { deck: rest(STANDARD_IDS), discard: [] },
    special: changes.special ?? { deck: rest(SPECIAL_IDS), discard: [] },
  }
}

function boxOf({ seats, options: chosen, wells: laid }: State): State['box'] {
  const left = (kind: WellKind) => {
    const values = laid.filter(well => well.kind === kind).map(well => well.value)
    return unseen(tokensInGame(kind, seats, chosen, values.length), values)
  }
  return { 1: left(1), 2: left(2), 3: left(3) }
}

export const stage = { game: blackGold, lay, after: { kind: 'takeCard', seat: 0 } } as const

const columnsFor = (seats: number) => (seats === 2 ? 7 : 14)
export const square = (place: Place, seats = 3): Square => squareOf(place, columnsFor(seats))

const sitesFor = (seats: number): readonly Site[] => boardOf(upright(planFor(seats, 'usual'))).wells

/** The wells of a table with their tokens; some of them changed. */
export function wells(changes: Readonly<Partial<Record<Place, Partial<Well>>>>, seats = 3): Well[] {
  const tokens = (kind: WellKind) => tokensInGame(kind, seats, options({}, seats), 0)
  const values: Record<WellKind, number[]> = { 1: tokens(1), 2: tokens(2), 3: tokens(3) }
  const bySquare = new Map(Object.entries(changes).map(([place, change]) => [squareOf(toPlace(place), columnsFor(seats)), change]))
  return sitesFor(seats).map(({ square: where, kind }) => ({
    square: where,
    kind,
    state: 'covered',
    value: values[kind].shift() ?? 0,
    seenBy: [],
    owner: 'nobody',
    oil: 0,
    ...bySquare.get(where),
  }))
}
const toPlace = (text: string): Place => {
  const [, column, row] = /^c(\d+)r(\d+)$/.exec(text) ?? []
  return `c${Number(column)}r${Number(row)}`
}
export const derrick = (owner: Seat, oil: number): Partial<Well> => ({ state: 'derrick', owner, oil })
export const dry: Partial<Well> = { state: 'dry' }
/** A derrick without a token. */
export const gusher = (place: Place, owner: Seat, oil: number, seats = 3): Well => ({
  square: square(place, seats),
  kind: 'gusher',
  state: 'derrick',
  value: oil,
  seenBy: [],
  owner,
  oil,
})

/** The number of a well, as commands name it. */
export const site = (place: Place, seats = 3): number => {
  const index = sitesFor(seats).findIndex(each => each.square === square(place, seats))
  if (index < 0) throw new Error(`there is no well at ${place}`)
  return index
}
export const wellAt = ({ wells: all, seats }: Pick<State, 'wells' | 'seats'>, place: Place): Well => at(all, site(place, seats))

/** The Oil Baron's cards; what is not mentioned is not there. */
export const baron = ({ hudson = {}, jet = {} }: Partial<Record<'hudson' | 'jet', Partial<BaronHand<never>>>>): State['baronHands'] => ({
  hudson: { down: [], up: [], ...hudson },
  jet: { down: [], up: [], ...jet },
  standard: { down: [], up: [] },
})

/** '4/10', '2/10/2' as the rule book writes standard cards. */
export const standard = (text: string): CardId =>
  find(text, card => card.deck === 'standard' && text === [card.licences, card.movement, ...spacesOf(card)].join('/'))
/** '3/2/4 back 5', '1/4/2 oil 2', '2/2/6 gusher', '2/3/4 deep' as it writes special ones. */
export const special = (text: string): CardId =>
  find(text, card => card.deck === 'special' && text === `${card.baron}/${card.licences}/${card.movement} ${effectOf(card)}`)

const spacesOf = ({ special: found }: Card) => (found.kind === 'price' ? [found.spaces] : [])
function effectOf({ special: found }: Card): string {
  switch (found.kind) {
    case 'pushBack':
      return `back ${found.spaces}`
    case 'extraOil':
      return `oil ${found.barrels}`
    case 'deepDrilling':
      return 'deep'
    case 'gusher':
    case 'price':
    case 'none':
      return found.kind
  }
}
function find(text: string, fits: (card: Card) => boolean): CardId {
  const id = CARDS.findIndex(fits)
  if (id < 0) throw new Error(`there is no card ${text}`)
  return id
}
