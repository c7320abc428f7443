/**
 * Recovery codes: ten, shown once, each good once. The first part of a code finds it, of the rest only a slow hash is kept: a copy of the
 * database is of no use to whoever has it.
 */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import type { CodeRow } from '../store/account-contract.ts'

const CODES = 10
/** Without what is easily taken for something else. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SELECTOR = 8
const SECRET = 12 // characters: 60 bits
const GROUP = /.{4}(?=.)/g

const SALT_BYTES = 16
const HASH_BYTES = 32
const COST = { N: 2 ** 14, r: 8, p: 1 } as const

/** So many signs that nobody can guess. */
export const characters = (n: number): string => Array.from({ length: n }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
export const grouped = (code: string): string => code.replace(GROUP, '$&-')

const scrypted = (secret: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(secret, salt, HASH_BYTES, COST, (error, hash) => (error === null ? resolve(hash) : reject(error))),
  )
/** One after the other: they would take all threads that Node has for files, too. */
let before: Promise<unknown> = Promise.resolve()
function slowHash(secret: string, salt: Buffer): Promise<Buffer> {
  const hash = before.then(() => scrypted(secret, salt))
  before = hash.catch(() => undefined)
  return hash
}

/** As they are shown, and as they are kept. */
export async function newCodes(): Promise<{ readonly codes: string[]; readonly rows: CodeRow[] }> {
  const [codes, rows]: [string[], CodeRow[]] = [[], []]
  for (let n = 0; n < CODES; n++) {
    const [selector, secret, salt] = [characters(SELECTOR), characters(SECRET), randomBytes(SALT_BYTES)]
    const hash = await slowHash(secret, salt)
    codes.push(grouped(selector + secret))
    rows.push({ selector, hash: `${salt.toString('base64url')}.${hash.toString('base64url')}` })
  }
  return { codes, rows }
}

/** What somebody typed, without whatever they put between the groups. */
export const signsOf = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

export function partsOf(typed: string): { readonly selector: string; readonly secret: string } {
  const code = signsOf(typed)
  return { selector: code.slice(0, SELECTOR), secret: code.slice(SELECTOR) }
}

const NONE = `${Buffer.alloc(SALT_BYTES).toString('base64url')}.${Buffer.alloc(HASH_BYTES).toString('base64url')}`

/** Takes as long where there is no such code. */
export async function isCode(secret: string, kept = NONE): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  const made = await slowHash(secret, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(made, Buffer.from(hash, 'base64url')) && kept !== NONE
}
