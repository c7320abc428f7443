/** Where the label of a truck or ship leads in a single step, and waiting for the next T.M. */
import { read, STATES } from './atlas.ts'
import { begin, endTm, enter, isOnCrossing, roll } from './draft.ts'
import type { Graph } from './graph.ts'
import { isByCrossing, type Label, type Search, turnOf } from './labels.ts'
import { close, leftFor, pay } from './paying.ts'
import { offer } from './store.ts'

export function goOn(search: Search, label: Label, draft: Label, { first, to, cost, duty }: Graph): void {
  const { kind } = label.layer
  const shut = search.journeyFacts.shut[kind]
  const end = read(first, label.node + 1)
  for (let edge = read(first, label.node); edge < end; edge++) {
    const node = read(to, edge)
    if (node < STATES && (read(shut, node) === 1 || (kind === 'ship' && !isWorthDocking(search, label, node)))) continue
    begin(draft, label, 'step')
    const paid = pay(search, draft, read(cost, edge), 1)
    if (paid === 'refused') continue
    enter(search, draft, node, read(duty, edge))
    if (kind === 'truck' && node === search.goal) roll(search, draft)
    else if (paid === 'ended' && !endTm(search, draft)) continue
    if (paid === 'ended' && leftFor(search, draft, 'truck') === 0) close(draft)
    offer(search, draft)
  }
}
/** In calm waters only to arrive or to change vehicles; else a port is a shelter, too. */
const isWorthDocking = (search: Search, { layer }: Label, state: number): boolean =>
  state === search.goal ||
  !layer.isCalm ||
  layer.aboard !== undefined ||
  (search.mayChange && search.units.some(unit => unit.state === state))

/** 'Next T.M.' before the points are gone, or past a T.M. that was cut. Under way in calm waters there is no reason to. */
export function wait(search: Search, label: Label, draft: Label): void {
  const { clock, isLoaded } = search
  const isCut = turnOf(label) < clock.evenFrom
  if (turnOf(label) >= clock.allowed || !(isCut || (label.open && label.all > 0))) return
  const isIdle = label.node >= STATES && label.layer.isCalm && label.by !== 'start' && (isLoaded || !isByCrossing(label))
  if (isIdle || (!isLoaded && isOnCrossing(label))) return
  begin(draft, label, 'wait')
  if (!endTm(search, draft)) return
  if (!label.open) draft.tm++
  close(draft)
  offer(search, draft)
}
