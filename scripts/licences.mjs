// npm run licences: writes down whose work Wildcat stands on, for the page that says so. Refuses what is not permissive.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productionDependencies } from './dependencies.mjs'
import { setUp } from './setup.mjs'
import { ROOT } from './tools.mjs'

/** @typedef {import('./dependencies.mjs').Dependency} Dependency */

const FILE = join(ROOT, 'packages/web/public/licences.json')

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Others that are welcome all the same, each with the reason. */
const EXCEPTIONS = new Map([
  [/^web-push$/, 'MPL-2.0 asks for changed files of its own to be shared; the server uses it unchanged'],
  [/^@resvg\/resvg-js(-|$)/, 'MPL-2.0 asks for changed files of its own to be shared; the server uses it unchanged'],
  [/^lightningcss(-|$)/, 'MPL-2.0 asks for changed files of its own to be shared; Vite runs it unchanged while building'],
])

/**
 * Understands `MIT`, `(MIT OR GPL-3.0)` and `MIT AND ISC`.
 * @param {string} licence
 */
const isPermissive = licence =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(part => PERMISSIVE.has(part.trim())))

/**
 * A sentence for each dependency whose licence is missing or asks for more than naming its authors.
 * @param {Pick<Dependency, 'name' | 'version' | 'licence'>[]} dependencies
 */
export const objections = dependencies =>
  dependencies
    .filter(({ name, licence }) => !isPermissive(licence) && ![...EXCEPTIONS.keys()].some(known => known.test(name)))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: ${licence ? `${licence} is not on the list of permissive licences` : 'no licence given'}`,
    )

/**
 * What the file can be compared by: texts may differ in their line ends, names and versions may not differ at all.
 * @param {Pick<Dependency, 'name' | 'version' | 'licence'>[]} dependencies
 */
export const summary = dependencies => dependencies.map(({ name, version, licence }) => `${name} ${version} ${licence}`)

/** @returns {{ packages: { name: string, version: string, licence: string, source: string, text?: number }[], texts: string[] }} */
export const readLicences = () => JSON.parse(readFileSync(FILE, 'utf8'))

function writeLicences() {
  const dependencies = productionDependencies()
  const texts = [...new Set(dependencies.map(({ text }) => text).filter(Boolean))]
  // `text` is a place in `texts`: many packages share one.
  const packages = dependencies.map(({ text, ...about }) => (text ? { ...about, text: texts.indexOf(text) } : about))
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify({ packages, texts }, null, 2)}\n`)
  return dependencies
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setUp('everything')
  const dependencies = writeLicences()
  console.log(`${dependencies.length} packages written to ${FILE}`)
  for (const objection of objections(dependencies)) {
    console.error(objection)
    process.exitCode = 1
  }
}
