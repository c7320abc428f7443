/** Headquarters, branches and what is attached to them. */
import { at, type Seat } from '@wildcat/kernel'
import { discardContract } from './cards.ts'
import { HQ_TAX, MOST_ADVANTAGES } from './components.ts'
import type { Continent } from './content/kinds.ts'
import { type Advantage, SPECIAL_IDS, SPECIALS, type Special } from './content/specials.ts'
import type { Territory } from './content/territories.ts'
import { factsOf } from './map.ts'
import type { Base, State, View } from './state.ts'

type SeenBase = View['bases'][number][number]

export const basesOf = ({ bases }: View, seat: Seat): readonly SeenBase[] => at(bases, seat)
export const branchesOf = (view: View, seat: Seat): readonly SeenBase[] => basesOf(view, seat).slice(1)
export const hqOf = (view: View, seat: Seat): Territory | undefined => basesOf(view, seat)[0]?.state
export const hasBase = (view: View, seat: Seat, state: Territory): boolean => basesOf(view, seat).some(base => base.state === state)
export const hasBaseIn = (view: View, seat: Seat, continent: Continent): boolean =>
  basesOf(view, seat).some(base => factsOf(base.state).continent === continent)

/** Who has a headquarters or branch there. */
export function holderOf({ bases }: View, state: Territory): Seat | undefined {
  for (let seat = 0; seat < bases.length; seat++) for (const base of at(bases, seat)) if (base.state === state) return seat
  return undefined
}
export const isHq = (view: View, state: Territory): boolean => view.bases.some(([hq]) => hq?.state === state)

type Effect = Advantage['effect']
const hasEffect = (card: Special, effect: Effect): boolean => SPECIALS[card].effect === effect
/** Own bases with an advantage of this effect, as often as it is attached. */
export function sitesWith(view: View, seat: Seat, effect: Effect): Territory[] {
  const sites: Territory[] = []
  for (const { state, advantages } of basesOf(view, seat)) for (const card of advantages) if (hasEffect(card, effect)) sites.push(state)
  return sites
}
/** Has the seat such an advantage attached in one of these continents? */
export const hasAdvantageIn = (view: View, seat: Seat, effect: Effect, continents: readonly Continent[]): boolean =>
  sitesWith(view, seat, effect).some(site => continents.includes(factsOf(site).continent))

export interface Levy {
  readonly to: Seat
  readonly what: 'tax' | 'toll'
  readonly euro: number
}
const NOTHING: readonly Levy[] = []

/** [COM-2.4, COM-C7] What entering, docking or landing in a state costs this mover. */
export function leviesAt(view: View, mover: Seat, state: Territory): readonly Levy[] {
  const to = holderOf(view, state)
  if (to === undefined || to === mover || view.passes.some(pass => pass.from === to && pass.to === mover)) return NOTHING
  const [hq] = at(view.bases, to)
  const base = basesOf(view, to).find(each => each.state === state)
  const levies: Levy[] = hq?.state === state ? [{ to, what: 'tax', euro: HQ_TAX }] : []
  for (const card of base?.advantages ?? []) if (tollOf(card) > 0) levies.push({ to, what: 'toll', euro: tollOf(card) })
  return levies
}
function tollOf(card: Special): number {
  const facts = SPECIALS[card]
  return facts.effect === 'toll' ? facts.euro : 0
}
/** No state costs more to enter. */
export const MOST_LEVIES = HQ_TAX + MOST_ADVANTAGES * Math.max(...SPECIAL_IDS.map(tollOf))
export const sumOf = (levies: readonly Levy[]): number => levies.reduce((sum, { euro }) => sum + euro, 0)

export const newBase = (state: Territory): Base => ({ state, advantages: [] })

/** A branch leaves its owner with what is attached to it. */
export function removeBranch(state: State, seat: Seat, where: Territory): readonly Special[] {
  const own = at(state.bases, seat)
  const [branch] = own.splice(
    own.findIndex((each, i) => i > 0 && each.state === where),
    1,
  )
  if (branch === undefined) throw new RangeError(`seat ${seat} has no branch in ${where}`)
  for (const card of branch.advantages) discardContract(state, card)
  return branch.advantages
}
