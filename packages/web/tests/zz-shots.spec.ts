import { expect } from '@playwright/test'
import { clickOne, isAsked } from './at-the-table.ts'
import { begin, guest, joinBy, makeTable, tellName } from './friends.ts'
import { test } from './own-server.ts'

for (const [width, height, theme, language] of [
  [1440, 900, 'light', 'en'],
  [1024, 768, 'dark', 'it'],
  [390, 844, 'light', 'it'],
] as const)
  test(`shots ${width}`, async ({ browser, server }) => {
    const shot = async (page: import('@playwright/test').Page, name: string) =>
      page.screenshot({ path: `/tmp/shots/${width}-${name}.png`, fullPage: true })
    const ada = await guest(browser, server, { width, height, theme, language })
    const bo = await guest(browser, server, { width, height, theme, language })
    await ada.goto('/')
    await shot(ada, '0-home')
    await ada.goto('/friends')
    await expect(ada.locator('h1')).toBeVisible()
    await shot(ada, '1-name')
    const link = await makeTable(ada, 'Ada', 'giganten', ['me', 'open', 'bot'])
    await ada.waitForTimeout(500)
    await shot(ada, '3-room')
    await joinBy(bo, link, 'Bo')
    await bo.locator('.talk-speak input').fill('Ciao Ada, pronti?')
    await bo.keyboard.press('Enter')
    await ada.locator('.talk-quick summary').click()
    await shot(ada, '4-room')
    await begin(ada)
    await expect(ada.locator('.question')).toBeVisible()
    await expect(bo.locator('.question')).toBeVisible()
    await shot(ada, '5-table')
    await shot(bo, '5-table-bo')
    await ada.locator('.table-head .button').nth(1).click()
    await shot(ada, '6-around')
    await ada.keyboard.press('Escape')
    if (width === 390) {
      await bo.locator('.panes button').nth(3).click()
      await shot(bo, '7-talk')
    }
    await ada.goto('/friends')
    await expect(ada.locator('.kept').first()).toBeVisible()
    await shot(ada, '8-lobby')
    await ada.goto('/friends/new/giganten')
    await expect(ada.locator('.make-seat').first()).toBeVisible()
    await shot(ada, '2-make')
    await ada.goto(new URL(link).hash.slice(1) === '' ? '/' : `/friends/${new URL(link).hash.slice(1)}/replay`)
    await expect(ada.locator('.reel')).toBeVisible()
    await shot(ada, '9-replay')
  })
