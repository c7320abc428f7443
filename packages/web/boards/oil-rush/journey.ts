/**
 * A truck sent far in one go: single steps, one after the other. It stops when a step is not possible any more, and after each look on
 * the way, so that what was seen can change the plan.
 */
import type { Seat } from '@wildcat/kernel'
import type { DrivingCommand, Square, Trip } from '@wildcat/oil-rush'
import { useState } from 'react'
import type { Turn } from '../kit/drawn-board.ts'
import type { RushView } from './board-context.ts'

/** A journey that waits: a tile was looked under, and there is more to come. */
interface Halt {
  readonly round: number
  readonly at: Square
  readonly seen: number // the well
  readonly steps: readonly DrivingCommand[]
  readonly goal: Trip
}
export interface Journeys {
  readonly halt: Halt | undefined
  readonly go: (steps: readonly DrivingCommand[], goal: Trip) => void
  readonly goOn: () => void
  readonly stop: () => void
}

export function useJourney(view: RushView, turn: Turn | undefined): Journeys {
  const [waiting, setWaiting] = useState<Halt>()
  // It waits where the truck stands, and for nobody who has gone elsewhere.
  const halt = waiting !== undefined && turn?.isAsked === true && isThere(view, turn.seat, waiting) ? waiting : undefined
  const stop = () => setWaiting(undefined)
  const go = (steps: readonly DrivingCommand[], goal: Trip) => {
    const place = steps.findIndex(({ kind }) => kind === 'look')
    const look = steps[place]
    const rest = steps.slice(place + 1)
    stop()
    if (look?.kind !== 'look' || rest.length === 0) return void turn?.chain(steps)
    const at = steps.slice(0, place).reduce<Square>((square, step) => (step.kind === 'moveTruck' ? step.to : square), standsOn(view, turn))
    void turn
      ?.chain(steps.slice(0, place + 1))
      .then(isDone => isDone && setWaiting({ round: view.round, at, seen: look.well, steps: rest, goal }))
  }
  return { halt, go, goOn: () => halt !== undefined && go(halt.steps, halt.goal), stop }
}

const isThere = ({ trucks, round }: RushView, seat: Seat, halt: Halt): boolean => round === halt.round && trucks[seat] === halt.at

function standsOn({ trucks }: RushView, turn: Turn | undefined): Square {
  const square = turn === undefined ? 'off' : trucks[turn.seat]
  return typeof square === 'number' ? square : -1
}
