/** All connections there are, found by whose they are and counted by where they come from: however many others there are. */
export class Connections<Connection extends { readonly guest: number }> {
  readonly #networks = new Map<Connection, string>()
  readonly #ofGuests = new Map<number, Set<Connection>>()
  readonly #fromNetworks = new Map<string, number>()

  add(connection: Connection, network: string): void {
    this.#networks.set(connection, network)
    this.#fromNetworks.set(network, this.from(network) + 1)
    const others = this.#ofGuests.get(connection.guest)
    if (others === undefined) this.#ofGuests.set(connection.guest, new Set([connection]))
    else others.add(connection)
  }

  delete(connection: Connection): void {
    const network = this.#networks.get(connection)
    if (network === undefined) return
    this.#networks.delete(connection)
    const left = this.from(network) - 1
    if (left === 0) this.#fromNetworks.delete(network)
    else this.#fromNetworks.set(network, left)
    const others = this.#ofGuests.get(connection.guest)
    if (others?.delete(connection) === true && others.size === 0) this.#ofGuests.delete(connection.guest)
  }

  get size(): number {
    return this.#networks.size
  }
  all(): Iterable<Connection> {
    return this.#networks.keys()
  }
  of(guest: number): Connection[] {
    return [...(this.#ofGuests.get(guest) ?? [])]
  }
  from(network: string): number {
    return this.#fromNetworks.get(network) ?? 0
  }
  /** Whose they are, and where they come from. */
  get guests(): Pick<ReadonlySet<number>, 'has'> {
    return this.#ofGuests
  }
  get networks(): Pick<ReadonlySet<string>, 'has'> {
    return this.#fromNetworks
  }
}
