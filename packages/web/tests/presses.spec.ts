import { expect, type Page } from '@playwright/test'
import { decisions, form, HELD_BOTS, isAsked, letBotsMove, playToForm, sitDown, sitDownFirst, submit } from './at-the-table.ts'
import { test } from './luck.ts'
import { asks, atAnyTime, news, question, refusal, sentences } from './page-parts.ts'

// The person is first at a table of three.
test.use({ luck: 10 })

/** Says in the page how many decisions it has sent, from the moment it sends them. */
const countSent = (page: Page) =>
  page.addInitScript({
    content: `{
      const { postMessage } = Worker.prototype
      let sent = 0
      Worker.prototype.postMessage = function (...all) {
        if (all[0].ask?.kind === 'submit') document.documentElement.dataset.sent = String(++sent)
        return postMessage.apply(this, all)
      }
    }`,
  })
const expectSent = (page: Page, sent: number) => expect(page.locator('html')).toHaveAttribute('data-sent', String(sent))

test('two fast clicks count once', async ({ page }) => {
  await countSent(page)
  // On a busy machine they would not be fast: what happens, happens at the same time.
  await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1 }))
  await sitDown(page)
  await isAsked(page)
  await page
    .getByRole('button', { name: /^Drill/ })
    .last()
    .dblclick()
  await expectSent(page, 1)
  await expect(question(page)).toContainText('1 action')
  await expect(page.getByRole('log').getByText(/Player 1 drills well/)).toHaveCount(1)
})

test('what was typed to search one question hides no answer to the next', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  const first = await decisions(page).count()
  await page.getByRole('searchbox').fill('drill 1')
  await expect.poll(() => decisions(page).count()).toBeLessThan(first)
  await decisions(page).last().click()
  await expect(question(page)).toContainText('1 action')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Stop prospecting' })).toBeVisible()
  await page.getByRole('searchbox').fill('stop')
  await decisions(page).click()
  await expect(page.getByRole('searchbox')).toBeHidden() // few answers need no search, and nothing searches them
  await expect(decisions(page).first()).toBeVisible()
})

test('a double click on a form does not answer the next decision', async ({ page }) => {
  await countSent(page)
  await sitDown(page)
  await playToForm(page)
  const before = Number(await page.locator('html').getAttribute('data-sent'))
  await submit(page).click()
  await expectSent(page, before + 1)
  await isAsked(page)
  // The second click of a double click, when the next question is on show already.
  for (const answer of [decisions(page).first(), submit(page)]) {
    if (!(await answer.isVisible())) continue
    await answer.hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expectSent(page, before + 1)
  }
})

test('a number that is asked for', async ({ page }) => {
  await sitDown(page)
  await playToForm(page)

  await test.step('the same bid is offered once', async () => {
    const offered = await sentences(asks(page)).locator('button:has(span)').allTextContents()
    expect(offered.length).toBeGreaterThan(1)
    expect(new Set(offered).size).toBe(offered.length)
  })

  await test.step('the rules explain before anything is sent why a number is refused', async () => {
    await form(page).getByRole('spinbutton').fill('999')
    await expect(refusal(page)).toContainText('72')
    await refusal(page)
      .getByText(/^Rule /)
      .click()
    await expect(refusal(page)).toContainText('A bid is a number of licence points')
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a number field sends what it shows or nothing', async () => {
    const field = form(page).getByRole('spinbutton')
    const send = submit(page)
    const bids = page.getByRole('log').getByText(/^Player 1 bids/)
    const before = await bids.count()
    for (const typed of ['abc', '-3', '1e20', '2.5', '', '99999999999999999999']) {
      await field.fill(typed)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/^Enter a whole number from \d+ to 72\.$/)
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expect(send).toHaveText('First fill in what is missing')
      await field.press('Enter')
      await expect(refusal(page)).toHaveCount(0)
    }
    expect(await bids.count()).toBe(before)
    await field.press('Home')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.press('ArrowUp')
    const points = await field.inputValue()
    await expect(send).toHaveText(new RegExp(`^Bid ${points} points`))
    await field.press('Enter')
    await expect(page.getByRole('log')).toContainText(`Player 1 bids ${points} points`)
  })
})

test('an offer in progress outlives the moves of bots, and so does the focus', async ({ page, plant }) => {
  await plant(HELD_BOTS)
  await sitDownFirst(page)
  const offers = asks(page).getByRole('group', { name: 'At any time' })
  if (!(await offers.isVisible())) await atAnyTime(page).click()
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  const field = offers.getByRole('spinbutton').first()
  await field.fill('1')
  const lines = page.getByRole('log').getByRole('listitem')
  const before = await lines.count()
  await letBotsMove(page)
  await expect.poll(() => lines.count()).toBeGreaterThan(before)
  await isAsked(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('1')
})

test('a turn is announced to whoever is elsewhere', async ({ page, plant }) => {
  await plant(HELD_BOTS)
  await sitDownFirst(page)
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(question(page)).toBeFocused()
  await page.getByRole('log').focus()
  await letBotsMove(page)
  await expect(news(page).getByText('Your turn: ').first()).toBeAttached()
  await expect(page.getByRole('log')).toBeFocused()
})

/** To be planted: decisions reach the table only when they are let through. */
const HELD_DECISIONS = `
  const released = new Promise(resolve => { new BroadcastChannel('decisions').onmessage = resolve })
  const passed = new WeakSet()
  addEventListener('message', event => {
    if (event.data.ask?.kind !== 'submit' || passed.has(event)) return
    event.stopImmediatePropagation()
    const again = new MessageEvent('message', { data: event.data })
    passed.add(again)
    void released.then(() => dispatchEvent(again))
  })`

test('whoever goes elsewhere while a decision is on its way is left there', async ({ page, plant }) => {
  await plant(HELD_DECISIONS)
  await sitDown(page)
  await isAsked(page)
  const drill = page.getByRole('button', { name: /^Drill/ }).last()
  await drill.focus()
  await page.keyboard.press('Enter')
  await expect(drill).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('log').focus()
  await page.evaluate(() => new BroadcastChannel('decisions').postMessage('go'))
  await expect(question(page)).toContainText('1 action')
  await expect(page.getByRole('log')).toBeFocused()
})

test('shortcuts work with Shift and without a search field, and rest while somebody types', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('R?u')
  await expect(page.getByRole('searchbox')).toHaveValue('R?u')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await question(page).focus()
  await page.keyboard.press('Shift+R')
  await expect(page.getByRole('dialog')).toContainText('The rules of Gusher')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await isAsked(page)
  await page.keyboard.press('/')
  await expect(decisions(page).first()).toBeFocused()
})
