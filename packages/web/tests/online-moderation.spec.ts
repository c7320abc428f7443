import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { begin, guest, joinBy, makeTable, openAround, watchBy } from './friends.ts'
import { test } from './own-server.ts'
import { title } from './page-parts.ts'

const PHONE = { width: 390, height: 844 }
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const talkOf = (page: Page) => page.getByRole('log', { name: /^Chat$/ })

test('a host on a phone mutes, closes the chat and removes a spectator, by keyboard; everybody is told', async ({ browser, server }) => {
  const ada = await guest(browser, server, PHONE)
  const [bo, eve] = [await guest(browser, server), await guest(browser, server, { language: 'it' })]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await watchBy(eve, link, 'Eva la grande curiosa')
  await expect(title(eve)).toBeVisible()

  await openAround(ada, 'Table options')
  const dialog = ada.getByRole('dialog', { name: 'Table options' })
  await expect(dialog).toContainText('Eva la grande curiosa')
  expect(await sideways(ada)).toBe(0)
  expect((await new AxeBuilder({ page: ada }).include('dialog').analyze()).violations).toEqual([])

  await dialog.getByRole('button', { name: /^Mute .*Bo/ }).focus()
  await ada.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Let .*Bo.* speak again$/ })).toBeFocused()
  await expect(dialog.getByText('muted', { exact: true })).toBeVisible()
  await expect(bo.getByText('The host has muted you.')).toBeVisible()
  await expect(bo.getByRole('textbox', { name: 'Say something' })).toHaveCount(0)
  await expect(talkOf(bo)).toContainText(/The host has muted .*Bo/)
  await expect(talkOf(eve)).toContainText(/ha messo in silenzio .*Bo/)
  await dialog.getByRole('button', { name: /^Let .*Bo/ }).press('Enter')
  await expect(bo.getByRole('textbox', { name: 'Say something' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Close the chat' }).press('Enter')
  await expect(bo.getByText('The host has closed the chat.').first()).toBeVisible()
  await expect(bo.getByRole('textbox', { name: 'Say something' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Open the chat' }).press('Enter')
  await expect(talkOf(bo)).toContainText('opened the chat again')

  await dialog.getByRole('button', { name: /^Remove .*Eva/ }).press('Enter')
  const asked = ada.getByRole('dialog', { name: /^Remove Eva/ })
  await asked.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(eve.getByText('L’host ti ha allontanato da questo tavolo')).toBeVisible()
  await expect(dialog).not.toContainText('Eva')
  await expect(talkOf(bo)).toContainText('The host has removed somebody who was watching.')
  await eve.goto(link)
  await expect(eve.getByText('L’host ti ha allontanato da questo tavolo')).toBeVisible()
})

test('who is no host sees who is muted and who watches, and has nothing to press', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server, { ...PHONE, language: 'it' })]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await expect(ada.getByRole('button', { name: /^Mute .*Bo/ })).toBeVisible() // before the game, too
  await ada.getByRole('button', { name: 'Close the chat' }).click()
  await expect(bo.getByText('L’host ha chiuso la chat.').first()).toBeVisible()
  const menu = bo.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await begin(ada)
  await expect(bo.getByRole('region', { name: 'Decidi' })).toBeVisible()
  await expect(menu).toBeFocused() // the table that comes takes it from nobody who is about to press it
  await bo.keyboard.press('Enter')
  await openAround(bo, 'Gestisci il tavolo')
  const dialog = bo.getByRole('dialog', { name: 'Gestisci il tavolo' })
  await expect(dialog.getByRole('button', { name: /Silenzia|Allontana|chat/ })).toHaveCount(0)
  expect(await sideways(bo)).toBe(0)
})
