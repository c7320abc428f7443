import { expect } from '@playwright/test'
import { clickOne, isAsked } from './at-the-table.ts'
import { askedAmong, begin, beginButton, guest, joinBy, makeTable, openAround } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './own-server.ts'
import { parts, player, seatPlayers, talk } from './page-parts.ts'

const ALLOWED = /^(Yes, advice allowed|Sì, suggerimenti ammessi)$/
const ASK = /^(What would a strong player do\?|Che cosa farebbe un giocatore forte\?)$/

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
    await ada.goto('/friends')
    await expect(ada.locator('h1')).toBeVisible()
    await judge('name')
    const link = await makeTable(ada, 'Wolfeschlegelsteinhausen', 'giganten', ['me', 'open', 'open', 'bot'], [ALLOWED])
    await expect(ada.getByText(/^(Advice allowed|Suggerimenti ammessi)$/)).toBeVisible()
    await ada.getByText(/^(Quick phrases|Frasi rapide)$/).click()
    await judge('waiting room')
    await bo.goto(link)
    await expect(bo.getByText(/^(Advice allowed|Suggerimenti ammessi)$/)).toBeVisible() // before they sit down
    await joinBy(bo, link, 'Bo')
    await ada.getByRole('button', { name: /^(Bots for all free seats|Bot in tutti i posti liberi)$/ }).click()
    await expect(beginButton(ada)).toBeEnabled()
    await begin(ada)
    for (let turn = 0; (await askedAmong(ada, bo)) === bo && turn < 4; turn++) await clickOne(bo, 0)
    await isAsked(ada)
    await judge('table')
    await ada.getByRole('button', { name: ASK }).click()
    await expect(ada.getByRole('status').filter({ hasText: /^(A strong player would|Un giocatore forte farebbe)/ })).toBeVisible()
    await judge('advice')
    await openAround(ada, language === 'it' ? 'Gestisci il tavolo' : 'Table options')
    await judge('around the table')
    await ada.keyboard.press('Escape')
    if (width < 768) {
      await parts(ada).getByRole('button').last().click()
      await expect(talk(ada).getByRole('textbox')).toBeInViewport({ ratio: 1 })
      await judge('talk')
    }
    await bo.close()
    await expect(player(ada).getByTitle(/^(away|assente)/)).toBeVisible()
    await ada.goto('/friends')
    await expect(ada.getByRole('article').first()).toBeVisible()
    await judge('lobby')
    await ada.goto('/friends/new/giganten')
    await expect(seatPlayers(ada).first()).toBeVisible()
    await judge('new table')
    const { width: room = 0 } = (await seatPlayers(ada).first().boundingBox()) ?? {}
    expect(room, 'who plays a seat can be read').toBeGreaterThan(120)
  })
