/** What both games hide, as one viewer may see it at a glance: what hides nothing is shared. */
import { nulls, type Outcome, type Viewer } from '@wildcat/kernel'
import type { Licence } from './licences.ts'
import { type AnyKind, glanceAtWells, type Well, type WellKind } from './wells.ts'

interface Secrets<Kind extends AnyKind> {
  readonly wells: readonly Well<never, Kind>[]
  readonly box: Readonly<Record<WellKind, readonly number[]>>
  readonly hands: readonly (readonly Licence[])[]
  readonly deck: readonly Licence[]
  readonly outcome: Outcome | 'open'
}

export const glanceAtSecrets = <Kind extends AnyKind>({ wells, box, hands, deck, outcome }: Secrets<Kind>, viewer: Viewer) => ({
  viewer,
  wells: glanceAtWells(wells, viewer),
  box: { 1: nulls(box[1].length), 2: nulls(box[2].length), 3: nulls(box[3].length) },
  hands: hands.map((hand, seat) => (seat === viewer || outcome !== 'open' ? hand : nulls(hand.length))),
  deck: nulls(deck.length),
  random: null,
  told: null,
})
