/** A turn as one would tell it: not square by square. */
import { at, type Seat, type Tagged } from '@wildcat/kernel'
import type { RushFacts } from './board-context.ts'

export function stepsTold({ view, map, words, say }: RushFacts, seat: Seat, commands: readonly Tagged[]): string[] {
  let space = at(view.trains, seat)
  return commands.flatMap((command, n): string[] => {
    const isLast = command.kind !== commands[n + 1]?.kind
    if ('to' in command && command.kind === 'moveTruck' && typeof command.to === 'number')
      return isLast ? [words.drive.goTo(map.place(command.to))] : []
    if (command.kind === 'moveTrain') {
      space++
      return isLast ? [words.stepTrain(space)] : []
    }
    if (command.kind === 'look' && 'well' in command && typeof command.well === 'number')
      return [words.drive.look(map.place(at(view.wells, command.well).square))]
    return command.kind === 'endTurn' && n > 0 ? [] : [say(command)] // after the rest it goes without saying
  })
}
