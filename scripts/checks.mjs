// The checks that read the code without running it.

import { join } from 'node:path'
import { bin, ROOT, runNode } from './tools.mjs'

/** @type {{ name: string, run: () => ReturnType<typeof runNode> }[]} */
export const CHECKS = [
  { name: 'types', run: () => runNode([bin('typescript', 'tsc'), '-b']) },
  { name: 'format and lint (biome)', run: () => runNode([bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--colors=off']) },
  { name: 'typed lint (oxlint)', run: () => runNode([bin('oxlint'), '--type-aware', '--deny-warnings']) },
  { name: 'imports within projects', run: () => runNode([join(ROOT, 'scripts/imports.mjs')]) },
  { name: 'unused code (knip)', run: () => runNode([bin('knip'), '--no-progress', '--no-config-hints']) },
]
