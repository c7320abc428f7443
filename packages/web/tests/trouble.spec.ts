import { expect, test } from '@playwright/test'
import { clickOne, isAsked, playOn, settle, sitDown } from './at-the-table.ts'

const upload = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

test('a file that is no record gets a clear answer', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(upload('photo.json', 'not json at all'))
  await expect(page.locator('.toast')).toContainText('not a record of Wildcat')
  await input.setInputFiles(upload('other.json', '{"format":1,"game":"gusher"}'))
  await expect(page.locator('.toast').last()).toContainText('damaged')
  await input.setInputFiles(
    upload('chess.json', JSON.stringify({ format: 1, game: 'chess', version: 1, seats: 2, options: {}, key: '0'.repeat(64), entries: [] })),
  )
  await expect(page.locator('.toast').last()).toContainText('not here')
})

test('a record that was saved is opened again', async ({ page }) => {
  await sitDown(page)
  await playOn(page, turn => clickOne(page, turn))
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()])
  expect(download.suggestedFilename()).toMatch(/^gusher-.*\.json$/)
  const path = await download.path()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.locator('.result')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.kept')).toHaveCount(2)
})

test('a damaged game is listed with a word about it and can be deleted', async ({ page }) => {
  await sitDown(page)
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('wildcat')
        opening.onsuccess = () => {
          const change = opening.result.transaction('games', 'readwrite')
          change.objectStore('games').put({ nonsense: true }, 'broken')
          change.oncomplete = () => resolve()
        }
      }),
  )
  await page.reload()
  await expect(page.locator('.kept')).toHaveCount(2)
  const broken = page.locator('.kept').last()
  await expect(broken).toContainText('damaged')
  await broken.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.kept')).toHaveCount(1)
})

test('a record that breaks the rules is said to, and nothing else falls', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  const table = page.url()
  await page.goto('/')
  await page.evaluate(
    id =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('wildcat')
        opening.onsuccess = () => {
          const change = opening.result.transaction('entries', 'readwrite')
          change.objectStore('entries').put({ kind: 'command', seat: 0, command: { kind: 'pay', ones: 9, twos: 9 } }, [id, 0])
          change.oncomplete = () => resolve()
        }
      }),
    table.split('/').at(-1) ?? '',
  )
  await page.goto(table)
  await expect(page.getByRole('heading', { name: 'This table cannot go on' })).toBeVisible()
  await expect(page.locator('.message')).toContainText('breaks the rules')
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await expect(page.locator('.kept')).toHaveCount(1)
})

test('a breakdown in the worker is said in words, and the game goes on after it', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  const isWorker = /\/assets\/table-worker-.*\.js$/
  await page.route(isWorker, route => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }))
  await page.reload()
  await expect(page.locator('.message')).toContainText('Nothing is lost')
  await expect(page.locator('.message')).toContainText('planted')
  await page.unroute(isWorker)
  await page.getByRole('button', { name: 'Try again' }).click()
  await isAsked(page)
})

test('a table that is open in another tab is not opened twice', async ({ page, context }) => {
  await sitDown(page)
  await isAsked(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('.message')).toContainText('another tab')
})

test('an address that leads nowhere, and a game that is not here', async ({ page }) => {
  await settle(page)
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { name: 'A dry hole' })).toBeVisible()
  await page.goto('/table/unknown')
  await expect(page.locator('.message')).toContainText('not in this browser')
})

test('a fault in the page itself is said in words', async ({ page }) => {
  await settle(page)
  const isGame = /\/assets\/gusher-.*\.js$/
  await page.route(isGame, route => route.abort())
  await page.goto('/new/gusher')
  await expect(page.getByRole('heading', { name: 'Something broke' })).toBeVisible()
  await expect(page.locator('.message')).toContainText('Nothing is lost')
  await page.unroute(isGame)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'Gusher' })).toBeVisible()
})
