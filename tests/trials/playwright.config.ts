// Trials: what is measured or taken in a real browser by a command of its own, and is no test. `scripts/trial.mjs` runs them.

import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

export default defineConfig({
  ...base,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: '*.trial.ts',
  outputDir: fileURLToPath(new URL('../../.build/trials', import.meta.url)),
  use: { ...base.use, contextOptions: {} }, // as it is for most people
  workers: 1,
  retries: 0,
  reporter: './report.ts',
  timeout: 900_000,
  webServer:
    base.webServer && !Array.isArray(base.webServer) ? { ...base.webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) } : [],
})
