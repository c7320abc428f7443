/**
 * What a game is. Read this first.
 *
 * A state is plain JSON: the game's own fields and a `Core`. Its agenda, a stack of steps, says what happens next; there is
 * no other program counter. The step on top either plays itself (`Auto`) or waits for seats (`Decision`).
 *
 * A game writes ONE interface and marks each secret once, with `| Hidden`:
 *     interface Table<Hidden> extends Core<Step<Hidden>, Hidden> { hands: (Licence | Hidden)[][]; … }
 *     type State = Table<never>          type View = ReadonlyDeep<Table<null>>
 * So every state is a view, and null means hidden and nothing else: a state never holds null ('none', 'open' … are words).
 *
 * `Play` has properties and the rest has methods on purpose: the first lets a shared rule compile only in a game that has its
 * events and streams, the second lets all engines live in one registry without a cast.
 */
import type { ScoreParts } from './score-parts.ts'

export type Seat = number // 0-based, clockwise
export type Viewer = Seat | 'spectator'
export type RuleId = `${string}-${string}` // 'BG-7.4'; the kernel's own are WILD-1 … (rules.ts)
export interface Tagged {
  readonly kind: string
}
/** Why not: the rule, and a key with figures for `words/`; never prose. */
export interface Rejection {
  readonly rule: RuleId
  readonly why: string
  readonly with?: Readonly<Record<string, number | string>>
}
export type Parsed<X> = { readonly ok: X } | { readonly refused: Rejection }
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}
/** A ChaCha key of eight words, and how many words of each stream are used up, in the order of `Game.streams`. */
export interface Randomness {
  readonly key: readonly number[]
  readonly drawn: number[]
}
/** Read-only all the way down. */
export type ReadonlyDeep<T> = T extends readonly (infer U)[]
  ? readonly ReadonlyDeep<U>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T

/** What every state and every view has. */
export interface Core<Step extends Tagged, Hidden> {
  viewer: Viewer | 'table' // 'table' in a state; nothing leaves the table unless this names its receiver
  seats: number
  round: number
  agenda: ReadonlyDeep<Step>[] // the last is on top; steps are replaced, never changed, so copies share them
  outcome: Outcome | 'open'
  random: Randomness | Hidden
  told: number | Hidden // grows when anybody learns anything: the line that undo may not cross
}

/** Luck from named streams: what is drawn in one does not change what comes out of another. */
export interface Chance<Stream extends string> {
  readonly random: Randomness
  readonly below: (stream: Stream, n: number) => number // 0 ≤ result < n
  readonly shuffle: <X>(stream: Stream, list: X[]) => X[] // in place
}

/** What a rule may do. A rule asks for the play it needs, not for the whole game: so two games share a rule that names only what both have. */
export interface Play<State, Step, Event, Stream extends string> extends Chance<Stream> {
  readonly state: State
  readonly next: (...steps: Step[]) => void // on top, the first of them first
  readonly done: () => void // the step being answered leaves the agenda
  readonly become: (...steps: Step[]) => void // done, then next
  readonly finish: (outcome: Outcome) => void
  readonly emit: (event: Event) => void // to all: what everybody could have worked out
  readonly reveal: (event: Event) => void // to all: news to somebody (a die, a tile turned up, a bid that could be paid)
  readonly whisper: (to: readonly Seat[], secret: Event, shared: Event) => void // news to some, with its public twin for the others
  readonly seal: (seat: Seat, own: Event, shared?: Event) => void // what a seat did in secret: news to nobody; others hear `shared` or nothing
}

/** A step that plays itself. It has left the agenda when it runs: it cannot forget to end. */
export interface Auto<P, Step> {
  run(play: P, step: Step): void
}

/** A step that waits for seats. It stays until `done` or `become`. StepSeen: the step as a viewer sees it. */
export interface Decision<View, P, StepSeen, Step, Command extends Tagged> {
  readonly run?: never
  readonly takes: readonly Command['kind'][]
  actors(view: View, step: StepSeen): readonly Seat[] // who holds up the game: the same from every view
  may?(view: View, step: StepSeen): readonly Seat[] // who else may speak, unheard by others: change a sealed choice before it is shown
  legal(view: View, step: StepSeen, seat: Seat): Command[] // all; of an open kind a useful sample
  blanks?(view: View, step: StepSeen, seat: Seat): Blank<Command>[] // the open kinds, for a form
  ahead?(view: View, step: StepSeen, seat: Seat): Ahead<Command> | undefined // what a seat can order before it is asked, and in which matter
  check(view: View, step: StepSeen, seat: Seat, command: Command): Rejection | null
  apply(play: P, step: Step, seat: Seat, command: Command): void // in place, unchecked
}

/**
 * Commands that do not wait for their step: deals, selling an investment, a special card. What is promised from a hidden hand is
 * laid aside, and everybody hears that something was done: only the step on top may `seal` without a `shared`.
 */
export interface Window<View, P, Command extends Tagged> {
  readonly takes: readonly Command['kind'][]
  shut(view: View, seat: Seat): Rejection | null // while it could take away what the step on top needs
  legal(view: View, seat: Seat): Command[]
  blanks?(view: View, seat: Seat): Blank<Command>[]
  check(view: View, seat: Seat, command: Command): Rejection | null
  apply(play: P, seat: Seat, command: Command): void
  invited?(view: View): readonly Seat[] // who has been asked here and has not answered: nobody waits for them, but bots are asked
  spoken?(play: P, seat: Seat): void // this seat, being asked, has just answered: its open offers lapse
}

/** A command with fields left open: numbers in a range, or one of a list. Filled in, it is still for `check` to judge. */
export interface Blank<Command> {
  readonly command: Command
  readonly open: Readonly<Record<string, Range | readonly (string | number)[]>>
}
/** What may be asked of a seat in one matter: an auction, from its opening to its end. */
export interface Ahead<Command> {
  readonly matter: string // the same as long as it is the same one
  readonly blanks: readonly Blank<Command>[] // as if it were asked now
}
export interface Range {
  readonly least: number
  readonly most: number
}

/** A value of an option put together: for each place the texts that may stand there. Joined by blanks, the first of each are right. */
export type Pieces = readonly (readonly string[])[]

/** What a player's pieces may be painted in. */
export type Paint = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'grey'

/** The types of one game, and what follows from them. */
export interface Types {
  state: Core<Tagged, never>
  view: ReadonlyDeep<Core<Tagged, null>>
  step: Tagged
  command: Tagged
  event: Tagged
  options: object
  stream: string
}
export type PlayOf<T extends Types> = Play<T['state'], T['step'], T['event'], T['stream']>
export type StepOf<T extends Types> =
  | Auto<PlayOf<T>, T['step']>
  | Decision<T['view'], PlayOf<T>, T['view']['agenda'][number], T['step'], T['command']>

export interface Game<T extends Types> {
  readonly id: string
  readonly version: number // of the rules: raised when a record would replay to another result
  readonly layout: number // of the state: raised when a state that was kept would be misunderstood
  readonly seats: { readonly least: number; readonly most: number }
  readonly colours?: readonly Paint[] // of the seats, if its box says so
  readonly streams: readonly T['stream'][]
  readonly rules: readonly RuleId[]
  readonly rulings?: readonly RuleId[] // those of them that decide what the printed book leaves open
  readonly steps: Readonly<Record<T['step']['kind'], StepOf<T>>>
  readonly windows: readonly Window<T['view'], PlayOf<T>, T['command']>[]
  readonly passes?: readonly T['command']['kind'][] // by which one does nothing more where one is asked, the first that is legal first
  choices(seats: number): { readonly [K in keyof T['options']]: readonly T['options'][K][] } // what a form offers, the usual first
  options(seats: number, input: unknown): Parsed<T['options']> // what is missing gets its usual value
  pieces?(seats: number, options: T['options']): { readonly [K in keyof T['options']]?: Pieces } // options that can be put together too
  parse(input: unknown): Parsed<T['command']>
  setup(seats: number, options: T['options'], chance: Chance<T['stream']>): T['state']
  view(state: T['state'], viewer: Viewer): T['view'] // field by field, each from its own alone until the game is over
  glance?(state: T['state'], viewer: Viewer): T['view'] // equal to `view`, but it may share lists: for a bot that plays on in thought
  readonly personal: readonly (keyof T['state'] & string)[] // fields that not everybody sees alike
  imagine(view: T['view'], chance: Chance<T['stream']>): T['state'] // one world that fits what view.viewer knows
  copy(state: T['state']): T['state']
  upgrade?(state: object, from: number): T['state'] // a state of an earlier layout, as it would be in this one; throws where that cannot be
  readonly scoreParts?: ScoreParts<T> // what a score is made of
  places?(view: T['view']): readonly number[] // of every seat when the game is over, if the rules part equal scores
  /** Does this event tell somebody what the game has drawn or rolled, and what they did not know? Not what another player kept secret. `before`: as they saw the game then. */
  drawn?(event: T['event'], before: T['view'], viewer: Seat): boolean
}

/** An event and who hears it. `news`: somebody among them could not have known. */
export interface Message<E> {
  readonly event: E
  readonly only?: readonly Seat[]
  readonly except?: readonly Seat[]
  readonly news?: true
}
