// The server in a few files instead of hundreds, so that it starts quickly: see start.mjs. They lie as deep below the root as the sources
// of the server, because some things are found from there.

import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { BUNDLE, ROOT, SOURCES } from './bundle.mjs'

const FOLDER = dirname(BUNDLE)
const STAMP = join(FOLDER, SOURCES)
const DAY = 86_400_000
/** Names stay, for stack traces. */
const WITHOUT_SPACE = { compress: false, mangle: false, codegen: { removeWhitespace: true } }

/**
 * A thread is an entry of its own: whoever names its file by a URL gets that of the bundled one.
 * @type {import('rolldown').Plugin}
 */
const threads = {
  name: 'threads',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      return code.replace(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, file) => {
        const thread = this.emitFile({ type: 'chunk', id: join(dirname(id), file) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${thread})`
      })
    },
  },
}

/**
 * Parts of Node that libraries load for what is not done here: each of them when something of it is asked for.
 * @type {import('rolldown').Plugin}
 */
const later = {
  name: 'later',
  resolveId: { filter: { id: /^(node:)?(https|http2|tls|zlib)$/ }, handler: id => `\0later:${id}` },
  load: {
    filter: { id: /^\0later:/ },
    handler: id => `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${id.slice(7)}')[name] })`,
  },
}

/**
 * All other parts of Node as they are: to `import` one looks at every name that it has, and a name of `http` is WebSocket, for which Node
 * loads the whole of a client for HTTP.
 * @type {import('rolldown').Plugin}
 */
const builtins = {
  name: 'builtins',
  resolveId: { filter: { id: /^[a-z:_/]+$/ }, handler: id => (isBuiltin(id) && id !== 'node:module' ? `\0builtin:${id}` : undefined) },
  load: { filter: { id: /^\0builtin:/ }, handler: id => `module.exports = process.getBuiltinModule('${id.slice(9)}')` },
}

/**
 * Whole languages of games are for those who play: nobody asks a server for them.
 * @type {import('rolldown').Plugin}
 */
const words = {
  name: 'words',
  resolveId: {
    filter: { id: /^@wildcat\/.*\/words\// },
    handler: (id, _, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
  },
}

/** @type {import('./bundle.mjs').Source[]} */
const read = []
/** @param {string} path */
function note(path) {
  const { size, mtimeMs } = statSync(path)
  read.push([relative(ROOT, path), size, mtimeMs])
}
/**
 * Writes down which sources went in and how old they were, when all else is written. What an earlier build left stays for a while: a
 * server that still runs from there may want it.
 * @type {import('rolldown').Plugin}
 */
const sources = {
  name: 'sources',
  buildStart() {
    rmSync(STAMP, { force: true })
    for (const file of ['package-lock.json', 'packages/server/rolldown.config.mjs']) note(join(ROOT, file))
  },
  load: { filter: { id: { include: /\.(ts|mjs)$/, exclude: /node_modules/ } }, handler: id => note(id) },
  writeBundle(_, files) {
    writeFileSync(STAMP, JSON.stringify(read))
    for (const name of readdirSync(FOLDER))
      if (!(name in files) && statSync(join(FOLDER, name)).mtimeMs < Date.now() - DAY) rmSync(join(FOLDER, name))
  },
}

/** @type {import('rolldown').BuildOptions} */
export default {
  input: join(ROOT, 'packages/server/main.ts'),
  platform: 'node',
  // Piscina has threads of its own; the others are loaded when they are wanted, which on many a server is never.
  external: [
    'piscina',
    '@resvg/resvg-js',
    'nodemailer',
    'web-push',
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
    'light-my-request',
  ],
  // @fastify/static loads it to list files, if they are not to be looked for one by one as they are asked for.
  resolve: { alias: { glob: false } },
  // ws need not look for an addon that is not there.
  transform: { define: { 'process.env.WS_NO_BUFFER_UTIL': 'true' } },
  plugins: [threads, later, builtins, words, sources],
  checks: { sourcemapBroken: false }, // by `threads`, which leaves every line where it is
  output: {
    dir: FOLDER,
    sourcemap: true,
    sourcemapExcludeSources: true,
    charset: 'ascii',
    comments: false,
    minify: WITHOUT_SPACE,
    codeSplitting: { groups: [{ name: 'builtins', test: /^\0builtin:/ }] },
  },
}
