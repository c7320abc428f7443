/** The deal, as the hearer may know it. */
import type { Names } from '@wildcat/kernel'
import type { LicenceEvent } from '../../licences.ts'
import { and, hand, licences, number } from './phrases.ts'

export function dealEvent({ seat, count, due, licences: cards }: LicenceEvent, who: Names): string {
  if (count === 0) return `There are no licences left for ${who(seat)}.`
  const short = count < due ? ` instead of ${number(due)}: there are no more` : ''
  return `${who(seat)} is dealt ${cards === null ? licences(count) : hand(cards)}${short}.`
}

/** '6 licences are dealt to Ann, 5 to Ben and 4 to Cleo.' What is worth more words comes after it. */
export function dealPassage(deals: readonly LicenceEvent[], who: Names): string {
  const plain = deals.filter(deal => !isRemarkable(deal))
  const counts = plain.map(
    ({ seat, count }, i) => `${i === 0 ? `${licences(count)} ${count === 1 ? 'is' : 'are'} dealt` : number(count)} to ${who(seat)}`,
  )
  return [...(counts.length === 0 ? [] : [`${and.format(counts)}.`]), ...remarkableDeals(deals, who)].join(' ')
}

/** Those that the cards taken do not tell: one's own hand, and a deal cut short. */
export function remarkableDeals(deals: readonly LicenceEvent[], who: Names): string[] {
  const nothing = deals.filter(({ count }) => count === 0).map(({ seat }) => who(seat))
  return [
    ...deals.filter(deal => isRemarkable(deal) && deal.count > 0).map(deal => dealEvent(deal, who)),
    ...(nothing.length === 0 ? [] : [`There are no licences left for ${and.format(nothing)}.`]),
  ]
}

const isRemarkable = ({ count, due, licences: cards }: LicenceEvent) => count < due || cards !== null
