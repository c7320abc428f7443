/** In a guided game a truck goes where the lesson sends it: nothing else is lit, and whoever tries something else hears that. */
import { notThisDecision, type Tagged } from '@wildcat/kernel'
import { fieldOf } from '../kit/answers/pick.tsx'
import type { MapTargets } from './map-targets.ts'

export function ledTargets(targets: MapTargets, meant: readonly Tagged[]): MapTargets {
  if (targets.trips === undefined) return targets
  const squares = meant.map(command => fieldOf(command, 'moveTruck', 'to'))
  const goal = squares[squares.indexOf(undefined) === -1 ? squares.length - 1 : squares.indexOf(undefined) - 1]
  const { trips, act } = targets
  return {
    trips,
    lights: targets.lights.map((light, square) => (light?.tone === 'far' && square !== goal ? undefined : light)),
    act: square => {
      const found = act(square)
      return found.do === 'trip' && found.trip.to !== goal ? { do: 'refuse', rejection: notThisDecision } : found
    },
  }
}
