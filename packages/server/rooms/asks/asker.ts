/**
 * Who asks at a table, and by what right. Whoever is just losing a seat, or the host's role, may ask while that is being written: so a right is
 * looked at when something is asked and again in the moment of the change. Asks are made by one of the functions below and change the table
 * only through what these hand them: none can leave it out.
 */
import type { Seat } from '@wildcat/kernel'
import type { TalkLine } from '@wildcat/protocol'
import { Refused } from '../../refused.ts'
import type { Listener } from '../audience.ts'
import type { CompanyChange, RoomContext } from '../context.ts'
import { mustBeWelcome } from '../moderation.ts'
import type { Room } from '../room.ts'
import type { RoomChange } from '../room-change.ts'
import { seatAt } from '../seating.ts'
import { hostSeat, isHeldBy, isHostOf, type RoomState } from '../state.ts'

export interface Asker {
  readonly room: Room
  readonly listener: Listener
  readonly context: RoomContext
}
export const DONE = { done: true } as const

/** Looks at what they ask with, and gives what is to be asked again: it throws, or gives the seat that they ask for, if it is for one. */
type Right<For> = (asker: Asker) => () => For

/** Whoever asks, with a right to it. */
export class Entitled<For = unknown> {
  readonly listener: Listener
  readonly context: RoomContext
  readonly seat: For
  readonly must: () => For
  readonly #room: Room

  constructor(asker: Asker, right: Right<For>) {
    this.#room = asker.room
    this.listener = asker.listener
    this.context = asker.context
    this.must = right(asker)
    this.seat = this.must()
  }

  /** To look at. */
  get room(): Omit<Room, 'change' | 'alone' | 'proposed' | 'say'> {
    return this.#room
  }
  change(make: (now: RoomState) => RoomChange): Promise<void> {
    return this.#room.change(now => {
      this.must()
      return make(now)
    })
  }
  changeCompany(begin: () => CompanyChange): Promise<void> {
    return this.context.changeCompany(this.#room, () => {
      this.must()
      return begin()
    })
  }
  say(seat: Seat, said: TalkLine['said'], may: (now: RoomState) => void): Promise<void> {
    return this.#room.alone(async () => {
      this.must()
      may(this.#room.state)
      await this.#room.say(seat, said, this.listener.guest)
    })
  }
  close(): Promise<void> {
    return this.context.close(this.#room, this.must)
  }
}

const by =
  <For>(right: Right<For>) =>
  <Ask extends unknown[], X>(handle: (asker: Entitled<For>, ...ask: Ask) => Promise<X>) =>
  async (asker: Asker, ...ask: Ask): Promise<X> =>
    handle(new Entitled(asker, right), ...ask)

/** For the seat that this connection speaks for. */
export const fromSeat = by<Seat>(({ room, listener }) => {
  const viewer = room.audience.viewerOf(listener)
  if (viewer === undefined) throw new Refused('notJoined')
  if (viewer === 'spectator') throw new Refused('notSeated')
  return () => {
    if (!isHeldBy(seatAt(room.state, viewer), listener.guest)) throw new Refused('seatLost')
    return viewer
  }
})
/** For oneself, seated or not. */
export const fromAnybody = by(
  ({ room, listener }) =>
    () =>
      mustBeWelcome(room.state, listener.guest),
)
/** For the table, by whoever acts as its host. */
export const asHost = by(asker => () => mustHost(asker))
/** For what cannot be undone: a host must not lose it for a moment without a connection. */
export const asHostHimself = by(({ room, listener }) => () => {
  if (!isHostOf(room.state, listener.guest)) throw new Refused('notHost')
})
/** For what binds the host, too. */
export const asHostForLong = by(asker => () => mustHostForLong(asker))

function mustHost({ room, listener }: HostToBe): void {
  if (!room.isHost(listener.guest)) throw new Refused('notHost')
}
/**
 * Nobody does it for them because they are away for a moment; after as long as their seat might be given to another, whoever acts for them
 * does.
 */
export function mustHostForLong(asker: HostToBe): void {
  mustHost(asker)
  const { room, listener, context } = asker
  if (isHostOf(room.state, listener.guest)) return
  const { seats, host } = room.state
  const own = seats[hostSeat(room.state) ?? -1]?.holders.map(({ guest }) => guest) ?? []
  if (host !== 0 && room.presence.guestsAwayMs([host, ...own]) < context.limits.relinkMs) throw new Refused('notHost')
}
type HostToBe = Pick<Entitled, 'room' | 'listener' | 'context'>
