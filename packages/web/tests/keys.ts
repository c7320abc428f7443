// Using the board by nothing but keys, the ones that its help names.

import { type ElementHandle, expect, type Page } from '@playwright/test'
import { type Hand, railway } from './at-the-board.ts'

const MOST_TABS = 60

const isFocused = (thing: ElementHandle<Element>) => thing.evaluate(each => each === document.activeElement)

/** Where a square is, counted from the top and from the left. */
function placeOf(cell: Element) {
  const row = cell.closest('[role=row]')
  return {
    row: [...(cell.closest('[role=grid]')?.children ?? [])].indexOf(row ?? cell),
    column: [...(row?.children ?? [])].indexOf(cell),
  }
}

/** From square to square, first up or down, then along the row. */
async function walkTo(page: Page, thing: ElementHandle<Element>) {
  await page.keyboard.press('m')
  const here = await page.locator(':focus').evaluate(placeOf)
  const there = await thing.evaluate(placeOf)
  const down = there.row - here.row
  const right = there.column - here.column
  for (let n = 0; n < Math.abs(down); n++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
  for (let n = 0; n < Math.abs(right); n++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
}

/** To the railway, then along it. */
async function rideTo(page: Page, thing: ElementHandle<Element>) {
  await page.keyboard.press('t')
  const { width = 0, height = 0 } = (await railway(page).boundingBox()) ?? {}
  while (!(await isFocused(thing))) await page.keyboard.press(width > height ? 'ArrowRight' : 'ArrowUp')
}

/** To the answers, then from one to the next. */
async function tabTo(page: Page, thing: ElementHandle<Element>) {
  await page.keyboard.press('/')
  for (let n = 0; n < MOST_TABS && !(await isFocused(thing)); n++) await page.keyboard.press('Tab')
}

export const byKeys =
  (page: Page): Hand =>
  async thing => {
    const found = await thing.elementHandle() // looked for once, not after every key
    if (found === null) throw new Error('what is to be used is not there')
    const isSquare = (await found.getAttribute('data-square')) !== null
    const isSpace = (await found.getAttribute('data-once'))?.startsWith('space-') === true
    if (isSquare) await walkTo(page, found)
    else if (isSpace) await rideTo(page, found)
    else await tabTo(page, found)
    await expect(thing).toBeFocused()
    await page.keyboard.press('Enter')
  }
