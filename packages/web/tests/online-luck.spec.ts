import { expect } from '@playwright/test'
import { begin, guest, joinBy, makeTable } from './friends.ts'
import { test } from './luck.ts'

test('players add to the luck of their game by sitting down, and have it proved with one press when it is over', async ({
  browser,
  baseURL,
}) => {
  const server = { origin: baseURL ?? '' }
  const [ada, bo] = [await guest(browser, server), await guest(browser, server, { language: 'it' })]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await expect(ada.getByText('2 players have added random numbers of their own')).toBeVisible()
  await begin(ada)
  await bo.getByRole('button', { name: 'Gestisci il tavolo' }).click()
  await bo.getByRole('button', { name: 'Proponi di fermarsi' }).click()
  await ada.getByRole('button', { name: 'Stop the game' }).click()
  await ada.getByRole('button', { name: 'Check the luck' }).click()
  const proof = ada.getByRole('dialog', { name: 'The luck was fair' })
  await expect(proof).toContainText('the one from this browser is among them')
  await bo.getByRole('button', { name: 'Controlla la fortuna' }).click()
  await expect(bo.getByRole('dialog', { name: 'La fortuna è stata onesta' })).toContainText('Il tuo browser ha appena rifatto il conto')
})

test('whoever has left their seat before the game and watches it is told that their number is not in it, and nobody is accused', async ({
  browser,
  baseURL,
}) => {
  const server = { origin: baseURL ?? '' }
  const [ada, bo, cora] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await expect(ada.getByText('2 players have added random numbers of their own')).toBeVisible()
  await bo.getByRole('button', { name: 'Leave seat' }).click()
  await expect(ada.getByText('1 player has added random numbers of their own')).toBeVisible()
  await joinBy(cora, link, 'Cora')
  await expect(bo.getByText('2 players have added random numbers of their own')).toBeVisible()
  await begin(ada)
  await cora.getByRole('button', { name: 'Table options' }).click()
  await cora.getByRole('button', { name: 'Propose to stop' }).click()
  await ada.getByRole('button', { name: 'Stop the game' }).click()
  await bo.getByRole('button', { name: 'Check the luck' }).click()
  await expect(bo.getByRole('dialog', { name: 'The luck was fair' })).toContainText('The number from this browser is not among them')
})
