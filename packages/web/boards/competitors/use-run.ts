import type { Command, Plan, View } from '@wildcat/competitors/board'
import type { Tagged } from '@wildcat/kernel'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BoardFacts } from '../kit/board-context.ts'
import type { Turn } from '../kit/drawn-board.ts'
import type { Picked } from './choice.tsx'
import { type Run, restOf, wayOn } from './run.ts'
import type { BoardWords } from './words/en.ts'

/** So long each step can be looked at. */
const STEP_MS = 350

interface Running {
  readonly suggested: Command | undefined // what the plan says next
  readonly route: Plan | undefined // what is left of it
  readonly isRunning: boolean
  readonly sent: (command: Tagged, picked: Picked) => void
  readonly stop: () => void
}

/** The plan of the delivery under way, what it says next, and whether it goes on by itself. */
export function useRun(
  { view, viewer, check }: BoardFacts<View, Command, BoardWords>,
  turn: Turn | undefined,
  isShowing: boolean,
  isStill: boolean,
): Running {
  const [run, setRun] = useState<Run>()
  const way = useMemo(
    () => (viewer === 'spectator' || turn?.isAsked !== true ? undefined : wayOn(view, viewer, run, check)),
    [view, viewer, turn?.isAsked, run, check],
  )
  const suggested = way?.plan.commands[way.done]
  // Where the plan cannot be kept to, also after something was taken back, whoever plays decides.
  const isRunning = run !== undefined && way === run
  const goOn = useEffectEvent(() => {
    if (way === undefined || suggested === undefined || turn === undefined) return
    setRun({ ...way, done: way.done + 1 })
    void turn.choose(suggested)
  })
  const decision = turn?.decision
  const isReady = isRunning && !isShowing && turn?.sending === false && turn.isAsked
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is a step of its own
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(goOn, isStill ? 0 : STEP_MS)
    return () => clearTimeout(timer)
  }, [isReady, decision, isStill])

  /** What is sent by hand: a delivery with its plan begins to run; a step that was not the plan's ends it. */
  const sent = (command: Tagged, { route }: Picked) => {
    if (command.kind === 'deliver' && 'signed' in command && typeof command.signed === 'number' && route !== undefined)
      setRun({ signed: command.signed, plan: route, done: 0 })
    else if (command.kind !== 'useFriend' && command.kind !== 'chooseOption' && command.kind !== 'payFor') setRun(undefined)
  }
  const route = useMemo(() => (way === undefined ? undefined : restOf(way)), [way])
  return { suggested, route, isRunning, sent, stop: () => setRun(undefined) }
}
