/** Journeys that were made, as ways over the map. */
import { type Event, kindOf, type Point } from '@wildcat/competitors/board'
import type { Seat } from '@wildcat/kernel'
import { createContext, useContext } from 'react'
import { pointAt, pointOf } from './map/places.ts'

export interface Trail {
  readonly seat: Seat
  readonly way: readonly Point[]
  readonly end: 'underWay' | 'delivered' | 'failed' | 'moved' // moved: without goods
  readonly round: number
  readonly delivery?: Extract<Event, { kind: 'deliveryBegun' }>
  readonly outcome?: Extract<Event, { kind: 'delivered' | 'deliveryFailed' }>
}

/** All of them, the last one last. With a truck that changes to a ship the way goes on. */
export function trailsOf(events: readonly Event[]): Trail[] {
  const trails: Trail[] = []
  let open = false
  let round = 0
  const change = (end: Trail['end'], outcome?: Trail['outcome']) => {
    const last = open ? trails.pop() : undefined
    if (last !== undefined) trails.push({ ...last, end, ...(outcome && { outcome }) })
    open = false
  }
  for (const event of events) {
    if (event.kind === 'roundStarted') round = event.round
    if (event.kind === 'deliveryBegun' || event.kind === 'moveBegun') {
      const isMove = event.kind === 'moveBegun'
      trails.push({ seat: event.seat, way: [], round, ...(isMove ? { end: 'moved' } : { end: 'underWay', delivery: event }) })
      open = true
    }
    const last = trails.at(-1)
    if (event.kind === 'stepTaken' && open && last !== undefined) {
      const kind = kindOf(event.vehicle)
      const from = last.way.length === 0 ? pointAt(event.from, kind) : undefined
      trails[trails.length - 1] = { ...last, way: [...last.way, ...(from === undefined ? [] : [from]), pointOf(event.to, kind)] }
    }
    if (event.kind === 'delivered') change('delivered', event)
    if (event.kind === 'deliveryFailed') change('failed', event)
    if (event.kind === 'moveEnded') change('moved')
  }
  return trails.filter(({ way }) => way.length > 1)
}

/** Those of the turn that is played or was played last. */
export function freshTrails(events: readonly Event[]): Trail[] {
  const from = events.findLastIndex(({ kind }) => kind === 'turnBegun')
  const fresh = trailsOf(events.slice(Math.max(0, from)))
  if (fresh.length > 0 || from <= 0) return fresh
  const before = events.slice(0, from).findLastIndex(({ kind }) => kind === 'turnBegun')
  return trailsOf(events.slice(Math.max(0, before), from))
}

/** Those that are drawn by themselves, and all that were made with goods: the logbook. */
interface Trails {
  readonly drawn: readonly Trail[]
  readonly logbook: readonly Trail[]
}
export const logbookOf = (events: readonly Event[]): readonly Trail[] => trailsOf(events).filter(({ delivery }) => delivery !== undefined)
export const TrailsContext = createContext<Trails>({ drawn: [], logbook: [] })
export const useTrails = (): Trails => useContext(TrailsContext)
