/** Files and folders that are there whole or not at all, also after a power cut: made under another name, on the disk, then renamed. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** `make` makes it under the name that it is given. Whatever fails leaves nothing behind. */
export function putInPlace(path: string, make: (part: string) => void): void {
  const part = partOf(path)
  try {
    make(part)
    flushAndRename(part, path)
  } catch (error) {
    discard(part)
    throw error
  }
}

/** The same for what takes its time. */
export async function putInPlaceLater(path: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = partOf(path)
  try {
    await make(part)
    flushAndRename(part, path)
  } catch (error) {
    discard(part)
    throw error
  }
}

const partOf = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`
/** What somebody who was killed meanwhile has left: it may hold what was deleted since. */
export function discardParts(path: string): void {
  const isPart = (name: string) =>
    name.startsWith(`${basename(path)}.`) && /^\.[0-9a-f]{12}\.part(-\w+)?$/.test(name.slice(basename(path).length))
  for (const name of readdirSync(dirname(path))) if (isPart(name)) discard(join(dirname(path), name))
}
const discard = (part: string): void => rmSync(part, { recursive: true, force: true })

function flushAndRename(part: string, path: string): void {
  flush(part)
  renameSync(part, path)
  flush(dirname(path))
}

/** Waits until it is on the disk. Windows has no such thing for folders, and keeps their names safe by itself. */
export function flush(path: string): void {
  const isFolder = statSync(path).isDirectory()
  if (isFolder && process.platform === 'win32') return
  const handle = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
