/** Rows, counted, with a digest of all of them in whatever order they come: two places hold the same when both are equal. */
import { hash } from 'node:crypto'
import type { MovedRow } from './place.ts'

const BYTES = 32

export class Tally {
  count = 0
  readonly #sum = new Uint8Array(BYTES)

  add(columns: readonly string[], rows: readonly MovedRow[]): void {
    for (const row of rows) {
      this.count++
      this.#addDigest(hash('sha256', JSON.stringify(columns.map(column => row[column])), 'buffer'))
    }
  }
  get digest(): string {
    return Buffer.from(this.#sum).toString('hex')
  }

  /** Added up as one long number, so that rows which are there twice do not cancel each other. */
  #addDigest(digest: Uint8Array) {
    let carry = 0
    for (const [n, byte] of digest.entries()) {
      carry += (this.#sum[n] ?? 0) + byte
      this.#sum[n] = carry & 0xff
      carry >>= 8
    }
  }
}
