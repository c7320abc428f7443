/** Names that nobody can guess, and what is kept of them. */
import { createHash, createHmac, randomBytes } from 'node:crypto'

const TABLE_BYTES = 16
const TOKEN_BYTES = 32
const EPOCH_BYTES = 12
const SECRET_BYTES = 32

export const newTableName = (): string => randomBytes(TABLE_BYTES).toString('base64url')
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Every start is an epoch of its own, since nobody can know what was done to the data before it. */
export const newEpoch = (): string => randomBytes(EPOCH_BYTES).toString('base64url')

/** A link's token is long and random: a plain hash cannot be turned back. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** By which tables from the same network are known, and by nobody without the server's key which network that is. */
export const markOf = (secret: string, network: string): string =>
  createHmac('sha256', secret).update(network).digest('base64url').slice(0, 16)

/** What a server binds itself to before a game. */
export const newLuckSecret = (): string => randomBytes(SECRET_BYTES).toString('hex')

/** The key of a match, from the system's entropy. */
export const newMatchKey = (): number[] => [...crypto.getRandomValues(new Uint32Array(8))]
