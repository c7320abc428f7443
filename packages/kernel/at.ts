/** Reading lists: one place for the checks that `noUncheckedIndexedAccess` and hidden values ask for. */

/** The element at an index that is known to be good. */
export function at<X>(list: readonly X[], index: number): X {
  const x = list[index]
  if (x === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return x
}

/** What the viewer must be able to see, or the caller has taken the wrong view. */
export function seen<X>(list: readonly (X | null)[]): readonly X[] {
  if (list.every((x): x is X => x !== null)) return list
  throw new Error('hidden from this viewer')
}

/** The step on top of an agenda. */
export const top = <X>(agenda: readonly X[]): X | undefined => agenda[agenda.length - 1]
