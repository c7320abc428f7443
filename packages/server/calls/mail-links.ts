/** Links in e-mails, by which whoever has the address agrees to calls or ends them: made of the server's key, so that nothing has to be kept of them. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const BYTES = 18
export type MailWish = 'confirm' | 'stop'

export class MailLinks {
  readonly #secret: string
  constructor(secret: string) {
    this.#secret = secret
  }

  confirm(way: number, base: string): string {
    return this.#link('confirm', way, base)
  }
  stop(way: number, base: string): string {
    return this.#link('stop', way, base)
  }
  /** Which way a link is for, if it is one of ours. */
  wayOf(wish: MailWish, token: string): number | undefined {
    const [way = '', mac = ''] = token.split('.')
    const [given, wanted] = [Buffer.from(mac), Buffer.from(this.#macOf(wish, way))]
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? Number(way) : undefined
  }

  #link(wish: MailWish, way: number, base: string): string {
    return new URL(`/calls/${wish}/${way}.${this.#macOf(wish, String(way))}`, base).href
  }
  #macOf(wish: MailWish, way: string): string {
    return createHmac('sha256', this.#secret).update(`calls ${wish} ${way}`).digest().subarray(0, BYTES).toString('base64url')
  }
}
