/** A client that keeps what a page would: its view, its log, the room. It checks that nothing is missing and nothing comes twice. */
import type { Rejection, Tagged, Types, Viewer } from '@wildcat/kernel'
import { type AskOf, type Joined, MOST_LINES, type News, type TalkLine, view as viewSchema } from '@wildcat/protocol'
import { type Line, patched } from '@wildcat/table'
import * as v from 'valibot'
import type { Client } from './client.ts'
import type { Person } from './people.ts'

interface Kept {
  readonly heard: number
  readonly log: readonly Line<Tagged>[]
  readonly decision: number
  readonly undo: Rejection | 'free'
  readonly view: Types['view'] | undefined
}

const NOTHING: Kept = { heard: 0, log: [], decision: 0, undo: 'free', view: undefined }

export class Seated {
  readonly client: Client
  readonly id: string
  readonly talk: TalkLine[] = []
  #viewer: Viewer = 'spectator'
  #sight = NOTHING
  #read = 0

  private constructor(client: Client, id: string) {
    this.client = client
    this.id = id
  }

  static async join(person: Person, id: string, wish: Omit<AskOf<'join'>, 'kind' | 'table'> = {}): Promise<Seated> {
    const seated = new Seated(await person.open({}, id), id)
    await seated.join(wish)
    return seated
  }

  /** Comes again over a new socket, and says how far it has heard. */
  async again(person: Person): Promise<Seated> {
    const next = new Seated(await person.open({}, this.id), this.id)
    next.#sight = this.#now
    next.#epoch = this.#epoch
    const seat = this.#viewer === 'spectator' ? {} : { seat: this.#viewer }
    next.joined = await next.join({ ...seat, epoch: this.#epoch, heard: this.heard, talk: this.talk.at(-1)?.n ?? 0 })
    if (next.epoch !== this.#epoch) await next.join({ ...seat, epoch: next.epoch, heard: 0 }) // all that was said
    return next
  }
  joined: Joined | undefined
  #epoch = ''
  get epoch(): string {
    return this.#epoch
  }

  async join(wish: Omit<AskOf<'join'>, 'kind' | 'table'>): Promise<Joined> {
    const joined = await this.client.ask('join', { table: this.id, ...wish })
    if (this.#epoch !== joined.epoch) this.#sight = NOTHING // what was heard in another epoch may never have happened
    this.#epoch = joined.epoch
    this.#viewer = joined.viewer
    this.talk.push(...joined.talk)
    if (typeof joined.sight === 'object') this.#whole(joined.sight)
    return joined
  }

  get #now(): Kept {
    for (const news of this.client.news.slice(this.#read)) this.#take(news)
    this.#read = this.client.news.length
    return this.#sight
  }
  get viewer(): Viewer {
    return this.#now && this.#viewer
  }
  get view(): Types['view'] {
    const { view } = this.#now
    if (view === undefined) throw new Error('the game has not begun')
    return view
  }
  get heard(): number {
    return this.#now.heard
  }
  get log(): readonly Line<Tagged>[] {
    return this.#now.log
  }
  get decision(): number {
    return this.#now.decision
  }
  get undo(): Rejection | 'free' {
    return this.#now.undo
  }

  /** Waits until there is a game to see. */
  ready = (): Promise<void> => this.client.until(() => this.#now.view !== undefined)
  /** Waits until it has heard so much. */
  hears = (heard: number): Promise<void> => this.client.until(() => this.heard >= heard)

  command = (command: unknown) => this.client.ask('command', { decision: this.decision, command })
  takeBack = () => this.client.ask('undo', { decision: this.decision })

  /** All that was said from the beginning: an answer holds only so much of it. */
  async readAll(): Promise<void> {
    const all: Line<Tagged>[] = []
    const { heard } = this
    while (all.length < heard) {
      const { log } = await this.client.ask('log', { from: all.length, lines: Math.min(heard - all.length, MOST_LINES) })
      all.push(...log)
    }
    const now = this.#now
    this.#sight = { ...now, log: [...all, ...now.log.slice(now.log.length - (now.heard - heard))] }
  }

  #take(news: News) {
    if (news.news === 'talk') this.talk.push(...news.talk)
    if (news.news === 'sight') {
      this.#viewer = news.viewer
      this.#whole(news.sight)
    }
    if (news.news !== 'update') return
    const { heard, log, decision, undo, patch } = news
    const before = this.#sight
    if (heard !== before.heard + log.length) throw new Error(`after ${before.heard} came ${heard} with ${log.length} lines`)
    this.#sight = { heard, log: [...before.log, ...log], decision, undo, view: v.parse(viewSchema, patched(before.view, patch)) }
  }
  #whole({ view, heard, from, log, decision, undo }: Exclude<Joined['sight'], string>) {
    const known = this.#sight.log
    // Where the beginning is missing it would have to be asked for.
    this.#sight = { view, heard, decision, undo, log: from > known.length ? log : [...known.slice(0, from), ...log] }
  }
}
