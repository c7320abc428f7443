/** Files and folders that are there whole or not at all, also after a power cut: made under another name, on the disk, then renamed. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, type Stats, statSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** `make` makes it under the name that it is given. Whatever fails leaves nothing behind. */
export function putInPlace(path: string, make: (part: string) => void): void {
  const part = partOf(path)
  try {
    make(part)
    flush(part)
    renameSync(part, path)
    flush(dirname(path))
  } catch (error) {
    discard(part)
    throw error
  }
}

/** The same for what takes its time: nobody else waits for the disk meanwhile. */
export async function putInPlaceLater(path: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = partOf(path)
  try {
    await make(part)
    await flushLater(part)
    await rename(part, path)
    await flushLater(dirname(path))
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

const partOf = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`
const PART = /\.[0-9a-f]{12}\.part(-\w+)?$/
export const isPart = (name: string): boolean => PART.test(name)
/** What somebody who was killed meanwhile has left: it may hold what was deleted since. */
export function discardParts(path: string): void {
  const isOfIt = (name: string) => isPart(name) && name.replace(PART, '') === basename(path)
  for (const name of readdirSync(dirname(path))) if (isOfIt(name)) discard(join(dirname(path), name))
}
const discard = (part: string): void => rmSync(part, { recursive: true, force: true })

/** Waits until it is on the disk. */
function flush(path: string): void {
  const flags = flagsFor(statSync(path))
  if (flags === undefined) return
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
export async function flushLater(path: string): Promise<void> {
  const flags = flagsFor(await stat(path))
  if (flags === undefined) return
  await using handle = await open(path, flags)
  await handle.sync()
}
/** Windows has no such thing for folders, and keeps their names safe by itself. */
const flagsFor = (found: Stats): string | undefined => {
  if (!found.isDirectory()) return 'r+'
  return process.platform === 'win32' ? undefined : 'r'
}
