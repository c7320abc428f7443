import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Those that play whole games, each in a process of its own. */
const GAMES = ['packages/{games,kernel-contract,bots}/**/{contract,evaluate,faults,greedy,mass,planner-exact,whole-games}.test.ts']
/** Those that draw a board without a screen. */
const BOARDS = ['packages/web/boards/*/contract.test.ts']

const NOT_SOURCE = ['**/node_modules/**', '**/.build/**', '**/dist/**']
const COMMON = {
  exclude: NOT_SOURCE,
  // Against hanging only: machines may be busy.
  testTimeout: 300_000,
  hookTimeout: 900_000,
}

// In the order of their names, so that what is long begins first.
export default defineConfig({
  test: {
    // Many wait for the disk or for other processes as long as they compute: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { ...COMMON, name: 'boards', include: BOARDS, env: { NODE_ENV: 'production' } },
      },
      { test: { ...COMMON, name: 'games', include: GAMES } },
      // All others keep nothing from one file to the next: what they import is loaded once, not once for each of them.
      {
        test: {
          ...COMMON,
          name: 'the rest',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...NOT_SOURCE, ...GAMES, ...BOARDS],
          isolate: false,
        },
      },
    ],
  },
})
