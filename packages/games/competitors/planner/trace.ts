/** From a label back to its start: the commands and the legs. */
import { POINTS } from '../components.ts'
import { kindOf } from '../vehicles.ts'
import type { Destination } from '../ways.ts'
import { STATES, stateAt } from './atlas.ts'
import { changeCommands } from './changes.ts'
import type { Label } from './labels.ts'
import { landPlace } from './land.ts'
import type { Leg, Met, PlanCommand } from './plan.ts'
import { howMany } from './political-odds.ts'
import { seaPlace } from './sea.ts'

function placeOf({ layer: { kind }, node }: Label): Destination {
  if (kind === 'truck') return landPlace(node)
  if (kind === 'ship') return seaPlace(node)
  return node < STATES ? stateAt(node) : node - STATES
}

/** The labels of a way, the start first. */
export function wayOf(label: Label): readonly Label[] {
  const way: Label[] = []
  for (let each: Label | undefined = label; each !== undefined; each = each.parent) way.push(each)
  return way.reverse()
}

export function commandsOf(label: Label): readonly PlanCommand[] {
  const { parent, by } = label
  if (parent === undefined || by === 'start') return []
  if (by === 'wait') return [{ kind: 'nextTm' }]
  if (by === 'change') return changeCommands(label)
  const { vehicle } = label.layer.unit
  const there: PlanCommand = { kind: 'step', vehicle, to: placeOf(label) }
  if (label.course === undefined) return [there]
  return [...label.course.hexes().map((to): PlanCommand => (to === 'nextTm' ? { kind: 'nextTm' } : { kind: 'step', vehicle, to })), there]
}

/** The T.M. of each command. Of a course only the end is known: the flights before it are counted back from there. */
export function turnsOf(label: Label): readonly number[] {
  const commands = commandsOf(label)
  const last = label.open ? label.plane : POINTS.plane
  return commands.map((_, n) => {
    const before = commands.length - 1 - n
    return label.course === undefined || before < last ? label.tm : label.tm - 1 - Math.floor((before - last) / POINTS.plane)
  })
}

const NOTHING: Met = { customs: 0, flags: 0 }
/** What is met with each command: on a course, where it ends. */
export function metOf(label: Label): readonly Met[] {
  const { parent = label, customs, events } = label
  const met = { customs: customs - parent.customs, flags: howMany(events) - howMany(parent.events) }
  return commandsOf(label).map((_, n, { length }) => (n === length - 1 ? met : NOTHING))
}

export function legsOf(commands: readonly PlanCommand[]): readonly Leg[] {
  const legs: { vehicle: number; via: Destination[] }[] = []
  for (const command of commands) {
    if (command.kind !== 'step') continue
    const last = legs.at(-1)
    if (last?.vehicle === command.vehicle) last.via.push(command.to)
    else legs.push({ vehicle: command.vehicle, via: [command.to] })
  }
  return legs.map(({ vehicle, via }) => ({ vehicle, kind: kindOf(vehicle), via }))
}
