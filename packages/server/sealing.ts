/**
 * Seals what lies in the store: the key is made of the server's own, which lies beside the database and not in it. Whoever has the
 * database alone reads nothing of it, nor by its length; whoever has both, or the memory of the running server, could.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]
/** All that is sealed is of this length: as much as all seats of a table may order. */
const BYTES = 16_384

export interface Sealing {
  readonly seal: (text: string, about: string) => string
  /** Undefined if it was sealed with another key, about something else, or changed since. */
  readonly open: (sealed: string, about: string) => string | undefined
}

export function sealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'wildcat standing orders', KEY_BYTES))
  return {
    seal(text, about) {
      const plain = Buffer.alloc(BYTES, ' ')
      if (plain.write(text) !== Buffer.byteLength(text)) throw new RangeError('too long to be sealed')
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about))
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
          .toString()
          .trimEnd()
      } catch {
        return undefined
      }
    },
  }
}
