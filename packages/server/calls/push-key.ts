/** The key by which push services know this server. It is made of the server's own, so that it lies where that does, and all nodes have the same. */
import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKey {
  readonly publicKey: string
  readonly privateKey: string
}

export function pushKey(secret: string): PushKey {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'wildcat web push', 32)))
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') }
}
