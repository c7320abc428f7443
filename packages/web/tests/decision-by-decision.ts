// A whole game on a board, without a decision that was not answered.

import { expect, type Page } from '@playwright/test'
import { asked, comesIntoSight } from './at-the-table.ts'
import { asks, result, screen } from './page-parts.ts'

/** How many decisions were made on this page; while one is under way, and when nothing is asked any more, that. */
async function decided(page: Page): Promise<string | null> {
  const [found] = await asks(page).evaluateAll(all =>
    all.map(each => (each.getAttribute('data-sending') === 'true' ? 'under way' : each.getAttribute('data-decided'))),
  )
  return found ?? 'over'
}
/** Takes a decision and waits for its answer: the next question may look the same, and a hand is faster than the page. */
export async function andWait(page: Page, decide: () => Promise<void>): Promise<void> {
  await expect.poll(() => decided(page), { intervals: [20, 50] }).not.toBe('under way')
  const before = await decided(page)
  await decide()
  await expect.poll(async () => [before, 'under way'].includes(await decided(page)), { intervals: [20, 50] }).toBe(false)
}

/** To the end of the game, a decision after the other. */
export async function playToTheEnd(page: Page, decide: () => Promise<void>): Promise<void> {
  for (;;) {
    await comesIntoSight(asked(screen(page)).or(result(page)))
    if (await result(page).isVisible()) return
    await andWait(page, decide)
  }
}
