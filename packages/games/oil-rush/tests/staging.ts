/** What the stages of both games need. */
import type { AnyKind, ByCompany, Square, Well } from '../index.ts'

/** 'c3r4': column 3, row 4. */
export type Place = `c${number}r${number}`
export const squareOf = (place: Place, columns: number): Square => {
  const [column = 0, row = 0] = place.slice(1).split('r').map(Number)
  return (row - 1) * columns + column - 1
}

/** The space of a price. */
export const priceSpace = (price: number): number => (price - 1500) / 500
export const prices = (hudson: number, jet: number, standard: number): ByCompany<number> => ({
  hudson: priceSpace(hudson),
  jet: priceSpace(jet),
  standard: priceSpace(standard),
})
/** Oil at the three companies. */
export const oil = (hudson: number, jet: number, standard: number): ByCompany<number> => ({ hudson, jet, standard })

/** A covered site of kind 1 unless told otherwise. */
export const well = <Kind extends AnyKind = 1>(square: Square, changes: Partial<Well<never, Kind | 1>> = {}): Well<never, Kind | 1> => ({
  square,
  kind: 1,
  state: 'covered',
  value: 3,
  seenBy: [],
  owner: 'nobody',
  oil: 0,
  ...changes,
})
export const derrick = (square: Square, owner = 0, oil = 2): Well<never, 1> => well(square, { state: 'derrick', owner, oil })
