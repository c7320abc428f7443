/**
 * Copies of the database as it was before a newer program brought it up to date. They are there to go back; but whoever is deleted
 * afterwards must not live on in them, so all of them go with the first guest who is.
 */
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const nameOf = (file: string, version: number | ''): string => `${file}.before-version-${version}`
export const copyBefore = (file: string, version: number): string => nameOf(file, version)

export function removeOldVersions(file: string): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) if (name.startsWith(nameOf(basename(file), ''))) rmSync(join(folder, name), { force: true })
}
