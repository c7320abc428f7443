/** Passkeys: made and checked by a library, which is loaded when somebody first wants one. */
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { MadePasskey, ShownPasskey } from '@wildcat/protocol'
import { Refused } from '../refused.ts'
import type { GuestRow, PasskeyRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { Tickets } from './tickets.ts'

const library = () => import('@simplewebauthn/server')

/** Whose passkeys they are, by the address of the page. */
export interface Party {
  readonly id: string
  readonly origin: string
}
export const partyAt = (origin: string): Party => ({ id: new URL(origin).hostname, origin })

const COMMON = { type: 'public-key', clientExtensionResults: {} } as const
const NAME = 'Wildcat'
const MOST = 20
const TRANSPORTS: readonly string[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] satisfies AuthenticatorTransport[]
const isTransport = (each: string): each is AuthenticatorTransport => TRANSPORTS.includes(each)

export class Passkeys {
  readonly #store: Store
  readonly #tickets: Tickets
  readonly #now: () => number
  readonly #handleOf: (guest: number) => string

  /** `handleOf`: what an authenticator knows somebody by, which tells nobody else who it is. */
  constructor(store: Store, tickets: Tickets, now: () => number, handleOf: (guest: number) => string) {
    this.#store = store
    this.#tickets = tickets
    this.#now = now
    this.#handleOf = handleOf
  }

  /** What a browser is asked to make one with. */
  async begin({ id, name }: GuestRow, party: Party) {
    const known = await this.#store.do('passkeysOf', id)
    if (known.length >= MOST) throw new Refused('tooManyPasskeys')
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: party.id,
      userName: name === '' ? NAME : name,
      userID: new TextEncoder().encode(this.#handleOf(id)),
      attestationType: 'none',
      excludeCredentials: known.map(each => ({ id: each.id, transports: each.transports.filter(isTransport) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#tickets.give('addPasskey', id, {}, options.challenge)
    return options
  }

  /** `must` is asked in the moment in which it is kept. */
  async add({ id: guest }: GuestRow, party: Party, made: MadePasskey, name: string, must: () => void): Promise<void> {
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response: {
          ...COMMON,
          ...made,
          rawId: made.id,
          response: { ...made.response, transports: made.response.transports.filter(isTransport) },
        },
        expectedChallenge: async challenge => (await this.#tickets.take('addPasskey', challenge))?.guest === guest,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
      }),
    )
    if (!verified) throw new Refused('badPasskey')
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    if ((await this.#store.do('passkey', id)) !== undefined) throw new Refused('badPasskey')
    must()
    const key = Buffer.from(publicKey).toString('base64url')
    const row = { id, guest, key, counter, transports, name, created: this.#now(), used: 0 }
    if (!(await this.#store.do('addPasskey', row, MOST))) throw new Refused('tooManyPasskeys')
  }

  /** Which of the passkeys of this page somebody has they choose themselves. */
  async ask(party: Party) {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'preferred' })
    await this.#tickets.give('signIn', 0, {}, options.challenge)
    return options
  }

  /** Gives whose it is. */
  async check(party: Party, shown: ShownPasskey): Promise<number> {
    const known = await this.#store.do('passkey', shown.id)
    if (known === undefined) throw new Refused('unknownPasskey')
    const { verifyAuthenticationResponse } = await library()
    const { clientDataJSON, authenticatorData, signature } = shown.response
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response: { ...COMMON, id: shown.id, rawId: shown.id, response: { clientDataJSON, authenticatorData, signature } },
        expectedChallenge: async challenge => (await this.#tickets.take('signIn', challenge)) !== undefined,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: credentialOf(known),
        requireUserVerification: false,
      }),
    )
    if (!verified) throw new Refused('badPasskey')
    await this.#store.do('usePasskey', known.id, authenticationInfo.newCounter, this.#now())
    return known.guest
  }
}

const credentialOf = ({ id, key, counter, transports }: PasskeyRow) => ({
  id,
  publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
  counter,
  transports: transports.filter(isTransport),
})

/** The library throws at whatever does not fit: whoever sent it is told no more than that. */
async function checked<X>(work: () => Promise<X>): Promise<X> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused || error instanceof StoreFailure) throw error
    throw new Refused('badPasskey')
  }
}
