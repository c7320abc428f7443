/** Keeping labels: those that can still arrive, and of which none known is no worse. */
import { CONTINENT, read } from './atlas.ts'
import { type Arrival, isNoSlower, isNoWorse, type Label, type Layer, type Search, turnOf } from './labels.ts'
import { layerOf, withChange } from './layers.ts'
import { laterFor, leftFor } from './paying.ts'
import { areAmong, withEvent } from './political-odds.ts'
import { isPassedAt } from './way-point.ts'

/** More points than any T.M. has. */
const TICKS = 32
export const queueFor = (allowed: number): undefined[] => new Array<undefined>((allowed + 2) * TICKS)

export function offer(search: Search, draft: Label): void {
  if (draft.fuel + draft.levies > search.journeyFacts.cash) return
  if (hasCome(search, draft)) draft.layer = layerOf(search, draft.layer.unit, draft.layer.aboard, true)
  if (draft.node === search.goal) {
    if (draft.layer.passed) arrive(search, draft)
    return
  }
  if (!canArrive(search, draft)) return
  for (const arrival of search.arrivals) if (isBeaten(search, arrival, draft)) return
  const { labels } = draft.layer
  for (let other = labels[draft.node]; other !== undefined; other = other.next) if (isAsGood(search, other, draft)) return
  put(search, { ...draft })
}
const hasCome = ({ by }: Search, { layer: { passed, kind }, node }: Label): boolean =>
  !passed && by !== undefined && isPassedAt(by, kind, node)
const isAsGood = ({ isLoaded, clock }: Search, a: Label, b: Label): boolean =>
  isLoaded ? isNoWorse(a, b, clock.evenFrom) : isNoSlower(a, b)

/** Into the list of its node, where it may drive out others, and into the queue. */
export function put(search: Search, label: Label): void {
  const { labels } = label.layer
  let first: Label | undefined
  for (let other = labels[label.node]; other !== undefined; ) {
    const { next } = other
    if (isAsGood(search, label, other)) other.gone = true
    else {
      other.next = first
      first = other
    }
    other = next
  }
  label.next = first
  labels[label.node] = label
  const time = turnOf(label) * TICKS + label.all
  label.queued = search.queue[time]
  search.queue[time] = label
}

function canArrive(search: Search, draft: Label): boolean {
  const { layer, node } = draft
  const own = leftFor(search, draft, layer.kind) + laterFor(search, draft, layer.kind)
  return isWithinReach(search, layer, node, own, leftFor(search, draft, 'truck') + laterFor(search, draft, 'truck'))
}
/** With so many points of its own kind, or in all if vehicles are changed? */
export const isWithinReach = (search: Search, layer: Layer, node: number, own: number, all: number): boolean =>
  own >= read(layer.direct, node) || (search.mayChange && all >= withChange(search, layer, node))

function arrive(search: Search, draft: Label): void {
  const { layer, node } = draft
  const slack = leftFor(search, draft, layer.kind) + laterFor(search, draft, layer.kind)
  const last = draft.rolled ? withEvent(0, read(CONTINENT, node), layer.kind === 'truck') : 0
  const arrival = { label: draft, slack, eventsBefore: draft.events - last }
  if (!search.arrivals.some(each => isNotBehind(each, arrival))) search.arrivals.push({ ...arrival, label: { ...draft } })
}
function isNotBehind({ label: a, slack, eventsBefore }: Arrival, { label: b, slack: other, eventsBefore: others }: Arrival): boolean {
  if (a.tm > b.tm || slack < other || a.fuel + a.levies > b.fuel + b.levies || (a.exposed & ~b.exposed) !== 0) return false
  if (a.customs > b.customs || a.customs - a.drew > b.customs - b.drew || a.halfCards > b.halfCards) return false
  return areAmong(eventsBefore, others) && areAmong(a.events, b.events)
}

/** Whatever becomes of this label: is an arrival as good in every respect? */
function isBeaten(search: Search, { label, slack, eventsBefore }: Arrival, draft: Label): boolean {
  if (label.tm > turnOf(draft) || label.fuel + label.levies > draft.fuel + draft.levies) return false
  if (label.customs > draft.customs || label.halfCards > draft.halfCards || (label.exposed & ~draft.exposed) !== 0) return false
  if (!areAmong(eventsBefore, draft.events)) return false
  if (label.rolled && label.layer.kind === 'truck' && (search.mayChange || draft.layer.kind !== 'truck')) return false
  if (label.customs === label.drew && eventsBefore === 0) return true
  return slack >= leftFor(search, draft, 'truck') + laterFor(search, draft, 'truck')
}
