/**
 * A table in this browser, as the page knows it. With several people on one screen only one hand at a time is here: `layDown` forgets it and asks
 * for what everybody may see, and that is all the page holds while the veil is up.
 */
import type { Engine, ScoreHistory, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Answer } from '@wildcat/table'
import { peopleOf } from '../store/plan.ts'
import { type Failure, failureOf } from '../worker/failure.ts'
import type { News, Opened } from '../worker/messages.ts'
import type { LocalSight } from '../worker/sights.ts'
import type { TableClient } from './client.ts'
import { leave } from './clients.ts'
import type { PageSight, SessionState, TableListeners, TableSession } from './table-session.ts'

type Asking = (sight: PageSight) => Promise<Answer> | undefined

export class LocalSession implements TableSession {
  readonly #client: TableClient
  readonly #on: TableListeners<Failure>
  #engine: Engine<Types> | undefined
  #people: readonly Seat[] = []
  #viewer: Viewer = 'spectator'
  #unread = false // news for the viewer alone, since he last decided
  #pause: number | undefined
  #seeing: Promise<void> | undefined
  #again = false
  state: SessionState = { stage: 'opening' }

  constructor(client: TableClient, listeners: TableListeners<Failure>) {
    this.#on = listeners
    this.#client = client
    client.hear = news => this.#hear(news)
  }

  /** Alone at the table one sees one's hand at once, unless somebody else sat here before. */
  async open(id: string, pause: number, engineOf: (game: string) => Promise<Engine<Types>>): Promise<void> {
    try {
      this.#pause = pause
      this.#set({ stage: 'opening' })
      const opened = await this.#client.open(id, pause)
      this.#engine = await engineOf(opened.plan.game)
      const [alone, ...others] = peopleOf(opened.plan.bots)
      await this.#show(opened, alone === undefined || others.length > 0 || opened.changed ? 'spectator' : alone)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Others sit down, or bots take over. Hands are laid down: whoever is left says who he is. */
  async seat(bots: readonly string[]): Promise<void> {
    try {
      await this.layDown()
      await this.#show(await this.#client.seat(bots), 'spectator')
    } catch (error) {
      this.#on.failed(failureOf(error))
    }
  }

  /** What a lesson has a bot do; the table says when it is done. A lesson that the rules refuse is over. */
  async lead(seat: Seat, command: Tagged): Promise<void> {
    try {
      if ('refused' in (await this.#client.lead(seat, command))) await this.leaveLesson()
    } catch (error) {
      this.#failedToSend(error)
    }
  }
  /** From now on bots decide by themselves. */
  async leaveLesson(): Promise<void> {
    try {
      const { plan } = await this.#client.leaveLesson()
      if (this.state.stage === 'open') this.#set({ ...this.state, plan })
    } catch (error) {
      this.#on.failed(failureOf(error))
    }
  }

  /** Shows a hand. Whoever asks for it should be alone with the screen. */
  async takeUp(viewer: Viewer): Promise<void> {
    this.#viewer = viewer
    this.#unread = false
    await this.#refresh()
  }
  layDown = (): Promise<void> => this.takeUp('spectator')

  /** One after the other, as if each had been chosen when the one before was done; what is refused ends it. */
  chain = (commands: readonly Tagged[]): Promise<boolean> =>
    this.#send(
      ...commands.map(
        (command): Asking =>
          ({ viewer, decision }) =>
            viewer === 'spectator' ? undefined : this.#client.submit(viewer, decision, command),
      ),
    )
  /** At the end nobody's hand is up, and it is the table that knows who decided last. */
  undo = (commands = 1): Promise<boolean> =>
    this.#send(({ viewer, decision, view }) =>
      viewer === 'spectator' && view.outcome === 'open' ? undefined : this.#client.undo(viewer, decision, commands),
    )

  scoreHistory = (): Promise<ScoreHistory | 'none'> => this.#client.scoreHistory()

  showAgain(): void {
    this.#on.changed()
  }
  pause(pause: number): void {
    if (pause === this.#pause) return
    this.#pause = pause
    this.#client.pause(pause).catch(() => undefined)
  }

  close(): void {
    leave(this.#client)
  }

  async #show({ plan, lasts, changed }: Opened, viewer: Viewer) {
    this.#people = peopleOf(plan.bots)
    this.#viewer = viewer
    const sight = await this.#client.see(viewer, 0)
    if (viewer === this.#viewer)
      this.#set({
        stage: 'open',
        plan,
        people: this.#people,
        lasts,
        changed,
        sight: this.#pageSight(sight, []),
        lingers: false,
        sending: false,
        decided: 0,
      })
    await this.#refresh()
  }

  /** One at a time: what is clicked while a decision is under way does not count. */
  async #send(...[first, ...others]: readonly Asking[]): Promise<boolean> {
    const { state } = this
    if (state.stage !== 'open' || state.sending) return false
    const asked = first?.(state.sight)
    if (asked === undefined) return false
    this.#unread = false
    this.#set({ ...state, sending: true, lingers: false })
    try {
      if (!(await this.#isTaken(asked))) return false
      for (const ask of others) {
        const { state: now } = this
        const next = now.stage === 'open' && now.sight.viewer === state.sight.viewer ? ask(now.sight) : undefined
        if (next === undefined || !(await this.#isTaken(next))) return false
      }
      return true
    } catch (error) {
      this.#failedToSend(error)
    } finally {
      const now = this.state
      if (now.stage === 'open') this.#set({ ...now, sending: false, decided: now.decided + 1 })
    }
    return false
  }

  async #isTaken(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked
    await this.#refresh()
    if ('refused' in answer) this.#on.refused(answer.refused)
    return 'accepted' in answer
  }

  /** What can be tried again is said beside the table; a table that cannot go on is opened anew. */
  #failedToSend(error: unknown) {
    const failure = failureOf(error)
    if (failure.kind === 'full' || failure.kind === 'store') this.#on.failed(failure)
    else this.#fail(error)
  }

  #hear(news: News) {
    switch (news.news) {
      case 'changed':
        void this.#refresh()
        break
      case 'botFailed':
        this.#on.botFailed(news.seat)
        break
      case 'failure':
        this.#stop(news.failure)
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
      this.#fail(error)
    }
  }

  async #seeOnce() {
    const viewer = this.#viewer
    const before = this.state.stage === 'open' && this.state.sight.viewer === viewer ? this.state.sight : undefined
    const known = before?.lines ?? []
    const sight = await this.#client.see(viewer, known.length)
    const { state } = this
    if (state.stage !== 'open' || viewer !== this.#viewer) {
      this.#again = true
      return
    }
    if (before !== undefined && sight.whispered) this.#unread = true
    const passes = before !== undefined && this.#passes(before, sight.view)
    const lingers = (passes || state.lingers) && this.#unread && sight.view.outcome === 'open'
    if (passes && !lingers) {
      this.#viewer = 'spectator'
      this.#again = true
      return
    }
    this.#set({ ...state, lingers, sight: this.#pageSight(sight, known) })
  }

  /** Must the screen go to somebody else? Not while only bots decide, nor when a hand was taken up out of turn. */
  #passes({ viewer, view }: PageSight, next: Types['view']): boolean {
    if (this.#people.length < 2 || viewer === 'spectator') return false
    if (next.outcome !== 'open') return true
    const isPerson = (seat: Seat) => this.#people.includes(seat)
    const pendingIn = (each: Types['view']) => this.#engine?.pending(each).filter(isPerson) ?? []
    const was = pendingIn(view)
    const is = pendingIn(next)
    return is.length > 0 && !is.includes(viewer) && (was.length === 0 || was.includes(viewer))
  }

  #pageSight({ view, undo, decision, log }: LocalSight, known: PageSight['lines']): PageSight {
    return { viewer: this.#viewer, view, undo, decision, lines: log.length === 0 ? known : [...known, ...log] }
  }

  #fail(error: unknown) {
    this.#stop(failureOf(error))
  }
  /** The worker goes, and with it its hold on the game: it can be opened anew, or thrown away. */
  #stop(failure: Failure) {
    this.#set({ stage: 'failed', failure })
    leave(this.#client)
  }
  #set(state: SessionState) {
    this.state = state
    this.#on.changed()
  }
}
