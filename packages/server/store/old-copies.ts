/**
 * Copies of the database as it was before a newer program brought it up to date, or a backup was put in its place. They are there to go
 * back; but whoever is deleted afterwards must not live on in them, so all of them go with the first guest who is.
 */
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const BEFORE = ['version', 'restore'] as const
const nameOf = (file: string, event: (typeof BEFORE)[number], which: string): string => `${file}.before-${event}-${which}`

export const copyBeforeVersion = (file: string, version: number): string => nameOf(file, 'version', String(version))
export const copyBeforeRestore = (file: string, stamp: string): string => nameOf(file, 'restore', stamp)

/** Also what belongs to them, like a log of what was not in them yet. */
export function removeOldCopies(file: string): void {
  const folder = dirname(file)
  const names = BEFORE.map(event => nameOf(basename(file), event, ''))
  for (const each of readdirSync(folder)) if (names.some(name => each.startsWith(name))) rmSync(join(folder, each), { force: true })
}
