// The foreign packages that Wildcat is built with or runs on, found by following package-lock.json from our own packages.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './tools.mjs'

/**
 * @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, licence: string, source: string, text: string }} Dependency
 */

/** @returns {Record<string, Locked>} */
const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages

/**
 * Where Node would find a package when one that lies at `from` imports it.
 * @param {Record<string, Locked>} lock
 * @param {string} from
 * @param {string} name
 */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    const found = lock[path]
    if (found) return found.link && found.resolved ? found.resolved : path
    if (!folder) throw new Error(`${name}, needed by ${from || 'the project'}, is not in package-lock.json. Run: npm install`)
  }
}

/** Paths of all packages that are installed without the development ones. */
function productionPaths() {
  const lock = readLock()
  const seen = new Set(Object.keys(lock).filter(path => !path.includes('node_modules')))
  // A set is walked in the order of insertion, also over what is added meanwhile.
  for (const path of seen) for (const name of Object.keys(lock[path]?.dependencies ?? {})) seen.add(resolve(lock, path, name))
  return [...seen].filter(path => path.includes('node_modules'))
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

/** @returns {Dependency[]} */
export function productionDependencies() {
  const all = productionPaths().map(path => {
    const folder = join(ROOT, path)
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const licence = about.license ?? about.licenses?.map((/** @type {{ type: string }} */ one) => one.type).join(' OR ') ?? ''
    return { name: about.name, version: about.version, licence, source: sourceOf(about), text: licenceText(folder) }
  })
  const unique = new Map(all.map(one => [`${one.name}@${one.version}`, one]))
  return [...unique.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
