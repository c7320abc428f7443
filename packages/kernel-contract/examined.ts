/** A game as the suite sees it: any game, so that no check needs a type parameter. */
import { chance, type Engine, engine, randomness, type StepOf, type Subject, type Types } from '@wildcat/kernel'
import { type Rigged, rigged } from './rigged.ts'

export interface Examined extends Omit<Subject<Types>, 'game'> {
  readonly game: Engine<Types>
  readonly takenBySteps: ReadonlySet<string> // kinds of command
  readonly takenByWindows: readonly string[]
  /** The table as `setup` lays it, before anything is played. */
  lay(seats: number, options: object, key: readonly number[]): Types['state']
  rigged(again?: Rigged<Types>['fell'], laid?: Types['state']): Rigged<Types>
}

export function examined<T extends Types>(subject: Subject<T>): Examined {
  const { game, endings = [], rare = [], ...rest } = subject
  const handlers = Object.values<StepOf<T>>(game.steps)
  return {
    ...rest,
    game: engine(game),
    endings,
    rare,
    takenBySteps: new Set(handlers.flatMap(handler => (handler.run === undefined ? handler.takes : []))),
    takenByWindows: game.windows.flatMap(window => window.takes),
    lay: (seats: number, options: T['options'], key) =>
      game.setup(seats, options, chance(game.streams, randomness(key, game.streams.length))),
    rigged: (again, laid: T['state'] | undefined) => rigged(game, again, laid),
  }
}
