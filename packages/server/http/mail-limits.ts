/** E-mails to addresses of which nobody has said yet that they read them: a network may ask for so many, and so many come to one address, whoever asks. */
import { Refused } from '../refused.ts'
import { Buckets, type Rate } from '../socket/buckets.ts'

const ASKED_FOR: Rate = { atOnce: 10, perSecond: 10 / 3600 }
const COMING: Rate = { atOnce: 5, perSecond: 5 / 3600 }
const NOBODY = new Set<string>()

export class MailLimits {
  readonly #now: () => number
  readonly #networks = new Buckets<string>(ASKED_FOR)
  readonly #addresses = new Buckets<string>(COMING)

  constructor(now: () => number) {
    this.#now = now
  }
  /** One more, or it throws. */
  take(network: string, address: string): void {
    const now = this.#now()
    for (const each of [this.#networks, this.#addresses]) each.forgetQuiet(now, NOBODY)
    const both = [this.#networks.of(network, now), this.#addresses.of(address.toLowerCase(), now)]
    if (both.some(bucket => bucket.isEmpty(now))) throw new Refused('tooManyMails')
    for (const bucket of both) bucket.take(now)
  }
}
