/** What is done on the board: at once what is near and can be taken back, after a second touch what is far or final. */
import { at, type Rejection, type Tagged } from '@wildcat/kernel'
import type { Square } from '@wildcat/oil-rush'
import { useCallback, useMemo, useState } from 'react'
import { type Advised, useAdvice, useNameSteps, useTellMeant } from '../../advice/advice-context.ts'
import { isSameCommand } from '../../advice/same-command.ts'
import type { Turn } from '../kit/drawn-board.ts'
import type { RushCommand, RushFacts, RushView } from './board-context.ts'
import { type Choice, choiceOf, commandsOf, squareOf, stepsOf } from './choice.ts'
import { type Journeys, useJourney } from './journey.ts'
import { type MapTargets, NO_TARGETS } from './map-targets.ts'
import { stepsTold } from './steps.ts'

export interface Plans {
  readonly choice: Choice | undefined
  readonly advised: Laid | undefined // to be seen beside it
  readonly refusal: Rejection | undefined
  readonly journeys: Journeys
  readonly choose: (choice: Choice | undefined) => void
  readonly refuse: (rejection: Rejection) => void
  readonly send: (command: Tagged) => void
  readonly confirm: () => void
  readonly use: (square: Square) => void
  readonly ride: (space: number) => void
}

/** What advice comes to on the board. */
export interface Laid {
  readonly choice: Choice | undefined
  readonly square: Square | undefined // where on the map
}
/** What else than driving and building can be chosen first. */
export type SpecialOf = (command: Tagged) => Extract<Choice, { kind: 'special' }> | undefined

export function usePlans(
  facts: RushFacts,
  targets: MapTargets,
  turn: Turn | undefined,
  skip: () => void,
  specialOf: SpecialOf | undefined,
): Plans {
  const { view, check, map } = facts
  const [chosen, setChosen] = useState<{ view: RushView; choice: Choice }>()
  const [refused, setRefused] = useState<{ view: RushView; rejection: Rejection }>()
  // A plan and a refusal are about the table as it was: when it has changed they are gone.
  const own = chosen?.view === view ? chosen.choice : undefined
  const seat = turn?.seat
  /** What a turn of driving or building comes to, as it would be picked on the board. */
  const laidBy = useCallback(
    ({ command, rest }: Advised): Laid | undefined => {
      if (seat === undefined) return undefined
      const choice = specialOf?.(command) ?? choiceOf(map, view, seat, [command, ...rest])
      return { choice, square: squareOf(view, choice) ?? pressedFor(targets, command) }
    },
    [map, view, seat, specialOf, targets],
  )
  const { laid, marked, layAside } = useAdvice(turn?.decision, laidBy)
  const choice = laid?.choice ?? own
  const journeys = useJourney(view, turn)
  const meant = useMemo(
    () => (choice === undefined || seat === undefined ? undefined : commandsOf(map, view, seat, choice)[0]),
    [map, view, seat, choice],
  )
  useTellMeant(meant ?? journeys.halt?.steps[0])
  useNameSteps(useCallback(commands => (seat === undefined ? [] : stepsTold(facts, seat, commands)), [facts, seat]))
  const refusal = refused?.view === view ? refused.rejection : undefined

  const choose = (next: Choice | undefined) => {
    setRefused(undefined)
    setChosen(next === undefined ? undefined : { view, choice: next })
    layAside()
  }
  const refuse = (rejection: Rejection) => {
    choose(undefined)
    setRefused({ view, rejection })
  }
  const send = (command: Tagged) => {
    choose(undefined)
    journeys.stop()
    skip()
    if (turn?.sending === false) void turn.choose(command)
  }
  const confirm = () => {
    if (turn === undefined || choice === undefined) return
    skip()
    choose(undefined)
    const steps = commandsOf(map, view, turn.seat, choice)
    const [first] = steps
    if (choice.kind === 'trip') return journeys.go(stepsOf(map, turn.seat, choice.trip, choice.passedBy), choice.trip)
    if (choice.kind === 'ride') return void turn.chain(steps)
    if (first !== undefined) send(first)
  }
  /** On a map that is not asked about nothing is lit; whoever tries it all the same hears that something else is asked. */
  const elsewhere = (to: Square) => {
    const rejection = targets === NO_TARGETS && turn?.isAsked === true ? check(driving(to)) : null
    return rejection === null ? choose(undefined) : refuse(rejection)
  }
  const use = (square: Square) => {
    const act = targets.act(square)
    switch (act.do) {
      case 'nothing':
        return elsewhere(square)
      case 'refuse':
        return refuse(act.rejection)
      case 'command':
        return send(act.command)
      case 'trip':
        return choice?.kind === 'trip' && choice.trip.to === act.trip.to
          ? confirm()
          : choose({ kind: 'trip', trip: act.trip, passedBy: [] })
      case 'special':
        return choice?.kind === 'special' && choice.square === square
          ? confirm()
          : choose({ kind: 'special', command: act.command, square })
      case 'build':
        return choice?.kind === 'site' && choice.well === act.well ? confirm() : choose({ kind: 'site', well: act.well })
    }
  }
  const ride = (to: number) => {
    if (turn === undefined) return
    const space = map.spacesAhead(turn.seat).find(each => each.space === to)
    if (space === undefined) {
      const rejection = map.whyNoRide(turn.seat, to)
      return rejection === null ? choose(undefined) : refuse(rejection)
    }
    if (to === at(view.trains, turn.seat) + 1) return send({ kind: 'moveTrain' })
    if (choice?.kind === 'ride' && choice.space.space === to) return confirm()
    choose({ kind: 'ride', space })
  }
  return { choice, advised: marked, refusal, journeys, choose, refuse, send, confirm, use, ride }
}

/** The square that would be pressed for it. */
const pressedFor = ({ lights, act }: MapTargets, command: Tagged): Square | undefined =>
  [...lights.keys()].find(square => {
    const tone = lights[square]?.tone
    const done = tone === undefined || tone === 'far' ? undefined : act(square)
    return done?.do === 'command' && isSameCommand(done.command, command)
  })
const driving = (to: Square): RushCommand => ({ kind: 'moveTruck', to })
