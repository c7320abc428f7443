import { expect, type Page, type Request } from '@playwright/test'
import { cards } from '../../packages/web/tests/at-the-board.ts'
import { settle } from '../../packages/web/tests/at-the-table.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { seatNames, titles } from '../../packages/web/tests/page-parts.ts'
import { note } from './figures.ts'

/** Of JavaScript, compressed. */
const MOST_KB = { lobby: 90, 'set-up of Giganten': 190 } as const
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Adds up what travels, compressed as it is: scripts of the page and of its workers, and everything. */
function weigh(page: Page): () => Promise<{ scripts: number; all: number; files: number }> {
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  return async () => {
    await page.waitForLoadState('networkidle')
    const weights = await Promise.all(
      requests.map(async request => {
        const { responseBodySize } = await request.sizes()
        return { size: responseBodySize, isScript: new URL(request.url()).pathname.endsWith('.js') }
      }),
    )
    const sum = (list: typeof weights) => list.reduce((total, { size }) => total + size, 0)
    return { scripts: sum(weights.filter(({ isScript }) => isScript)), all: sum(weights), files: weights.length }
  }
}

// Luck is put in front of what the server sends; here it is weighed as it is sent.
test.use({ luck: null })

for (const [what, path, until] of [
  ['lobby', '/', titles],
  ['set-up of Giganten', '/new/giganten', seatNames],
] as const)
  test(`first load: ${what}`, async ({ page }) => {
    await settle(page, { drawn: true })
    const weight = weigh(page)
    await page.goto(path)
    await expect(until(page).first()).toBeVisible()
    const { scripts, all, files } = await weight()
    const most = MOST_KB[what]
    note(`first load, ${what}: JavaScript`, kb(scripts), `under ${most} kB compressed`, scripts < most * 1000)
    note(`first load, ${what}: everything`, kb(all), `${files} files`, true)
  })

test('first load: from nothing to the first decision', async ({ page }) => {
  await settle(page, { drawn: true })
  const weight = weigh(page)
  await page.goto('/new/giganten')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(cards(page).first()).toBeVisible()
  const { scripts, all, files } = await weight()
  note('to the first decision of Giganten: JavaScript', kb(scripts), 'page, table and bots', true)
  note('to the first decision of Giganten: everything', kb(all), `${files} files`, true)
})
