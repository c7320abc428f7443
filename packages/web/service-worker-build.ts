/** Makes the service worker when all else is made: it keeps every file of this version, by name. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('./service-worker/service-worker.ts', import.meta.url))

/** A mark of what is in a file; none for what is named by its content. */
const revisionOf = (folder: string, file: string): string | null =>
  file.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 16)

const filesIn = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder })
    .map(file => file.replaceAll('\\', '/'))
    .sort()

export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir)
    },
    async closeBundle() {
      const kept = filesIn(folder).map(file => ({ url: `/${file}`, revision: revisionOf(folder, file) }))
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { KEPT_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: { input: SOURCE, output: { entryFileNames: 'service-worker.js', format: 'iife' } },
        },
      })
    },
  }
}
