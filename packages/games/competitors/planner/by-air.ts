/** Where a plane's label leads. */
import { POINTS } from '../components.ts'
import { flightsFrom, mayFly } from './air.ts'
import { AIRPORT, read, STATES } from './atlas.ts'
import { coursesFrom } from './courses.ts'
import type { Course } from './courses-by-hex.ts'
import { begin, enter } from './draft.ts'
import { ENTRY_DUTY, FREE } from './graph.ts'
import type { Label, Search } from './labels.ts'
import { close, laterFor, leftFor, type Paid, pay } from './paying.ts'
import { isWithinReach, offer } from './store.ts'

/** [COM-5.4] From airport to airport. Where the weather can strike, either no T.M. ends under it, or the plane is exposed once. */
export function flyOn(search: Search, label: Label, draft: Label): void {
  const { layer, node } = label
  if (!layer.isCalm) {
    flyStepByStep(search, label, draft, node < STATES ? read(AIRPORT, node) : node - STATES)
    return
  }
  const { unit } = layer
  const { struck, fair } = search.journeyFacts
  const now = leftFor(search, label, 'plane')
  const most = now + laterFor(search, label, 'plane')
  const left = now > 0 ? now : POINTS.plane
  const isFree = (search.free & unit.bit) !== 0 && (label.tm === 0 || (label.tm === 1 && now > 0))
  const isInDanger = unit.isExposed && !unit.isSecondAloft && (label.exposed & unit.bit) === 0
  if (isInDanger && node >= STATES && label.open && now === 0) return // the T.M. ends up here: see `wait`
  const plain = { left, most, fair, struck: 0, isFree }
  const all = leftFor(search, label, 'truck') + laterFor(search, label, 'truck')
  if (isInDanger) for (const course of coursesFrom(node, { ...plain, struck })) fly(search, label, draft, course, 0, most, all)
  for (const course of coursesFrom(node, plain)) fly(search, label, draft, course, isInDanger ? unit.bit : 0, most, all)
}
function fly(search: Search, label: Label, draft: Label, course: Course, exposed: number, most: number, all: number): void {
  const { node } = label
  const { state, slots, flown, fuel } = course
  if (slots > most || state === node || !isWithinReach(search, label.layer, state, most - slots, all - slots)) return
  const from = node < STATES ? node : label.tookOff
  if (!mayLand(search, from, state)) return
  begin(draft, label, 'course')
  draft.course = course
  draft.tookOff = from
  let paid = pay(search, draft, 1, 0)
  draft.node = STATES
  for (let n = 1; n < slots && paid !== 'refused'; n++) paid = flyAloft(search, draft, exposed)
  if (paid === 'refused') return
  draft.points += flown - 1
  draft.fuel += fuel
  land(search, draft, state)
}
/** A further flight: if no point is left, the T.M. ends in the air. */
function flyAloft(search: Search, draft: Label, exposed: number): Paid {
  if (leftFor(search, draft, 'plane') === 0) {
    if (draft.tm >= search.clock.allowed || draft.layer.unit.isSecondAloft) return 'refused'
    close(draft)
    draft.tm++
    draft.open = true
    draft.exposed |= exposed
  }
  draft.all++
  draft.plane++
  return 'paid'
}
/** From hex to hex: where T.M. end and where flights begin makes a difference. */
function flyStepByStep(search: Search, label: Label, draft: Label, hex: number): void {
  const { layer, node } = label
  const from = node < STATES ? node : label.tookOff
  const { to, ring } = flightsFrom(hex)
  for (let n = 0; n < to.length; n++) {
    const there = read(to, n)
    if (there === node || (there < STATES && !mayLand(search, from, there))) continue
    begin(draft, label, 'step')
    if (pay(search, draft, 1, read(ring, n)) === 'refused') continue
    draft.tookOff = from
    if (there < STATES) land(search, draft, there)
    else if (!layer.unit.isSecondAloft || leftFor(search, draft, 'plane') > 0) {
      enter(search, draft, there, FREE)
      offer(search, draft)
    }
  }
}
const mayLand = ({ journeyFacts }: Search, from: number, state: number): boolean =>
  read(journeyFacts.shut.plane, state) === 0 && (from < 0 || mayFly(from, state, journeyFacts.basesIn))
function land(search: Search, draft: Label, state: number): void {
  enter(search, draft, state, ENTRY_DUTY)
  draft.tookOff = -1
  offer(search, draft)
}
