// A person who is after oil, in Giganten and in Black Gold.

import type { Page } from '@playwright/test'
import { decisions, submit } from './at-the-table.ts'

/** The sentences by which he goes. */
export interface Sentences {
  readonly take: RegExp
  readonly plainMove: RegExp
  readonly besideASite: RegExp
  readonly train: RegExp
  readonly finish: RegExp
  readonly build: RegExp
  readonly carry: RegExp
  readonly pay: RegExp
  readonly sell: RegExp
}

/** Takes one decision after the other: drives to the next site, builds, bids whatever the licences cover, and sells all there is. After some rounds he has enough of driving. */
export function oilman(page: Page, says: Sentences, rounds = Number.POSITIVE_INFINITY): () => Promise<void> {
  let begun = 0
  let parked = false
  return async () => {
    const bid = submit(page)
    if ((await bid.isVisible()) && (await bid.textContent())?.includes('bluff') === false) return bid.click()
    const texts = await decisions(page).allTextContents()
    const ways = parked ? [says.train] : [says.besideASite, says.plainMove]
    const driving = begun > rounds ? [] : ways
    const wanted = [says.build, says.carry, says.pay, ...driving, says.finish].find(each => texts.some(text => each.test(text)))
    const most = texts.findLastIndex(text => says.sell.test(text))
    const choice = most >= 0 ? most : Math.max(0, wanted === undefined ? 0 : texts.findIndex(text => wanted.test(text)))
    const text = texts[choice] ?? ''
    if (says.take.test(text)) {
      parked = false
      begun++
    }
    if (says.besideASite.test(text)) parked = true
    await decisions(page).nth(choice).click()
  }
}
