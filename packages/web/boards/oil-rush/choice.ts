/** What was chosen on the board and waits to be confirmed: a trip of the truck, a ride of the train, a site to build on, or else. */
import { at, type Seat, type Tagged } from '@wildcat/kernel'
import { type DrivingCommand, entryCost, type Space, type Square, type Trip } from '@wildcat/oil-rush'
import type { GameMap, RushCommand, RushView } from './board-context.ts'

export type Choice =
  | { readonly kind: 'trip'; readonly trip: Trip; readonly passedBy: readonly number[] } // wells on the way that need no look
  | { readonly kind: 'ride'; readonly space: Space }
  | { readonly kind: 'site'; readonly well: number }
  | { readonly kind: 'special'; readonly command: Tagged; readonly square: Square | undefined } // ends the turn; where on the map

/** The steps of a trip: square by square, with a look wherever one is wanted. */
export function stepsOf({ stopsOn }: GameMap, seat: Seat, { way }: Trip, passedBy: readonly number[]): DrivingCommand[] {
  const stops = stopsOn(seat, way)
  return way.flatMap((to): DrivingCommand[] => {
    const wells = stops.find(stop => stop.at === to)?.wells.filter(well => !passedBy.includes(well)) ?? []
    return [{ kind: 'moveTruck', to }, ...wells.map((well): DrivingCommand => ({ kind: 'look', well }))]
  })
}

/** The first steps of a turn, as far as they are one choice: a trip with its looks, a ride, a site. */
export function choiceOf(map: GameMap, view: RushView, seat: Seat, commands: readonly Tagged[]): Choice | undefined {
  const [first] = commands
  if (first?.kind === 'build' && 'well' in first && typeof first.well === 'number') return { kind: 'site', well: first.well }
  if (first?.kind === 'moveTrain') {
    const far = at(view.trains, seat) + leading(commands, ['moveTrain']).length
    const space = map.spacesAhead(seat).find(each => each.space === far)
    return space && { kind: 'ride', space }
  }
  if (first?.kind !== 'moveTruck') return undefined
  const steps = leading(commands, ['moveTruck', 'look'])
  const way = steps.flatMap(step => ('to' in step && typeof step.to === 'number' ? [step.to] : []))
  const to = way.at(-1)
  if (to === undefined) return undefined
  const looks = steps.flatMap(step => ('well' in step && typeof step.well === 'number' ? [step.well] : []))
  const trip = { to, way, cost: way.reduce((sum, square) => sum + entryCost(map.board, square), 0) }
  // Where it ends, there is time to look.
  const onTheWay = map.stopsOn(seat, way).filter(stop => stop.at !== to)
  const passedBy = onTheWay.flatMap(({ wells }) => wells.filter(well => !looks.includes(well)))
  return { kind: 'trip', trip, passedBy }
}

function leading(commands: readonly Tagged[], kinds: readonly string[]): readonly Tagged[] {
  const end = commands.findIndex(({ kind }) => !kinds.includes(kind))
  return end < 0 ? commands : commands.slice(0, end)
}

/** The commands that it comes to. */
export function commandsOf(map: GameMap, view: RushView, seat: Seat, choice: Choice): readonly Tagged[] {
  switch (choice.kind) {
    case 'trip':
      return stepsOf(map, seat, choice.trip, choice.passedBy)
    case 'ride':
      return new Array<DrivingCommand>(choice.space.space - at(view.trains, seat)).fill({ kind: 'moveTrain' })
    case 'site': {
      const building: RushCommand = { kind: 'build', well: choice.well }
      return [building]
    }
    case 'special':
      return [choice.command]
  }
}

/** The space of the track that a choice is about, if it is about one. */
export const spaceOf = (choice: Choice | undefined): number | undefined => (choice?.kind === 'ride' ? choice.space.space : undefined)

/** The square that a choice is about, if it is about one. */
export function squareOf({ wells }: RushView, choice: Choice | undefined): Square | undefined {
  if (choice?.kind === 'trip') return choice.trip.to
  if (choice?.kind === 'special') return choice.square
  return choice?.kind === 'site' ? wells[choice.well]?.square : undefined
}
