/** A room as everybody may see it. Nothing of guests, links and records gets out. */
import type { Seat, Viewer } from '@wildcat/kernel'
import type { Room, RoomSeat, Summary, TableInfo } from '@wildcat/protocol'
import { toldApart } from '@wildcat/table'
import { type Known, NOTHING } from '../ratings/standings.ts'
import { isMuted } from './moderation.ts'
import { isFreeFor } from './seating.ts'
import {
  hostSeat,
  isFinished,
  isHostOf,
  type LongAway,
  ownedBy,
  type RoomState,
  type SeatState,
  seatName,
  seatOwner,
  seatsOf,
  voices,
} from './state.ts'

export interface Around {
  readonly id: string
  readonly present: (seat: Seat) => boolean
  readonly away: (seat: Seat) => Pick<RoomSeat, 'awayMs' | 'botMs'>
  readonly clock: (seat: Seat) => RoomSeat['clock']
  readonly dayOff: boolean
  readonly watchers: number
  readonly watching: Room['watching']
  readonly touched: number
  readonly longAway: LongAway
  readonly known: (seat: SeatState) => Known // from games before
}

interface TableInfoAround extends Pick<Around, 'id' | 'present' | 'known'> {
  readonly host: string // what a host without a seat is called
}

/** Once for all who are told of the same seats. */
const told = new WeakMap<RoomState['seats'], readonly string[]>()
export function namesOf({ seats }: Pick<RoomState, 'seats'>): readonly string[] {
  const names = told.get(seats) ?? toldApart(seats.map(seatName))
  told.set(seats, names)
  return names
}

/** Who came with the table, not whoever plays for somebody who is away. */
const ownBot = ({ by, bot }: RoomState['seats'][number]): string => (by === 'bot' ? bot : 'none')

/** Where the same people play again is for them alone to know. */
export function shownRoom(room: RoomState, viewer: Viewer, around: Around): Room {
  const { id, present, away, clock, dayOff, watchers, watching, touched, longAway, known } = around
  const names = namesOf(room)
  return {
    id,
    game: room.game,
    options: room.options,
    stage: room.stage,
    listed: room.listed,
    takeover: room.takeover,
    ...(room.standIn !== undefined && { standIn: room.standIn }),
    clock: room.clock,
    host: hostSeat(room) ?? 'none',
    seats: room.seats.map((each, seat) => ({
      by: each.by,
      name: names[seat] ?? '',
      owner: seatOwner(each),
      bot: each.bot,
      present: present(seat),
      ...away(seat),
      clock: clock(seat),
      conceded: each.conceded,
      muted: isMuted(room, seat),
      offered: each.offer !== '' || each.code !== '',
      kept: each.kept.length > 0,
      ...known(each),
    })),
    watchers,
    watching,
    talkClosed: room.talkClosed,
    ...ratedOf(room),
    ...adviceOf(room),
    ...dealOf(room),
    practice: room.practice,
    undo: room.undo === 'none' ? 'none' : { n: room.undo.n, seat: room.undo.seat, agreed: room.undo.agreed },
    stop: room.stop,
    stopWaits: room.stop.length === 0 ? [] : voices(room, longAway).filter(seat => !room.stop.includes(seat)),
    paused: room.paused,
    pause: room.pause,
    dayOff,
    timeUp: room.timeUp,
    outcome: room.outcome,
    luck: luckOf(room),
    next: viewer === 'spectator' ? 'none' : room.next,
    created: room.created,
    touched,
  }
}

const dealOf = ({ deal }: RoomState) => (deal === 'none' ? {} : { deal: deal.code })
const adviceOf = ({ advice }: RoomState) => (advice ? ({ advice } as const) : {})
const ratedOf = ({ rated }: RoomState) => (rated ? ({ rated } as const) : {})

/** The secret is one until the game is over. */
function luckOf(room: RoomState): Room['luck'] {
  const { fairLuck, seats, deal } = room
  if (fairLuck === 'none') return 'none'
  const { commitment, secret } = fairLuck
  return { commitment, parts: deal === 'none' ? seats.map(({ luck }) => luck) : [deal.part], secret: isFinished(room) ? secret : '' }
}

/** For whoever has the link. `guest` is 0 for somebody without a name. */
export function tableInfoOf(room: RoomState, guest: number, { id, present, host, known }: TableInfoAround): TableInfo {
  const names = namesOf(room)
  const seat = hostSeat(room)
  return {
    id,
    game: room.game,
    options: room.options,
    stage: room.stage,
    practice: room.practice,
    ...ratedOf(room),
    ...adviceOf(room),
    ...dealOf(room),
    clock: room.clock,
    host: seat === undefined ? { seat: 'none', name: host } : { seat, name: names[seat] ?? '' },
    seats: room.seats.map((each, place) => ({
      by: each.by,
      name: names[place] ?? '',
      owner: seatOwner(each),
      bot: ownBot(each),
      present: present(place),
      kept: each.kept.length > 0,
      free: room.stage === 'waiting' && isFreeFor(each, guest),
      ...known(each),
    })),
    yours: yoursIn(room, guest),
    hosting: guest !== 0 && isHostOf(room, guest),
  }
}

/** Also where somebody stands in: whoever comes has it again. */
const yoursIn = (room: RoomState, guest: number): Seat[] => [...new Set([...seatsOf(room, guest), ...ownedBy(room, guest)])]

/** As it stands in a list, for one guest. */
export function summaryOf(
  id: string,
  room: RoomState,
  guest: number,
  pending: readonly Seat[],
  touched: number,
  clockOf: (seat: Seat) => RoomSeat['clock'] = () => 'none',
  ratingOf: (seat: SeatState) => Pick<RoomSeat, 'rating'> = () => NOTHING,
): Summary {
  const names = namesOf(room)
  const yours = yoursIn(room, guest)
  const isAsked = (seat: Seat) => room.stage === 'playing' && pending.includes(seat) && room.seats[seat]?.bot === 'none'
  const asked = yours.find(isAsked)
  return {
    id,
    game: room.game,
    stage: room.stage,
    listed: room.listed,
    seats: room.seats.map((each, seat) => ({
      by: each.by,
      name: names[seat] ?? '',
      owner: seatOwner(each),
      bot: ownBot(each),
      ...ratingOf(each),
    })),
    yours,
    yourTurn: asked !== undefined,
    asked: room.stage === 'playing' ? [...pending] : [],
    clock: room.clock,
    yourClock: asked === undefined ? 'none' : clockOf(asked),
    outcome: room.outcome,
    ...ratedOf(room),
    practice: room.practice,
    created: room.created,
    touched,
  }
}
