/** [OIL-5.3, OIL-5.4] Drilling: every own tower once, one at a time, in the order its owner likes. */
import { at, type Rejection } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { DRILLING } from '../components.ts'
import { hauls } from '../hauls.ts'
import { bringHome } from '../payments.ts'
import { isStruck, sameHaul, towersOf } from '../queries.ts'
import { no } from '../rules.ts'
import type { Plot, StepSeen, View } from '../state.ts'
import type { DecisionStep } from '../types.ts'
import { declined } from './declining.ts'

type Drill = StepSeen<'drill'>

export const drill: DecisionStep<'drill', 'drill' | 'decline'> = {
  takes: ['drill', 'decline'],
  actors: (_, { seat }) => [seat],
  legal(view, step, seat) {
    const found: CommandOf<'drill' | 'decline'>[] = [{ kind: 'decline' }]
    for (const { tower, field } of usable(view, step))
      for (const haul of hauls(view, seat, tower, field)) found.push({ kind: 'drill', tower, field, ...haul })
    return found
  },
  check: (view, step, _, command) => (command.kind === 'decline' ? null : checkDrill(view, step, command)),
  apply(play, step, seat, command) {
    if (command.kind === 'decline') {
      if (step.used.length === 0) return declined(play, step)
      play.emit({ kind: 'drillingStopped', seat })
      return play.done()
    }
    const { kind: _, ...drilled } = command
    const plot = waiting(play.state, step).find(each => isTower(at(play.state.plots, each), command))
    if (plot === undefined) throw new Error(`seat ${seat} has no such tower`)
    bringHome(play.state, seat, command.field, command)
    play.emit({ kind: 'drilled', seat, ...drilled })
    const next = { ...step, used: [...step.used, plot] }
    if (mayDrill(play.state, next)) play.become(next)
    else play.done()
  },
}

/** Plots with towers that this action may still use, whether or not they would bring anything. */
const waiting = (view: View, { seat, only, used }: Drill): number[] =>
  towersOf(view, seat).filter(plot => (only === 'all' || only === plot) && !used.includes(plot))
const isTower = (plot: Plot, { tower, field }: Pick<CommandOf<'drill'>, 'tower' | 'field'>): boolean =>
  plot.tower === tower && plot.field === field

/** Towers that would bring something; of those alike only one. */
function usable(view: View, step: Drill): Pick<CommandOf<'drill'>, 'tower' | 'field'>[] {
  const found: Pick<CommandOf<'drill'>, 'tower' | 'field'>[] = []
  for (const plot of waiting(view, step)) {
    const { tower, field } = at(view.plots, plot)
    if (tower === 'none' || isStruck(view, field) || hauls(view, step.seat, tower, field).length === 0) continue
    if (!found.some(each => each.tower === tower && each.field === field)) found.push({ tower, field })
  }
  return found
}
export const mayDrill = (view: View, step: Drill): boolean => usable(view, step).length > 0

function checkDrill(view: View, step: Drill, command: CommandOf<'drill'>): Rejection | null {
  const { tower, field } = command
  const own = towersOf(view, step.seat).filter(plot => isTower(at(view.plots, plot), command))
  if (own.length === 0) return no('noSuchTower')
  if (tower === 'national') return no('drillsOnlyNationally')
  if (own.every(plot => step.used.includes(plot))) return no('towerUsed')
  if (step.only !== 'all' && !own.includes(step.only)) return no('onlyTheNewTower')
  if (isStruck(view, field)) return no('onStrike')
  const possible = hauls(view, step.seat, tower, field)
  if (possible.length === 0) return no(wouldStore(view, command) ? 'noRoom' : 'nothingToTake')
  return possible.some(haul => sameHaul(haul, command)) ? null : no('notThatHaul')
}

/** Is there something that would go to the store, if it had room? */
function wouldStore({ fields }: View, { tower, field }: CommandOf<'drill'>): boolean {
  const { oil, gas, free } = DRILLING[tower]
  return (oil + free > 0 && fields[field].oil > 0) || (gas + free > 0 && fields[field].gas > 0)
}
