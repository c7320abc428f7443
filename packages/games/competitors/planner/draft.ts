/** One step of a label, tried out in a draft: what it draws and rolls where it comes. The same rules as in `steps/`, in numbers. */
import { hasBase } from '../bases.ts'
import { ownerOf } from '../vehicles.ts'
import { AREA, CONTINENT, HEXES, NATION, RED_FLAG, read, STATES, stateAt } from './atlas.ts'
import { CROSSING_DUTY, FREE } from './graph.ts'
import type { Label, Search } from './labels.ts'
import { withEvent } from './political-odds.ts'

/** Written over at every try; `store.ts` copies it if it is worth keeping. */
export function begin(draft: Label, from: Label, by: Label['by']): void {
  draft.layer = from.layer
  draft.node = from.node
  draft.tm = from.tm
  draft.open = from.open
  draft.all = from.all
  draft.ship = from.ship
  draft.plane = from.plane
  draft.fuelled = from.fuelled
  draft.fuel = from.fuel
  draft.levies = from.levies
  draft.customs = from.customs
  draft.halfCards = from.halfCards
  draft.events = from.events
  draft.exposed = from.exposed
  draft.rolled = from.rolled
  draft.drew = 0
  draft.tookOff = from.tookOff
  draft.points = from.points
  draft.changes = from.changes
  draft.parent = from
  draft.by = by
  draft.course = undefined
}

export const isOnCrossing = ({ layer: { kind }, node }: Label): boolean => node >= (kind === 'truck' ? STATES : STATES + HEXES)

/** A T.M. ends where the draft is: an event, or the weather. False: it may not end there. */
export function endTm(search: Search, draft: Label): boolean {
  const { layer, node } = draft
  if (!search.isLoaded && isOnCrossing(draft)) return false
  if (layer.unit.isSecondAloft && node >= STATES) return false
  if (node < STATES) roll(search, draft)
  if (layer.unit.isExposed && isStruck(search, draft)) draft.exposed |= layer.unit.bit
  return true
}
function isStruck({ journeyFacts }: Search, { layer: { kind, unit }, node }: Label): boolean {
  if (kind !== 'truck') return node >= STATES && node < STATES + HEXES && (journeyFacts.struck & read(AREA, node - STATES)) !== 0
  return node < STATES && read(journeyFacts.struckLand, node) === 1 && !hasBase(journeyFacts.view, ownerOf(unit.vehicle), stateAt(node))
}
/** [COM-7.2] At most one event a state. */
export function roll(search: Search, draft: Label): void {
  const { node, layer } = draft
  if (read(RED_FLAG, node) === 0 || draft.rolled || search.rolled.includes(node)) return
  draft.events = withEvent(draft.events, read(CONTINENT, node), layer.kind === 'truck')
  draft.rolled = true
}

/** The draft goes to a node: tax and tolls, customs, and the event of a ship or plane. */
export function enter(search: Search, draft: Label, node: number, duty: number): void {
  const { journeyFacts } = search
  const { kind } = draft.layer
  const isState = node < STATES
  if (isState) draft.levies += read(journeyFacts.levy, node)
  if (search.isLoaded && !search.noCustoms && duty !== FREE && (duty === CROSSING_DUTY || isDutiable(search, draft, node))) {
    draft.customs++
    draft.halfCards += isState && (journeyFacts.halfPayments & (1 << read(CONTINENT, node))) !== 0 ? 1 : 2
    draft.drew = 1
  }
  draft.rolled = false
  draft.node = node
  if (isState && kind !== 'truck') roll(search, draft)
}
/** [COM-6.1 to COM-6.4] Entering a state by a way on which a card may be due. */
function isDutiable({ journeyFacts }: Search, { layer: { kind }, node, tookOff }: Label, to: number): boolean {
  if (read(journeyFacts.exempt, to) === 1) return false
  if (kind === 'truck') return true
  if (kind === 'ship') return read(CONTINENT, to) !== journeyFacts.home
  const from = node < STATES ? node : tookOff
  return from >= 0 && read(NATION, from) !== read(NATION, to)
}
