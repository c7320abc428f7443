/** A room as everybody may see it. Nothing of guests, links and records gets out. */
import type { Seat, Viewer } from '@wildcat/kernel'
import type { Room, RoomSeat, Summary, TableInfo } from '@wildcat/protocol'
import { toldApart } from '@wildcat/table'
import { isMuted } from './moderation.ts'
import { isFreeFor } from './seating.ts'
import { hostSeat, isFinished, isHostOf, type LongAway, ownedBy, type RoomState, seatName, seatsOf, voices } from './state.ts'

export interface Around {
  readonly id: string
  readonly present: (seat: Seat) => boolean
  readonly away: (seat: Seat) => Pick<RoomSeat, 'awayMs' | 'botMs'>
  readonly watchers: number
  readonly watching: Room['watching']
  readonly touched: number
  readonly longAway: LongAway
}

interface TableInfoAround extends Pick<Around, 'id' | 'present'> {
  readonly host: string // what a host without a seat is called
}

/** Once for all who are told of the same seats. */
const told = new WeakMap<RoomState['seats'], readonly string[]>()
function namesOf({ seats }: RoomState): readonly string[] {
  const names = told.get(seats) ?? toldApart(seats.map(seatName))
  told.set(seats, names)
  return names
}

/** Who came with the table, not whoever plays for somebody who is away. */
const ownBot = ({ by, bot }: RoomState['seats'][number]): string => (by === 'bot' ? bot : 'none')

/** Where the same people play again is for them alone to know. */
export function shownRoom(room: RoomState, viewer: Viewer, { id, present, away, watchers, watching, touched, longAway }: Around): Room {
  const names = namesOf(room)
  return {
    id,
    game: room.game,
    options: room.options,
    stage: room.stage,
    listed: room.listed,
    takeover: room.takeover,
    ...(room.standIn !== undefined && { standIn: room.standIn }),
    host: hostSeat(room) ?? 'none',
    seats: room.seats.map(({ by, bot, conceded, offer, kept }, seat) => ({
      by,
      name: names[seat] ?? '',
      bot,
      present: present(seat),
      ...away(seat),
      conceded,
      muted: isMuted(room, seat),
      offered: offer !== '',
      kept: kept.length > 0,
    })),
    watchers,
    watching,
    talkClosed: room.talkClosed,
    practice: room.practice,
    undo: room.undo === 'none' ? 'none' : { n: room.undo.n, seat: room.undo.seat, agreed: room.undo.agreed },
    stop: room.stop,
    stopWaits: room.stop.length === 0 ? [] : voices(room, longAway).filter(seat => !room.stop.includes(seat)),
    outcome: room.outcome,
    luck: luckOf(room),
    next: viewer === 'spectator' ? 'none' : room.next,
    created: room.created,
    touched,
  }
}

/** The secret is one until the game is over. */
function luckOf(room: RoomState): Room['luck'] {
  const { fairLuck, seats } = room
  if (fairLuck === 'none') return 'none'
  const { commitment, secret } = fairLuck
  return { commitment, parts: seats.map(({ luck }) => luck), secret: isFinished(room) ? secret : '' }
}

/** For whoever has the link. `guest` is 0 for somebody without a name. */
export function tableInfoOf(room: RoomState, guest: number, { id, present, host }: TableInfoAround): TableInfo {
  const names = namesOf(room)
  const seat = hostSeat(room)
  return {
    id,
    game: room.game,
    options: room.options,
    stage: room.stage,
    practice: room.practice,
    host: seat === undefined ? { seat: 'none', name: host } : { seat, name: names[seat] ?? '' },
    seats: room.seats.map((each, place) => ({
      by: each.by,
      name: names[place] ?? '',
      bot: ownBot(each),
      present: present(place),
      kept: each.kept.length > 0,
      free: room.stage === 'waiting' && isFreeFor(each, guest),
    })),
    yours: yoursIn(room, guest),
    hosting: guest !== 0 && isHostOf(room, guest),
  }
}

/** Also where somebody stands in: whoever comes has it again. */
const yoursIn = (room: RoomState, guest: number): Seat[] => [...new Set([...seatsOf(room, guest), ...ownedBy(room, guest)])]

/** As it stands in a list, for one guest. */
export function summaryOf(id: string, room: RoomState, guest: number, pending: readonly Seat[], touched: number): Summary {
  const names = namesOf(room)
  const yours = yoursIn(room, guest)
  return {
    id,
    game: room.game,
    stage: room.stage,
    listed: room.listed,
    seats: room.seats.map((each, seat) => ({ by: each.by, name: names[seat] ?? '', bot: ownBot(each) })),
    yours,
    yourTurn: room.stage === 'playing' && yours.some(seat => pending.includes(seat) && room.seats[seat]?.bot === 'none'),
    outcome: room.outcome,
    practice: room.practice,
    created: room.created,
    touched,
  }
}
