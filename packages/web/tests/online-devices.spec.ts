import { expect, type Page } from '@playwright/test'
import { begin, comeToSeat, guest, joinBy, makeTable, openAround } from './friends.ts'
import { test } from './own-server.ts'
import { aroundTheTable, devices, said, title, toasts } from './page-parts.ts'

const SHORT = [/^2 rounds?/]
const hand = (page: Page) => page.getByText(/^(Your hand|La tua mano)$/)
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { language, words } of [
  {
    language: 'en',
    words: {
      around: 'Table options',
      link: 'My seat’s link',
      came: /opened on another device: Chrome on/,
      you: 'this device',
      drop: /^Drop Chrome on/,
      lost: 'This device no longer holds the seat',
      renew: 'Make a new link',
    },
  },
  {
    language: 'it',
    words: {
      around: 'Gestisci il tavolo',
      link: 'Il link del mio posto',
      came: /aperto su un altro dispositivo: Chrome su/,
      you: 'questo dispositivo',
      drop: /^Escludi Chrome su/,
      lost: 'Questo dispositivo non occupa più il posto',
      renew: 'Fai un nuovo link',
    },
  },
] as const)
  test(`a player sees on which devices the seat is held, drops one and makes a new link, on a phone and by keyboard: ${language}`, async ({
    browser,
    server,
  }) => {
    const wishes = { language, width: 390, height: 844 } as const
    const [ada, bo, other] = [
      await guest(browser, server, wishes),
      await guest(browser, server, wishes),
      await guest(browser, server, wishes),
    ]
    await joinBy(bo, await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT), 'Bo')
    await begin(ada)
    const press = async (name: string | RegExp) => {
      await bo.getByRole('button', { name }).focus()
      await bo.keyboard.press('Enter')
    }
    await openAround(bo, words.around)
    await expect(devices(bo)).toHaveCount(1)
    await press(words.link)
    const field = bo.getByRole('textbox', { name: words.link })
    const link = await field.inputValue()
    await comeToSeat(other, link, 'Bo’s tablet')
    await expect(title(other)).toBeVisible()
    await expect(bo.getByText(words.came)).toBeVisible()
    await expect(field).toHaveCount(0) // it is used up
    await press(words.renew)
    await expect(field).toHaveValue(/\.[\w-]{43}\.1$/)
    expect(await field.inputValue()).not.toBe(link)
    await bo.keyboard.press('Escape')
    await expect(devices(bo)).toHaveCount(2)
    await expect(devices(bo).first()).toContainText(words.you)
    expect(await sideways(bo)).toBe(0)
    await press(words.drop)
    await expect(devices(bo)).toHaveCount(1)
    await expect(other.getByText(words.lost)).toBeVisible()
    await expect(title(other)).toHaveCount(0)
  })

test('a device that came first cannot be dropped from a later one, also when it is away', async ({ browser, server }) => {
  const [ada, bo, tablet] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  await joinBy(bo, await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT), 'Bo')
  await begin(ada)
  await bo.getByRole('button', { name: 'Table options' }).click()
  await bo.getByRole('button', { name: 'My seat’s link' }).click()
  await comeToSeat(tablet, await bo.getByRole('textbox', { name: 'My seat’s link' }).inputValue(), 'Bo’s tablet')
  await tablet.getByRole('button', { name: 'Table options' }).click()
  await expect(devices(tablet)).toHaveCount(2)
  await bo.goto('/')
  await expect(devices(tablet).first()).toContainText('away')
  await expect(tablet.getByText('can only be dropped from devices that came even earlier')).toBeVisible()
  await expect(tablet.getByRole('button', { name: /^Drop Chrome/ })).toHaveCount(0)
})

test('the host’s new link waits, and everybody hears of it; who comes back keeps the seat', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  await joinBy(bo, await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT), 'Bo')
  await begin(ada)
  await expect(hand(bo)).toBeVisible()
  const table = bo.url()
  await bo.goto('/')
  await ada.getByRole('button', { name: 'Table options' }).click()
  await expect(ada.getByText('once they have been away for 10 minutes')).toBeVisible()
  await ada.getByRole('button', { name: 'New link' }).click()
  await expect(ada.getByText('This player may still come back')).toBeVisible()
  await expect(toasts(ada).and(ada.locator(':popover-open'))).toBeVisible() // above the dialog, which was opened before
  await bo.goto(table)
  await expect(hand(bo)).toBeVisible()
})

test.describe('where nobody has to have been away for long', () => {
  test.use({ settings: { limits: { relinkMs: 0 } } })
  test('who comes back before the host’s link is opened keeps the seat, and the link ends', async ({ browser, server }) => {
    const [ada, bo, other] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
    await joinBy(bo, await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT), 'Bo')
    await begin(ada)
    await expect(hand(bo)).toBeVisible()
    const table = bo.url()
    await bo.goto('/')
    await ada.getByRole('button', { name: 'Table options' }).click()
    await ada.getByRole('button', { name: 'New link' }).click()
    const link = await ada.getByRole('textbox', { name: /^A new link for/ }).inputValue()
    await expect(aroundTheTable(ada)).toContainText('A new link is out')
    await bo.goto(table)
    await expect(hand(bo)).toBeVisible()
    await expect(said(bo)).toHaveText([/The host has made a new link/, /is back\. The new link for the seat no longer works/])
    await expect(aroundTheTable(ada)).not.toContainText('A new link is out')
    await comeToSeat(other, link, 'Mallory')
    await expect(other.getByText('This link is no longer good')).toBeVisible()
  })
})
