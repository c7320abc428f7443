/** What is done on the board: at once what is near and can be taken back, after a second touch what is far or final. */
import { at, type Rejection, type Tagged } from '@wildcat/kernel'
import { type DrivingCommand, type Square, tripTo } from '@wildcat/oil-rush'
import { useState } from 'react'
import { useAdvised } from '../../advice/advice-context.ts'
import { fieldOf } from '../kit/answers/pick.tsx'
import type { Turn } from '../kit/drawn-board.ts'
import type { RushCommand, RushFacts, RushView } from './board-context.ts'
import { type Choice, stepsOf } from './choice.ts'
import { type Journeys, useJourney } from './journey.ts'
import { type MapTargets, NO_TARGETS } from './map-targets.ts'

export interface Plans {
  readonly choice: Choice | undefined
  readonly refusal: Rejection | undefined
  readonly journeys: Journeys
  readonly choose: (choice: Choice | undefined) => void
  readonly refuse: (rejection: Rejection) => void
  readonly send: (command: Tagged) => void
  readonly confirm: () => void
  readonly use: (square: Square) => void
  readonly ride: (space: number) => void
}

export function usePlans({ view, check, map }: RushFacts, targets: MapTargets, turn: Turn | undefined, skip: () => void): Plans {
  const [chosen, setChosen] = useState<{ view: RushView; choice: Choice }>()
  const [refused, setRefused] = useState<{ view: RushView; rejection: Rejection }>()
  // A plan and a refusal are about the table as it was: when it has changed they are gone.
  const choice = chosen?.view === view ? chosen.choice : undefined
  const refusal = refused?.view === view ? refused.rejection : undefined

  /** What a turn of driving or building comes to, as it would be picked on the board. */
  const chosenBy = (commands: readonly Tagged[]): Choice | undefined => {
    const [first] = commands
    if (first?.kind === 'build') return siteOf(fieldOf(first, 'build', 'well'))
    if (first?.kind === 'moveTrain' && turn !== undefined) {
      const far = at(view.trains, turn.seat) + commands.filter(({ kind }) => kind === 'moveTrain').length
      const space = map.spacesAhead(turn.seat).find(each => each.space === far)
      return space && { kind: 'ride', space }
    }
    const to = commands.map(each => fieldOf(each, 'moveTruck', 'to')).findLast(each => typeof each === 'number')
    if (to === undefined || targets.trips === undefined || map.whyNoTrip(targets.trips, to) !== null) return undefined
    return { kind: 'trip', trip: tripTo(targets.trips, to), passedBy: [] }
  }
  const choose = (next: Choice | undefined) => {
    setRefused(undefined)
    setChosen(next === undefined ? undefined : { view, choice: next })
  }
  const refuse = (rejection: Rejection) => {
    setChosen(undefined)
    setRefused({ view, rejection })
  }
  useAdvised(turn?.decision, ({ command, rest }) => choose(chosenBy([command, ...rest])))
  const journeys = useJourney(view, turn)
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
    switch (choice.kind) {
      case 'trip':
        return journeys.go(stepsOf(map, turn.seat, choice.trip, choice.passedBy), choice.trip)
      case 'ride':
        return void turn.chain(new Array<DrivingCommand>(choice.space.space - at(view.trains, turn.seat)).fill({ kind: 'moveTrain' }))
      case 'site':
        return send(building(choice.well))
      case 'special':
        return send(choice.command)
    }
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
  return { choice, refusal, journeys, choose, refuse, send, confirm, use, ride }
}

const siteOf = (well: unknown): Choice | undefined => (typeof well === 'number' ? { kind: 'site', well } : undefined)
const building = (well: number): RushCommand => ({ kind: 'build', well })
const driving = (to: Square): RushCommand => ({ kind: 'moveTruck', to })
