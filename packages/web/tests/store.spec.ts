import { expect } from '@playwright/test'
import { decisions, isAsked, settle, sitDown } from './at-the-table.ts'
import { test } from './luck.ts'
import { keptGame, keptGames, question, screen, toasts } from './page-parts.ts'
import { idOf, store, stored } from './store.ts'

const DENIED = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } });`

test('a browser that stores nothing plays from memory and says so', async ({ page, plant }) => {
  await page.addInitScript(DENIED)
  await plant(DENIED)
  await settle(page)
  await page.goto('/')
  await expect(keptGames(page)).toContainText('cannot be read')
  await expect(keptGames(page)).not.toContainText('No games yet')
  await sitDown(page)
  await expect(screen(page)).toContainText('is lost when the page is reloaded')
  await isAsked(page)
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(page.getByRole('log')).toContainText('Player 1')
  await page.getByRole('link', { name: 'Wildcat' }).click()
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible()
  await page.getByRole('link', { name: 'Play on: Gusher' }).click()
  await expect(decisions(page).first()).toBeVisible()
})

/** The first move after the table was opened finds no space. */
const FULL = `
  let full = false
  addEventListener('message', event => { full ||= event.data.ask.kind === 'submit' })
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (...all) {
    if (!full) return add.apply(this, all)
    IDBObjectStore.prototype.add = add
    throw new DOMException('the disk is full', 'QuotaExceededError')
  };`

test('a move for which there is no space is not made, and can be made again', async ({ page, plant }) => {
  await plant(FULL)
  await sitDown(page)
  await isAsked(page)
  const before = (await question(page).textContent()) ?? ''
  const entries = await stored(page, 'entries')
  const drill = page.getByRole('button', { name: /^Drill/ }).last()
  await drill.click()
  await expect(toasts(page)).toContainText('no space left')
  await expect(question(page)).toHaveText(before)
  expect(await stored(page, 'entries')).toEqual(entries)
  await drill.click()
  await expect(question(page)).toContainText('1 action')
  expect(await stored(page, 'entries')).toHaveLength(entries.length + 1)
})

test('what is damaged or has lost a part is listed with a word about it and can be deleted', async ({ page }) => {
  await sitDown(page)
  await page.goto('/')
  await expect(keptGame(page)).toHaveCount(1)
  const [summary] = await stored(page, 'games')
  await store(page, {
    put: [
      ['games', { nonsense: true }, 'broken'],
      ['games', { ...Object(summary), played: 9e15 }, 'too late'],
      ['heads', { format: 1 }, 'a head'],
      ['entries', { kind: 'undo' }, ['an entry', 0]],
      ['entries', { kind: 'undo' }, ['an entry', 1]],
    ],
  })
  await page.reload()
  await expect(keptGame(page)).toHaveCount(5)
  const damaged = keptGame(page).filter({ hasText: 'damaged' })
  await expect(damaged).toHaveCount(4)
  for (let left = 3; left >= 2; left--) {
    await damaged.last().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(damaged).toHaveCount(left)
  }
  expect([await stored(page, 'heads'), await stored(page, 'entries')].flat()).not.toContainEqual({ kind: 'undo' })
})

test('a game that is open in another tab is not opened twice and not deleted', async ({ page, context }) => {
  await sitDown(page)
  await isAsked(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(screen(other)).toContainText('another tab')
  await other.getByRole('link', { name: 'To the lobby' }).click()
  await other.getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(other)).toContainText('another tab')
  await expect(keptGame(other)).toHaveCount(1)
})

test('a game that was deleted all the same does not come back with the next move', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await store(page, { remove: idOf(page) })
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(screen(page)).toContainText('not in this browser')
  for (const name of ['games', 'heads', 'entries'] as const) expect(await stored(page, name)).toEqual([])
})

test('a game that was begun under earlier rules goes on; without how it stood it says what would be right, and can be saved', async ({
  page,
}) => {
  await sitDown(page)
  await isAsked(page)
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await isAsked(page)
  const asked = (await question(page).textContent()) ?? ''
  const id = idOf(page)
  await page.goto('/')
  const [head] = await stored(page, 'heads')
  const { version } = Object(head)
  const [standing] = await stored(page, 'entries') // it stands before them
  const earlier = { ...Object(standing), rules: version - 1 }
  await store(page, {
    put: [
      ['heads', { ...Object(head), version: version - 1 }, id],
      ['entries', earlier, [id, -1]],
    ],
  })
  await page.getByRole('link', { name: 'Play on: Gusher' }).click()
  await expect(question(page)).toHaveText(asked)
  await expect(page.getByRole('log')).toContainText('The rules of this game were updated')
  await page.getByRole('button', { name: 'Rest: draw a licence' }).click()
  await expect(question(page)).not.toHaveText(asked)
  await isAsked(page)
  const later = (await question(page).textContent()) ?? ''
  await page.reload()
  await expect(question(page)).toHaveText(later)

  await page.goto('/')
  const entries = (await stored(page, 'entries')).slice(1)
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'goesOn', rules: version }))
  const place = entries.findIndex(entry => JSON.stringify(entry).includes('"goesOn"'))
  await store(page, {
    put: [
      ['entries', { ...Object(entries[place]), rules: version - 1 }, [id, place]],
      ['entries', {}, [id, -1]],
    ],
  })
  await page.getByRole('link', { name: 'Play on: Gusher' }).click()
  await expect(screen(page)).toContainText('The rules of this game have been updated since it was last open')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  expect((await saving).suggestedFilename()).toContain('gusher')
})
