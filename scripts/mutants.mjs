// npm run mutants -- GAME: changes the game's rules in many small ways and sees whether its tests notice (StrykerJS).

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setUp } from './setup.mjs'
import { bin, ROOT, runNode } from './tools.mjs'

/** What is changed, and the tests that must notice. */
const GAMES = new Map([
  [
    'giganten',
    {
      mutate: ['giganten/steps/*.ts', 'giganten/queries.ts', 'giganten/setup.ts', 'giganten/view.ts', 'oil-rush/*.ts'],
      tests: ['giganten/tests', 'oil-rush/tests'],
    },
  ],
  [
    'black-gold',
    {
      mutate: ['steps/*.ts', 'queries.ts', 'view.ts', 'setup.ts', 'laying.ts', 'map.ts', 'ground.ts', 'options.ts'].map(
        path => `black-gold/${path}`,
      ),
      tests: ['black-gold/tests', 'oil-rush/tests'],
    },
  ],
  [
    'oilfield',
    {
      mutate: ['steps/*.ts', 'queries.ts', 'hauls.ts', 'bag.ts', 'on-show.ts', 'payments.ts', 'investments.ts', 'setup.ts', 'view.ts'].map(
        path => `oilfield/${path}`,
      ),
      tests: ['oilfield/tests'],
    },
  ],
  [
    'competitors',
    {
      mutate: ['steps/*.ts', 'queries.ts', 'view.ts'].map(path => `competitors/${path}`),
      tests: ['competitors/tests'],
    },
  ],
])
const LEAST_KILLED = 85
const REPORTS = '.build/mutants'

const game = process.argv[2] ?? ''
const plan = GAMES.get(game)
if (plan === undefined) {
  console.error(`Which game? npm run mutants -- ${[...GAMES.keys()].join(' | ')}`)
  process.exit(2)
}

await setUp('everything')
const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants.vitest.mjs', related: false },
  coverageAnalysis: 'perTest',
  mutate: plan.mutate.map(path => `packages/games/${path}`),
  ignorePatterns: ['.build', 'dist'],
  tempDirName: `${REPORTS}/sandboxes`,
  tsconfigFile: 'none', // Stryker would read it with the API that TypeScript 7 no longer has
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false, logTests: false },
  htmlReporter: { fileName: `${REPORTS}/${game}.html` },
  jsonReporter: { fileName: `${REPORTS}/${game}.json` },
  thresholds: { high: 95, low: LEAST_KILLED, break: LEAST_KILLED },
  warnings: { slow: false },
}
mkdirSync(join(ROOT, REPORTS), { recursive: true })
const file = join(ROOT, REPORTS, `${game}.config.json`)
writeFileSync(file, JSON.stringify(settings, undefined, 2))
const { exitCode } = await runNode([bin('@stryker-mutator/core', 'stryker'), 'run', file], {
  show: true,
  env: { MUTANT_TESTS: plan.tests.join(' ') },
})
process.exit(exitCode)
