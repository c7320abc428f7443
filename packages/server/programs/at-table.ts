/** A program at a table: whatever happens there, it is told the whole position as its seat sees it, once for all that happens at the same time. */
import { type Seat, type Types, top } from '@wildcat/kernel'
import type { TableNews } from '@wildcat/protocol'
import type { Table } from '@wildcat/table'
import { factsOf } from '../log.ts'
import type { Listener } from '../rooms/audience.ts'
import type { RoomContext } from '../rooms/context.ts'
import type { Room } from '../rooms/room.ts'
import type { Connection } from '../socket/connection.ts'

/** What a page is told when it is no longer at the table is for a program, too. */
const GONE = '{"news":"gone"'
const NO_LINES = Number.POSITIVE_INFINITY
const NO_POSITION = JSON.stringify('none' satisfies TableNews['position'])
/** Listed at most; where there are more a program fills in a form (`blanks`), or makes its own from the view. */
const MOST_LISTED = 2000

export const revisionOf = (epoch: string, decision: number): string => `${epoch}.${decision}`

/** As JSON. */
function positionOf(table: Table<Types>, seat: Seat, epoch: string): string {
  const { engine } = table
  const { view, decision } = table.see(seat, NO_LINES)
  const listed = (commands: readonly Types['command'][]) => commands.slice(0, MOST_LISTED).map(command => ({ ...command }))
  return JSON.stringify({
    revision: revisionOf(epoch, decision),
    view,
    asked: engine.pending(view).includes(seat),
    question: view.outcome === 'open' ? (top(view.agenda)?.kind ?? '') : '',
    legal: listed(engine.legal(view, seat)),
    aside: listed(engine.aside(view, seat)),
    blanks: engine.blanks(view, seat),
  } satisfies TableNews['position'])
}

interface Position {
  readonly after: number // so many entries
  readonly json: string
}
const positions = new WeakMap<Table<Types>, Map<Seat, Position>>()
/** The same, made once after each entry, however many sockets a program has there and whatever else happens at the table. */
function knownPosition(table: Table<Types>, seat: Seat, epoch: string): string {
  const bySeat = positions.get(table) ?? new Map<Seat, Position>()
  const known = bySeat.get(seat)
  if (known?.after === table.length) return known.json
  const json = positionOf(table, seat, epoch)
  positions.set(table, bySeat.set(seat, { after: table.length, json }))
  return json
}

export class ProgramAtTable implements Listener {
  readonly isProgram = true
  readonly room: Room
  readonly #connection: Connection
  readonly #context: RoomContext
  #seat: Seat
  #told = '' // last, but for the time left
  #position = ''
  #telling = false
  #again = false

  constructor(room: Room, connection: Connection, context: RoomContext, seat: Seat) {
    this.room = room
    this.#connection = connection
    this.#context = context
    this.#seat = seat
  }

  get guest(): number {
    return this.#connection.guest
  }
  get name(): string {
    return this.#connection.name
  }
  get device() {
    return this.#connection.device
  }
  get allowance() {
    return this.#connection.allowance
  }

  /** What the page of a person at this seat would be told: a sign that something may have changed. */
  tell(text: string): void {
    if (text.startsWith(GONE)) {
      this.#connection.tell(text)
      return
    }
    this.#again = true
    if (this.#telling) return
    this.#telling = true
    setImmediate(() => void this.#tellTable())
  }
  close(): void {
    this.#connection.close('restart')
  }

  async #tellTable(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        const table = this.room.hasBegun ? (await this.room.match()).table : undefined
        if (this.room.audience.viewerOf(this) !== this.#seat) break
        this.#tellOnce(this.#newsOf(), table === undefined ? NO_POSITION : knownPosition(table, this.#seat, this.#context.epoch))
      }
    } catch (error) {
      this.#context.log.error({ table: this.room.key, error: factsOf(error) }, 'a program could not be told of its table')
      this.close() // it comes again, and is told then
    } finally {
      this.#telling = false
    }
  }
  /** `position` as JSON. */
  #tellOnce(news: Omit<TableNews, 'position'>, position: string) {
    const { clock, ...rest } = news
    const text = JSON.stringify([rest, clock === 'none' || clock.runs])
    if (text === this.#told && position === this.#position) return
    this.#told = text
    this.#position = position
    this.#connection.tell(`${JSON.stringify(news).slice(0, -1)},"position":${position}}`)
  }

  #newsOf(): Omit<TableNews, 'position'> {
    const { id, game, options, stage, seats, paused, outcome } = this.room.shownTo(this.#seat)
    return {
      news: 'table',
      table: id,
      game,
      options,
      stage,
      seat: this.#seat,
      seats: seats.map(({ by, name, bot, present, conceded }) => ({ by, name, bot, present, conceded })),
      paused,
      outcome,
      clock: seats[this.#seat]?.clock ?? 'none',
    }
  }
}
