/**
 * A table on a server, as the page knows it: the room, what is said there, and the game as far as this viewer may see it. Whole on
 * coming in, from then on by what changes; after a broken line by the number of what was heard. Never another seat's secrets: they
 * are never sent.
 */
import { titleOf } from '@wildcat/catalogue'
import { type ScoreHistory, type Seat, scoreHistoryOf, type Tagged, type Viewer } from '@wildcat/kernel'
import {
  type AnswerTo,
  type AskKind,
  type AskOf,
  type Hold,
  type Joined,
  MOST_LINES,
  type News,
  type Room,
  type RoomSeat,
  type SentSight,
  type TalkLine,
  type Update,
} from '@wildcat/protocol'
import { readRecord, recordFor } from '@wildcat/table'
import type { OpenState, SessionState, TableListeners, TableSession } from '../session/table-session.ts'
import type { PageLine } from '../worker/sights.ts'
import { recordOf } from './api.ts'
import { type Here, isSamePosition, opened, withClocks, withRoom, withTalk, withUpdate } from './here.ts'
import { planOf } from './room.ts'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'
import { Wire } from './wire.ts'

/** Of a talk, at once. */
const EARLIER_LINES = 50

/** Nobody is in a room before the server has let him in. */
export type RoomSessionState =
  | { readonly stage: 'opening'; readonly why?: ServerFailure | undefined } // `why` there is no line
  | { readonly stage: 'failed'; readonly failure: ServerFailure }
  | { readonly stage: 'here'; readonly connected: boolean; readonly why?: ServerFailure | undefined; readonly here: Here }

export interface RoomListeners extends TableListeners<ServerFailure> {
  readonly joined: (token: Joined['token']) => void // for the first time
  readonly notSeated: (failure: ServerFailure) => void // who came to sit down could not, and is not there
  readonly held: (hold: Hold, before: Hold | undefined) => void // on which devices one's own seat is held
}
export interface RoomWish {
  readonly id: string
  readonly token?: string // of a seat's link
  readonly watch?: boolean
  readonly sit?: Seat | undefined // as soon as one is there
}

type Send = (decision: number) => Promise<AnswerTo<'command'>>

export class RoomSession implements TableSession {
  readonly #wish: RoomWish
  readonly #on: RoomListeners
  readonly #wire: Wire
  #news: Promise<void> = Promise.resolve() // one after the other
  #mayHost = false
  #backAgain = Promise.withResolvers<void>()
  #closed = false
  #joins = 0 // that were answered
  shown: RoomSessionState = { stage: 'opening' }

  constructor(wish: RoomWish, listeners: RoomListeners) {
    this.#wish = wish
    this.#on = listeners
    this.#wire = new Wire(
      {
        opened: () => this.#inTurn(() => this.#join()),
        lost: why => this.#lost(why),
        hear: news => {
          const joins = this.#joins
          // A room that was told before the answer to a join is older than what came with that.
          this.#inTurn(() => (news.news === 'room' && joins < this.#joins ? undefined : this.#hear(news)))
        },
        refused: failure => this.#end(failure),
      },
      wish.id,
    )
  }

  get state(): SessionState {
    return this.#here?.table ?? { stage: 'opening' }
  }
  get #here(): Here | undefined {
    return this.shown.stage === 'here' ? this.shown.here : undefined
  }

  chain = (commands: readonly Tagged[]): Promise<boolean> =>
    this.#decide(
      ...commands.map(
        (command): Send =>
          decision =>
            this.#wire.ask('command', { decision, command }),
      ),
    )
  undo = (commands = 1): Promise<boolean> => this.#decide(decision => this.#wire.ask('undo', { decision, commands }))
  /** `practice`: alone with bots, and it may be practice from now on. */
  askUndo = (practice = false): Promise<boolean> => this.#decide(decision => this.#wire.ask('requestUndo', { decision, practice }))
  /** One's own hand is always up: nobody else is at this screen. */
  takeUp = (): Promise<void> => Promise.resolve()
  layDown = (): Promise<void> => Promise.resolve()

  /** Anything around the game. What cannot be done is said. */
  async ask<K extends AskKind>(kind: K, fields: Omit<AskOf<K>, 'kind'>): Promise<AnswerTo<K> | undefined> {
    try {
      return await this.#wire.ask(kind, fields)
    } catch (error) {
      this.#on.failed(serverFailureOf(error))
      return undefined
    }
  }
  async sit(seat: Seat): Promise<string | undefined> {
    const answer = await this.ask('sit', { seat })
    if (answer !== undefined) this.#change({ viewer: answer.seat })
    return answer?.token
  }
  /** One's own part of the luck. Where it comes too late, it is none: the proof after the game says so. */
  async addLuck(part: string): Promise<void> {
    try {
      await this.#wire.ask('addLuck', { part })
    } catch {
      // The game has begun, or there is no line: nobody waits for it.
    }
  }
  async stand(): Promise<void> {
    if ((await this.ask('stand', {})) !== undefined) this.#change({ viewer: 'spectator', hold: undefined })
  }
  /** What was said before what is here. */
  async hearEarlier(): Promise<void> {
    const [first] = this.#here?.talk ?? []
    const answer = await this.ask('talk', { before: first?.n ?? 0, lines: EARLIER_LINES })
    const here = this.#here
    if (answer === undefined || here === undefined || here.talk[0] !== first) return
    this.#change({ talk: [...answer.talk, ...here.talk], saidBefore: (answer.talk[0]?.n ?? 1) > 1 })
  }
  async answerUndo(request: number, agree: boolean): Promise<void> {
    const answer = await this.ask('answerUndo', { request, agree })
    if (answer !== undefined && 'refused' in answer) this.#on.refused(answer.refused)
  }

  /** From the record, which the server gives to everybody once the game is over. */
  scoreHistory = async (): Promise<ScoreHistory | 'none'> => {
    const engine = await titleOf(this.#here?.room.game ?? '')?.engine()
    if (engine === undefined) return 'none'
    const read = readRecord(await (await recordOf(this.#wish.id)).text())
    const record = 'ok' in read ? recordFor(engine, read.ok) : read
    return ('ok' in record ? scoreHistoryOf(engine, record.ok) : undefined) ?? 'none'
  }

  close(): void {
    this.#closed = true
    this.#wire.close()
    this.#backAgain.resolve()
  }

  /** One decision at a time, or several that follow on each other; what is refused ends it. */
  async #decide(...sends: readonly Send[]): Promise<boolean> {
    const table = this.#here?.table
    if (table === undefined || table.sending) return false
    this.#changeTable({ sending: true })
    try {
      for (const send of sends) {
        const sent = await this.#sent(send)
        if (sent !== 'taken') return sent === 'unsure'
      }
      return true
    } finally {
      const now = this.#here?.table
      if (now !== undefined) this.#changeTable({ sending: false, decided: now.decided + 1 })
    }
  }

  /**
   * If the line breaks under a decision, it is sent again as long as it is still the one that is asked; by a server that was started again,
   * before the same view. If another one is asked by then, it was probably taken; but what was to follow on
   * it is not sent blindly.
   */
  async #sent(send: Send): Promise<'taken' | 'refused' | 'unsure'> {
    const before = this.#here
    const { viewer, decision } = before?.table?.sight ?? { viewer: 'spectator' }
    if (viewer === 'spectator' || decision === undefined) return 'refused'
    for (;;) {
      try {
        const answer = await send(decision)
        if ('refused' in answer) {
          this.#on.refused(answer.refused)
          return 'refused'
        }
        await this.#news // what came of it
        return 'taken'
      } catch (error) {
        const failure = serverFailureOf(error)
        if (failure.code !== 'unreachable') {
          this.#on.failed(failure)
          return 'refused'
        }
        await this.#backAgain.promise
        if (this.#closed) return 'refused'
        if (this.#here?.table?.sight.decision !== decision || !isSamePosition(before, this.#here)) return 'unsure'
      }
    }
  }

  #inTurn(work: () => Promise<void> | void) {
    this.#news = this.#news.then(work).catch((error: unknown) => {
      // What does not fit together is asked for anew, whole.
      if (serverFailureOf(error).code === 'strange') this.#inTurn(() => this.#join('whole'))
    })
  }

  async #join(how: 'on' | 'whole' = 'on'): Promise<void> {
    const before = how === 'on' ? this.#here : undefined
    const { id, token, watch = false, sit } = this.#wish
    const isFirst = this.shown.stage === 'opening'
    try {
      const there = await this.#wire.ask('join', {
        table: id,
        ...(watch ? { seat: 'spectator' as const } : {}),
        ...(isFirst && token !== undefined ? { token } : {}),
        ...(before?.table === undefined ? {} : { heard: before.table.sight.lines.length }),
        ...(before === undefined ? {} : { epoch: before.epoch, talk: before.talk.at(-1)?.n ?? 0 }),
      })
      const joined = isFirst && sit !== undefined && there.viewer === 'spectator' ? await this.#seated(sit) : there
      this.#joins++
      await this.#joined(joined, before)
      if (isFirst) this.#on.joined(joined.token)
      this.#backAgain.resolve()
    } catch (error) {
      const failure = serverFailureOf(error)
      if (failure.code !== 'unreachable' && failure.code !== 'stopping' && failure.code !== 'tooFast') {
        if (!isFirst || sit === undefined) return this.#end(failure)
        this.close()
        this.#on.notSeated(failure)
      } else if (this.#wire.connected) setTimeout(() => this.#inTurn(() => this.#join()), 1000)
    }
  }

  /** Sits down, and comes in anew as who sits there. */
  async #seated(seat: Seat): Promise<Joined> {
    const { token } = await this.#wire.ask('sit', { seat })
    return { ...(await this.#wire.ask('join', { table: this.#wish.id, seat })), token }
  }

  async #joined({ epoch, viewer, host, room, sight, talk, hold, orders }: Joined, known: Here | undefined): Promise<void> {
    const before = known?.epoch === epoch ? known : undefined // of what was heard in another epoch nobody knows whether it happened
    if (sight === 'same' && viewer !== before?.viewer) return this.#join('whole') // as many lines, but of another's
    this.#mayHost = host
    const table =
      sight === 'none' ? undefined : sight === 'same' ? before?.table : await this.#seen(viewer, room, sight, before, known?.table)
    const here: Here = {
      epoch,
      viewer,
      host,
      room,
      clocksAt: performance.now(),
      heardAt: performance.now(),
      hold: hold === 'none' ? undefined : hold,
      orders,
      ...withTalk(talk, before),
      table: table === undefined ? undefined : { ...table, plan: planOf(room, table.plan) },
    }
    this.#show({ stage: 'here', connected: true, here })
    if (here.hold !== undefined) this.#on.held(here.hold, known?.hold)
  }

  /** With all lines from the first one on: those that were heard before, those that came with it, and what lies between. */
  async #seen(viewer: Viewer, room: Room, sight: SentSight, before: Here | undefined, shown = before?.table): Promise<OpenState> {
    const lines: PageLine[] = before?.viewer === viewer ? [...(before.table?.sight.lines ?? [])].slice(0, sight.from) : []
    while (lines.length < sight.from) {
      const { log } = await this.#wire.ask('log', { from: lines.length, lines: Math.min(MOST_LINES, sight.from - lines.length) })
      if (log.length === 0) break
      lines.push(...log)
    }
    return opened(viewer, room, sight, [...lines, ...sight.log], shown)
  }

  #hear(message: News): Promise<void> | void {
    switch (message.news) {
      case 'update':
        return this.#update(message)
      case 'sight':
        return this.#begin(message.viewer, message.sight)
      case 'room':
        return this.#room(message.room)
      case 'clocks':
        return this.#clocks(message.clocks)
      case 'hold':
        return this.#held(message.hold)
      case 'orders':
        return this.#change({ orders: message.orders })
      case 'talk':
        return this.#said(message.talk)
      case 'botFailed':
        return this.#on.botFailed(message.seat)
      case 'gone':
        return this.#end(message.problem)
      case 'beat':
      case 'lobby':
        return
    }
  }

  #update(update: Update): Promise<void> | void {
    const table = this.#here?.table
    if (table === undefined) return
    const next = withUpdate(table, update)
    return next === 'gap' ? this.#join('whole') : this.#changeTable(next)
  }

  async #begin(viewer: Viewer, sight: SentSight) {
    const here = this.#here
    if (here === undefined) return
    const room: Room = here.room.stage === 'waiting' ? { ...here.room, stage: 'playing' } : here.room
    const table = await this.#seen(viewer, room, sight, undefined)
    this.#change({ viewer, room, table })
  }

  #room(room: Room) {
    const here = this.#here
    if (here !== undefined) this.#change(withRoom(here, room, this.#mayHost))
  }
  #clocks(clocks: readonly RoomSeat['clock'][]) {
    const here = this.#here
    if (here !== undefined) this.#change(withClocks(here, clocks))
  }

  #held(hold: Hold) {
    const before = this.#here?.hold
    this.#change({ hold })
    this.#on.held(hold, before)
  }

  #said(talk: readonly TalkLine[]) {
    const known = this.#here?.talk ?? []
    const fresh = talk.filter(({ n }) => n > (known.at(-1)?.n ?? 0))
    if (fresh.length > 0) this.#change({ talk: [...known, ...fresh] })
  }

  #lost(why: ServerFailure | undefined) {
    if (this.#closed) return
    this.#backAgain.resolve()
    this.#backAgain = Promise.withResolvers<void>()
    if (this.shown.stage === 'here') this.#show({ ...this.shown, connected: false, why })
    else if (this.shown.stage === 'opening') this.#show({ stage: 'opening', why })
  }
  #end(failure: ServerFailure) {
    this.close()
    this.#show({ stage: 'failed', failure })
  }
  #change(changes: Partial<Here>) {
    if (this.shown.stage === 'here') this.#show({ ...this.shown, here: { ...this.shown.here, ...changes } })
  }
  #changeTable(changes: Partial<OpenState>) {
    const table = this.#here?.table
    if (table !== undefined) this.#change({ table: { ...table, ...changes } })
  }
  #show(shown: RoomSessionState) {
    this.shown = shown
    this.#on.changed()
  }
}
