/** One moment of a game, and one command that leads to the next. What several checks ask for is worked out once. */
import { at, type Blank, type Engine, heard, type Message, type Seat, type Tagged, type Types, type Viewer } from '@wildcat/kernel'
import { attempts } from './attempts.ts'
import { dice } from './dice.ts'
import type { Examined } from './examined.ts'
import type { Story } from './stories.ts'
import { throughJson } from './values.ts'

export type State = Types['state']
export type View = Types['view']

const FAR = 1000 // luck apart from that of the checks, which are counted from 0

/** Works a value out when it is first asked for. */
function once<Key, X>(make: (key: Key) => X): (key: Key) => X {
  const made = new Map<Key, X>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

export interface Moment {
  readonly subject: Examined
  readonly engine: Engine<Types>
  readonly state: State // never to be changed: take a `worldOf` it
  readonly bytes: string // of the state
  readonly seed: number
  readonly number: number // commands played so far
  readonly seats: readonly Seat[]
  readonly viewers: readonly Viewer[] // all seats, and a spectator
  readonly over: boolean
  readonly known: readonly Tagged[] // commands that were legal at some time in this game
  readonly pending: () => readonly Seat[]
  readonly view: (viewer: Viewer) => View
  readonly viewBytes: (viewer: Viewer) => string
  readonly legal: (seat: Seat) => readonly Tagged[]
  readonly aside: (seat: Seat) => readonly Tagged[]
  readonly blanks: (seat: Seat) => readonly Blank<Tagged>[]
  readonly attempts: (seat: Seat) => readonly Tagged[] // what it might try, good or bad, as far as it can be parsed
}

export function moment(subject: Examined, state: State, number: number, known: readonly Tagged[], seed: number): Moment {
  const engine = subject.game
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  const view = once((viewer: Viewer) => engine.view(state, viewer))
  const pending = once((_: 'pending') => engine.pending(state))
  const self: Moment = {
    subject,
    engine,
    state,
    bytes: JSON.stringify(state),
    seed,
    number,
    seats,
    viewers: [...seats, 'spectator'],
    over: state.outcome !== 'open',
    known,
    pending: () => pending('pending'),
    view,
    viewBytes: once(viewer => JSON.stringify(view(viewer))),
    legal: once(seat => engine.legal(state, seat)),
    aside: once(seat => engine.aside(state, seat)),
    blanks: once(seat => engine.blanks(state, seat)),
    attempts: once(seat => attempts(self, seat, dice(seed, number, FAR + seat))),
  }
  return self
}

/** A world of one's own with the same content, which shares nothing with the moment's. */
export const worldOf = ({ state, bytes }: Moment): State => throughJson(state, bytes)

/** A command that was played. */
export interface Move {
  readonly before: Moment
  readonly seat: Seat
  readonly command: Tagged
  readonly aside: boolean // through a window
  readonly messages: readonly Message<Tagged>[]
  readonly after: Moment
}

/** What was said on the way to this moment, or to another world. */
export const storyOf = ({ engine, view }: Moment, messages: Story['messages'], world?: State): Story => ({
  messages,
  view: world === undefined ? view : viewer => engine.view(world, viewer),
})

/** What a viewer hears, as text for each message. */
export const hears = (messages: readonly Message<Tagged>[], viewer: Viewer): string[] =>
  heard(messages, viewer).map(({ event }) => JSON.stringify(event))

/** A command for a message. */
export const spell = (command: unknown): string => {
  const text = JSON.stringify(command) ?? String(command)
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

export const stepKind = ({ agenda }: View): string => (agenda.length === 0 ? 'nothing' : at(agenda, agenda.length - 1).kind)
