import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { cards, sitDownAtBoard } from './at-the-board.ts'
import { isAsked, settle, sitDown } from './at-the-table.ts'
import { watchShifts } from './judged.ts'
import { test } from './luck.ts'
import { charts, screen, seatNames, toasts } from './page-parts.ts'
import { zoomWindow } from './painted.ts'

const STAR = fileURLToPath(new URL('../../games/giganten/records/star.json', import.meta.url))
const italian = /\/assets\/it-.*\.js$/
const anyWords = /\/assets\/(en|it)-.*\.js$/

test('a language that cannot be loaded is said to, and the setting goes back', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await page.route(italian, route => route.abort())
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'IT' }).click()
  await expect(toasts(page)).toContainText('could not be loaded')
  await expect(page.getByRole('radio', { name: 'EN' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Stop prospecting' })).toBeVisible()
})

test('at the start English stands in for a language that cannot be loaded', async ({ page }) => {
  await settle(page, { language: 'it' })
  await page.route(italian, route => route.abort())
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'About Wildcat' })).toBeVisible()
  await expect(toasts(page)).toContainText('could not be loaded')
  await page.unroute(italian)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

for (const [what, files] of [
  ['the page', /\/assets\/index-.*\.js$/],
  ['all words', anyWords],
] as const)
  test(`where ${what} cannot be loaded, words are there all the same`, async ({ page }) => {
    await page.route(files, route => route.abort())
    await page.goto('/')
    await expect(page.getByText('Wildcat could not start')).toBeVisible()
    await expect(page.getByText('Wildcat non si è avviato')).toBeVisible()
  })

test('what goes wrong where nobody waits for it is said in words', async ({ page }) => {
  await settle(page)
  await page.goto('/about')
  await expect(page.getByText('Wildcat could not start')).toBeHidden()
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('planted')))
  })
  await expect(toasts(page)).toContainText('did not work')
  await expect(toasts(page)).toContainText('planted')
})

/** Files that arrive only when they are let through. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a screen and the words of its language are asked for beside the page, not after it', async ({ page }) => {
  await settle(page, { language: 'it' })
  const letThrough = await hold(page, /\/assets\/index-.*\.js$/)
  const asked = [/\/assets\/set-up-.*\.js$/, italian].map(file => page.waitForRequest(file))
  await page.goto('/new/giganten', { waitUntil: 'commit' })
  await Promise.all(asked)
  letThrough()
  await expect(seatNames(page).first()).toBeVisible()
})

test('the styles of a board come with the board', async ({ page }) => {
  const styles: string[] = []
  page.on('request', request => request.resourceType() === 'stylesheet' && styles.push(request.url()))
  await settle(page, { drawn: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Giganten', level: 2 })).toBeVisible()
  expect(styles.filter(url => url.includes('/assets/'))).toHaveLength(1)
  await sitDownAtBoard(page)
  expect(styles.filter(url => url.includes('/giganten-'))).toHaveLength(1)
})

test('what a game is about is there before its rules have come', async ({ page }) => {
  await settle(page)
  const letThrough = await hold(page, /\/assets\/giganten-.*\.js$/)
  await page.goto('/new/giganten')
  await expect(page.getByRole('heading', { name: 'Giganten' })).toBeVisible()
  await expect(screen(page)).toContainText('oil rush')
  await expect(seatNames(page)).toHaveCount(0)
  letThrough()
  await expect(seatNames(page).first()).toBeVisible()
})

/** Says what it is asked, and has no ear for decisions. */
const SILENT = `addEventListener('message', event => {
  console.info(event.data.ask.kind)
  if (event.data.ask.kind === 'submit') event.stopImmediatePropagation()
});`

test('a table is asked nothing before it is open; one that falls silent is noticed and opened again', async ({ page, plant }) => {
  const asked: string[] = []
  page.on('console', message => message.type() === 'info' && asked.push(message.text())) // others say something, too
  await page.clock.install()
  await plant(SILENT)
  await sitDown(page)
  await isAsked(page)
  await expect.poll(() => asked.slice(0, 3)).toEqual(['create', 'open', 'see'])
  expect(asked).not.toContain('pause')
  await page.getByRole('combobox', { name: 'Speed of the bots' }).selectOption({ index: 0 })
  await expect.poll(() => asked.filter(kind => kind === 'pause')).toHaveLength(1)
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await page.clock.runFor(30_000)
  await expect(screen(page)).toContainText('does not answer')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isAsked(page)
})

test('nothing is seen to jump while the rest is still on its way', async ({ page }) => {
  const shifted = await watchShifts(page)
  await settle(page, { drawn: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(STAR)
  await expect(charts(page)).toHaveCount(4)
  await page.reload()
  await expect(charts(page)).toHaveCount(4)
  expect(await shifted()).toBeLessThan(0.02)
  await page.goto('/new/giganten')
  await expect(seatNames(page).first()).toBeVisible()
  expect(await shifted()).toBeLessThan(0.02)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(zoomWindow(page)).toHaveAttribute('data-zoomed', 'true')
  expect(await shifted()).toBeLessThan(0.02)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Take your turn' })).toBeVisible()
  expect(await shifted()).toBeLessThan(0.02)
})

/** Says at the page whether something was asked to glide. */
const NOTE_GLIDING = `Element.prototype.scrollTo = new Proxy(Element.prototype.scrollTo, {
  apply(scrollTo, element, [options]) {
    if (options.behavior === 'smooth') document.documentElement.dataset.glided = 'true'
    return Reflect.apply(scrollTo, element, [options])
  },
})`

test('a board is opened where one has to look, and does not glide there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript({ content: NOTE_GLIDING })
  await sitDownAtBoard(page)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(zoomWindow(page)).toHaveAttribute('data-zoomed', 'true')
  await expect(page.locator('html')).not.toHaveAttribute('data-glided')
})
