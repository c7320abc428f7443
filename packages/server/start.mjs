// node packages/server/start.mjs [options]: runs main.ts. Plain JavaScript, so that Node keeps what it has compiled of all the rest,
// in every thread, and TypeScript is read once and not at every start.

import { enableCompileCache, getCompileCacheDir } from 'node:module'

enableCompileCache()
process.env['NODE_COMPILE_CACHE'] ??= getCompileCacheDir() ?? ''
await import('./main.ts')
