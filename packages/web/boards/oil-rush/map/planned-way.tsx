import { squareTips } from '../../kit/marks.ts'
import { type Pointing, usePointed } from '../../kit/pointing.ts'
import { useRush } from '../board-context.ts'
import type { Choice } from '../choice.ts'
import type { MapTargets } from '../map-targets.ts'
import { Way } from './way.tsx'

interface PlannedWayProps {
  targets: MapTargets
  choice: Choice | undefined
  pointing: Pointing
}

/** The way that is advised, under the one that was chosen. */
export function AdvisedWay({ targets: { trips }, advised }: { targets: MapTargets; advised: Choice | undefined }) {
  if (trips === undefined || advised?.kind !== 'trip') return null
  return <Way from={trips.routes.from} way={advised.trip.way} cost={advised.trip.cost} stops={[]} firm isAdvised />
}

/** The way to the square that was chosen, else to the one that is pointed at. */
export function PlannedWay({ targets, choice, pointing }: PlannedWayProps) {
  const { turn, map } = useRush()
  const pointed = squareTips.of(usePointed(pointing))
  if (targets.trips === undefined || turn === undefined) return null
  const { from } = targets.trips.routes
  if (choice?.kind === 'trip') {
    const stops = map.stopsOn(turn.seat, choice.trip.way).filter(({ wells }) => wells.some(well => !choice.passedBy.includes(well)))
    return <Way from={from} way={choice.trip.way} cost={choice.trip.cost} stops={stops.map(stop => stop.at)} firm />
  }
  const act = pointed === undefined ? undefined : targets.act(pointed)
  if (act?.do !== 'trip') return null
  return <Way from={from} way={act.trip.way} cost={act.trip.cost} stops={[]} firm={false} />
}
