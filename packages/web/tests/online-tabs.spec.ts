import { expect } from '@playwright/test'
import { begin, guest, joinBy, makeTable, tellName } from './friends.ts'
import { test } from './own-server.ts'

test.describe('of so many tabs', () => {
  test.use({ settings: { limits: { socketsOfGuest: 2 } } })

  test('one more is told why it gets no line, and has one as soon as another is closed', async ({ browser, server }) => {
    const first = await guest(browser, server)
    await first.goto('/friends')
    await tellName(first, 'Ada')
    await expect(first.getByText('You have no seat at any table yet.')).toBeVisible()
    const [second, third] = [await first.context().newPage(), await first.context().newPage()]
    await second.goto('/friends')
    await expect(second.getByText('You have no seat at any table yet.')).toBeVisible()
    await third.goto('/friends')
    await expect(third.getByText('You have Wildcat open in too many tabs', { exact: false })).toBeVisible()
    await first.close()
    await expect(third.getByText('You have Wildcat open in too many tabs', { exact: false })).toBeHidden()
  })
})

test('the link of a seat leaves the browser when the game is over', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await expect(bo.getByRole('button', { name: 'Table options' })).toBeVisible()
  const kept = () => bo.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wildcat.seat.')).length)
  expect(await kept()).toBe(1)
  await bo.getByRole('button', { name: 'Table options' }).click()
  await bo.getByRole('button', { name: 'Propose to stop' }).click()
  await ada.getByRole('button', { name: 'Stop the game' }).click()
  await expect.poll(kept).toBe(0)
})
