/** A game to look back at, as the page knows it: one position at a time. Whoever scrubs fast is shown where he stops, not all he passed. */
import type { Types } from '@wildcat/kernel'
import { type Failure, failureOf } from '../worker/failure.ts'
import type { Eyes, Overview, ReplayLine } from '../worker/local-replay.ts'
import type { TableClient } from './client.ts'
import { leave } from './clients.ts'

/** Where positions come from: a table worker, or a server. */
export type ReplaySource = Pick<TableClient, 'openReplay' | 'look' | 'lines' | 'hear' | 'lasts' | 'close'>

export interface ReplaySight {
  readonly eyes: Eyes
  readonly at: number
  readonly from: number | undefined // where these eyes looked before
  readonly view: Types['view']
  readonly lines: readonly ReplayLine[] // of the whole game, as these eyes were told them
}
export type ReplayState =
  | { readonly stage: 'opening' }
  | { readonly stage: 'failed'; readonly failure: Failure }
  | { readonly stage: 'open'; readonly overview: Overview; readonly shown: ReplaySight | undefined }

export class ReplaySession {
  readonly #client: ReplaySource
  readonly #changed: () => void
  readonly #lines = new Map<Eyes, readonly ReplayLine[]>()
  #wanted: Pick<ReplaySight, 'eyes' | 'at'> | undefined
  #busy = false
  state: ReplayState = { stage: 'opening' }

  constructor(client: ReplaySource, changed: () => void) {
    this.#client = client
    this.#changed = changed
    client.hear = news => {
      if (news.news === 'failure') this.#stop(news.failure)
    }
  }

  async open(id: string): Promise<void> {
    try {
      const overview = await this.#client.openReplay(id)
      this.#set({ stage: 'open', overview, shown: undefined })
    } catch (error) {
      this.#stop(failureOf(error))
    }
  }

  async show(eyes: Eyes, at: number): Promise<void> {
    this.#wanted = { eyes, at }
    if (this.#busy) return
    this.#busy = true
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#showNow(next.eyes, next.at)
    } catch (error) {
      this.#stop(failureOf(error))
    } finally {
      this.#busy = false
    }
  }

  close(): void {
    leave(this.#client)
  }

  #next() {
    const wanted = this.#wanted
    this.#wanted = undefined
    return wanted
  }

  async #showNow(eyes: Eyes, at: number) {
    const lines = this.#lines.get(eyes) ?? (await this.#client.lines(eyes))
    this.#lines.set(eyes, lines)
    const view = await this.#client.look(eyes, at)
    if (this.state.stage === 'open')
      this.#set({
        ...this.state,
        shown: { eyes, at, from: this.state.shown?.eyes === eyes ? this.state.shown.at : undefined, view, lines },
      })
  }

  #stop(failure: Failure) {
    this.#set({ stage: 'failed', failure })
    leave(this.#client)
  }
  #set(state: ReplayState) {
    this.state = state
    this.#changed()
  }
}
