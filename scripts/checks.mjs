// The checks that read the code without running it.

import { join } from 'node:path'
import { bin, ROOT, runNode } from './tools.mjs'

/** @typedef {{ name: string, run: () => ReturnType<typeof runNode> }} Check */

/** @type {Check} */
const TYPES = { name: 'types', run: () => runNode([bin('typescript', 'tsc'), '-b']) }
/** These read what the types have been written to, and one another not at all. @type {Check[]} */
const OTHERS = [
  { name: 'format and lint (biome)', run: () => runNode([bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--colors=off']) },
  { name: 'typed lint (oxlint)', run: () => runNode([bin('oxlint'), '--type-aware', '--deny-warnings']) },
  { name: 'imports within projects', run: () => runNode([join(ROOT, 'scripts/imports.mjs')]) },
  { name: 'unused code (knip)', run: () => runNode([bin('knip'), '--no-progress', '--no-config-hints']) },
]

/** @param {import('./tally.mjs').Tally} tally */
export async function check(tally) {
  await tally.stage(TYPES.name, TYPES.run)
  await Promise.all(OTHERS.map(({ name, run }) => tally.stage(name, run)))
}
