/** What the tests of Giganten start from: round 1, seat 0 first, every tile face down, values in the order of the rule book. */
import { at, keyFrom, randomness, type Seat, unseen } from '@wildcat/kernel'
import { atAll, columnOf, licencesOf, points, rowOf, type Square, type WellKind } from '@wildcat/oil-rush'
import { type Place, priceSpace, squareOf } from '@wildcat/oil-rush/tests/staging.ts'
import { BEIGE_IDS, CARDS, type CardId, RED_IDS, TILE_VALUES } from '../components.ts'
import { giganten } from '../game.ts'
import { BOARD, SITES } from '../map.ts'
import type { State, Step, View } from '../state.ts'
import { STREAMS } from '../types.ts'

type Well = State['wells'][number]

/** As many seats as the changes speak of, three if they do not; what they do not mention is in its deck or in the box. */
function lay(changes: Partial<State>): State {
  const { money, trucks, trains, depots, hands, taken, stock } = changes
  const seats = changes.seats ?? [money, trucks, trains, depots, hands, taken, stock].find(list => list !== undefined)?.length ?? 3
  const each = <X>(value: () => X): X[] => Array.from({ length: seats }, value)
  const options = { licences: 78, inflation: false, openTracking: false, ...changes.options } as const
  const plain: State = {
    viewer: 'table',
    seats,
    round: 1,
    options,
    first: 0,
    bank: 0,
    supply: 0,
    money: each(() => 15_000),
    prices: atAll(priceSpace(5000)),
    trucks: each(() => 'off'),
    trains: each(() => 1),
    black: 1,
    stock: each(() => 5),
    depots: each(() => atAll(0)),
    wells: wells({}, seats),
    box: seats === 4 ? { 1: [], 2: [], 3: [] } : { 1: [4, 4], 2: [5, 5], 3: [6, 6] },
    hands: each(() => []),
    deck: [],
    discard: [],
    deckPoints: points(licencesOf(options.licences)),
    beige: { deck: [], discard: [] },
    red: { deck: [], discard: [] },
    onShow: [],
    taken: each(() => 'none'),
    agenda: [],
    outcome: 'open',
    random: randomness(keyFrom(1), STREAMS.length),
    told: 0,
  }
  const state = { ...plain, ...changes }
  const shown = [...state.onShow, ...state.taken]
  const rest = (ids: readonly CardId[], discard: readonly CardId[]) => ids.filter(id => !discard.includes(id) && !shown.includes(id))
  return {
    ...state,
    deck: changes.deck ?? unseen(licencesOf(options.licences), [state.discard, ...state.hands].flat()),
    beige: changes.beige ?? { deck: rest(BEIGE_IDS, []), discard: [] },
    red: changes.red ?? { deck: rest(RED_IDS, []), discard: [] },
  }
}

export const stage = { game: giganten, lay, after: { kind: 'takeCard', seat: 0 } } as const

/** A table at which nothing has happened, for words that ask what stands where. */
export const fresh = (): View => giganten.view(lay({}), 'spectator')

/** Steps in the order in which they are played. */
export const inOrder = (...steps: Step[]): Step[] => steps.toReversed()
export { oil, type Place, priceSpace, prices } from '@wildcat/oil-rush/tests/staging.ts'
export const square = (place: Place): Square => squareOf(place, 20)
export const placeOf = (place: Square): Place => `c${columnOf(BOARD, place)}r${rowOf(BOARD, place)}`

/** The sites of a table with their tiles; some of them changed. */
export function wells(changes: Readonly<Partial<Record<Place, Partial<Well>>>>, seats = 3): Well[] {
  const values: Record<WellKind, number[]> = { 1: [...TILE_VALUES[1]], 2: [...TILE_VALUES[2]], 3: [...TILE_VALUES[3]] }
  return SITES.filter(({ onlyWithFour }) => seats === 4 || !onlyWithFour).map(site => ({
    square: site.square,
    kind: site.kind,
    state: 'covered',
    value: values[site.kind].shift() ?? 0,
    seenBy: [],
    owner: 'nobody',
    oil: 0,
    ...changes[placeOf(site.square)],
  }))
}
export const derrick = (owner: Seat, oil: number): Partial<Well> => ({ state: 'derrick', owner, oil })
export const dry: Partial<Well> = { state: 'dry' }

/** The number of a site, as commands name it. */
export const site = (place: Place, seats = 3): number =>
  SITES.filter(({ onlyWithFour }) => seats === 4 || !onlyWithFour).findIndex(each => each.square === square(place))
export const wellAt = ({ wells: all, seats }: Pick<State, 'wells' | 'seats'>, place: Place): Well => at(all, site(place, seats))

/** '4/10', '2/10/2' as the rule book writes beige cards. */
export const beige = (text: string): CardId =>
  find(text, card => card.colour === 'beige' && text === [card.licences, card.movement, ...spacesOf(card)].join('/'))
/** '3/2/4 back 5', '1/4/2 oil 1' as it writes red ones. */
export const red = (text: string): CardId =>
  find(text, card => {
    const special = card.special.kind === 'pushBack' ? `back ${card.special.spaces}` : 'oil 1'
    return card.colour === 'red' && text === `${card.black}/${card.licences}/${card.movement} ${special}`
  })
const spacesOf = ({ special }: (typeof CARDS)[number]) => (special.kind === 'price' ? [special.spaces] : [])
function find(text: string, fits: (card: (typeof CARDS)[number]) => boolean): CardId {
  const id = CARDS.findIndex(fits)
  if (id < 0) throw new Error(`there is no card ${text}`)
  return id
}
