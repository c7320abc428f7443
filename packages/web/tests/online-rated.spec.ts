// Games that count, and the same luck at several tables: from making the table to the rating, and to the comparison.

import { expect, type Page } from '@playwright/test'
import { clickOne, decisions, playOn } from './at-the-table.ts'
import { begin, guest, joinBy, makeTable, tellName } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './own-server.ts'
import { result } from './page-parts.ts'
import { columnsOf } from './painted.ts'

const SHORT = /^2 (rounds|round)/

const judge = async (page: Page, where: string) => {
  await expectAccessible(page, where)
  await expectNothingSideways(page, where)
}

for (const [theme, language, width, height] of [
  ['light', 'en', 1024, 768],
  ['dark', 'it', 390, 844],
] as const) {
  const wishes = { theme, language, width, height }
  const where = `${theme}, ${language}, ${width}`

  test(`a rated game is agreed to, played and counted (${where})`, async ({ browser, server }) => {
    const [ada, bo] = [await guest(browser, server, wishes), await guest(browser, server)]
    const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], [SHORT, /^(Yes, rated|Sì, con punteggio di forza)$/])
    await expect(ada.getByText(/^(Rated|Partita classificata)$/)).toBeVisible()
    await bo.goto(link)
    await expect(bo.getByText('Rated', { exact: true })).toBeVisible() // before they sit down
    await joinBy(bo, link, 'Bo')
    await expect(bo.getByText('Whoever sits down agrees to be rated.')).toBeVisible()
    await expect(bo.getByText('not rated yet')).toHaveCount(2)
    await judge(ada, 'waiting room')
    await begin(ada)
    const over = () => result(ada).isVisible()
    for (let turn = 0; ; turn++) {
      let asked: Page | undefined
      await expect(async () => {
        for (const page of [ada, bo]) if (await decisions(page).first().isVisible()) asked = page
        expect(asked !== undefined || (await over())).toBe(true)
      }).toPass({ intervals: [50] })
      if (asked === undefined) break
      await clickOne(asked, turn)
    }
    await expect(result(bo)).toBeVisible()
    await judge(ada, 'end of a rated game')

    const ratingOf = async (page: Page): Promise<number> => {
      await page.goto('/you')
      const rating = page.getByRole('listitem').filter({ hasText: /^Gusher: (about|circa) / })
      await expect(rating).toContainText(/(after 1 game|dopo 1 partita|dopo una partita)/)
      const [, value = ''] = /(?:about|circa) ([\d.,]+?)[,;]? /.exec((await rating.textContent()) ?? '') ?? []
      return Number(value.replace(/[.,]/g, ''))
    }
    const values = [await ratingOf(ada), await ratingOf(bo)]
    expect(values.reduce((sum, value) => sum + Math.sign(value - 1500), 0)).toBe(0) // one up, one down; or neither
    await judge(ada, 'ratings')
  })

  test(`a deal is made, played at two tables and compared seat by seat (${where})`, async ({ browser, server }) => {
    const [ada, bo] = [await guest(browser, server, wishes), await guest(browser, server, wishes)]
    await makeTable(
      ada,
      'Ada',
      'gusher',
      ['me', 'bot'],
      [SHORT, /^(A deal that others can play too|Una smazzata che giocano anche altri)$/],
    )
    await judge(ada, 'waiting room of a deal')
    const deal = await ada.getByRole('textbox', { name: /^(Link to this deal|Link a questa smazzata)$/ }).inputValue()
    await begin(ada)
    await playOn(ada, turn => clickOne(ada, turn))

    await bo.goto('/friends')
    await tellName(bo, 'Bo')
    await bo.goto(deal)
    await expect(bo.getByText(/^(Begun at 1 table|Iniziata finora a 1 tavolo|Iniziata finora a un tavolo)/)).toBeVisible()
    await expect(bo.getByRole('table')).toHaveCount(0) // nobody knows how it went before they have played
    await judge(bo, 'a deal to play')
    await bo.getByRole('button', { name: /^(Play this deal|Gioca questa smazzata)$/ }).click()
    await begin(bo)
    await bo.goto(deal)
    await expect(bo.getByText(/^(You are playing this deal|Stai giocando questa smazzata)/)).toBeVisible()
    await expect(bo.getByRole('table')).toHaveCount(0)
    await bo.getByRole('link', { name: /^(To your table|Al tuo tavolo)$/ }).click()
    await playOn(bo, turn => clickOne(bo, turn))
    await bo.getByRole('link', { name: /^(Compare this deal|Confronta la smazzata)$/ }).click()

    const seats = bo.getByRole('table', { name: /^(Seat|Posto) \d$/ })
    await expect(seats).toHaveCount(2)
    const rows = seats.first().getByRole('row')
    await expect(rows.filter({ hasText: 'Ada' })).toHaveCount(1)
    await expect(rows.filter({ hasText: /^Bo.*\((you|tu)\)/ })).toHaveCount(1)
    const differenceOf = async (name: string) => {
      const text = await rows.filter({ hasText: name }).getByRole('cell').last().textContent()
      return Number(text?.replace('−', '-').replace(',', '.'))
    }
    expect((await differenceOf('Ada')) + (await differenceOf('Bo'))).toBe(0) // from the average of both
    await expect(seats.last().getByRole('rowheader', { name: 'Buster' })).toHaveCount(2) // as it was called at both tables
    await judge(bo, 'a deal compared')
    expect(new Set(await columnsOf(seats)).size, 'figures stand below each other').toBe(1)
    await ada.goto(deal)
    await expect(ada.getByRole('table', { name: /^(Seat|Posto) \d$/ }).first()).toContainText('Bo')
  })
}
