/** La distribuzione delle licenze, come può saperla chi ascolta. */
import type { Names } from '@wildcat/kernel'
import type { LicenceEvent } from '../../licences.ts'
import { and, hand, licences, number, to } from './phrases.ts'

export function dealEvent({ seat, count, due, licences: cards }: LicenceEvent, who: Names): string {
  if (count === 0) return `Per ${who(seat)} non ci sono più licenze.`
  const short = count < due ? ` invece di ${number(due)}: non ce ne sono altre` : ''
  return `${who(seat)} riceve ${cards === null ? licences(count) : hand(cards)}${short}.`
}

/** 'Si distribuiscono 6 licenze ad Anna, 5 a Ben e 4 a Ugo.' Quello che merita più parole viene dopo. */
export function dealPassage(deals: readonly LicenceEvent[], who: Names): string {
  const plain = deals.filter(deal => !isRemarkable(deal))
  const counts = plain.map(({ seat, count }, i) => `${i === 0 ? licences(count) : number(count)} ${to(who(seat))}`)
  const verb = plain[0]?.count === 1 ? 'Si distribuisce' : 'Si distribuiscono'
  return [...(counts.length === 0 ? [] : [`${verb} ${and.format(counts)}.`]), ...remarkableDeals(deals, who)].join(' ')
}

/** Quelle che le carte prese non dicono: la propria mano, e una distribuzione incompleta. */
export function remarkableDeals(deals: readonly LicenceEvent[], who: Names): string[] {
  const nothing = deals.filter(({ count }) => count === 0).map(({ seat }) => who(seat))
  return [
    ...deals.filter(deal => isRemarkable(deal) && deal.count > 0).map(deal => dealEvent(deal, who)),
    ...(nothing.length === 0 ? [] : [`Per ${and.format(nothing)} non ci sono più licenze.`]),
  ]
}

const isRemarkable = ({ count, due, licences: cards }: LicenceEvent) => count < due || cards !== null
