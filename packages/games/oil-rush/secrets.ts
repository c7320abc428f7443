/** What both rule books keep from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import { at, type Below, type Seat, type Viewer } from '@wildcat/kernel'
import { type Licence, type LicenceTable, points, sortHand } from './licences.ts'
import { type AnyKind, KINDS, type Well, type WellKind, type WellTable } from './wells.ts'

/** In place. */
export function shuffled<X>(list: X[], below: Below): X[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const last = at(list, i)
    list[i] = at(list, j)
    list[j] = last
  }
  return list
}

const looked = ({ seenBy }: Well<never, AnyKind>, viewer: Viewer) => viewer !== 'spectator' && seenBy.includes(viewer)

/** The values of tiles that this viewer has not looked at, and of those in the box. */
export function varyTiles(state: WellTable<never, AnyKind> & { box: Record<WellKind, number[]> }, viewer: Viewer, below: Below): void {
  for (const kind of KINDS) {
    const isUnseen = (well: Well<never, AnyKind>) => well.kind === kind && well.state === 'covered' && !looked(well, viewer)
    const unseen = state.wells.filter(isUnseen)
    const values = shuffled([...unseen.map(well => well.value), ...state.box[kind]], below)
    state.box[kind] = values.slice(unseen.length)
    for (const [index, well] of state.wells.entries())
      if (isUnseen(well)) state.wells[index] = { ...well, value: at(values, unseen.indexOf(well)) }
  }
}

/** Other hands: faces change, numbers do not. Whoever is paying a bid can pay it in every world. */
export function dealOthersAnew(
  state: LicenceTable<never>,
  viewer: Viewer,
  below: Below,
  owing: { readonly winner: Seat; readonly points: number } | undefined,
): void {
  const payer = owing?.winner === viewer ? undefined : owing?.winner
  const others = [...state.hands.keys()].filter(seat => seat !== viewer && seat !== payer)
  const seats = payer === undefined ? others : [payer, ...others]
  const licences = shuffled([...seats.flatMap(seat => at(state.hands, seat)), ...state.deck], below)
  if (owing !== undefined && payer !== undefined) makeWorth(licences, at(state.hands, payer).length, owing.points)
  for (const seat of seats) state.hands[seat] = sortHand(licences.splice(0, at(state.hands, seat).length))
  state.deck = licences
}

/** Exchanges ones among the first so many licences for twos behind them, until they are worth a bid. */
function makeWorth(licences: Licence[], count: number, bid: number): void {
  while (points(licences.slice(0, count)) < bid) {
    licences[licences.indexOf(1)] = 2
    licences[licences.lastIndexOf(2)] = 1
  }
}
