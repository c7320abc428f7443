/**
 * What is open to other servers, by their addresses. One that stands still, or whose machine died, says nothing of it: when the database knows
 * that it is gone, whatever was open to it ends here.
 */
export class Reached {
  readonly #ends = new Map<string, Set<() => void>>()

  get addresses(): string[] {
    return [...this.#ends.keys()]
  }
  /** `end` is called if it is gone before that is taken back by what is given. */
  until(address: string, end: () => void): () => void {
    const ends = this.#ends.get(address) ?? new Set()
    this.#ends.set(address, ends.add(end))
    return () => {
      ends.delete(end)
      if (ends.size === 0 && this.#ends.get(address) === ends) this.#ends.delete(address)
    }
  }
  lost(addresses: readonly string[]): void {
    for (const address of addresses) {
      const ends = this.#ends.get(address) ?? []
      this.#ends.delete(address)
      for (const end of ends) end()
    }
  }
}
