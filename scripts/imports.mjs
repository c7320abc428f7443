// Finds relative imports that leave their project: they would get past the directions that the linter knows by the names of packages.
// A project is a folder with a tsconfig.json of its own. Tests may look at their neighbours.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './tools.mjs'

const NOT_SOURCE = new Set(['node_modules', '.build', 'dist'])
const SOURCE = /\.[cm]?[jt]sx?$/
const TEST = /\.test\.tsx?$/
const RELATIVE = /\b(?:from|import)\s*\(?\s*(['"`])(\.\.?\/[^'"`]*)\1/g

/**
 * @param {string} folder
 * @returns {string[]}
 */
const sourcesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (NOT_SOURCE.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourcesBelow(path) : SOURCE.test(entry.name) && !TEST.test(entry.name) ? [path] : []
  })

/**
 * @param {string} folder
 * @returns {string}
 */
const projectOf = folder => (existsSync(join(folder, 'tsconfig.json')) || folder === dirname(folder) ? folder : projectOf(dirname(folder)))

/**
 * `file imports path`, for every one.
 * @param {string} root
 */
export const strayImports = root =>
  sourcesBelow(join(root, 'packages')).flatMap(file => {
    const project = projectOf(dirname(file)) + sep
    return [...readFileSync(file, 'utf8').matchAll(RELATIVE)]
      .map(([, , path = '']) => path)
      .filter(path => !`${resolve(dirname(file), path)}${sep}`.startsWith(project))
      .map(path => `${relative(root, file)} imports ${path}`)
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const stray of strayImports(ROOT)) {
    console.error(`${stray}, which is outside its project: import it by the name of its package`)
    process.exitCode = 1
  }
}
