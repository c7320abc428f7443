/** What each viewer has been told, line by line. Lines are only ever added: one that takes back says how many before it no longer stand. */
import { forSeats, heard, type Message, type Seat, type Viewer } from '@wildcat/kernel'

export type Line<Event> =
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly lines: number }

export class Log<Event> {
  readonly #seats: number
  readonly #lines: Line<Event>[][] // by seat; the last are a spectator's
  readonly #stands: number[]

  constructor(seats: number) {
    this.#seats = seats
    this.#lines = forSeats(seats + 1, () => [])
    this.#stands = forSeats(seats + 1, () => 0)
  }

  /** How many lines stand now for each viewer, to be handed back to `takeBack`. */
  get stands(): readonly number[] {
    return this.#stands.slice()
  }

  lines(viewer: Viewer, from = 0): readonly Line<Event>[] {
    return this.#lines[viewer === 'spectator' ? this.#seats : viewer]?.slice(from) ?? []
  }

  say(messages: readonly Message<Event>[]): void {
    for (const [place, lines] of this.#lines.entries()) {
      const news = heard(messages, place === this.#seats ? 'spectator' : place)
      for (const { event } of news) lines.push({ kind: 'event', event })
      this.#stands[place] = (this.#stands[place] ?? 0) + news.length
    }
  }

  /** For each viewer the lines fall that he has heard since: at practice some may have heard more than others. */
  takeBack(seat: Seat, from: readonly number[]): void {
    for (const [place, lines] of this.#lines.entries()) {
      const stood = from[place] ?? 0
      lines.push({ kind: 'undone', seat, lines: (this.#stands[place] ?? 0) - stood })
      this.#stands[place] = stood + 1
    }
  }
}

/** The log as one reads it: without what was taken back. */
export function standing<Event>(lines: readonly Line<Event>[]): Line<Event>[] {
  const stands: Line<Event>[] = []
  for (const line of lines) {
    if (line.kind === 'undone') stands.length -= line.lines
    stands.push(line)
  }
  return stands
}
