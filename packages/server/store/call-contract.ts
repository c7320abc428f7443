/** What the server asks of its store about calling people who are not at the table. */

/** A way by which somebody is called. */
export interface WayRow {
  readonly id: number
  readonly guest: number
  readonly kind: string // push, mail or hook
  readonly target: string // as JSON: where to
  readonly state: string // on, unconfirmed or ended
  readonly failures: number // one after the other
  readonly failing: number // since when; 0: it works
}
export interface WayToAdd extends Pick<WayRow, 'guest' | 'kind' | 'target' | 'state'> {
  readonly mark: string // of its kind a guest has only one with it
  readonly session: number // the browser that is called by it; 0: none
  readonly most: number // that one may have
}
export interface CallSettings {
  readonly wishes: string // as JSON; empty: never said
  readonly ways: readonly WayRow[]
}

export interface CallName {
  readonly way: number
  readonly table: number
  readonly kind: string // turn, invited or over
  readonly mark: number // of a turn: the number of the entry after which it was not yet theirs
}
/** A call that is to be made now, with all that is needed for it. */
export interface DueCall extends CallName {
  readonly tries: number // this one included
  readonly to: WayRow
  readonly wishes: string
  readonly name: string // of the table
  readonly room: string
  readonly still: boolean // is it as the call would say?
}

export interface CallOperations {
  callSettings(guest: number): CallSettings
  /** Who has a way that works: nobody else is called. */
  guestsToCall(): number[]
  saveCallWishes(guest: number, wishes: string): void
  /** Gives its number, or 0 if there are as many as there may be. One that is there already works anew. */
  addWay(way: WayToAdd, now: number): number
  /** By its number, whosever it is. */
  way(id: number): WayRow | undefined
  setWay(id: number, state: string, now: number): void
  removeWay(guest: number, id: number): void
  /** A call got through, or did not: gives it as it is then. */
  noteWay(id: number, through: boolean, now: number): WayRow | undefined

  /** What is to be said of a table, or of all of them (0), to a guest, or to everybody (0), and was not. Derived from what the tables are, as often as one likes. */
  queueCalls(of: { readonly table: number; readonly guest: number }, due: number): void
  /** Calls that are due, for whoever asks alone: nobody else is given them before `until`. */
  takeCalls(now: number, until: number, most: number): DueCall[]
  /** It was made, or need not be. */
  endCall(call: CallName): void
  delayCall(call: CallName, due: number): void
}
