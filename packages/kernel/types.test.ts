/** What does not compile. `tsc` is the judge here: an expected error that no longer comes is an error itself. */
import { describe, expectTypeOf, test } from 'vitest'
import { type gusher, engine as gusherEngine, type T } from '../kernel-contract/gusher/index.ts'
import type { Engine } from './engine.ts'
import type { Core, Decision, Game, Play, PlayOf, ReadonlyDeep, StepOf, Types } from './game.ts'
import type { RecordOf } from './record.ts'
import type { Words } from './words.ts'

type State = T['state']
type View = T['view']

/** Every path in a type that could be assigned to, as far down as objects and lists go. */
type IsReadonly<X, K extends keyof X> = { [P in K]: X[P] } extends infer A
  ? (<Z>() => Z extends A ? 1 : 2) extends <Z>() => Z extends { readonly [P in K]: X[P] } ? 1 : 2
    ? true
    : false
  : never
type Writable<X> = X extends readonly (infer Element)[]
  ? (X extends unknown[] ? 'a list' : never) | Writable<Element>
  : X extends object
    ? { [K in keyof X]-?: (IsReadonly<X, K> extends true ? never : K) | Writable<X[K]> }[keyof X]
    : never

describe('a view is a wider type than a state', () => {
  test('a state is a view: rules that read a view may be given the truth', () => {
    expectTypeOf<State>().toExtend<View>()
    expectTypeOf<Types['state']>().toExtend<Types['view']>()
  })
  test('a view is not a state: nothing that needs the truth can be given a view', () => {
    expectTypeOf<View>().not.toExtend<State>()
    expectTypeOf<Types['view']>().not.toExtend<Types['state']>()
    expectTypeOf<View>().not.toExtend<Parameters<Engine<T>['apply']>[0]>()
    expectTypeOf<View>().not.toExtend<Parameters<Engine<T>['copy']>[0]>()
    expectTypeOf<View>().not.toExtend<ReturnType<Engine<T>['imagine']>>()
    expectTypeOf<State>().toExtend<Parameters<Engine<T>['check']>[0]>()
  })
  test('a view is read-only all the way down, a state is not', () => {
    expectTypeOf<Writable<View>>().toBeNever()
    expectTypeOf<Writable<State>>().not.toBeNever()
    expectTypeOf<Writable<{ readonly a: { b: 1 } }>>().toEqualTypeOf<'b'>()
    expectTypeOf<Writable<{ readonly a: readonly { readonly b: 1[] }[] }>>().toEqualTypeOf<'a list'>()
  })
  test('steps are read-only in a state too: copies share them', () => {
    expectTypeOf<Writable<State['agenda'][number]>>().toBeNever()
  })
})

describe('no arithmetic on a secret', () => {
  const add = (a: number, b: number) => a + b
  type Licence = View['hands'][number][number]

  test('what may be hidden is no number until somebody has looked', () => {
    expectTypeOf<Licence>().not.toExtend<number>()
    expectTypeOf<View['wells'][number]['barrels']>().not.toExtend<number>()
    expectTypeOf<View['told']>().not.toExtend<Parameters<typeof add>[0]>()
    expectTypeOf<Exclude<Licence, null>>().toExtend<number>()
  })
  test('in a state it is one', () => {
    expectTypeOf<State['hands'][number][number]>().toExtend<number>()
    expectTypeOf<State['wells'][number]['barrels']>().toEqualTypeOf<number>()
    expectTypeOf<State['told']>().toEqualTypeOf<number>()
  })
  test('the operators themselves refuse it', () => {
    const total = (view: View, seat: number) => {
      // @ts-expect-error a hidden licence cannot be added up
      return (view.hands[seat] ?? []).reduce((sum: number, licence) => sum + licence, 0)
    }
    // @ts-expect-error nor can hidden barrels be compared by size
    const deep = (view: View) => view.wells.filter(({ barrels }) => barrels > 2)
    expectTypeOf(total).toBeFunction()
    expectTypeOf(deep).toBeFunction()
  })
})

describe('the table of steps', () => {
  type Steps = Game<T>['steps']

  test('is complete: a step without a handler does not compile', () => {
    expectTypeOf<keyof Steps>().toEqualTypeOf<T['step']['kind']>()
    expectTypeOf<(typeof gusher)['steps']>().toExtend<Steps>()
    expectTypeOf<Omit<Steps, 'sell'>>().not.toExtend<Steps>()
  })
  test('a step either runs or waits, never both', () => {
    type Waits = Decision<View, PlayOf<T>, View['agenda'][number], T['step'], T['command']>
    expectTypeOf<Waits & { run: () => void }>().toBeNever()
  })
})

describe('a rule that two games share', () => {
  type Bluff = { readonly kind: 'bluffCalled'; readonly seat: number }
  type Other = { readonly kind: 'passed' }
  interface Needs<Event, Stream extends string> extends Pick<Play<unknown, never, Event, Stream>, 'reveal' | 'below'> {}
  type Rule = (play: Needs<Bluff, 'losses'>) => void
  type PlayWith<Event, Stream extends string> = Play<State, T['step'], Event, Stream>

  test('fits a game that has its events and its streams, and more', () => {
    expectTypeOf<PlayWith<Bluff | Other, 'losses' | 'die'>>().toExtend<Parameters<Rule>[0]>()
  })
  test('does not fit a game without its event', () => {
    expectTypeOf<PlayWith<Other, 'losses'>>().not.toExtend<Parameters<Rule>[0]>()
  })
  test('does not fit a game without its stream', () => {
    expectTypeOf<PlayWith<Bluff | Other, 'die'>>().not.toExtend<Parameters<Rule>[0]>()
  })
  test('as a step of a game: the handler is refused where its play does not fit', () => {
    interface Poor extends Types {
      event: Other
      stream: 'losses'
    }
    interface Rich extends Types {
      event: Bluff | Other
      stream: 'losses'
    }
    const settle = { run: (play: Needs<Bluff, 'losses'>) => play.reveal({ kind: 'bluffCalled', seat: play.below('losses', 2) }) }
    const rich: StepOf<Rich> = settle
    // @ts-expect-error this game cannot reveal a called bluff
    const poor: StepOf<Poor> = settle
    expectTypeOf(rich).not.toBeNever()
    expectTypeOf(poor).not.toBeNever()
  })
})

describe('one registry for all games, without a cast', () => {
  test('an engine of any game is an engine', () => {
    const engines: Record<string, Engine<Types>> = { gusher: gusherEngine }
    expectTypeOf(engines).not.toBeNever()
    expectTypeOf<Engine<T>>().toExtend<Engine<Types>>()
  })
  test('so are its words and its records', () => {
    expectTypeOf<Words<T>>().toExtend<Words<Types>>()
    expectTypeOf<RecordOf<T>>().toExtend<RecordOf<Types>>()
  })
  test('words leave out no option and no part', () => {
    expectTypeOf<keyof Words<T>['options']>().toEqualTypeOf<keyof T['options']>()
    expectTypeOf<Omit<Words<T>, 'question'>>().not.toExtend<Words<T>>()
  })
})

test('randomness is in every state and in no view', () => {
  expectTypeOf<Core<{ kind: 'a' }, never>['random']>().not.toBeNullable()
  expectTypeOf<ReadonlyDeep<Core<{ kind: 'a' }, null>>['random']>().toBeNullable()
})
