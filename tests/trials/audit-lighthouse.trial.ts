import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { cards } from '../../packages/web/tests/at-the-board.ts'
import { settle } from '../../packages/web/tests/at-the-table.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { charts } from '../../packages/web/tests/page-parts.ts'
import { FLAGS, findChromium } from '../browser/chromium.ts'
import { freePort } from '../browser/port.ts'
import { note } from './figures.ts'

const LEAST = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const RUNS = 3 // of which the best counts for speed: what others do on the machine makes it only slower

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

/** Begins a game of Giganten and one between bots to its end; says where they are. */
async function begin(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await settle(page, { drawn: true })
  await page.goto(`${origin}/new/giganten`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(cards(page).first()).toBeVisible()
  const table = page.url()
  await page.goto(`${origin}/new/giganten`)
  await page.getByRole('radio', { name: 'Only bots' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(charts(page).first()).toBeVisible()
  const over = page.url()
  await page.close()
  return { table, over }
}

/** Screens that newcomers see. A table is opened in a browser that has begun its game, and so has the page already. */
const FOR_NEWCOMERS: readonly string[] = ['lobby', 'set-up', 'about']

/** As on a first visit: games stay where they are, files have to travel again. */
async function forgetFiles(context: BrowserContext) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

async function scores(url: string, port: number, form: 'phone' | 'desktop'): Promise<readonly number[]> {
  const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' } as const
  const found = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  return CATEGORIES.map(each => Math.round((found?.lhr.categories[each]?.score ?? 0) * 100))
}

for (const form of ['desktop', 'phone'] as const)
  test(`Lighthouse, ${form}`, async ({ baseURL }) => {
    const origin = baseURL ?? ''
    const { context, port, end } = await open()
    try {
      const { table, over } = await begin(context, origin)
      const screens = {
        lobby: `${origin}/`,
        'set-up': `${origin}/new/giganten`,
        table,
        end: over,
        replay: `${over.replace('/table/', '/replay/')}?at=60`,
        about: `${origin}/about`,
      }
      for (const [what, url] of Object.entries(screens)) {
        let best = CATEGORIES.map(() => 0)
        for (let run = 0; run < RUNS && Math.min(...best) < LEAST; run++) {
          if (FOR_NEWCOMERS.includes(what)) await forgetFiles(context)
          const again = await scores(url, port, form)
          best = best.map((score, place) => Math.max(score, again[place] ?? 0))
        }
        note(`Lighthouse, ${form}, ${what}`, best.join(' / '), `${LEAST} each: ${CATEGORIES.join(', ')}`, Math.min(...best) >= LEAST)
      }
    } finally {
      await end()
    }
  })
