/** What the page knows of a room on a server, and how that changes with what is heard. */
import type { Viewer } from '@wildcat/kernel'
import {
  type Hold,
  MOST_LINES,
  type Room,
  type RoomSeat,
  type SentSight,
  type StandingOrder,
  type TalkLine,
  type Update,
  view as viewOutline,
} from '@wildcat/protocol'
import { patched } from '@wildcat/table'
import * as v from 'valibot'
import type { OpenState } from '../session/table-session.ts'
import type { Plan } from '../store/plan.ts'
import type { PageLine } from '../worker/sights.ts'
import { isHost, planOf } from './room.ts'

export interface Here {
  readonly epoch: string // of the server: what it says counts until it is started again
  readonly viewer: Viewer
  readonly host: boolean
  readonly room: Room
  readonly clocksAt: number // the same of the clocks, which are told more often
  readonly heardAt: number // when the room was told, by `performance.now`: what it says of time counts from there
  readonly hold: Hold | undefined // of one's own seat
  readonly orders: readonly StandingOrder[] // that stand there
  readonly talk: readonly TalkLine[]
  readonly saidBefore: boolean // was more said, before what is here?
  readonly table: OpenState | undefined // before the game begins there is none
}
/** A room that was told anew. */
export function withRoom(here: Here, room: Room, mayHost: boolean): Partial<Here> {
  const stands = here.viewer === 'spectator' || room.stage !== 'waiting' || room.seats[here.viewer]?.by === 'person'
  const viewer = stands ? here.viewer : 'spectator'
  const table = here.table === undefined ? undefined : { ...here.table, plan: planOf(room, here.table.plan) }
  const hold = viewer === 'spectator' ? undefined : here.hold
  const heardAt = performance.now()
  return { room, clocksAt: heardAt, heardAt, viewer, hold, host: isHost(room, viewer, mayHost), table }
}

export function withClocks({ room }: Here, clocks: readonly RoomSeat['clock'][]): Partial<Here> {
  const seats = room.seats.map((seat, place) => ({ ...seat, clock: clocks[place] ?? seat.clock }))
  return { room: { ...room, seats }, clocksAt: performance.now() }
}

/** After a long while without a line only the last of what was said meanwhile comes; the rest is asked for. */
export function withTalk(talk: readonly TalkLine[], before: Here | undefined): Pick<Here, 'talk' | 'saidBefore'> {
  if (before !== undefined && talk.length < MOST_LINES) return { talk: [...before.talk, ...talk], saidBefore: before.saidBefore }
  return { talk, saidBefore: (talk[0]?.n ?? 1) > 1 }
}

/** What changes of the game; `gap`: something between was not heard. */
export function withUpdate({ sight }: OpenState, { heard, log, patch, decision, undo }: Update): Partial<OpenState> | 'gap' {
  const { lines, view } = sight
  if (heard <= lines.length && log.length > 0) return {} // came twice
  if (heard !== lines.length + log.length) return 'gap'
  const next = v.safeParse(
    viewOutline,
    tried(() => patched(view, patch)),
  )
  return next.success ? { sight: { ...sight, view: next.output, undo, decision, lines: [...lines, ...log] } } : 'gap'
}

function tried<X>(work: () => X): X | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** In another epoch a number alone says nothing. */
export const isSamePosition = (before: Here | undefined, now: Here): boolean =>
  before?.epoch === now.epoch || JSON.stringify(before?.table?.sight.view) === JSON.stringify(now.table?.sight.view)

export function opened(viewer: Viewer, room: Room, sight: SentSight, lines: readonly PageLine[], before: OpenState | undefined): OpenState {
  const plan: Plan = planOf(room, before?.plan)
  return {
    stage: 'open',
    plan,
    people: viewer === 'spectator' ? [] : [viewer],
    lasts: true,
    changed: false,
    sight: { viewer, view: sight.view, undo: sight.undo, decision: sight.decision, lines },
    lingers: false,
    sending: before?.sending ?? false,
    decided: before?.decided ?? 0,
  }
}
