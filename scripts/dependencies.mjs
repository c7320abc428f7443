// The foreign packages that Wildcat is built with or runs on, found by following package-lock.json from our own packages. Programs
// that come in one package for each platform are all of them named, whichever platform this is: the list is the same everywhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataSources } from './data-sources.mjs'
import { ROOT } from './tools.mjs'

/**
 * @typedef {{ version?: string, link?: boolean, resolved?: string, license?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {Record<string, Locked>} Lock
 * @typedef {{ name: string, version: string, licence: string, source: string, text: string }} Dependency
 * @typedef {{ name: string, path: string, wanted: string, by: Needed | undefined }} Needed
 */

/** @returns {Lock} */
const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages

/**
 * Where Node would find a package when one that lies at `from` imports it.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    const found = lock[path]
    if (found) return found.link && found.resolved ? found.resolved : path
    if (!folder) return undefined
  }
}

/**
 * All packages that are installed without the development ones, here or on another platform.
 * @param {Lock} lock
 */
function productionPackages(lock) {
  /** @type {Map<string, Needed>} */
  const all = new Map()
  for (const path of Object.keys(lock)) if (!path.includes('node_modules')) all.set(path, { name: path, path, wanted: '', by: undefined })
  // A map is walked in the order of insertion, also over what is added meanwhile.
  for (const [path, by] of all) {
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {}
    for (const [name, wanted] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(lock, path, name)
      if (!found && !(name in optionalDependencies))
        throw new Error(`${name}, needed by ${path || 'the project'}, is not in package-lock.json. Run: npm install`)
      const at = found ?? `node_modules/${name}`
      if (!all.has(at)) all.set(at, { name, path: at, wanted, by })
    }
  }
  return [...all.values()].filter(({ path }) => path.includes('node_modules'))
}

/** @param {string} folder */
function licenceText(folder) {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name) && !/\.(js|ts|json)$/.test(name))
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : ''
}

/** @param {{ repository?: string | { url: string }, homepage?: string }} about */
function sourceOf({ repository, homepage }) {
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? ''
  const [, project] = /^(?:github:|git@github\.com:)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(url) ?? []
  return project ? `https://github.com/${project}` : url.replace(/^(git\+)?(https|git|ssh):\/\/(git@)?/, 'https://').replace(/\.git$/, '')
}

/**
 * From the package itself, if it is installed here.
 * @param {string} path
 * @returns {Dependency | undefined}
 */
function installed(path) {
  const folder = join(ROOT, path)
  if (!existsSync(join(folder, 'package.json'))) return undefined
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licence = about.license ?? about.licenses?.map((/** @type {{ type: string }} */ one) => one.type).join(' OR ') ?? ''
  return { name: about.name, version: about.version, licence, source: sourceOf(about), text: licenceText(folder) }
}

/**
 * From the lock file; or, where not even that knows it, from the package that it is a part of: the same version of it, for a platform.
 * @param {Lock} lock
 * @param {Needed} needed
 * @returns {Dependency}
 */
function elsewhere(lock, { name, path, wanted, by }) {
  const whole = by && installed(by.path)
  const about = lock[path]
  const source = whole?.source ?? ''
  if (about) return { name, version: about.version ?? '', licence: about.license ?? '', source, text: '' }
  return { name, version: wanted, licence: whole?.version === wanted ? whole.licence : '', source, text: '' }
}

/** @returns {Dependency[]} */
export function productionDependencies() {
  const lock = readLock()
  const all = productionPackages(lock).map(needed => installed(needed.path) ?? elsewhere(lock, needed))
  const unique = new Map([...all, ...dataSources()].map(one => [`${one.name}@${one.version}`, one]))
  return [...unique.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
