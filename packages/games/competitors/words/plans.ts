/** How the viewer's signed contracts could be delivered, as the route planner sees it. A language brings its words. */
import { at, type Names, type Seat, type Section } from '@wildcat/kernel'
import { type Crossing, isCrossing } from '../content/crossings.ts'
import { GOODS } from '../content/goods.ts'
import type { SeenSigned } from '../journeys.ts'
import { type Approach, approach, type Errand, type Leg, type Plan, plansFor, replan } from '../planner/index.ts'
import type { Vehicle, View } from '../state.ts'
import { kindOf, vehiclesOf } from '../vehicles.ts'
import type { Destination } from '../ways.ts'

export type PlanName = 'best' | 'cheapest' | 'fastest' | 'safest'
export interface PlanWords {
  readonly title: string
  readonly columns: readonly [contract: string, plan: string, way: string]
  readonly names: Readonly<Record<PlanName, string>>
  readonly noWay: string
  readonly onTheWay: string
  contract(of: SeenSigned): string
  plan(of: Plan, seat: Seat, who: Names): string
  approach(vehicle: Vehicle, to: SeenSigned['sender'], moves: number): string
}

/** Canals and straits on the way, and where a leg ends. */
export const throughOf = ({ via }: Leg): Crossing[] => via.filter((to): to is Crossing => typeof to === 'string' && isCrossing(to))
export const endOf = ({ via }: Leg): Destination | undefined => via.at(-1)

/** Only the viewer's own, as long as the game goes on. */
export function plans(words: PlanWords, view: View, who: Names): Section[] {
  const { viewer, journey, outcome } = view
  if (typeof viewer !== 'number' || outcome !== 'open') return []
  const under = journey === 'none' || journey.seat !== viewer || journey.delivery === 'none' ? undefined : journey.delivery
  const rows = at(view.signed, viewer).flatMap(signed =>
    signed.id === under?.signed ? [wayOn(words, view, viewer, signed, who)] : waysOf(words, view, viewer, signed, who),
  )
  return rows.length === 0 ? [] : [{ title: words.title, rule: 'COM-4.3', columns: words.columns, rows }]
}

function wayOn(words: PlanWords, view: View, seat: Seat, signed: SeenSigned, who: Names): string[] {
  const plan = replan(view, seat, 'safest')
  return [words.contract(signed), words.onTheWay, plan === 'none' ? words.noWay : words.plan(plan, seat, who)]
}

function waysOf(words: PlanWords, view: View, seat: Seat, signed: SeenSigned, who: Names): string[][] {
  const { id, sender, recipient, contract } = signed
  if (contract === null) return []
  const found = plansFor(view, seat, { sender, recipient, goods: contract, signed: id })
  const name = words.contract(signed)
  if (found === 'none') return [[name, '–', nearest(words, view, seat, { sender, recipient, goods: contract })]]
  const texts = new Map<string, PlanName[]>()
  for (const kind of ['cheapest', 'fastest', 'safest'] as const) {
    const text = words.plan(found[kind], seat, who)
    texts.set(text, [...(texts.get(text) ?? []), kind])
  }
  return [...texts].map(([text, kinds]) => [
    name,
    texts.size === 1 ? words.names.best : kinds.map(kind => words.names[kind]).join(', '),
    text,
  ])
}

/** No vehicle is there: the one that gets there with the fewest Moves. */
function nearest(words: PlanWords, view: View, seat: Seat, { sender, goods }: Errand): string {
  const { vehicle: symbol } = GOODS[goods]
  let best: { readonly vehicle: Vehicle; readonly way: Approach } | undefined
  for (const vehicle of vehiclesOf(view, seat)) {
    if (symbol !== 'any' && symbol !== kindOf(vehicle)) continue
    const way = approach(view, seat, vehicle, sender)
    if (way !== 'none' && way.moves > 0 && (best === undefined || way.moves < best.way.moves)) best = { vehicle, way }
  }
  return best === undefined ? words.noWay : words.approach(best.vehicle, sender, best.way.moves)
}
