/** What is known of those who sit at a table from games before: read when they come, and again when their game was rated. */
import { type Known, knownOf, NOTHING } from '../ratings/standings.ts'
import type { RoomContext } from './context.ts'
import type { Room } from './room.ts'
import type { RoomState, SeatState } from './state.ts'

/** Whose seat it is, not who stands in. */
const personAt = ({ by, holders, owners }: SeatState): number => (by === 'person' ? ((owners[0] ?? holders[0])?.guest ?? 0) : 0)

export class RoomStandings {
  readonly #room: Room
  readonly #context: RoomContext
  #known: ReadonlyMap<number, Known> = new Map()

  constructor(room: Room, context: RoomContext) {
    this.#room = room
    this.#context = context
  }

  of(seat: SeatState): Known {
    return this.#known.get(personAt(seat)) ?? NOTHING
  }

  /** Somebody may have come of whom nothing is known yet. */
  look(): void {
    if (peopleIn(this.#room.state).some(guest => !this.#known.has(guest))) void this.read().catch(() => undefined) // nobody waits for it
  }
  /** Everybody is told if there is something to tell. */
  async read(): Promise<void> {
    const { state } = this.#room
    const before = this.#known
    const people = peopleIn(state)
    if (people.length > 0) this.#known = await knownOf(this.#context.store, state, people)
    if (people.some(guest => JSON.stringify(this.#known.get(guest)) !== JSON.stringify(before.get(guest) ?? NOTHING))) this.#room.tellRoom()
  }
}

const peopleIn = ({ seats }: RoomState): number[] => seats.map(personAt).filter(guest => guest !== 0)
