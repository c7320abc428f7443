import { Fragment, type ReactNode } from 'react'

/** A list whose elements are known by their place: seats, rows, columns, pieces of a sentence. */
export function Each<X>({ of, children }: { of: readonly X[]; children: (item: X, place: number) => ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: that is the point
  return of.map((item, place) => <Fragment key={place}>{children(item, place)}</Fragment>)
}

/** So many of the same. */
export function Times({ n, children }: { n: number; children: (place: number) => ReactNode }) {
  return <Each of={Array.from({ length: n })}>{(_, place) => children(place)}</Each>
}
