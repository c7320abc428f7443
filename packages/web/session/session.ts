/**
 * A table as the page knows it. With several people on one screen only one hand at a time is here: `layDown` forgets it and asks
 * for what everybody may see, and that is all the page holds while the veil is up.
 */
import type { Engine, Rejection, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Answer, Line, Sight } from '@wildcat/table'
import { type Plan, peopleOf } from '../store/plan.ts'
import type { News } from '../worker/messages.ts'
import { type Trouble, troubleOf } from '../worker/trouble.ts'
import { TableClient } from './client.ts'

export interface Glimpse {
  readonly viewer: Viewer
  readonly view: Types['view']
  readonly undo: Rejection | 'free'
  readonly decision: number
  readonly lines: readonly Line<Tagged>[]
}

export type SessionState =
  | { readonly stage: 'opening' }
  | { readonly stage: 'troubled'; readonly trouble: Trouble }
  | { readonly stage: 'open'; readonly plan: Plan; readonly glimpse: Glimpse; readonly sending: boolean; readonly decided: number }

interface Listeners {
  readonly changed: () => void
  readonly refused: (rejection: Rejection) => void
  readonly failed: (trouble: Trouble) => void
  readonly botFailed: (seat: Seat) => void
}

export class Session {
  readonly #client: TableClient
  readonly #on: Listeners
  #engine: Engine<Types> | undefined
  #people: readonly Seat[] = []
  #viewer: Viewer = 'spectator'
  #seeing: Promise<void> | undefined
  #again = false
  state: SessionState = { stage: 'opening' }

  constructor(listeners: Listeners) {
    this.#on = listeners
    this.#client = new TableClient(news => this.#hear(news))
  }

  async open(id: string, pause: number, engineOf: (game: string) => Promise<Engine<Types>>): Promise<void> {
    try {
      this.#set({ stage: 'opening' })
      const { plan } = await this.#client.open(id, pause)
      this.#engine = await engineOf(plan.game)
      await this.#show(plan)
    } catch (error) {
      this.#trouble(error)
    }
  }

  /** Others sit down, or bots take over. Hands are laid down unless just one person is left. */
  async seat(bots: readonly string[]): Promise<void> {
    try {
      await this.#seeing
      await this.#show((await this.#client.seat(bots)).plan)
    } catch (error) {
      this.#on.failed(troubleOf(error))
    }
  }

  /** Shows a hand. Whoever asks for it should be alone with the screen. */
  async takeUp(viewer: Viewer): Promise<void> {
    this.#viewer = viewer
    this.#again = true
    await this.#refresh()
  }
  layDown = (): Promise<void> => this.takeUp('spectator')

  submit = (command: Tagged): Promise<boolean> =>
    this.#send(({ viewer, decision }) => (viewer === 'spectator' ? undefined : this.#client.submit(viewer, decision, command)))
  undo = (): Promise<boolean> => this.#send(({ viewer }) => (viewer === 'spectator' ? undefined : this.#client.undo(viewer)))

  showAgain(): void {
    this.#on.changed()
  }
  pause(pause: number): void {
    this.#client.pause(pause).catch(() => undefined)
  }
  export = (id: string) => this.#client.export(id)

  close(): void {
    this.#client.close()
  }

  async #show(plan: Plan) {
    this.#people = peopleOf(plan.bots)
    this.#viewer = this.#people.length === 1 ? (this.#people[0] ?? 'spectator') : 'spectator'
    const viewer = this.#viewer
    const sight = await this.#client.see(viewer, 0)
    if (viewer === this.#viewer) this.#set({ stage: 'open', plan, glimpse: this.#glimpse(sight, []), sending: false, decided: 0 })
    await this.#refresh()
  }

  /** One at a time: what is clicked while a decision is under way does not count. */
  async #send(ask: (glimpse: Glimpse) => Promise<Answer> | undefined): Promise<boolean> {
    const { state } = this
    if (state.stage !== 'open' || state.sending) return false
    const asked = ask(state.glimpse)
    if (asked === undefined) return false
    this.#set({ ...state, sending: true })
    try {
      const answer = await asked
      await this.#refresh()
      if ('accepted' in answer) return true
      this.#on.refused(answer.refused)
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble.kind === 'crashed') this.#trouble(error)
      else this.#on.failed(trouble)
    } finally {
      const now = this.state
      if (now.stage === 'open') this.#set({ ...now, sending: false, decided: now.decided + 1 })
    }
    return false
  }

  #hear(news: News) {
    switch (news.news) {
      case 'changed':
        void this.#refresh()
        break
      case 'botFailed':
        this.#on.botFailed(news.seat)
        break
      case 'trouble':
        this.#set({ stage: 'troubled', trouble: news.trouble })
        break
    }
  }

  /** Sights come one after the other, so that no line of the log is taken twice. */
  #refresh(): Promise<void> {
    this.#again = true
    this.#seeing ??= this.#seeAll().finally(() => {
      this.#seeing = undefined
    })
    return this.#seeing
  }

  async #seeAll() {
    try {
      while (this.#again && this.state.stage === 'open') {
        this.#again = false
        await this.#seeOnce()
      }
    } catch (error) {
      this.#trouble(error)
    }
  }

  async #seeOnce() {
    const viewer = this.#viewer
    const before = this.state.stage === 'open' && this.state.glimpse.viewer === viewer ? this.state.glimpse : undefined
    const known = before?.lines ?? []
    const sight = await this.#client.see(viewer, known.length)
    const { state } = this
    if (state.stage !== 'open' || viewer !== this.#viewer) {
      this.#again = true
      return
    }
    if (before !== undefined && this.#passes(before, sight.view)) {
      this.#viewer = 'spectator'
      this.#again = true
      return
    }
    this.#set({ ...state, glimpse: this.#glimpse(sight, known) })
  }

  /** Must the screen go to somebody else? Not while only bots decide, nor when a hand was taken up out of turn. */
  #passes({ viewer, view }: Glimpse, next: Types['view']): boolean {
    if (this.#people.length < 2 || viewer === 'spectator') return false
    if (next.outcome !== 'open') return true
    const isPerson = (seat: Seat) => this.#people.includes(seat)
    const pendingIn = (each: Types['view']) => this.#engine?.pending(each).filter(isPerson) ?? []
    const was = pendingIn(view)
    const is = pendingIn(next)
    return is.length > 0 && !is.includes(viewer) && (was.length === 0 || was.includes(viewer))
  }

  #glimpse({ view, undo, decision, log }: Sight<Types>, known: Glimpse['lines']): Glimpse {
    return { viewer: this.#viewer, view, undo, decision, lines: log.length === 0 ? known : [...known, ...log] }
  }

  #trouble(error: unknown) {
    this.#set({ stage: 'troubled', trouble: troubleOf(error) })
  }
  #set(state: SessionState) {
    this.state = state
    this.#on.changed()
  }
}
