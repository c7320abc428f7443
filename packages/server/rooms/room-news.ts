/** What everybody at a table hears apart from the game: how the room is, which devices hold a seat, and what is said. */
import type { Seat } from '@wildcat/kernel'
import type { News, TalkLine } from '@wildcat/protocol'
import type { Room } from './room.ts'

export class RoomNews {
  readonly #room: Room
  readonly #held = new Map<Seat, string>() // what was last told of the devices of a seat
  #telling = false
  #said = 0

  constructor(room: Room) {
    this.#room = room
  }

  /** How many lines of talk were told. */
  get said(): number {
    return this.#said
  }
  tellTalk(line: TalkLine): void {
    this.#said++
    this.#room.tellAll({ news: 'talk', talk: [line] })
  }

  /** How the room is: soon, once for all that happens at the same time. */
  tellRoom(): void {
    if (this.#telling) return
    this.#telling = true
    setImmediate(() => {
      const { audience } = this.#room
      this.#telling = false
      for (const seat of this.#held.keys()) if (!audience.isPresent(seat)) this.#held.delete(seat)
      for (const viewer of audience.viewers()) {
        audience.tell(viewer, JSON.stringify({ news: 'room', room: this.#room.shownTo(viewer) } satisfies News))
        if (viewer !== 'spectator') this.#tellHold(viewer)
      }
    })
  }
  /** Which devices hold a seat, to each of them that is here, when that has changed. */
  #tellHold(seat: Seat) {
    const { audience, state } = this.#room
    const known = JSON.stringify([this.#room.holdOf(seat, 0), state.seats[seat]?.linkOf])
    if (known === this.#held.get(seat)) return
    this.#held.set(seat, known)
    for (const listener of audience.of(seat)) {
      const hold = this.#room.holdOf(seat, listener.guest)
      if (hold !== 'none') listener.tell(JSON.stringify({ news: 'hold', hold } satisfies News))
    }
  }
}
