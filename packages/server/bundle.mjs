// The bundled server: where it is, and whether it is made of the sources as they are now. Plain JavaScript, because `npm start` reads it
// before there is a Node that runs TypeScript.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {[path: string, size: number, changed: number]} Source */

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = '.build/server'
export const BUNDLE = join(ROOT, FOLDER, 'main.js')
export const SOURCES = 'sources.json' // beside it

export function isBundled(root = ROOT) {
  try {
    /** @type {Source[]} */
    const sources = JSON.parse(readFileSync(join(root, FOLDER, SOURCES), 'utf8'))
    return sources.every(([path, size, changed]) => {
      const now = statSync(root + path)
      return now.size === size && now.mtimeMs === changed
    })
  } catch {
    return false // there is none, or a source is gone
  }
}
