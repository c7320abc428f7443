import { expect, type Locator } from '@playwright/test'
import {
  clickOne,
  decisions,
  HELD_BOTS,
  isAsked,
  letBotsMove,
  openSettings,
  playOn,
  settle,
  sitDown,
  sitDownToGiganten,
} from './at-the-table.ts'
import { expectAccessible, expectLegible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { atAnyTime, bar, logLine, parts, player, result, seatNames, situation, takeBack, takeUp } from './page-parts.ts'
import { latestLines, look, segment, widerThanPanel } from './painted.ts'

test('axe finds nothing serious on any screen, by day and by night', async ({ page }) => {
  test.slow()
  const judge = async (where: string) => {
    for (const [theme, expectFine] of [
      ['light', expectAccessible],
      ['dark', expectLegible],
    ] as const) {
      await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
      await expectFine(page, `${where}, ${theme}`)
    }
  }
  await settle(page, { language: 'it' })
  for (const path of ['/', '/new/gusher', '/about', '/nowhere', '/table/unknown']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await judge(path)
  }
  await sitDown(page, { language: 'it', people: 2, seats: 3 })
  await judge('veil')
  await takeUp(page).click()
  await atAnyTime(page).click()
  await judge('table')
  for (const key of ['r', '?']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(`dialog ${key}`)
    await page.keyboard.press('Escape')
  }
  await openSettings(page, 'Impostazioni')
  await judge('settings')
  await page.keyboard.press('Escape')
  await sitDownToGiganten(page, { language: 'it' })
  await isAsked(page)
  await situation(page).locator('summary').first().click()
  await judge('Giganten')
})

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page, { language: 'it' })
  for (const path of ['/', '/new/gusher', '/about', '/nowhere']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expectNothingSideways(page, path)
  }
  await sitDown(page, { language: 'it', seats: 5 })
  await isAsked(page)
  await expectNothingSideways(page, 'decide')
  for (const pane of ['Tavolo', 'Diario', 'Decidi']) {
    await parts(page).getByRole('button', { name: pane }).click()
    await expectNothingSideways(page, pane)
  }
})

test('a page zoomed to 200 % still fits, and an answer is in sight with its question', async ({ page }) => {
  await page.setViewportSize({ width: 1440 / 2, height: 900 / 2 })
  for (const sit of [sitDown, sitDownToGiganten]) {
    await sit(page)
    await isAsked(page)
    await expectNothingSideways(page)
    await expect(decisions(page).first()).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const bar = await parts(page).boundingBox()
      const answer = await decisions(page).first().boundingBox()
      expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }).toPass()
  }
})

test('at 1024 × 768 nothing scrolls sideways and the latest lines of the log are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await settle(page, { language: 'it' })
  await page.goto('/new/giganten')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  for (const seat of [0, 1, 2, 3]) await seatNames(page).nth(seat).fill(`Wolfeschlegelsteinhaus ${seat}`)
  await page.getByRole('button', { name: 'Inizia' }).click()
  await isAsked(page)
  await expectNothingSideways(page)
  await expect(page.getByRole('log').getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await expect.poll(() => widerThanPanel(situation(page).getByRole('table'))).toEqual([])
})

test('long names of any writing stay in their place, and nothing of them is lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page)
  await page.goto('/new/giganten')
  const names = ['Wolfeschlegelsteinhausen', 'אבגדהוזחטיכלמנסעפצקרשת🛢', '🛢🚂🚚🛢🚂🚚🛢🚂🚚🛢🚂🚚']
  for (const [seat, name] of names.entries()) await seatNames(page).nth(seat).fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await isAsked(page)
  for (const [seat, name] of names.entries()) await expect(player(page).nth(seat).getByTitle(name)).toBeVisible()
  for (const pane of ['Decide', 'Table', 'Log']) {
    await parts(page).getByRole('button', { name: pane }).click()
    await expectNothingSideways(page, pane)
  }
  await expect(logLine(page).locator('bdi').first()).toBeVisible()
})

test('on a phone one sees who is a bot, who oneself is, and what bots do among themselves', async ({ page, plant }) => {
  await plant(HELD_BOTS)
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, { seats: 3, pace: 'normal' })
  await expect(player(page).getByText('you', { exact: true })).toBeVisible()
  await expect(player(page).getByText('bot', { exact: true })).toHaveCount(2)
  await expect(player(page).getByText('bot', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByLabel('Speed of the bots')).toBeVisible()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('link', { name: 'About and licences' }).last()).toBeVisible()
  await sitDown(page, { seats: 3, people: 0 })
  await expect(latestLines(page).last()).toBeVisible()
  await letBotsMove(page)
  await expect(result(page)).toBeVisible()
})

test('with a system’s own colours it still shows what is chosen, asked and impossible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sitDown(page)
  await isAsked(page)
  const expectApart = (one: Locator, other: Locator, property: string) =>
    expect(async () => expect(await look(one, property)).not.toBe(await look(other, property))).toPass()
  await expectApart(segment(page, { chosen: true }), segment(page, { chosen: false }), 'background-color')
  await expectApart(player(page).filter({ hasText: 'Your turn' }), player(page).filter({ hasNotText: 'Your turn' }), 'border-top-color')
  await expect.poll(() => look(takeBack(page).and(page.locator('[aria-disabled=true]')), 'border-top-style')).toBe('dashed')
  await expect.poll(() => look(bar(page).getByRole('button'), 'border-top-style')).toBe('solid')
})

test.describe('with all that a page has', () => {
  test.use({ serviceWorkers: 'allow' })

  test('nothing is asked of anybody else, and no policy is broken', async ({ page }) => {
    const foreign: string[] = []
    const complaints: string[] = []
    page.on('request', request => {
      if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
    })
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await sitDown(page)
    await playOn(page, turn => clickOne(page, turn))
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })
})
