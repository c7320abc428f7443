/** The verbs that the rest of the system uses. They work on one game at a time and know none. */
import type {
  Ahead,
  Blank,
  Game,
  Message,
  Outcome,
  Pieces,
  PlayOf,
  Randomness,
  Rejection,
  RuleId,
  Seat,
  StepOf,
  Types,
  Viewer,
} from './game.ts'
import { top } from './lists.ts'
import { below, chance, randomness, shuffle, streamIndex } from './random.ts'
import { gameOver, notThisDecision, notYourDecision } from './rules.ts'

/** More automatic steps in a row than any game has: the agenda feeds itself. */
export const RUNAWAY = 10_000

/** A mistake in the rules of a game: nobody is asked any more, and there is no outcome. */
export class NoDecision extends Error {
  readonly why: 'deadEnd' | 'endless'
  constructor(why: NoDecision['why'], message: string) {
    super(message)
    this.why = why
  }
}

/** A state that was kept is none of this game: it cannot be played on by these rules. */
export class CannotGoOn extends Error {}

/** Every engine is an `Engine<Types>`: a registry, a table, a bot or a server needs no cast. */
export interface Engine<T extends Types>
  extends Pick<
    Game<T>,
    | 'id'
    | 'version'
    | 'layout'
    | 'seats'
    | 'colours'
    | 'streams'
    | 'rules'
    | 'choices'
    | 'options'
    | 'parse'
    | 'view'
    | 'copy'
    | 'scoreParts'
    | 'places'
    | 'drawn'
  > {
  readonly rulings: readonly RuleId[] // rules that also decide what the printed book leaves open
  readonly personal: readonly string[] // fields of a view that not everybody sees alike
  pieces(seats: number, options: T['options']): { readonly [K in keyof T['options']]?: Pieces } // what is not there has its choices only
  start(seats: number, options: T['options'], key: readonly number[]): { state: T['state']; messages: readonly Message<T['event']>[] }
  /** From a state that was kept under earlier rules, in this layout or an earlier one. Throws `CannotGoOn`. */
  goOn(state: object, layout: number): { state: T['state']; messages: readonly Message<T['event']>[] }
  glance(state: T['state'], viewer: Viewer): T['view'] // a view that holds only until the state changes, and is never written to
  imagine(view: T['view'], key: readonly number[]): T['state']
  pending(view: T['view']): readonly Seat[] // who holds up the game
  may(view: T['view']): readonly Seat[] // who else may speak: change a sealed choice
  invited(view: T['view']): readonly Seat[] // who is asked in a window and has not answered; nobody waits for them
  legal(view: T['view'], seat: Seat): T['command'][] // of the step on top, for those who must or may speak
  pass(view: T['view'], seat: Seat): T['command'] | undefined // of what is legal: to do nothing more here, where one can
  ahead(view: T['view'], seat: Seat): Ahead<T['command']> | undefined // in which matter this seat is asked, or may come to be
  aside(view: T['view'], seat: Seat): T['command'][] // of the windows
  isAside(command: T['command']): boolean // does a window take it, or a step?
  blanks(view: T['view'], seat: Seat): Blank<T['command']>[] // of both
  check(view: T['view'], seat: Seat, command: T['command']): Rejection | null
  apply(state: T['state'], seat: Seat, command: T['command']): readonly Message<T['event']>[] // in place, unchecked
}

/** What a rule holds in its hand while it runs. */
class Playing<T extends Types> implements PlayOf<T> {
  readonly state: T['state']
  readonly messages: Message<T['event']>[] = []
  readonly streams: readonly string[]
  answering: T['state']['agenda'][number] | undefined

  constructor(state: T['state'], streams: readonly string[]) {
    this.state = state
    this.streams = streams
    this.answering = undefined
  }
  get random(): Randomness {
    return this.state.random
  }
  next(...steps: T['step'][]) {
    for (let i = steps.length - 1; i >= 0; i--) {
      const step = steps[i]
      if (step !== undefined) this.state.agenda.push(step)
    }
  }
  done() {
    if (this.answering === undefined || top(this.state.agenda) !== this.answering)
      throw new Error('only the step that is being answered can be done, once and before anything is put on top of it')
    this.state.agenda.pop()
  }
  become(...steps: T['step'][]) {
    this.done()
    this.next(...steps)
  }
  finish(outcome: Outcome) {
    this.state.outcome = outcome
    this.state.agenda.length = 0
  }
  emit(event: T['event']) {
    this.messages.push({ event })
  }
  reveal(event: T['event']) {
    this.state.told++
    this.messages.push({ event, news: true })
  }
  whisper(to: readonly Seat[], secret: T['event'], shared: T['event']) {
    this.state.told++
    this.messages.push({ event: secret, only: to, news: true }, { event: shared, except: to })
  }
  seal(seat: Seat, own: T['event'], shared?: T['event']) {
    this.messages.push({ event: own, only: [seat] })
    if (shared !== undefined) this.messages.push({ event: shared, except: [seat] })
  }
  below(stream: T['stream'], n: number) {
    this.state.told++
    return below(this.state.random, streamIndex(this.streams, stream), n)
  }
  shuffle<X>(stream: T['stream'], list: X[]) {
    this.state.told++
    return shuffle(this.state.random, streamIndex(this.streams, stream), list)
  }
}

export function engine<T extends Types>(game: Game<T>): Engine<T> {
  const windowFor = new Map<string, Game<T>['windows'][number]>()
  for (const window of game.windows) for (const kind of window.takes) windowFor.set(kind, window)

  const handlerOf = (kind: T['step']['kind']): StepOf<T> => game.steps[kind]

  /** The decision that the game waits for, if it waits. */
  function waiting(view: T['view']) {
    const step = view.outcome === 'open' ? top(view.agenda) : undefined
    if (step === undefined) return undefined
    const handler = handlerOf(step.kind)
    return handler.run === undefined ? { handler, step } : undefined
  }
  type Wait = NonNullable<ReturnType<typeof waiting>>

  const speaks = ({ handler, step }: Wait, view: T['view'], seat: Seat): boolean =>
    handler.actors(view, step).includes(seat) || handler.may?.(view, step).includes(seat) === true
  const open = (view: T['view'], seat: Seat) => game.windows.filter(window => window.shut(view, seat) === null)

  /** Runs automatic steps until a decision is on top or the game is over. */
  function runToDecision(play: Playing<T>) {
    const { state } = play
    for (let n = 0; n < RUNAWAY; n++) {
      if (state.outcome !== 'open') return
      const step = top(state.agenda)
      if (step === undefined) throw new NoDecision('deadEnd', `${game.id}: nothing left to do and no outcome`)
      const handler = handlerOf(step.kind)
      if (handler.run === undefined) return
      state.agenda.pop()
      handler.run(play, step)
    }
    throw new NoDecision('endless', `${game.id}: ${RUNAWAY} automatic steps in a row, the last one '${top(state.agenda)?.kind}'`)
  }

  const legal = (view: T['view'], seat: Seat): T['command'][] => {
    const wait = waiting(view)
    return wait !== undefined && speaks(wait, view, seat) ? wait.handler.legal(view, wait.step, seat) : []
  }

  /** Everybody can look at it, and whoever is asked has an answer. */
  function mustBePlayable(state: T['state']) {
    const strange = state.agenda.find(({ kind }) => !Object.hasOwn(game.steps, kind))
    if (strange !== undefined) throw new Error(`there is no step '${strange.kind}'`)
    if (state.random.drawn.length !== game.streams.length) throw new Error(`there are ${game.streams.length} streams of luck`)
    game.view(state, 'spectator')
    for (let seat = 0; seat < state.seats; seat++) game.view(state, seat)
    const wait = waiting(state)
    for (const seat of wait?.handler.actors(state, wait.step) ?? []) {
      const answers = legal(game.view(state, seat), seat).length + (wait?.handler.blanks?.(state, wait.step, seat).length ?? 0)
      if (answers === 0) throw new Error(`seat ${seat} is asked and has no answer`)
    }
  }

  return Object.freeze<Engine<T>>({
    id: game.id,
    version: game.version,
    layout: game.layout,
    seats: game.seats,
    streams: game.streams,
    rules: game.rules,
    rulings: game.rulings ?? [],
    choices: seats => game.choices(seats),
    options: (seats, input) => game.options(seats, input),
    pieces: (seats, options) => game.pieces?.(seats, options) ?? {},
    parse: input => game.parse(input),
    view: (state, viewer) => game.view(state, viewer),
    glance: (state, viewer) => game.glance?.(state, viewer) ?? game.view(state, viewer),
    personal: game.personal,
    copy: state => game.copy(state),
    ...(game.colours && { colours: game.colours }),
    ...(game.scoreParts && { scoreParts: game.scoreParts }),
    ...(game.places && { places: view => game.places?.(view) ?? [] }),
    ...(game.drawn && { drawn: (event, before, viewer) => game.drawn?.(event, before, viewer) === true }),
    imagine: (view, key) => game.imagine(view, chance(game.streams, randomness(key, game.streams.length))),
    start(seats, options, key) {
      const state = game.setup(seats, options, chance(game.streams, randomness(key, game.streams.length)))
      const play = new Playing<T>(state, game.streams)
      runToDecision(play)
      return { state, messages: play.messages }
    },
    goOn(kept, layout) {
      try {
        const state = upgraded(game, kept, layout)
        const play = new Playing<T>(state, game.streams)
        runToDecision(play)
        mustBePlayable(state)
        return { state, messages: play.messages }
      } catch (error) {
        throw new CannotGoOn(`${game.id}: a state of layout ${layout} cannot be played on in layout ${game.layout}`, { cause: error })
      }
    },
    pending(view) {
      const wait = waiting(view)
      return wait === undefined ? [] : wait.handler.actors(view, wait.step)
    },
    may(view) {
      const wait = waiting(view)
      if (wait?.handler.may === undefined) return []
      const actors = wait.handler.actors(view, wait.step)
      return wait.handler.may(view, wait.step).filter(seat => !actors.includes(seat))
    },
    invited(view) {
      if (game.windows.length === 0 || waiting(view) === undefined) return []
      return [...new Set(game.windows.flatMap(window => window.invited?.(view) ?? []))]
    },
    legal,
    pass(view, seat) {
      const commands = legal(view, seat)
      return game.passes?.flatMap(kind => commands.filter(command => command.kind === kind))[0]
    },
    ahead(view, seat) {
      const wait = waiting(view)
      if (wait === undefined) return undefined
      const { handler, step } = wait
      if (handler.ahead !== undefined) return handler.ahead(view, step, seat)
      return handler.actors(view, step).includes(seat) ? { matter: step.kind, blanks: handler.blanks?.(view, step, seat) ?? [] } : undefined
    },
    aside: (view, seat) => (waiting(view) === undefined ? [] : open(view, seat).flatMap(window => window.legal(view, seat))),
    isAside: command => windowFor.has(command.kind),
    blanks(view, seat) {
      const wait = waiting(view)
      if (wait === undefined) return []
      const ofStep = speaks(wait, view, seat) ? (wait.handler.blanks?.(view, wait.step, seat) ?? []) : []
      return [...ofStep, ...open(view, seat).flatMap(window => window.blanks?.(view, seat) ?? [])]
    },
    check(view, seat, command) {
      const wait = waiting(view)
      if (wait === undefined) return gameOver
      if (!isSeat(view, seat)) return notYourDecision
      const window = windowFor.get(command.kind)
      if (window !== undefined) return window.shut(view, seat) ?? window.check(view, seat, command)
      if (!wait.handler.takes.includes(command.kind)) return notThisDecision
      return speaks(wait, view, seat) ? wait.handler.check(view, wait.step, seat, command) : notYourDecision
    },
    apply(state, seat, command) {
      const wait = waiting(state)
      if (wait === undefined) throw new Error(`${game.id}: the game is over`)
      const play = new Playing<T>(state, game.streams)
      const window = windowFor.get(command.kind)
      if (window !== undefined) window.apply(play, seat, command)
      else {
        const answers = game.windows.length > 0 && wait.handler.actors(state, wait.step).includes(seat)
        play.answering = top(state.agenda)
        wait.handler.apply(play, wait.step, seat, command)
        play.answering = undefined
        if (answers) for (const each of game.windows) each.spoken?.(play, seat)
      }
      runToDecision(play)
      return play.messages
    },
  })
}

/** What a state of an earlier layout is in this one. */
function upgraded<T extends Types>(game: Game<T>, kept: object, from: number): T['state'] {
  if (from === game.layout && isState<T>(kept)) return game.copy(kept)
  if (from >= game.layout || game.upgrade === undefined) throw new Error(`nothing is known of layout ${from}`)
  const own: unknown = JSON.parse(JSON.stringify(kept)) // it may change what it is given
  return game.upgrade(typeof own === 'object' && own !== null ? own : {}, from)
}
/** What the game itself wrote in this layout: the rest of it shows when it is looked at. */
const isState = <T extends Types>(kept: object): kept is T['state'] =>
  'viewer' in kept && kept.viewer === 'table' && 'agenda' in kept && Array.isArray(kept.agenda)

/** Records come from anywhere: a seat that is not at the table has nothing to say, not even in a window. */
const isSeat = ({ seats }: Types['view'], seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats

/** What one viewer hears of what was said. */
export const heard = <E>(messages: readonly Message<E>[], viewer: Viewer): readonly Message<E>[] =>
  isForAll(messages)
    ? messages
    : messages.filter(({ only, except }) => {
        if (viewer === 'spectator') return only === undefined
        return (only === undefined || only.includes(viewer)) && except?.includes(viewer) !== true
      })

/** Does everybody hear the same? */
export const isForAll = (messages: readonly Message<unknown>[]): boolean =>
  messages.every(({ only, except }) => only === undefined && except === undefined)
