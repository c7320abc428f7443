import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { keepTemporaryFiles } from './scripts/temporary.mjs'
import { FLAGS, findChromium } from './tests/browser/chromium.ts'
import { freePort } from './tests/browser/port.ts'

keepTemporaryFiles()

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// This file is read again in every worker; all of them must name the same port.
process.env['WILDCAT_TEST_PORT'] ??= String(await freePort())
const origin = `http://127.0.0.1:${process.env['WILDCAT_TEST_PORT']}`

const browser = findChromium()

export default defineConfig({
  testDir: 'packages/web/tests',
  testMatch: '*.spec.ts',
  outputDir: '.build/browser-tests',
  globalSetup: inRoot('tests/browser/setup.ts'),
  fullyParallel: true,
  // Against hanging only: machines may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Half of the time a page waits for what it was told to do, and its test for the page: twice as many as there are cores keep these busy.
  workers: Math.min(8, 2 * availableParallelism()),
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.build/playwright.json' }]],
  use: {
    baseURL: origin,
    // Whatever moves is painted again and again, by the processor: a test about movement asks for it (`emulateMedia`).
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // each test loads what it looks at; offline.spec.ts is about them
    actionTimeout: 60_000, // what is not there by then never comes
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...FLAGS, '--host-resolver-rules=MAP *.local 127.0.0.1'], // names as in a home network
      env: { ...process.env, ...browser.env },
    },
  },
  webServer: {
    command: 'node tests/browser/serve.ts',
    url: `${origin}/health`,
    env: {
      PORT: process.env['WILDCAT_TEST_PORT'],
      HOST: '127.0.0.1',
      WILDCAT_DATA: join(tmpdir(), `wildcat-browser-tests-${process.env['WILDCAT_TEST_PORT']}`),
    },
  },
})
