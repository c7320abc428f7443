/** Lays what whoever writes a bot needs beside the page, so that every server has it: how to talk to it, and a whole bot. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const inRoot = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
/** A browser shows it, which it would not do with Markdown. */
const GUIDE = 'programs.txt'
const EXAMPLE = 'program.mjs'

export function programGuide(): Plugin {
  return {
    name: 'program-guide',
    apply: 'build',
    generateBundle() {
      const guide = inRoot('docs/programs.md').replaceAll('../examples/program.mjs', `/${EXAMPLE}`)
      this.emitFile({ type: 'asset', fileName: GUIDE, source: guide })
      this.emitFile({ type: 'asset', fileName: EXAMPLE, source: inRoot('examples/program.mjs') })
    },
  }
}
