/** What each viewer has been told, line by line. Lines are only ever added: one that takes back says how many before it no longer stand. */
import { heard, type Message, type Seat, type Viewer } from '@wildcat/kernel'

export interface EventLine<Event> {
  readonly kind: 'event'
  readonly event: Event
}
export interface UndoneLine {
  readonly kind: 'undone'
  readonly seat: Seat
  readonly lines: number
}
export type Line<Event> = EventLine<Event> | UndoneLine

/** How long the logs are, without what is in them. */
export interface LogSnapshot {
  readonly lengths: readonly number[] // of each seat, then of a spectator
  readonly stands: readonly number[]
}

export class Log<Event> {
  readonly #kept: Line<Event>[][] // of each seat, then of a spectator
  readonly #forgotten: number[] // lines that are no longer kept here
  readonly #stands: number[]

  constructor({ lengths, stands }: LogSnapshot) {
    this.#kept = lengths.map(() => [])
    this.#forgotten = [...lengths]
    this.#stands = [...stands]
  }

  static empty<Event>(seats: number): Log<Event> {
    const none = new Array<number>(seats + 1).fill(0)
    return new Log({ lengths: none, stands: none })
  }

  get snapshot(): LogSnapshot {
    return { lengths: this.#kept.map((lines, place) => lines.length + (this.#forgotten[place] ?? 0)), stands: this.stands }
  }

  /** How many lines stand now for each viewer, to be handed back to `since`. */
  get stands(): readonly number[] {
    return this.#stands.slice()
  }

  /** How many lines each viewer has heard since: at practice some may have heard more than others. */
  since(stood: readonly number[]): readonly number[] {
    return this.#stands.map((stands, place) => stands - (stood[place] ?? 0))
  }

  /** How many lines this viewer has been told: a number of his own for what he knows. */
  length(viewer: Viewer): number {
    const place = this.#placeOf(viewer)
    return (this.#forgotten[place] ?? 0) + (this.#kept[place]?.length ?? 0)
  }

  /** From this line on, as far as lines are kept. */
  lines(viewer: Viewer, from = 0): readonly Line<Event>[] {
    const place = this.#placeOf(viewer)
    return this.#kept[place]?.slice(Math.max(0, from - (this.#forgotten[place] ?? 0))) ?? []
  }

  say(messages: readonly Message<Event>[]): void {
    for (const [place, lines] of this.#kept.entries()) {
      const told = eventLines(messages, this.#viewerAt(place))
      lines.push(...told)
      this.#stands[place] = (this.#stands[place] ?? 0) + told.length
    }
  }

  /** So many lines fall for each viewer. */
  takeBack(seat: Seat, fallen: readonly number[]): void {
    for (const [place, lines] of this.#kept.entries()) {
      const line = undoneLine(seat, fallen, this.#viewerAt(place))
      lines.push(line)
      this.#stands[place] = (this.#stands[place] ?? 0) - line.lines + 1
    }
  }

  /** Lines so far are kept elsewhere. */
  forget(): void {
    for (const [place, lines] of this.#kept.entries()) {
      this.#forgotten[place] = (this.#forgotten[place] ?? 0) + lines.length
      lines.length = 0
    }
  }

  #placeOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.#kept.length - 1 : viewer < this.#kept.length - 1 ? viewer : Number.NaN
  }
  #viewerAt(place: number): Viewer {
    return place === this.#kept.length - 1 ? 'spectator' : place
  }
}

/** What a viewer hears, as lines of his log. */
export const eventLines = <Event>(messages: readonly Message<Event>[], viewer: Viewer): EventLine<Event>[] =>
  heard(messages, viewer).map(({ event }) => ({ kind: 'event', event }))

/** What a viewer is told of an undo after which so many lines fall for each seat, and for a spectator. */
const undoneLine = (seat: Seat, fallen: readonly number[], viewer: Viewer): UndoneLine => ({
  kind: 'undone',
  seat,
  lines: (viewer === 'spectator' ? fallen.at(-1) : fallen[viewer]) ?? 0,
})

/** The same, with what is said again of what he did in secret. */
export const undoLines = <Event>(
  seat: Seat,
  fallen: readonly number[],
  again: readonly Message<Event>[],
  viewer: Viewer,
): Line<Event>[] => [undoneLine(seat, fallen, viewer), ...eventLines(again, viewer)]

/** The log as one reads it: without what was taken back. */
export function standing<Event>(lines: readonly Line<Event>[]): Line<Event>[] {
  const stands: Line<Event>[] = []
  for (const line of lines) {
    if (line.kind === 'undone') stands.length -= line.lines
    stands.push(line)
  }
  return stands
}
