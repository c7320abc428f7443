import { hostname } from 'node:os'
import { expect } from '@playwright/test'
import { clickOne, playOn, settle } from './at-the-table.ts'
import { begin, guest, joinBy, makeTable } from './friends.ts'
import { test } from './own-server.ts'
import { result } from './page-parts.ts'

// A home network has names and no TLS: to a browser that is no secure place, and half of its interfaces are missing there.
const HOST = `${hostname().split('.')[0]}.local`.toLowerCase()

test('a friend with a phone in the same network comes by the link, copies it on, and plays to the end', async ({ browser, server }) => {
  const there = { origin: server.origin.replace('127.0.0.1', HOST) }
  const [ada, phone] = [await guest(browser, there), await guest(browser, there, { width: 390, height: 844 })]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], [/^2 rounds/])
  expect(new URL(link).hostname).toBe(HOST)
  await ada.getByRole('button', { name: 'Copy the link' }).click()
  await expect(ada.getByText('The link is on the clipboard.')).toBeVisible()
  await joinBy(phone, link, 'Bo')
  expect(await phone.evaluate(() => isSecureContext)).toBe(false)
  await begin(ada)
  await Promise.all([playOn(ada, turn => clickOne(ada, turn)), playOn(phone, turn => clickOne(phone, turn))])
  await expect(result(phone)).toBeVisible()
})

test('there, too, one plays alone in the browser', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.origin.replace('127.0.0.1', HOST) })
  await settle(page)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: /^2 rounds/ }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await playOn(page, turn => clickOne(page, turn))
  await expect(result(page)).toBeVisible()
})
