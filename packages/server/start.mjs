// node packages/server/start.mjs [options]: runs the server, bundled if it was built from the sources as they are now, otherwise main.ts.
// Plain JavaScript, so that Node keeps what it has compiled of all the rest, in every thread.

import { createRequire, enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module'
import { pathToFileURL } from 'node:url'
import { BUNDLE, isBundled } from './bundle.mjs'

enableCompileCache()
process.env['NODE_COMPILE_CACHE'] ??= getCompileCacheDir() ?? ''
if (isBundled()) {
  const require = createRequire(import.meta.url)
  Error.prepareStackTrace = (error, sites) => require('./stacks.mjs').stackOf(error, sites)
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --enable-source-maps` // in the threads of bots
  await import(pathToFileURL(BUNDLE).href)
} else await import('./main.ts')
flushCompileCache() // now: whoever ends the server may not leave it the time
