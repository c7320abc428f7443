/**
 * Luck that nobody could choose. Before anybody sits down the server binds itself to a secret by showing a digest of it; then each player adds a
 * random part, and the key of the game is made of all. The server cannot fit its secret to the parts, which came later; nobody can fit
 * a part to a secret that they do not know. After the game the secret is shown, and whoever wants can make the key again.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type FairLuck, type GameRecord, keyFromHex, keyToHex } from '@wildcat/kernel'

const digestOf = (...texts: readonly unknown[]): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(texts))))

/** What the server shows of its secret before the game. */
export const commitmentTo = (secret: string): string => digestOf('Wildcat: the secret of a table', secret)

/** Of the table, too: the same secret would give other luck at another one. */
export function keyOfLuck({ table, secret, parts }: Omit<FairLuck, 'commitment'>): number[] {
  const key = keyFromHex(digestOf('Wildcat: the luck of a game', table, secret, parts))
  if (key === null) throw new TypeError('a digest is a key')
  return key
}

/** Why the luck of a record is not what the server was bound to; undefined if it is. */
export type LuckFlaw = 'otherSecret' | 'otherKey'
export function luckFlawOf(luck: FairLuck, { key }: Pick<GameRecord, 'key'>): LuckFlaw | undefined {
  if (commitmentTo(luck.secret) !== luck.commitment) return 'otherSecret'
  return keyToHex(keyOfLuck(luck)) === key ? undefined : 'otherKey'
}
