/** The key that signs cookies: made once, in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { putInPlace } from './safe-file.ts'

const BYTES = 32
const OWNER_ONLY = 0o600

export const keyFile = (folder: string): string => join(folder, 'cookie.key')

export class DamagedKey extends Error {
  readonly file: string
  constructor(file: string) {
    super(`${file} is damaged`)
    this.file = file
  }
}

/** The key that is there. A damaged one is not replaced by itself: with another key nobody would have his seats any more. */
export function keptKey(folder: string): string | undefined {
  const file = keyFile(folder)
  const text = textIn(file)
  if (text === undefined) return undefined
  chmodSync(file, OWNER_ONLY)
  const key = text.trim()
  if (Buffer.from(key, 'base64url').length < BYTES) throw new DamagedKey(file)
  return key
}

/** For a folder without one, of which we have the lock: two servers must not make one each. */
export function newKey(folder: string): string {
  const key = randomBytes(BYTES).toString('base64url')
  putInPlace(keyFile(folder), part => writeFileSync(part, key, { mode: OWNER_ONLY, flag: 'wx' }))
  return key
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
