import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFiles } from './scripts/temporary.mjs'

// What one of many processes and threads has compiled, the next ones need not.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.build/compile-cache', import.meta.url))
keepTemporaryFiles()

/** Those that play whole games, each in a process of its own. */
const GAMES = ['packages/{games,kernel-contract,bots}/**/{contract,evaluate,faults,greedy,mass,planner-exact,whole-games}.test.ts']
/** Those that draw a board without a screen. */
const BOARDS = ['packages/web/boards/*/contract.test.ts']
/** What is written for a browser. */
const PAGE = ['packages/web/**/*.test.{ts,tsx}']

const NOT_SOURCE = ['**/node_modules/**', '**/.build/**', '**/dist/**']
const COMMON = {
  exclude: NOT_SOURCE,
  // Against hanging only: machines may be busy.
  testTimeout: 300_000,
  hookTimeout: 900_000,
}
/** What Node runs as it is written is run so: what Vite makes of it takes half as long again. */
const AS_WRITTEN = { viteModuleRunner: false, nodeLoader: false }
const JSX = { jsx: { runtime: 'automatic', development: false } } as const

// In the order of their names, so that what is long begins first.
export default defineConfig({
  test: {
    // Many wait for the disk or for other processes as long as they compute: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { oxc: JSX, test: { ...COMMON, name: 'boards', include: BOARDS, env: { NODE_ENV: 'production' } } },
      { test: { ...COMMON, name: 'games', include: GAMES, experimental: AS_WRITTEN } },
      // All others keep nothing from one file to the next: what they import is loaded once, not once for each of them.
      { test: { ...COMMON, name: 'page', include: PAGE, exclude: [...NOT_SOURCE, ...BOARDS], isolate: false } },
      {
        test: {
          ...COMMON,
          name: 'the rest',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...NOT_SOURCE, ...GAMES, ...PAGE],
          isolate: false,
          experimental: AS_WRITTEN,
        },
      },
    ],
  },
})
