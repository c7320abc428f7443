/**
 * Keeps one table going: takes commands one after the other, stores each before it counts, lets bots move, tells who is listening.
 * The same in a browser worker and in a server; where entries are stored and where bots think is handed in.
 */
import { type Rejection, type Seat, staleDecision, type Types, type Viewer } from '@wildcat/kernel'
import { holds, type UndoRequest, whyNotYet } from './consent.ts'
import { nextIn, type Planned, plannedBy } from './planned.ts'
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
  think(question: Question<Types>, signal: AbortSignal, hear?: Hear): Promise<unknown>
}
/** Is told what there is to an answer besides it, before it comes. */
export interface Hear {
  cutShort(): void // the clock stopped the bot
  rest(commands: readonly Types['command'][]): void // the answer begins a turn, and these are what is left of it
}

/** Resolves after some time, so many times as long as usual; what comes after an abort does not matter. */
export type Pause = (signal: AbortSignal, times: number) => Promise<void>
/** As long as people have to say yes or no to what they were offered, before a bot brings the game on. */
const TO_ANSWER = 8

export interface HostSettings<T extends Types> {
  readonly bots: readonly string[] // for each seat, the bot that plays it, or 'none'
  readonly thinker: Thinker
  readonly store: (entry: Change<T>['entry'], change: Change<T>) => Promise<void> // resolves when it is safe
  readonly now?: () => number
  readonly pause?: Pause // before a bot's move is made, so that people can follow
  readonly changed: (viewers: (viewer: Viewer) => boolean, change: Change<T>) => void
  readonly botFailed?: (seat: Seat, error: unknown) => void // a bot threw or was refused; the table has moved for it
  readonly failed?: (error: unknown) => void // what stopped the bots (a full disk); they try again after the next change
}

export type Answer = { readonly accepted: true } | { readonly refused: Rejection }

export class Host<T extends Types> {
  readonly table: Table<T>
  readonly #settings: HostSettings<T>
  readonly #stop = new AbortController()
  #queue: Promise<unknown> = Promise.resolve()
  #driving: Promise<void> | undefined
  #changes = 0
  #givenTime: readonly Seat[] = [] // people who were made an offer, and had time to answer it
  #answering = new AbortController() // until something changes
  #planned: { readonly bot: string; readonly changes: number; readonly turn: Planned } | undefined // good for the position after so many changes

  /** Bots begin by themselves, as soon as the caller has the host in hand. */
  constructor(table: Table<T>, settings: HostSettings<T>) {
    this.table = table
    this.#settings = settings
    this.#queue = this.#queue.then(() => this.#goOn())
  }

  /** `store` may be another one than usual: who keeps entries may have to know whose they are. */
  submit(seat: Seat, decision: number, input: unknown, store = this.#settings.store): Promise<Answer> {
    return this.#make(() => this.table.propose(seat, decision, input, this.#settings.now?.()), store)
  }

  /** With the decision that the seat was shown, a double click takes back one. */
  undo(seat: Seat, decision?: number, commands = 1, store = this.#settings.store): Promise<Answer> {
    return this.#make(() => this.table.proposeUndo(seat, { at: this.#settings.now?.(), decision, commands }), store)
  }

  /** Takes back beyond the free line what was asked for, if all these people have agreed and nothing has happened since. */
  undoAgreed(request: UndoRequest, people: readonly Seat[], store = this.#settings.store): Promise<Answer> {
    return this.#make(() => {
      const refused = holds(request, this.table) ? whyNotYet(request, people) : staleDecision
      return refused === null ? this.table.proposeUndo(request.seat, { at: this.#settings.now?.(), agreed: true }) : { refused }
    }, store)
  }

  /**
   * Resolves when no bot is to move: people are asked, the game is over or the host was stopped. Bots move without being asked to;
   * this waits for them, and lets them try again after a failure. Rejects with the failure if there is no `failed` to hear of it.
   */
  async drive(): Promise<void> {
    if (this.#driving === undefined && this.#botToMove() !== undefined) this.#driving = this.#moveBots()
    await this.#driving
  }

  /** Bots stop thinking; nothing more is accepted, but what is being stored. */
  stop(): void {
    this.#stop.abort(new Error('the table is closed'))
  }

  #goOn(): void {
    this.drive().catch(() => undefined) // who waits for it hears of it
  }

  /** Who is to speak, if it is a bot: whoever was made an offer first, then whoever the game waits for. */
  #botToMove(): Seat | undefined {
    const isBot = (seat: Seat) => this.#bot(seat) !== 'none'
    return this.#stop.signal.aborted ? undefined : (this.table.invited.find(isBot) ?? this.table.pending.find(isBot))
  }
  #bot(seat: Seat): string {
    return this.#settings.bots[seat] ?? 'none'
  }

  async #moveBots(): Promise<void> {
    try {
      for (let seat = this.#botToMove(); seat !== undefined; seat = this.#botToMove()) {
        const before = this.#changes
        try {
          if (!this.table.invited.includes(seat) && this.#hasAskedPeople()) await this.#letPeopleAnswer()
          if (this.#changes === before) await this.#moveBot(seat)
        } catch (error) {
          if (this.#stop.signal.aborted) return
          this.#report(error)
          if (this.#changes === before) return
        }
      }
    } finally {
      this.#driving = undefined
    }
  }

  /** Since they were last given time: who does not answer holds up nobody. */
  #hasAskedPeople(): boolean {
    const before = this.#givenTime
    this.#givenTime = this.table.invited.filter(seat => this.#bot(seat) === 'none')
    return this.#givenTime.some(seat => !before.includes(seat))
  }
  async #letPeopleAnswer(): Promise<void> {
    this.#answering = new AbortController()
    const { signal } = this.#stop
    const until = AbortSignal.any([signal, this.#answering.signal])
    try {
      await unless(until, this.#settings.pause?.(until, TO_ANSWER) ?? Promise.resolve())
    } catch (error) {
      if (signal.aborted || !until.aborted) throw error
    }
  }

  /** Asks a bot until the table has its answer or has moved on without it. A broken bot never holds up the table. */
  async #moveBot(seat: Seat): Promise<void> {
    const before = this.#changes
    const bot = this.#bot(seat)
    const { view, decision } = this.table.see(seat, Number.POSITIVE_INFINITY)
    const problem = await this.#tryBot(seat, decision, view)
    if (problem === undefined || this.#changes !== before) return
    this.#settings.botFailed?.(seat, problem)
    const untouched = this.table.see(seat, Number.POSITIVE_INFINITY).view
    const { engine } = this.table
    const [plain = engine.aside(untouched, seat)[0]] = engine.legal(untouched, seat)
    const refused = await this.#submitFor(bot, seat, decision, plain)
    if (refused !== undefined && this.#changes === before) throw refused
  }

  /** Why it did not count. A store may refuse a bot whose seat somebody else plays by the time it is written: then it is not to count. */
  async #submitFor(bot: string, seat: Seat, decision: number, command: unknown, cutShort = false): Promise<Error | undefined> {
    try {
      const answer = await this.#make(() => this.table.propose(seat, decision, command, this.#settings.now?.(), cutShort))
      return 'refused' in answer ? refusal(seat, answer.refused) : undefined
    } catch (error) {
      if (this.#bot(seat) === bot) throw error
      return undefined
    }
  }

  /** Why the bot's answer did not count. What goes wrong in the store is not the bot's fault, and is thrown. */
  async #tryBot(seat: Seat, decision: number, view: T['view']): Promise<Error | undefined> {
    const { signal } = this.#stop
    const { thinker, pause } = this.#settings
    const { engine } = this.table
    const bot = this.#bot(seat)
    const before = this.#changes
    const next = this.#nextPlanned(seat, view)
    let command: unknown = next?.command
    let turn = next?.rest
    let isCutShort = false
    const hear: Hear = {
      cutShort() {
        isCutShort = true
      },
      rest(commands) {
        turn = plannedBy(engine, view, seat, commands)
      },
    }
    try {
      if (next === undefined) command = await unless(signal, thinker.think({ game: engine.id, bot, seat, view }, signal, hear))
      await unless(signal, pause?.(signal, 1) ?? Promise.resolve())
    } catch (error) {
      signal.throwIfAborted()
      if (this.#bot(seat) !== bot) return undefined
      return error instanceof Error ? error : new Error(`the bot of seat ${seat} failed`, { cause: error })
    }
    if (this.#bot(seat) !== bot) return undefined // somebody else plays this seat now
    this.#planned = turn && { bot, changes: before + 1, turn }
    return this.#submitFor(bot, seat, decision, command, isCutShort)
  }

  /** What the bot has said already: nothing has happened since but what it did. */
  #nextPlanned(seat: Seat, view: T['view']): ReturnType<typeof nextIn> {
    const planned = this.#planned
    if (planned?.bot !== this.#bot(seat) || planned.changes !== this.#changes) return undefined
    return nextIn(planned.turn, this.table.engine, view, seat)
  }

  /** One change at a time: propose, store, accept, tell. */
  #make(propose: () => Proposal<T>, store = this.#settings.store): Promise<Answer> {
    const made = this.#queue.then(async (): Promise<Answer> => {
      this.#stop.signal.throwIfAborted()
      const proposal = propose()
      if ('refused' in proposal) return proposal
      await store(proposal.change.entry, proposal.change)
      this.#accept(proposal.change)
      return { accepted: true }
    })
    this.#queue = made.catch(() => undefined)
    return made
  }

  #accept(change: Change<T>) {
    this.table.accept(change)
    this.#changes++
    this.#answering.abort()
    try {
      this.#settings.changed(viewer => this.table.notices(change, viewer), change)
    } catch (error) {
      this.#report(error) // of the listener: the change itself counts
    } finally {
      this.#goOn()
    }
  }

  #report(error: unknown): void {
    const { failed } = this.#settings
    if (failed === undefined) throw error
    failed(error)
  }
}

const refusal = (seat: Seat, { rule, why }: Rejection) => new Error(`the bot of seat ${seat} was refused: ${rule} ${why}`)

/** What comes of the work, unless the signal is given first: a bot that never answers must not be waited for. */
function unless<X>(signal: AbortSignal, work: Promise<X>): Promise<X> {
  return new Promise<X>((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
