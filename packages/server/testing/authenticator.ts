/** A passkey in software, as a browser and its authenticator make and show one: for whichever origin and challenge a test wants. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40] as const

export class Authenticator {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #publicKey: KeyObject
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#publicKey = publicKey
  }

  /** What a page sends when a passkey was made. */
  make(challenge: string, origin: string) {
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', this.#data(origin, HAS_KEY, this.#credential())],
      ]),
    )
    const clientDataJSON = base64(clientData('webauthn.create', challenge, origin))
    return { id: base64(this.id), response: { clientDataJSON, attestationObject: base64(attestation), transports: ['internal'] } }
  }

  /** What a page sends when it was shown. */
  show(challenge: string, origin: string) {
    const client = clientData('webauthn.get', challenge, origin)
    this.#counter++
    const data = this.#data(origin, 0, Buffer.alloc(0))
    const signature = createSign('SHA256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key)
    return {
      id: base64(this.id),
      response: { clientDataJSON: base64(client), authenticatorData: base64(data), signature: base64(signature) },
    }
  }

  #data(origin: string, flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter, rest])
  }
  #credential(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2], // an elliptic curve
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    return Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)])
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
