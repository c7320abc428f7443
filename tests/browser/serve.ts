// The server of the browser tests: the product, with a web client whose table worker has a test's luck (packages/web/tests/luck-code.ts).

import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { WORKER_LUCK } from '../../packages/web/tests/luck-code.ts'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const folder = inRoot('.build/browser-tests-web')

rmSync(folder, { recursive: true, force: true })
cpSync(inRoot('packages/web/dist'), folder, { recursive: true })
for (const file of globSync(join(folder, 'assets/table-worker-*.js'))) {
  const code = WORKER_LUCK + readFileSync(file, 'utf8')
  writeFileSync(file, code)
  writeFileSync(`${file}.br`, brotliCompressSync(code))
  writeFileSync(`${file}.gz`, gzipSync(code))
}

process.argv.push('--web', folder)
await import('../../packages/server/start.mjs')
