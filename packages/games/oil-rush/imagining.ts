/** Worlds that a viewer can imagine, as far as tiles are concerned. */
import { draw, unseen } from '@wildcat/kernel'
import { type AnyKind, KINDS, type SeenWell, type SeenWells, type Well, type WellKind } from './wells.ts'

export type Tiles = Record<WellKind, number[]>

/** The tiles of each kind that the viewer has not seen, in random order. `inGame`: all there are of a kind. */
export function unseenTiles(
  { wells }: SeenWells,
  inGame: (kind: WellKind) => readonly number[],
  shuffle: (tiles: number[]) => number[],
): Tiles {
  const tiles: Tiles = { 1: [], 2: [], 3: [] }
  for (const kind of KINDS) {
    const known = wells.filter(well => well.kind === kind).map(well => well.value)
    tiles[kind] = shuffle(unseen(inGame(kind), known))
  }
  return tiles
}

/** A well with a tile from the piles under it, if the viewer has not seen what is there. */
export function imagineWell<Kind extends AnyKind>(well: SeenWell & { readonly kind: Kind }, tiles: Tiles): Well<never, Kind> {
  const { square, kind, state, value, seenBy, owner, oil } = well
  const of: AnyKind = kind
  return { square, kind, state, value: value ?? draw(of === 'gusher' ? [] : tiles[of]), seenBy: seenBy.slice(), owner, oil }
}
