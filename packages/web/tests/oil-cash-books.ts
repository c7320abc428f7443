// The log of Giganten or Black Gold and the result on the page are the same.

import { expect, type Page } from '@playwright/test'
import { cashBooksOf } from './oil-log.ts'
import { rankedNames, result, scores, winner } from './page-parts.ts'

/** The log accounts for every dollar, and the result is what it says. */
export async function expectCashBooks(page: Page, lines: readonly string[], startMoney: number): Promise<void> {
  const told = cashBooksOf(lines, await rankedNames(page), startMoney)
  expect(told.length).toBeGreaterThan(1)
  for (const { name, total, cash, rest, booked } of told) {
    expect(cash, `cash of ${name}`).toBe(booked)
    expect(total, `total of ${name}`).toBe(`$${(cash + rest).toLocaleString('en')}`)
  }
  const ranking = told.toSorted((a, b) => b.cash + b.rest - a.cash - a.rest)
  await expect(result(page)).toBeVisible()
  await expect(winner(page)).toHaveText(new RegExp(`^(You win|${ranking[0]?.name ?? ''} wins) `))
  const rows = scores(page)
  await expect(rows).toHaveCount(told.length)
  for (const [place, { name, total }] of ranking.entries()) {
    await expect(rows.nth(place).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(place).getByRole('cell').last()).toHaveText(total)
  }
}
