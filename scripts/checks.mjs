// The checks that read the code without running it.

import { bin, runNode } from './tools.mjs'

/** @type {{ name: string, run: () => ReturnType<typeof runNode> }[]} */
export const CHECKS = [
  { name: 'types', run: () => runNode([bin('typescript', 'tsc'), '-b']) },
  { name: 'format and lint (biome)', run: () => runNode([bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--colors=off']) },
  { name: 'typed lint (oxlint)', run: () => runNode([bin('oxlint'), '--type-aware', '--deny-warnings']) },
  { name: 'unused code (knip)', run: () => runNode([bin('knip'), '--no-progress', '--no-config-hints']) },
]
