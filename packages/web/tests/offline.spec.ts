// The page without a network, and when there is a newer one.

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { makeTable } from './friends.ts'
import { test as withServer } from './own-server.ts'
import { question, toasts } from './page-parts.ts'

const BUILT = fileURLToPath(new URL('../dist', import.meta.url))

const test = withServer.extend<{ built: string }>({
  /** A copy of the page that a test may change. */
  built: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wildcat-page-'))
    await cp(BUILT, folder, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  settings: async ({ built }, use) => use({ web: built }),
  context: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' })
    await use(context)
    await context.close()
  },
})

/** As soon as everything is kept; from the next page on it is there without a network. */
const isKept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
const mainFile = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')

/** The same page under other names, as if something in it had changed. */
async function buildAnew(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const [, main = ''] = /src="\/assets\/(index-[\w-]+)\.js"/.exec(page) ?? []
  await rename(join(assets, `${main}.js`), join(assets, `${main}-anew.js`))
  const files = [
    ...(await readdir(assets)).filter(name => name.endsWith('.js')).map(name => `assets/${name}`),
    'index.html',
    'service-worker.js',
  ]
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    if (text.includes(`${main}.js`)) await writeFile(join(folder, file), text.replaceAll(`${main}.js`, `${main}-anew.js`))
  }
}

test('without a network every game is played against bots, and the pages of friends say what is missing', async ({ page, server }) => {
  await page.goto('/')
  await isKept(page)
  const browser = await page.context().newCDPSession(page)
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await server.kill()
  for (const game of ['Giganten', 'Black Gold', 'Oilfield', 'Competitors']) {
    await page.goto('/')
    if (game !== 'Giganten') await page.getByRole('button', { name: game }).click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(page).toHaveTitle(/^Your turn/)
    const table = page.url()
    await page.reload() // it comes from what is kept, and so does the game
    await expect(page).toHaveTitle(/^Your turn/)
    expect(page.url()).toBe(table)
  }
  await page.goto('/friends')
  await expect(page.getByText(/server.*(not answer|cannot be reached)/i)).toBeVisible()
})

test('with one press this device is called; a call is shown unless its table is in front, and opens it', async ({ page, context }) => {
  // No browser of tests has a push service, nor shows anything outside its pages.
  await page.addInitScript(() => {
    const endpoint = 'https://push.example.org/a-device-of-somebody'
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const subscription = { endpoint, unsubscribe: () => Promise.resolve(true), toJSON: () => ({ endpoint, keys }) }
    const isOn = () => sessionStorage.getItem('subscribed') === 'yes'
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') })
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isOn() ? subscription : null),
      subscribe: () => {
        sessionStorage.setItem('subscribed', 'yes')
        return Promise.resolve(subscription)
      },
    })
  })
  await makeTable(page, 'Ada', 'giganten', ['me', 'bot', 'bot'])
  const table = new URL(page.url()).pathname
  const callMe = page.getByRole('button', { name: 'Call me on this device' })
  await callMe.click()
  await expect(callMe).toBeHidden() // the server knows
  await page.goto('/friends')
  await page.getByRole('button', { name: 'Calls' }).click()
  const calls = page.getByRole('dialog', { name: 'Calls' })
  await expect(calls.getByText('This device calls you')).toBeVisible()
  // What the server said before a wish was made does not undo it, however late it comes.
  const before = await page.evaluate(async () => (await fetch('/api/calls')).text())
  await page.route('**/api/calls', route => route.fulfill({ contentType: 'application/json', body: before }))
  const wish = async (work: () => Promise<void>) => {
    const answer = page.waitForResponse('**/api/calls/wishes')
    await work()
    await (await answer).finished()
  }
  await wish(() => calls.getByRole('checkbox', { name: 'Quiet hours' }).check())
  await wish(() => calls.getByRole('checkbox', { name: 'a game is over' }).uncheck())
  await wish(() => calls.getByLabel('From').fill('23:15'))
  await expect(calls.getByRole('checkbox', { name: 'a game is over' })).not.toBeChecked()
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Calls' }).click()
  await expect(calls.getByLabel('From')).toHaveValue('23:15')
  await expect(calls.getByRole('checkbox', { name: 'a game is over' })).not.toBeChecked()

  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('there is a service worker')
  const call = (path: string) =>
    worker.evaluate<unknown>(`(async () => {
      const shown = []
      self.registration.showNotification = async (...what) => void shown.push(what)
      const event = new PushEvent('push', { data: JSON.stringify({ kind: 'turn', title: 'Your turn', text: 'In Giganten.', path: '${path}' }) })
      const done = []
      event.waitUntil = work => done.push(work)
      self.dispatchEvent(event)
      await Promise.all(done)
      return shown
    })()`)
  expect(await call(table)).toEqual([['Your turn', { body: 'In Giganten.', tag: table, icon: '/icon-192.png', data: table }]])
  await page.goto(table)
  expect(await call(table)).toEqual([])
  expect(await call('/friends/another')).toHaveLength(1)

  await page.goto('/friends')
  await page.getByRole('button', { name: 'Calls' }).click()
  await calls.getByRole('button', { name: 'Switch off' }).click()
  await expect(calls.getByText('Nowhere yet: calls are off.')).toBeVisible()
})

test('a newer version is offered, and comes when it is asked for; the game that is being played goes on', async ({ page, built }) => {
  await page.goto('/')
  await isKept(page)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveTitle(/^Your turn/)
  const asked = (await question(page).textContent()) ?? ''
  await page.reload()
  const before = await mainFile(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await buildAnew(built)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(toasts(page)).toContainText('A new version of Wildcat is ready')
  expect(await mainFile(page)).toBe(before)
  await page.getByRole('button', { name: 'Load it now' }).click()
  await expect.poll(() => mainFile(page).catch(() => before)).toContain('-anew.js')
  await expect(toasts(page)).toBeEmpty()
  await expect(question(page)).toHaveText(asked)
})
