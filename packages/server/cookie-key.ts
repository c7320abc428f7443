/** The key that signs cookies: made once, in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

export async function cookieKey(folder: string): Promise<string> {
  const file = join(folder, 'cookie.key')
  try {
    await writeFile(file, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  await chmod(file, 0o600)
  const key = (await readFile(file, 'utf8')).trim()
  if (Buffer.from(key, 'base64url').length < BYTES) throw new Error(`${file} is damaged: delete it, and everybody gets a new cookie`)
  return key
}
