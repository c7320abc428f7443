/**
 * A game on a server to look back at: position after position, as one viewer saw it. Positions are counted by what everybody heard,
 * so a link names the same one for all. Of a running game the server gives nobody more than he was told.
 */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import { MOST_FRAMES, type Replay, type Room, view as viewOutline } from '@wildcat/protocol'
import { type Line, patched } from '@wildcat/table'
import * as v from 'valibot'
import type { ReplaySource } from '../session/replay-session.ts'
import { Failed } from '../worker/failure.ts'
import type { Eyes, Overview, ReplayLine } from '../worker/local-replay.ts'
import type { News } from '../worker/messages.ts'
import { replayOf } from './api.ts'
import { planOf } from './room.ts'
import { serverFailureOf } from './server-failure.ts'

interface Position {
  readonly move: number
  readonly view: Types['view']
  readonly log: readonly Line<Tagged>[]
}
interface ViewerReplay {
  readonly room: Room
  readonly viewer: Viewer
  readonly earlier: boolean
  readonly positions: readonly Position[]
}

export class ServerReplay implements ReplaySource {
  readonly #replays = new Map<Viewer, Promise<ViewerReplay>>()
  #id = ''
  hear: (news: News) => void = () => undefined
  lasts = true
  close = (): void => undefined

  openReplay = async (id: string): Promise<Overview> => {
    this.#id = id
    const own = await this.#as('own')
    this.#replays.set(own.viewer, Promise.resolve(own))
    const { positions, viewer, room } = own
    const over = room.stage === 'over' || room.stage === 'stopped'
    const rounds: { round: number; at: number }[] = []
    for (const [at, { view }] of positions.entries()) if (rounds.at(-1)?.round !== view.round) rounds.push({ round: view.round, at })
    return {
      plan: { ...planOf(room), practice: room.practice },
      changed: false,
      earlier: own.earlier,
      over,
      last: positions.length - 1,
      undone: 0,
      rounds,
      moves: positions.map(({ move }) => move),
      eyes: over ? [...room.seats.keys(), 'spectator'] : viewer === 'spectator' ? ['spectator'] : [viewer, 'spectator'],
    }
  }
  look = async (eyes: Eyes, at: number): Promise<Types['view']> => {
    const { positions } = await this.#of(eyes)
    const position = positions[Math.min(at, positions.length - 1)]
    if (position === undefined) throw new Failed('crashed', `no position ${at}`)
    return position.view
  }
  lines = async (eyes: Eyes): Promise<readonly ReplayLine[]> => {
    const { positions } = await this.#of(eyes)
    return positions.flatMap(({ log }, at) => log.map(line => ({ at, line })))
  }

  #of(eyes: Eyes): Promise<ViewerReplay> {
    if (eyes === 'table') throw new Failed('running', 'all open')
    const known = this.#replays.get(eyes) ?? this.#as(eyes)
    this.#replays.set(eyes, known)
    known.catch(() => this.#replays.delete(eyes))
    return known
  }
  async #as(eyes: Viewer | 'own'): Promise<ViewerReplay> {
    try {
      return await fetched(this.#id, eyes)
    } catch (error) {
      throw error instanceof Failed ? error : new Failed('silent', serverFailureOf(error).code)
    }
  }
}

/** All positions, a stretch at a time. Where several follow on the same news, the last one is how things stood. */
async function fetched(id: string, eyes: Viewer | 'own'): Promise<ViewerReplay> {
  const positions: Position[] = []
  for (;;) {
    const from = positions.at(-1)?.move ?? 0
    const part = await replayOf(id, { from: String(from), ...(eyes === 'own' ? {} : { as: String(eyes) }) })
    positions.splice(Math.max(0, positions.length - 1)) // it comes again, and perhaps more of it
    unroll(part.frames, positions)
    const isLast = part.frames.length < MOST_FRAMES || positions.at(-1)?.move === from
    if (isLast) return { room: part.room, viewer: part.viewer, earlier: part.earlier, positions }
  }
}

function unroll(frames: Replay['frames'], positions: Position[]) {
  let view: Types['view'] | undefined
  for (const { move, log, sight } of frames) {
    view = v.parse(viewOutline, 'view' in sight ? sight.view : patched(view, sight.patch))
    const before = positions.at(-1)
    if (before?.move === move) positions[positions.length - 1] = { move, view, log: [...before.log, ...log] }
    else positions.push({ move, view, log })
  }
}
