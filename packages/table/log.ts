/** What each viewer has been told, line by line. Lines are only ever added: one that takes back says how many before it no longer stand. */
import { heard, type Message, type Seat, type Viewer } from '@wildcat/kernel'

export type Line<Event> =
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly lines: number }

export class Log<Event> {
  readonly #ofSeat: Line<Event>[][]
  readonly #ofSpectator: Line<Event>[] = []
  #stands = 0

  constructor(seats: number) {
    this.#ofSeat = Array.from({ length: seats }, () => [])
  }

  /** How many public lines stand now. */
  get stands(): number {
    return this.#stands
  }

  lines(viewer: Viewer, from = 0): readonly Line<Event>[] {
    return this.#of(viewer).slice(from)
  }

  say(messages: readonly Message<Event>[]): void {
    this.#stands += heard(messages, 'spectator').length
    for (const viewer of this.#viewers()) for (const { event } of heard(messages, viewer)) this.#of(viewer).push({ kind: 'event', event })
  }

  /** What can be taken back was said to all alike, so the same number of lines falls for every viewer. */
  takeBack(seat: Seat, from: number): void {
    const line: Line<Event> = { kind: 'undone', seat, lines: this.#stands - from }
    this.#stands = from + 1
    for (const viewer of this.#viewers()) this.#of(viewer).push(line)
  }

  #of(viewer: Viewer): Line<Event>[] {
    return viewer === 'spectator' ? this.#ofSpectator : (this.#ofSeat[viewer] ?? [])
  }
  #viewers(): Viewer[] {
    return [...this.#ofSeat.keys(), 'spectator']
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
