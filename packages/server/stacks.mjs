// Stack traces of the bundled server as of its sources. Node would read every source map at every start; this reads those of the files in
// which something went wrong.

import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** @typedef {NodeJS.CallSite & { toString(): string }} Site */

const FOLDER = new URL('../../.build/server/', import.meta.url).href

/** @type {Map<string, SourceMap>} */
const maps = new Map()

/** @param {string} file */
function mapOf(file) {
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  maps.set(file, map)
  return map
}

/** @param {Site} site */
function inSources(site) {
  const text = site.toString()
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()]
  if (!file?.startsWith(FOLDER) || line === null || column === null) return text
  const source = mapOf(file).findOrigin(line, column)
  if (!('fileName' in source)) return text
  return text.replace(`${file}:${line}:${column}`, `${new URL(source.fileName, file).href}:${source.lineNumber}:${source.columnNumber}`)
}

/**
 * @public For `Error.prepareStackTrace`.
 * @param {Error} error
 * @param {Site[]} sites
 */
export const stackOf = (error, sites) =>
  [Error.prototype.toString.call(error), ...sites.map(site => `    at ${inSources(site)}`)].join('\n')
