// Vitest as `npm run mutants` uses it: the packages are those beside this file, in a sandbox with changed rules too.

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** @param {string} path */
const here = path => fileURLToPath(new URL(`../packages/${path}`, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@wildcat\/kernel$/, replacement: here('kernel/index.ts') },
      { find: /^@wildcat\/kernel-contract\/test-table$/, replacement: here('kernel-contract/test-table.ts') },
      { find: /^@wildcat\/oil-rush$/, replacement: here('games/oil-rush/index.ts') },
    ],
  },
  test: {
    include: (process.env['MUTANT_TESTS'] ?? '').split(' ').map(folder => `packages/games/${folder}/*.test.ts`),
    // a game played through notices any change, and protects no rule
    exclude: ['whole-games', 'score-parts', 'deals-at-any-moment', 'planner-exact', 'picture'].map(name => `**/${name}.test.ts`),
    testTimeout: 30_000,
    isolate: false, // the modules of the game are loaded once for all files, which is most of the time that a change costs
  },
})
