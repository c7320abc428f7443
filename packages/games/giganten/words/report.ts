/** A game as a report: each part of a round is told by its own words, which a language gives. */
import type { Names, Report } from '@wildcat/kernel'
import type { Event } from '../events.ts'
import type { T } from '../types.ts'
import { type EventIn, follows, only, opens, type Part, partOf } from './passages.ts'

/** How a language tells the events of a part, two of them or more. */
export type Parts = { readonly [P in Exclude<Part, 'end'>]: (events: readonly EventIn<P>[], who: Names) => string }

export function reportIn(parts: Parts): Report<T> {
  return { follows, opens, passage }

  function passage(events: readonly Event[], who: Names): string {
    const part = partOf(events)
    switch (part) {
      case 'prices':
        return parts.prices(only(events, part), who)
      case 'cards':
        return parts.cards(only(events, part), who)
      case 'drive':
        return parts.drive(only(events, part), who)
      case 'derricks':
        return parts.derricks(only(events, part), who)
      case 'shipping':
        return parts.shipping(only(events, part), who)
      case 'auction':
        return parts.auction(only(events, part), who)
      case 'overflow':
        return parts.overflow(only(events, part), who)
      case 'end':
        throw new Error('the end of a game is a passage by itself')
    }
  }
}
