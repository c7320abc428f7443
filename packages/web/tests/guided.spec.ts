import { expect, type Locator, type Page } from '@playwright/test'
import { doIt } from './at-the-board.ts'
import { settle } from './at-the-table.ts'
import { test } from './luck.ts'
import { asks, hint, log, question, refusal, takeBack, titles } from './page-parts.ts'
import { partedNames, underThePlan } from './painted.ts'

/** What the guide tells, and the button that leads on: to the next text, to what is asked for, or out into the game. */
const guide = (page: Page): Locator => page.getByRole('group', { name: /^(Learn by playing|Impara giocando)/ })
const told = (page: Page): Locator => guide(page).getByRole('status')
const onward = (page: Page): Locator => guide(page).getByRole('button', { name: /^(Go on|Show me|Play on from here)$/ })

async function learn(page: Page, game: string): Promise<void> {
  await settle(page, { drawn: true })
  await page.goto('/')
  await titles(page).getByRole('button', { name: game }).click()
  await page.getByRole('button', { name: /^Learn by playing/ }).click()
  await page.waitForURL(/\/table\//)
}

/** Reads what is told or does what is asked for. */
async function step(page: Page, press: (target: Locator) => Promise<void>): Promise<string> {
  const name = (await onward(page).getAttribute('aria-label')) ?? (await onward(page).textContent()) ?? ''
  const text = (await told(page).textContent()) ?? ''
  if (name === 'Play on from here') return name
  await press(onward(page))
  if (name === 'Show me') await press(doIt(page))
  await expect(told(page)).not.toHaveText(text)
  return name
}

test('a guided first game of Oilfield leads from the first lease to a table of one’s own', async ({ page }) => {
  await learn(page, 'Oilfield')
  const click = (target: Locator) => target.click()
  await test.step('nothing else than what is told about can be done, and what was done can be undone', async () => {
    await expect(told(page)).toContainText('Texas, 1933')
    await expect(doIt(page)).toHaveCount(0)
    for (const _ of [1, 2, 3]) await step(page, click)
    await expect(told(page)).toContainText('Bid $7')
    await expect(asks(page).getByRole('button', { name: /^\$\d$/ })).toHaveCount(1)
    await step(page, click)
    await expect(told(page)).toContainText('Penny bids $8')
    await takeBack(page).click()
    await expect(told(page)).toContainText('Bid $7')
    await step(page, click)
  })
  await test.step('whoever comes back is where the table is; what was told can be read again; a key goes on', async () => {
    await page.reload()
    await expect(told(page)).toContainText('Penny bids $8')
    await guide(page).getByRole('button', { name: 'Read the step before' }).click()
    await expect(told(page)).toContainText('Bid $7')
    await guide(page).getByRole('button', { name: 'Back to now' }).click()
    await expect(told(page)).toContainText('Penny bids $8')
    await page.keyboard.press('n')
    await expect(told(page)).toContainText('Peter goes to First player')
    await expect(onward(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(told(page)).toContainText('choose Build')
  })
  await test.step('to its end, and on from there', async () => {
    while ((await step(page, click)) !== 'Play on from here');
    await onward(page).click()
    await expect(guide(page)).toHaveCount(0)
    await expect(question(page)).toContainText('Place your worker')
    await expect(hint(page)).not.toBeEmpty()
    await asks(page).getByRole('button', { name: '$7', exact: true }).click()
    await doIt(page).click()
    await expect(question(page)).toContainText('Choose a card')
  })
})

for (const [where, viewport] of Object.entries({ 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } }))
  test.describe(`on ${where}`, () => {
    test.use({ viewport })
    test('no answer lies under the plan, nothing is refused before it is chosen, and Enter does what is shown', async ({ page }) => {
      await learn(page, 'Black Gold')
      for (let last = '', now = ''; ; last = now) {
        await expect(told(page)).not.toHaveText(last)
        now = (await told(page).textContent()) ?? ''
        const name = (await onward(page).getAttribute('aria-label')) ?? (await onward(page).textContent())
        if (name === 'Play on from here') break
        if (name === 'Go on') await expect(doIt(page), now).toBeHidden()
        expect(await underThePlan(page), now).toEqual([])
        await expect(refusal(page)).toHaveCount(0)
        await onward(page).click()
        if (name !== 'Show me') continue
        expect(await underThePlan(page), now).toEqual([])
        await expect(onward(page)).not.toBeFocused()
        await page.keyboard.press('Enter')
      }
      if (where === 'a phone') return
      await test.step('in the log a name keeps its mark and the comma after it, however wide it is', async () => {
        await expect(
          log(page)
            .getByText(/Peter, \d/)
            .first(),
        ).toBeAttached()
        expect(await partedNames(log(page))).toEqual([])
      })
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the guide is read and followed by thumb, and left with one press', async ({ page }) => {
    await learn(page, 'Oilfield')
    const tap = (target: Locator) => target.tap()
    for (const _ of [1, 2, 3, 4]) await step(page, tap)
    await expect(told(page)).toContainText('Penny bids $8')
    await expect(page.getByRole('img', { name: /Penny/ }).first()).toBeInViewport()
    await guide(page).getByRole('button', { name: 'Skip the guide' }).tap()
    await expect(guide(page)).toHaveCount(0)
    await expect(question(page)).toContainText('Choose a card')
  })
})
