/** The list that `npm run licences` writes: packages, and each different text once. */
import { fields, list, optional, type Reader, text, whole } from '../store/read.ts'

export interface Licences {
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly licence: string
    readonly source: string
    readonly text: number // its place among the texts
  }[]
  readonly texts: readonly string[]
}

const NO_TEXT = Number.MAX_SAFE_INTEGER

export const readLicences: Reader<Licences> = fields<Licences>({
  packages: list(fields({ name: text, version: text, licence: text, source: optional(text, ''), text: optional(whole, NO_TEXT) })),
  texts: list(text),
})
