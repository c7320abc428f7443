import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { cards } from '../../packages/web/tests/at-the-board.ts'
import { world } from '../../packages/web/tests/at-the-competitors.ts'
import { settle } from '../../packages/web/tests/at-the-table.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { charts } from '../../packages/web/tests/page-parts.ts'
import { FLAGS, findChromium } from '../browser/chromium.ts'
import { freePort } from '../browser/port.ts'
import { note } from './figures.ts'

const LEAST = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const RUNS = 3 // of which the best counts for speed: what others do on the machine makes it only slower
/** What speed is made of, in short. */
const PARTS: Readonly<Record<string, string>> = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
}

interface Auditing {
  readonly context: BrowserContext
  readonly port: number
  readonly end: () => Promise<void>
}

/** The same Chromium as in tests, with a profile that Lighthouse shares: it finds the games that were begun in it. */
async function open(): Promise<Auditing> {
  const { executablePath, env } = findChromium()
  const profile = await mkdtemp(join(tmpdir(), 'wildcat-audit-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  })
  const end = async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { context, port, end }
}

/** Begins games of Giganten and Competitors, and one of Giganten between bots to its end; says where they are. */
async function begin(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await settle(page, { drawn: true })
  await page.goto(`${origin}/new/giganten`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(cards(page).first()).toBeVisible()
  const table = page.url()
  await page.goto(`${origin}/new/competitors`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(world(page)).toBeVisible()
  const map = page.url()
  await page.goto(`${origin}/new/giganten`)
  await page.getByRole('radio', { name: 'Only bots' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(charts(page).first()).toBeVisible()
  const over = page.url()
  await page.close()
  return { table, map, over }
}

/** As on a first visit: games stay where they are, files have to travel again. */
async function forgetFiles(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' })
  await page.close()
}

interface Audit {
  readonly scores: readonly (number | undefined)[] // undefined: could not be measured
  readonly speed: string // what that of speed is made of, and why it could not be measured
}

async function audit(url: string, port: number, form: 'phone' | 'desktop'): Promise<Audit> {
  const flags = {
    port,
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  } as const
  const found = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  if (found === undefined) return { scores: [], speed: 'nothing was measured' }
  const { categories, audits, runtimeError } = found.lhr
  const scores = CATEGORIES.map(each => categories[each]?.score ?? undefined).map(score => score && Math.round(score * 100))
  const parts = Object.entries(PARTS).map(
    ([id, short]) => `${short} ${audits[id]?.displayValue ?? audits[id]?.errorMessage ?? 'not measured'}`,
  )
  return { scores, speed: [runtimeError?.message, ...parts].filter(Boolean).join(', ') }
}

const isGood = (score: number | undefined) => score !== undefined && score >= LEAST
const higher = (a: number | undefined, b: number | undefined) => (b === undefined || (a !== undefined && a > b) ? a : b)

/** The best of some runs, and what the fastest was made of. */
async function best(run: () => Promise<Audit>): Promise<Audit> {
  let found = await run()
  for (let runs = 1; runs < RUNS && !found.scores.every(isGood); runs++) {
    const again = await run()
    const isFaster = (again.scores[0] ?? 0) > (found.scores[0] ?? 0)
    found = {
      scores: CATEGORIES.map((_, place) => higher(found.scores[place], again.scores[place])),
      speed: isFaster ? again.speed : found.speed,
    }
  }
  return found
}

for (const form of ['desktop', 'phone'] as const)
  test(`Lighthouse, ${form}`, async ({ baseURL }) => {
    const origin = baseURL ?? ''
    const { context, port, end } = await open()
    const look = async (what: string, url: string, isFirstVisit: boolean) => {
      const { scores, speed } = await best(async () => {
        if (isFirstVisit) await forgetFiles(context, origin)
        return await audit(url, port, form)
      })
      const isWell = scores.every(isGood)
      note(`Lighthouse, ${form}, ${what}`, scores.map(score => score ?? '–').join(' / '), `${LEAST} each: ${CATEGORIES.join(', ')}`, isWell)
      note('', '', speed, true)
    }
    try {
      // What newcomers see: nothing was loaded, nothing was played.
      await look('lobby', `${origin}/`, true)
      await look('set-up', `${origin}/new/giganten`, true)
      await look('about', `${origin}/about`, true)
      // A table is opened in a browser that has begun its game, and so has the page already.
      const { table, map, over } = await begin(context, origin)
      await look('lobby again', `${origin}/`, false)
      await look('table', table, false)
      await look('table of Competitors', map, false)
      await look('end', over, false)
      await look('replay', `${over.replace('/table/', '/replay/')}?at=60`, false)
    } finally {
      await end()
    }
  })
