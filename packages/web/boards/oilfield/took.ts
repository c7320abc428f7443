/** What towers took in the round that is being played, as the log tells it. */
import type { Seat, Tagged } from '@wildcat/kernel'
import type { Event, Field, Haul, Tower } from '@wildcat/oilfield/board'
import { type PageLine, standingLines } from '../../worker/sights.ts'
import { sceneBook } from './scenes.ts'

export interface Took extends Haul {
  readonly seat: Seat
  readonly tower: Tower
  readonly field: Field
}

export function tookThisRound(lines: readonly PageLine[]): readonly Took[] {
  const events = standingLines(lines).flatMap(line => (line.kind === 'event' && isEvent(line.event) ? [line.event] : []))
  const start = events.findLastIndex(({ kind }) => kind === 'roundStarted')
  return events.slice(start + 1).flatMap(tookIn)
}

/** By drilling, with a national sale, and as soon as the fee is paid. */
function tookIn(event: Event): Took[] {
  if (event.kind === 'drilled') return [event]
  if (event.kind === 'feePaid') return [{ ...event, tower: 'governmentPaid' }]
  if (event.kind !== 'soldNationally') return []
  return event.towers.map(field => ({ seat: event.seat, tower: 'national', field, oil: 0, gas: 0, sold: 'oil' }))
}
const isEvent = (event: Tagged): event is Event => sceneBook.isEvent(event)
