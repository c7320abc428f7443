import { expect } from '@playwright/test'
import { clickOne, isAsked } from './at-the-table.ts'
import { askedAmong, begin, guest, joinBy, makeTable, openAround } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './own-server.ts'

for (const [theme, language, width, height] of [
  ['light', 'it', 390, 844],
  ['dark', 'en', 1440, 900],
] as const)
  test(`the screens of friends can be used by everybody and fit (${theme}, ${language}, ${width})`, async ({ browser, server }) => {
    test.slow()
    const wishes = { theme, language, width, height }
    const [ada, bo] = [await guest(browser, server, wishes), await guest(browser, server, wishes)]
    const judge = async (where: string) => {
      await expectAccessible(ada, where)
      await expectNothingSideways(ada, where)
    }
    await ada.emulateMedia({ reducedMotion: 'reduce' })
    await ada.goto('/friends')
    await expect(ada.locator('h1')).toBeVisible()
    await judge('name')
    const link = await makeTable(ada, 'Wolfeschlegelsteinhausen', 'giganten', ['me', 'open', 'open', 'bot'])
    await ada.locator('.talk-quick summary').click()
    await judge('waiting room')
    await joinBy(bo, link, 'Bo')
    await ada.locator('.room-start .button').first().click()
    await expect(ada.locator('.room-start .button-first')).toBeEnabled()
    await begin(ada)
    for (let turn = 0; (await askedAmong(ada, bo)) === bo && turn < 4; turn++) await clickOne(bo, 0)
    await isAsked(ada)
    await judge('table')
    await openAround(ada, language === 'it' ? 'Attorno al tavolo' : 'Around the table')
    await judge('around the table')
    await ada.keyboard.press('Escape')
    if (width < 768) {
      await ada.locator('.panes button').last().click()
      await expect(ada.locator('.talk-speak form')).toBeInViewport({ ratio: 1 })
      await judge('talk')
    }
    await bo.close()
    await expect(ada.locator('.presence[data-present="false"]')).toBeVisible()
    await ada.goto('/friends')
    await expect(ada.locator('.kept').first()).toBeVisible()
    await judge('lobby')
    await ada.goto('/friends/new/giganten')
    await expect(ada.locator('.make-seat').first()).toBeVisible()
    await judge('new table')
  })
