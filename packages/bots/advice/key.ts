/** Whoever asks again in the same position is told the same: the luck of advice comes from what is seen. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { keyFromHex, type Seat, type Types } from '@wildcat/kernel'

export function adviceKey(view: Types['view'], seat: Seat): readonly number[] {
  const key = keyFromHex(bytesToHex(sha256(utf8ToBytes(JSON.stringify([seat, view])))))
  if (key === null) throw new Error('a hash is no key')
  return key
}
