/** What a guest may leave on the disk in a day, and what everybody in a network may: bytes, and tables. Counted anew at every start. */
import { Refused } from './refused.ts'
import { type Bucket, Buckets, type Rate } from './socket/buckets.ts'

export interface QuotaRates {
  readonly writtenByGuest: Rate // bytes that are kept of what he did
  readonly writtenByNetwork: Rate
  readonly tablesByGuest: Rate // made, also those that are over or closed by now
  readonly tablesByNetwork: Rate
}
const DAY = 86_400
const aDay = (most: number): Rate => ({ atOnce: most, perSecond: most / DAY })

export const QUOTAS: QuotaRates = {
  writtenByGuest: aDay(64e6),
  writtenByNetwork: aDay(512e6),
  tablesByGuest: aDay(120),
  tablesByNetwork: aDay(1200),
}

/** Whoever does something, from where: what is kept of it counts against their allowance. */
export interface Allowance {
  readonly network: string
  mustHaveRoom(): void // throws if he has filled too much already
  takeTable(): void // one more, or throws
  returnTable(): void // nothing came of it
  charge(bytes: number): void // what was kept
}

export class Quotas {
  readonly #now: () => number
  readonly #writtenByGuests: Buckets<number>
  readonly #writtenByNetworks: Buckets<string>
  readonly #tablesByGuests: Buckets<number>
  readonly #tablesByNetworks: Buckets<string>

  constructor(rates: QuotaRates, now: () => number) {
    this.#now = now
    this.#writtenByGuests = new Buckets(rates.writtenByGuest)
    this.#writtenByNetworks = new Buckets(rates.writtenByNetwork)
    this.#tablesByGuests = new Buckets(rates.tablesByGuest)
    this.#tablesByNetworks = new Buckets(rates.tablesByNetwork)
  }

  /** The buckets are looked up each time: an allowance may outlive its connection, and buckets of anyone who is quiet are forgotten. */
  of(guest: number, network: string): Allowance {
    const now = this.#now
    const written = (): Bucket[] => [this.#writtenByGuests.of(guest, now()), this.#writtenByNetworks.of(network, now())]
    const tables = (): Bucket[] => [this.#tablesByGuests.of(guest, now()), this.#tablesByNetworks.of(network, now())]
    return {
      network,
      mustHaveRoom() {
        if (written().some(bucket => bucket.isEmpty(now()))) throw new Refused('tooMuchKept')
      },
      takeTable() {
        if (tables().some(bucket => bucket.isEmpty(now()))) throw new Refused('tooManyTablesToday')
        for (const bucket of tables()) bucket.take(now())
      },
      returnTable() {
        for (const bucket of tables()) bucket.charge(now(), -1)
      },
      charge(bytes) {
        for (const bucket of written()) bucket.charge(now(), bytes)
      },
    }
  }
  /** What nobody does counts against a guest alone, wherever they are: bots that move for a host who is away. */
  chargeGuest(guest: number, bytes: number): void {
    this.#writtenByGuests.of(guest, this.#now()).charge(this.#now(), bytes)
  }

  forgetQuiet(guests: Pick<ReadonlySet<number>, 'has'>, networks: Pick<ReadonlySet<string>, 'has'>): void {
    for (const buckets of [this.#writtenByGuests, this.#tablesByGuests]) buckets.forgetQuiet(this.#now(), guests)
    for (const buckets of [this.#writtenByNetworks, this.#tablesByNetworks]) buckets.forgetQuiet(this.#now(), networks)
  }
}
