/** A game as the suite sees it: any game, so that no check needs a type parameter. */
import { type Engine, engine, type StepOf, type Subject, type Types } from '@wildcat/kernel'

export interface Examined extends Omit<Subject<Types>, 'game'> {
  readonly game: Engine<Types>
  readonly takenBySteps: ReadonlySet<string> // kinds of command
  readonly takenByWindows: readonly string[]
}

export function examined<T extends Types>(subject: Subject<T>): Examined {
  const { game, words, secrets, laws, endings = [], rare = [], longest } = subject
  const handlers = Object.values<StepOf<T>>(game.steps)
  return {
    game: engine(game),
    words,
    secrets,
    laws,
    endings,
    rare,
    ...(longest === undefined ? {} : { longest }),
    takenBySteps: new Set(handlers.flatMap(handler => (handler.run === undefined ? handler.takes : []))),
    takenByWindows: game.windows.flatMap(window => window.takes),
  }
}
