/**
 * Keeps one table going: takes commands one after the other, stores each before it counts, lets bots move, tells who is listening.
 * The same in a browser worker and in a server; where entries are stored and where bots think is handed in.
 */
import type { Engine, Entry, Rejection, Seat, Types, Viewer } from '@wildcat/kernel'
import type { Change, Proposal, Table } from './table.ts'

/** What a bot is asked: only what its seat may see. */
export interface Question<T extends Types> {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: T['view']
}
/** Where bots think. Rejects when `signal` is aborted or the bot has failed. */
export interface Thinker {
  think(question: Question<Types>, signal: AbortSignal): Promise<unknown>
}

export interface HostSettings<T extends Types> {
  readonly bots: readonly (string | 'none')[] // for each seat, the bot that plays it
  readonly thinker: Thinker
  readonly store: (entry: Entry<T['command']>) => Promise<void> // resolves when it is safe
  readonly now?: () => number
  readonly pause?: (signal: AbortSignal) => Promise<void> // before a bot's move is made, so that people can follow
  readonly changed: (viewers: (viewer: Viewer) => boolean) => void
  readonly botFailed?: (seat: Seat, error: unknown) => void
}

export type Answer = { readonly accepted: true } | { readonly refused: Rejection }

export class Host<T extends Types> {
  readonly table: Table<T>
  readonly #settings: HostSettings<T>
  readonly #stop = new AbortController()
  #queue: Promise<unknown> = Promise.resolve()
  #driving = false

  constructor(table: Table<T>, settings: HostSettings<T>) {
    this.table = table
    this.#settings = settings
  }

  submit(seat: Seat, decision: number, input: unknown): Promise<Answer> {
    return this.#make(() => this.table.propose(seat, decision, input, this.#settings.now?.()))
  }

  undo(seat: Seat): Promise<Answer> {
    return this.#make(() => this.table.proposeUndo(seat, this.#settings.now?.()))
  }

  /** Lets bots move until people are asked or the game is over. Safe to call at any time. */
  async drive(): Promise<void> {
    if (this.#driving) return
    this.#driving = true
    try {
      for (;;) {
        const seat = this.#botToMove()
        if (seat === undefined || this.#stop.signal.aborted) return
        await this.#moveBot(seat)
      }
    } finally {
      this.#driving = false
    }
  }

  /** Bots stop thinking; nothing more is accepted. */
  stop(): void {
    this.#stop.abort(new Error('the table is closed'))
  }

  #botToMove(): Seat | undefined {
    return this.table.pending.find(seat => this.#bot(seat) !== 'none')
  }
  #bot(seat: Seat): string {
    return this.#settings.bots[seat] ?? 'none'
  }

  async #moveBot(seat: Seat): Promise<void> {
    const { view, decision } = this.table.see(seat)
    const { signal } = this.#stop
    try {
      const command = await this.#settings.thinker.think({ game: this.table.engine.id, bot: this.#bot(seat), seat, view }, signal)
      await this.#settings.pause?.(signal)
      const answer = await this.submit(seat, decision, command)
      if ('accepted' in answer || answer.refused.why === 'staleDecision') return
      throw new Error(`the bot was refused: ${answer.refused.rule} ${answer.refused.why}`)
    } catch (error) {
      if (signal.aborted) return
      this.#settings.botFailed?.(seat, error)
      await this.submit(seat, decision, firstLegal(this.table.engine, view, seat)) // a broken bot never holds up the table
    }
  }

  /** One change at a time: propose, store, accept, tell. */
  #make(propose: () => Proposal<T>): Promise<Answer> {
    const made = this.#queue.then(async (): Promise<Answer> => {
      this.#stop.signal.throwIfAborted()
      const proposal = propose()
      if ('refused' in proposal) return proposal
      await this.#settings.store(proposal.change.entry)
      this.#accept(proposal.change)
      return { accepted: true }
    })
    this.#queue = made.catch(() => undefined)
    return made
  }

  #accept(change: Change<T>) {
    const notices = (viewer: Viewer) => this.table.notices(change, viewer)
    this.table.accept(change)
    this.#settings.changed(notices)
  }
}

const firstLegal = <T extends Types>(engine: Engine<T>, view: T['view'], seat: Seat): unknown => engine.legal(view, seat)[0]
