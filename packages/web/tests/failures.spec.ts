import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { clickOne, isAsked, playOn, settle, sitDown } from './at-the-table.ts'
import { TABLE_WORKER, test } from './luck.ts'
import { keptGame, keptGames, result, screen, toasts } from './page-parts.ts'
import { idOf, store } from './store.ts'

const upload = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

test('a file that is no record gets a clear answer', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(upload('photo.json', 'not json at all'))
  await expect(toasts(page)).toContainText('not a record of Wildcat')
  await input.setInputFiles(upload('other.json', '{"format":1,"game":"gusher"}'))
  await expect(toasts(page)).toContainText('damaged')
  await input.setInputFiles(
    upload('chess.json', JSON.stringify({ format: 1, game: 'chess', version: 1, seats: 2, options: {}, key: '0'.repeat(64), entries: [] })),
  )
  await expect(toasts(page)).toContainText('not here')
})

test('a record that was saved is opened again', async ({ page }) => {
  await sitDown(page)
  await playOn(page, turn => clickOne(page, turn))
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()])
  expect(download.suggestedFilename()).toMatch(/^gusher-.*\.json$/)
  const path = await download.path()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(result(page)).toBeVisible()
  await expect(result(page)).not.toContainText('Seats were changed')
  await page.getByRole('button', { name: 'Seats' }).click()
  await page.getByRole('dialog').getByRole('combobox').last().selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Play on like this' }).click()
  await expect(result(page)).toContainText('Seats were changed during the game')
  await page.goto('/')
  await expect(keptGame(page)).toHaveCount(2)
  await expect(keptGame(page).filter({ hasText: 'Seats were changed during the game' })).toHaveCount(1)

  const record = readFileSync(path, 'utf8')
  await page.locator('input[type=file]').setInputFiles(upload('changed.json', record.replace(/"digests": \[/, '"digests": ["0",')))
  await expect(toasts(page)).toContainText('not as it was when it was saved')
})

test('a record that breaks the rules is said to, with the place, and can be deleted', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  const table = page.url()
  const id = idOf(page)
  await page.goto('/')
  const entry = { kind: 'command', seat: 0, command: { kind: 'pay', ones: 9, twos: 9 } }
  await store(page, { put: [['entries', entry, [id, 0]]] })
  await page.goto(table)
  await expect(page.getByRole('heading', { name: 'This table cannot go on' })).toBeVisible()
  await expect(screen(page)).toContainText('breaks the rules')
  await expect(screen(page)).toContainText('at entry 1')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(keptGames(page)).toContainText('No games yet')
})

test('a breakdown in the worker is said in words, and the game goes on after it', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await page.route(TABLE_WORKER, route => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }))
  await page.reload()
  await expect(screen(page)).toContainText('Nothing is lost')
  await expect(screen(page)).toContainText('planted')
  await page.unroute(TABLE_WORKER)
  await page.getByRole('button', { name: 'Try again' }).click()
  await isAsked(page)
})

test('an address that leads nowhere, and a game that is not here', async ({ page }) => {
  await settle(page)
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { name: 'A dry hole' })).toBeVisible()
  await page.goto('/table/unknown')
  await expect(screen(page)).toContainText('not in this browser')
})

test('a failure of the page itself is said in words', async ({ page }) => {
  await settle(page)
  const isGame = /\/assets\/gusher-.*\.js$/
  await page.route(isGame, route => route.abort())
  await page.goto('/new/gusher')
  await expect(page.getByRole('heading', { name: 'Something broke' })).toBeVisible()
  await expect(screen(page)).toContainText('Nothing is lost')
  await page.unroute(isGame)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'Gusher' })).toBeVisible()
})
