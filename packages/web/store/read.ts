/** Doors: what comes from a store or a file is read here once, and trusted inside. */

/** Gives the value, or throws and names the place where it does not fit. */
export type Reader<X> = (input: unknown, where?: string) => X

function misfit(where: string, wanted: string): never {
  throw new TypeError(`${where === '' ? 'the value' : where} should be ${wanted}`)
}

export const anything: Reader<unknown> = input => input
export const text: Reader<string> = (input, where = '') => (typeof input === 'string' ? input : misfit(where, 'a text'))
export const flag: Reader<boolean> = (input, where = '') => (typeof input === 'boolean' ? input : misfit(where, 'true or false'))
export const integer: Reader<number> = (input, where = '') =>
  typeof input === 'number' && Number.isInteger(input) ? input : misfit(where, 'an integer')
export const whole: Reader<number> = (input, where = '') =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 ? input : misfit(where, 'a whole number')

/** Milliseconds since 1970, as far as a Date can count them. */
export const moment: Reader<number> = (input, where = '') => {
  const ms = whole(input, where)
  return ms <= LAST_MOMENT ? ms : misfit(where, 'a date')
}
const LAST_MOMENT = 8.64e15

export const oneOf =
  <X extends string>(...values: readonly X[]): Reader<X> =>
  (input, where = '') =>
    values.find(value => value === input) ?? misfit(where, `one of ${values.join(', ')}`)

export const list =
  <X>(each: Reader<X>): Reader<readonly X[]> =>
  (input, where = '') =>
    Array.isArray(input) ? input.map((item, index) => each(item, `${where}[${index}]`)) : misfit(where, 'a list')

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> => typeof input === 'object' && input !== null

export const object: Reader<Readonly<Record<string, unknown>>> = (input, where = '') =>
  isObject(input) ? input : misfit(where, 'an object')

/** An object with at least these fields. */
export const fields =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (input, where = '') => {
    const given = object(input, where)
    const read: Partial<T> = {}
    for (const key in readers) read[key] = readers[key](given[key], where === '' ? key : `${where}.${key}`)
    return isComplete(read, readers) ? read : misfit(where, 'complete')
  }
const isComplete = <T extends object>(read: Partial<T>, readers: object): read is T => Object.keys(readers).every(key => key in read)

/** What passes a test of one's own. */
export const that =
  <X>(fits: (input: unknown) => input is X, wanted: string): Reader<X> =>
  (input, where = '') =>
    fits(input) ? input : misfit(where, wanted)

export const optional =
  <X>(reader: Reader<X>, otherwise: X): Reader<X> =>
  (input, where) =>
    input === undefined ? otherwise : reader(input, where)
