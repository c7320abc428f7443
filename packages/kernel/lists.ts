/** Reading lists: one place for the checks that `noUncheckedIndexedAccess` and hidden values ask for. */

/** The element at an index that is known to be good. */
export function at<X>(list: readonly X[], index: number): X {
  const x = list[index]
  if (x === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return x
}

/** What the viewer must be able to see, or the caller has taken the wrong view. */
export function visible<X>(list: readonly (X | null)[]): readonly X[] {
  if (list.every((x): x is X => x !== null)) return list
  throw new Error('hidden from this viewer')
}

const covered: (readonly null[])[] = []
/** So many hidden things: for views that share what they can. */
export const nulls = (count: number): readonly null[] => (covered[count] ??= Object.freeze(new Array<null>(count).fill(null)))

/** The step on top of an agenda. */
export const top = <X>(agenda: readonly X[]): X | undefined => agenda[agenda.length - 1]

/** The last element, if it is of one of these kinds: what a table waits for, among the steps that wait. */
export function topOf<X extends { readonly kind: string }, K extends X['kind']>(
  list: readonly X[],
  kinds: readonly K[],
): Extract<X, { readonly kind: K }> | undefined {
  const last = top(list)
  const isOne = (x: X): x is Extract<X, { readonly kind: K }> => kinds.some(kind => kind === x.kind)
  return last !== undefined && isOne(last) ? last : undefined
}
