/**
 * Links in e-mails, by which whoever has the address agrees to calls or ends them: made of the server's key, so that nothing has to be kept of them.
 * Whoever agrees does so for that address: where a backup was put in place, another way may have the same number by now.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const BYTES = 18
export type MailWish = 'confirm' | 'stop'

/** A way by which somebody is called by e-mail. */
export interface MailWay {
  readonly id: number
  readonly address: string
}

export class MailLinks {
  readonly #secret: string
  constructor(secret: string) {
    this.#secret = secret
  }

  linkFor(wish: MailWish, way: MailWay, base: string): string {
    return new URL(`/calls/${wish}/${way.id}.${this.#macOf(wish, way)}`, base).href
  }
  /** The number of the way that a link seems to be for. */
  numberIn(token: string): number {
    return Number(/^\d{1,15}(?=\.)/.exec(token)?.[0] ?? 0)
  }
  isFor(wish: MailWish, token: string, way: MailWay): boolean {
    const [given, wanted] = [Buffer.from(token), Buffer.from(`${way.id}.${this.#macOf(wish, way)}`)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  #macOf(wish: MailWish, { id, address }: MailWay): string {
    const what = wish === 'stop' ? `calls stop ${id}` : `calls confirm ${id} ${address.toLowerCase()}`
    return createHmac('sha256', this.#secret).update(what).digest().subarray(0, BYTES).toString('base64url')
  }
}
