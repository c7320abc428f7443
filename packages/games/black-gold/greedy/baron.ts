/** [BG-7.8, BG-7.9] A bid against the Oil Baron, whose cards nobody knows but everybody can count. */
import type { Seat } from '@wildcat/kernel'
import { COMPANIES, type Company, countOf, points } from '@wildcat/oil-rush'
import { ownHand } from '@wildcat/oil-rush/greedy/selling.ts'
import { LICENCES } from '../components.ts'
import { baronPoints } from '../queries.ts'
import type { View } from '../state.ts'
import type { Outlook } from './outlook.ts'

/** How likely it is that the Oil Baron has less than a bid, for each bid from 0 up to the most that he can have and one more. */
export function chancesToOutbid(view: View, company: Company): number[] {
  const open = baronPoints(view, company)
  const { down } = view.baronHands[company]
  const chances = new Array<number>(open + down.length + 1).fill(0)
  let below = 0
  for (const chance of chancesOfTwos(view, down.length)) {
    below += chance
    chances.push(below)
  }
  return chances
}

/** How likely it is that so many cards that the viewer has not seen hold 0, 1, 2 … twos. */
function chancesOfTwos(view: View, cards: number): number[] {
  const shown = [view.discard, ...view.hands, ...COMPANIES.map(company => view.baronHands[company].up)].flat()
  const ones = LICENCES / 2 - countOf(shown, 1)
  const twos = LICENCES / 2 - countOf(shown, 2)
  let chances = [1]
  for (let drawn = 0; drawn < cards; drawn++) {
    const next = new Array<number>(drawn + 2).fill(0)
    chances.forEach((chance, found) => {
      const isTwo = Math.max(0, twos - found) / (ones + twos - drawn)
      next[found] = (next[found] ?? 0) + chance * (1 - isTwo)
      next[found + 1] = (next[found + 1] ?? 0) + chance * isTwo
    })
    chances = next
  }
  return chances
}

/** The bid with the best prospects among those that the hand can pay; undefined if none promises a gain. */
export function bestBid(outlook: Outlook, seat: Seat, company: Company, least: number, worth: number): number | undefined {
  let best: Prospect | undefined
  for (const each of gainsAgainstBaron(outlook, seat, company, least, worth))
    if (each.gain > 0 && (best === undefined || each.gain > best.gain)) best = each
  return best?.bid
}

interface Prospect {
  readonly bid: number
  readonly gain: number
}
/** What each bid that the hand can pay promises. */
export function gainsAgainstBaron(outlook: Outlook, seat: Seat, company: Company, least: number, worth: number): Prospect[] {
  const chances = chancesToOutbid(outlook.view, company)
  const most = points(ownHand(outlook, seat))
  const found: Prospect[] = []
  for (let bid = least; bid <= most; bid++) found.push({ bid, gain: (chances[bid] ?? 1) * (worth - bid * outlook.licencePoint) })
  return found
}
