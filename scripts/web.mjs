// Builds the web client when what it is made of has changed, and compresses the result once instead of at every request.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { wordsFor } from '../packages/server/words/index.mjs'
import { bin, ROOT, runNode } from './tools.mjs'

const PACKAGES = join(ROOT, 'packages')
const OUTPUT = join(PACKAGES, 'web/dist')
const STAMP = join(ROOT, '.build/web.hash')

/** What else it is made of. */
const BESIDE = ['package-lock.json', 'docs/programs.md', 'examples/program.mjs']
/** Packages that are no part of the client. */
const APART = new Set(['server', 'cli', 'bench'])
const NOT_SOURCE = new Set(['node_modules', '.build', 'dist', 'tests'])
const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|webmanifest|map)$/
const WORTH_COMPRESSING = 1024

/**
 * All files below a folder, in a fixed order.
 * @param {string} folder
 * @param {(name: string, depth: number) => boolean} wanted
 * @returns {string[]}
 */
function filesBelow(folder, wanted = () => true, depth = 0) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => wanted(name, depth))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path, wanted, depth + 1) : [path]
    })
}

function sourceHash() {
  const hash = createHash('sha256')
  const sources = filesBelow(
    PACKAGES,
    (name, depth) => !NOT_SOURCE.has(name) && !/\.test\.tsx?$/.test(name) && !(depth === 0 && APART.has(name)),
  )
  for (const path of [...BESIDE.map(file => join(ROOT, file)), ...sources])
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

const isFresh = (/** @type {string} */ hash) =>
  existsSync(join(OUTPUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash

async function compress() {
  const files = filesBelow(OUTPUT).filter(path => COMPRESSIBLE.test(path) && statSync(path).size >= WORTH_COMPRESSING)
  await Promise.all(
    files.map(async path => {
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/**
 * @returns {Promise<import('./tools.mjs').Outcome>}
 */
export async function buildWeb() {
  const hash = sourceHash()
  if (isFresh(hash)) return { exitCode: 0, output: '' }
  console.log(wordsFor(process.env).setUp.buildingPage)
  rmSync(STAMP, { force: true })
  const built = await runNode([bin('vite'), 'build', join(PACKAGES, 'web'), '--logLevel', 'warn'])
  if (built.exitCode !== 0) return built
  await compress()
  await mkdir(join(ROOT, '.build'), { recursive: true })
  writeFileSync(STAMP, hash)
  return built
}
