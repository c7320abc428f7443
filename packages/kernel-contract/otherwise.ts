/** The same rules with another play in their hands. */
import type { Game, Play, PlayOf, StepOf, Types } from '@wildcat/kernel'

/** A play that does some things otherwise. */
export const otherwise = <State, Step, Event, Stream extends string>(
  play: Play<State, Step, Event, Stream>,
  change: Partial<Play<State, Step, Event, Stream>>,
): Play<State, Step, Event, Stream> => ({
  state: play.state,
  random: play.random,
  below: (stream, n) => play.below(stream, n),
  shuffle: (stream, list) => play.shuffle(stream, list),
  next: (...steps) => play.next(...steps),
  done: () => play.done(),
  become: (...steps) => play.become(...steps),
  finish: outcome => play.finish(outcome),
  emit: event => play.emit(event),
  reveal: event => play.reveal(event),
  whisper: (to, secret, shared) => play.whisper(to, secret, shared),
  seal: (seat, own, shared) => play.seal(seat, own, shared),
  ...change,
})

/** A game in which every rule is handed another play. */
export function through<T extends Types>(game: Game<T>, change: (play: PlayOf<T>) => PlayOf<T>): Game<T> {
  const steps = changed(
    game.steps,
    (step: StepOf<T>): StepOf<T> =>
      step.run === undefined
        ? { ...step, apply: (play, ...of) => step.apply(change(play), ...of) }
        : { ...step, run: (play, each) => step.run(change(play), each) },
  )
  const windows = game.windows.map((window): Game<T>['windows'][number] => ({
    ...window,
    apply: (play, ...of) => window.apply(change(play), ...of),
    spoken: (play, seat) => window.spoken?.(change(play), seat),
  }))
  return { ...game, steps, windows }
}

function changed<Key extends string, X>(table: Readonly<Record<Key, X>>, change: (each: X) => X): Record<Key, X> {
  const copy: Record<Key, X> = { ...table }
  for (const key in copy) copy[key] = change(copy[key])
  return copy
}
