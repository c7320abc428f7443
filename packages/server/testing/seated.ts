/** A client that keeps what a page would: its view, its log, the room. It checks that nothing is missing and nothing comes twice. */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import { type AskOf, type Joined, type News, type Room, type TalkLine, view as viewSchema } from '@wildcat/protocol'
import { type Line, patched } from '@wildcat/table'
import * as v from 'valibot'
import type { Client } from './client.ts'
import type { Person } from './people.ts'

export class Seated {
  readonly client: Client
  readonly id: string
  readonly talk: TalkLine[] = []
  viewer: Viewer = 'spectator'
  heard = 0
  log: Line<Tagged>[] = []
  room: Room | undefined
  decision = 0
  undo: unknown
  #view: Types['view'] | undefined
  #read = 0

  private constructor(client: Client, id: string) {
    this.client = client
    this.id = id
  }

  static async join(person: Person, id: string, wish: Omit<AskOf<'join'>, 'kind' | 'table'> = {}): Promise<Seated> {
    const seated = new Seated(await person.open(), id)
    await seated.join(wish)
    return seated
  }

  /** Comes again over a new socket, and says how far it has heard. */
  async again(person: Person): Promise<Seated> {
    const next = new Seated(await person.open(), this.id)
    Object.assign(next, { viewer: this.viewer, heard: this.heard, log: [...this.log] })
    next.#view = this.#view
    const seat = this.viewer === 'spectator' ? {} : { seat: this.viewer }
    await next.join({ ...seat, heard: this.heard, talk: this.talk.at(-1)?.n ?? 0 })
    return next
  }

  async join(wish: Omit<AskOf<'join'>, 'kind' | 'table'>): Promise<Joined> {
    const joined = await this.client.ask('join', { table: this.id, ...wish })
    this.viewer = joined.viewer
    this.room = joined.room
    this.talk.push(...joined.talk)
    if (typeof joined.sight === 'object') this.#whole(joined.sight)
    return joined
  }

  get view(): Types['view'] {
    this.#catchUp()
    if (this.#view === undefined) throw new Error('the game has not begun')
    return this.#view
  }
  /** Waits until there is a game to see. */
  async ready(): Promise<void> {
    await this.client.until(() => {
      this.#catchUp()
      return this.#view !== undefined
    })
  }
  /** Waits until it has heard so much. */
  async hears(heard: number): Promise<void> {
    await this.client.until(() => {
      this.#catchUp()
      return this.heard >= heard
    })
  }

  command(command: unknown) {
    this.#catchUp()
    return this.client.ask('command', { decision: this.decision, command })
  }
  takeBack() {
    this.#catchUp()
    return this.client.ask('undo', { decision: this.decision })
  }

  #catchUp() {
    for (const news of this.client.news.slice(this.#read)) this.#take(news)
    this.#read = this.client.news.length
  }
  #take(news: News) {
    if (news.news === 'room') {
      this.room = news.room
      return
    }
    if (news.news === 'talk') this.talk.push(...news.talk)
    if (news.news === 'sight') {
      this.viewer = news.viewer
      this.#whole(news.sight)
    }
    if (news.news !== 'update') return
    if (news.heard !== this.heard + news.log.length) throw new Error(`after ${this.heard} came ${news.heard} with ${news.log.length} lines`)
    this.heard = news.heard
    this.log.push(...news.log)
    this.decision = news.decision
    this.undo = news.undo
    this.#view = v.parse(viewSchema, patched(this.#view, news.patch))
  }
  #whole({ view, heard, from, log, decision, undo }: Exclude<Joined['sight'], string>) {
    if (from > this.log.length)
      this.log = [...log] // the beginning would have to be asked for
    else this.log.splice(from, Number.POSITIVE_INFINITY, ...log)
    this.heard = heard
    this.#view = view
    this.decision = decision
    this.undo = undo
  }
}
