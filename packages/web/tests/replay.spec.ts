import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { hand, map, plates, round } from './at-the-board.ts'
import { clickOne, isAsked, playOn, settle, sitDown, type Wishes } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { logLine, player, replayCaption, replayControls, result, screen, situation, takeUp } from './page-parts.ts'
import { baronBacks, noteMoves } from './painted.ts'

const recordOf = (file: string) => fileURLToPath(new URL(`../../games/${file}`, import.meta.url))

/** A whole game, of Giganten for three unless another is named, from its file to its replay. */
async function watch(page: Page, wishes: Wishes = {}, file = 'giganten/records/star.json'): Promise<void> {
  await settle(page, wishes)
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(recordOf(file))
  await expect(result(page)).toBeVisible()
  await page.getByRole('link', { name: /^(Replay|Rivedi la partita)$/ }).click()
  await expect(replayControls(page)).toBeVisible()
  await expect(wishes.drawn === true ? map(page) : table(page)).toBeVisible()
}
const slider = (page: Page) => page.getByRole('slider')
const eyes = (page: Page) => page.getByRole('combobox', { name: /^(Seen by|Vista da)$/ })
const table = situation
const lines = logLine
/** Lines that tell which licences somebody was dealt. */
const dealtOpenly = (page: Page) => lines(page).filter({ hasText: /dealt.*points?/ })
const lastOf = async (page: Page) => Number(await slider(page).getAttribute('max'))
const expectAt = (page: Page, at: number) => expect(slider(page)).toHaveValue(String(at))

test('a game is looked back at', async ({ page }) => {
  await watch(page)

  await test.step('it is stepped through by button and by key, jumped through by round, and scrubbed', async () => {
    const last = await lastOf(page)
    await expectAt(page, 0)
    await expect(replayCaption(page)).toContainText('The start')
    await page.getByRole('button', { name: 'One decision on' }).click()
    await expectAt(page, 1)
    await expect(replayCaption(page)).toContainText('Player 3 takes the beige card')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expectAt(page, 2)
    await page.keyboard.press('PageDown')
    await expect(table(page)).toContainText('Round 2')
    await page.keyboard.press('End')
    await expectAt(page, last)
    await expect(player(page).filter({ hasText: /Winner$/ })).toHaveCount(1)
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    await page.getByRole('button', { name: 'Round 4', exact: true }).click()
    await expect(table(page)).toContainText('Round 4')
    await expect(page.getByRole('button', { name: 'Round 4', exact: true })).toHaveAttribute('aria-current', 'step')
    await slider(page).fill('17')
    await expectAt(page, 17)
    await expect(replayControls(page).getByRole('status')).toHaveText(`17 of ${last}`)
    await page.keyboard.press('Home')
    await expectAt(page, 0)
    await expect(page.getByRole('button', { name: 'To the start' })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('the log holds what had happened, and what happened just now is marked', async () => {
    const atStart = await lines(page).count()
    await slider(page).fill('9')
    await expect(page.getByRole('log').locator('[data-new="Just now"]')).toHaveCount(1)
    const later = await lines(page).count()
    expect(later).toBeGreaterThan(atStart)
    await slider(page).fill('0')
    await expect(lines(page)).toHaveCount(atStart)
  })

  await test.step('it is seen with each seat’s eyes, a spectator’s, and all open', async () => {
    const half = Math.floor((await lastOf(page)) / 2)
    await slider(page).fill(String(half))
    await expect(eyes(page)).toHaveValue('3')
    await expect(table(page)).not.toContainText('Your hand')
    await expect(dealtOpenly(page)).toHaveCount(0)
    const hands: string[] = []
    for (const [seat, name] of ['Player 1', 'Player 2', 'Player 3'].entries()) {
      await eyes(page).selectOption({ label: name })
      await expect(player(page).nth(seat)).toContainText('you')
      await expect(table(page)).toContainText('Your hand')
      await expect(dealtOpenly(page).first()).toContainText(name)
      hands.push((await table(page).getByRole('region', { name: 'Your hand' }).textContent()) ?? '')
      await expectAt(page, half)
    }
    expect(new Set(hands).size).toBe(3)
    await eyes(page).selectOption({ label: 'All open' })
    await expect(table(page)).not.toContainText('Your hand')
    const licences = table(page).getByRole('columnheader', { name: 'Licences' }).first()
    await expect(licences).toBeVisible()
    await expect(table(page)).toContainText(/\d+ × [12] points?/)
  })

  await test.step('it plays by itself until it is stopped', async () => {
    await slider(page).fill('0')
    await expectAt(page, 0)
    await page.keyboard.press('p')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect.poll(() => slider(page).inputValue().then(Number)).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => slider(page).inputValue().then(Number)).toBeLessThan(10)
  })

  await test.step('the address leads back to the position and the eyes, after a reload and from elsewhere', async () => {
    await slider(page).fill('23')
    await eyes(page).selectOption({ label: 'Player 2' })
    await expect(page).toHaveURL(/\?at=23&as=1$/)
    const shown = await table(page).textContent()
    await page.reload()
    await expectAt(page, 23)
    await expect(eyes(page)).toHaveValue('1')
    await expect(table(page)).toHaveText(shown ?? '')
    const link = page.url()
    await page.goto('/')
    await page.goto(link.replace('at=23&as=1', 'at=99999&as=all'))
    await expectAt(page, await lastOf(page))
    await expect(eyes(page)).toHaveValue('4')
  })

  await test.step('from a position one plays on against bots, as practice, and comes back to it', async () => {
    await slider(page).fill('17')
    await eyes(page).selectOption({ label: 'Player 2' })
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(player(page).filter({ hasText: /^Player 2.*you/ })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Practice')
    await page.getByRole('link', { name: 'Back to the replay' }).click()
    await expectAt(page, 17)
    await expect(eyes(page)).toHaveValue('1')
  })

  await test.step('the record is saved from here and opened here', async () => {
    const here = page.url()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the record' }).click()
    await page.locator('input[type=file]').setInputFiles(await (await saving).path())
    await expect(page).not.toHaveURL(here.replace(/\?.*/, ''))
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(new URL(here).pathname)
    await expectAt(page, 0)
  })
})

test('a game is looked back at on the drawn board', async ({ page }) => {
  await watch(page, { drawn: true })

  await test.step('arrow keys step through the game, and walk the map for whoever is on it', async () => {
    await page.keyboard.press('ArrowRight')
    await expectAt(page, 1)
    await expect(replayCaption(page)).toContainText('Player 3 takes the beige card')
    await page.keyboard.press('m')
    const square = map(page).locator(':focus')
    await expect(square).toHaveAttribute('aria-label', /^A1,/)
    await page.keyboard.press('ArrowRight')
    await expect(square).toHaveAttribute('aria-label', /^A2,/)
    await expectAt(page, 1)
  })

  await test.step('it is seen with each seat’s eyes, a spectator’s, and all open', async () => {
    const half = Math.floor((await lastOf(page)) / 2)
    await slider(page).fill(String(half))
    await expect(round(page)).toContainText('Round 6')
    await expect(hand(page)).toHaveCount(0)
    await expect(dealtOpenly(page)).toHaveCount(0)
    await expect(map(page).getByRole('gridcell', { name: /looked/i })).toHaveCount(0)
    const hands = new Set<string>()
    for (const [seat, name] of ['Player 1', 'Player 2', 'Player 3'].entries()) {
      await eyes(page).selectOption({ label: name })
      await expect(plates(page).nth(seat)).toContainText('you')
      await expect(hand(page)).toHaveCount(1)
      await expect(dealtOpenly(page).first()).toContainText(name)
      hands.add((await hand(page).textContent()) ?? '')
      await expectAt(page, half)
    }
    expect(hands.size).toBe(3)
    await eyes(page).selectOption({ label: 'All open' })
    await expect(
      page
        .getByRole('list', { name: 'Licences' })
        .getByRole('listitem')
        .filter({ hasText: /^Player/ }),
    ).toHaveCount(3)
    await expectAt(page, half)
  })
})

test('Black Gold too is seen with each seat’s eyes; where all is open, so are the Oil Baron’s licences', async ({ page }) => {
  await watch(page, { drawn: true }, 'black-gold/records/usual-2.json')
  await slider(page).fill(String(Math.floor((await lastOf(page)) / 2)))
  const hands = new Set<string>()
  for (const [seat, name] of ['Player 1', 'Player 2'].entries()) {
    await eyes(page).selectOption({ label: name })
    await expect(plates(page).nth(seat)).toContainText('you')
    hands.add((await hand(page).textContent()) ?? '')
    expect(await baronBacks(page)).toMatch(/^$/) // nobody sees what they are worth
  }
  expect(hands.size).toBe(2)
  await eyes(page).selectOption({ label: 'All open' })
  await expect.poll(() => baronBacks(page)).toMatch(/^[12]+$/)
})

test('on a phone, where the board is larger than its window, it follows what happens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watch(page, { drawn: true })
  const moved = new Set<string>()
  for (const at of [18, 40, 60, 90, 110]) {
    const before = (await replayCaption(page).textContent()) ?? ''
    await slider(page).fill(String(at))
    await expectAt(page, at)
    await expect(replayCaption(page)).not.toHaveText(before) // the slider is where it was put before anything is shown
    const mover = /Player (\d).* (drives|starts a truck)/.exec((await replayCaption(page).textContent()) ?? '')?.[1]
    if (mover === undefined) continue
    moved.add(mover)
    await expect(page.locator(`[data-anchor="truck-${Number(mover) - 1}"]`)).toBeInViewport({ ratio: 0.9 })
  }
  expect(moved.size).toBeGreaterThan(1)
})

test('a step forward is shown as it happened, a leap at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watch(page, { drawn: true, pace: 'normal' })
  const moved = await noteMoves(page)
  await slider(page).fill('40')
  await expect(replayCaption(page)).toContainText('Player 2 drives to D2')
  await expect(moved).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(moved).toHaveCount(1)
})

test('a game that is still being played is not looked back at; at practice alone with one’s own eyes', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await page.goto(page.url().replace('/table/', '/replay/'))
  await expect(screen(page)).toContainText('still being played')
  await page.getByRole('link', { name: 'To the table' }).click()
  await isAsked(page)

  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: 'Practice' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await isAsked(page)
  await clickOne(page, 1)
  await isAsked(page)
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(screen(page)).toContainText('still being played')
  expect(await eyes(page).locator('option').allTextContents()).toEqual(['Player 1', 'A spectator'])
  await expect(table(page)).toContainText('Your hand')
})

test('while several people share the screen there is no replay that could show what the veil hides', async ({ page }) => {
  await settle(page)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: 'All on this screen' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await takeUp(page).click()
  await isAsked(page)
  await page.goto(`${page.url().replace('/table/', '/replay/')}?at=0&as=0`)
  await expect(screen(page)).toContainText('still being played')
})

test('what was taken back is left out, and that is said', async ({ page }) => {
  await settle(page)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: /^2 rounds/ }).check()
  await page.getByRole('radio', { name: 'Practice' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await isAsked(page)
  await clickOne(page, 1)
  await isAsked(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await playOn(page, turn => clickOne(page, turn))
  await page.getByRole('link', { name: 'Replay' }).first().click()
  await expect(screen(page)).toContainText('undone is left out')
  await expect(page.getByRole('log')).not.toContainText('undid')
})

test('with a system’s own colours one still sees which round it is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await watch(page)
  const look = (round: number) =>
    page.getByRole('button', { name: `Round ${round}`, exact: true }).evaluate(each => getComputedStyle(each).backgroundColor)
  expect(await look(1)).not.toBe(await look(2))
})

for (const [theme, language, width, height, drawn] of [
  ['light', 'it', 390, 844, false],
  ['dark', 'en', 1024, 768, false],
  ['dark', 'it', 390, 844, true],
  ['light', 'en', 1024, 768, true],
] as const)
  test(`nothing serious is wrong with a replay, and nothing scrolls sideways (${theme}, ${language}, ${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watch(page, { theme, language, drawn })
    await slider(page).fill('60')
    await eyes(page).selectOption({ index: 4 })
    await expect(page.getByRole('log', { includeHidden: true }).locator('[data-new]')).toHaveCount(1) // on a phone it is behind a tab
    await expectNothingSideways(page)
    await expectAccessible(page, 'replay')
  })
