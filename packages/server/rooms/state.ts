/** A table as the server keeps it: who holds which seat, what was agreed on. Plain data; every change makes a new one. */
import type { Seat } from '@wildcat/kernel'
import { clock, PROGRAM_MARK, STAGES, takeover, whole } from '@wildcat/protocol'
import * as v from 'valibot'
import type { DeviceName } from '../device.ts'
import { KEPT_PLACE } from '../store/contract.ts'

/** Somebody at a seat: a guest, which is a browser on some device. */
const holder = v.object({
  guest: whole,
  name: v.string(), // as they gave it
  n: whole, // counted for each seat: the lowest came first
  since: whole,
  browser: v.string(),
  system: v.string(),
  owner: v.exactOptional(v.string()), // of a program: what whoever it belongs to is called
})

export type Holder = Readonly<v.InferOutput<typeof holder>>

const seatState = v.object({
  by: v.picklist(['open', 'person', 'program', 'bot']),
  person: whole, // whose seat it is, at any table of the same company: the guest who sat down first; 0: nobody's
  bot: v.string(), // the one that plays now, or 'none'
  conceded: v.boolean(),
  link: v.string(), // the hash of its token, good for one more device; empty: none is out
  linkOf: whole, // the guest who was given it
  code: v.optional(v.string(), ''), // the same of a code by which a program sits down here
  offer: v.string(), // the same of the host's link for whoever stays away: whoever opens it is its only holder
  devices: whole, // that have come so far
  holders: v.array(holder), // the first came first, and so in the other two
  owners: v.array(holder), // those for whom the holders stand in, by the host's link: whoever of them comes back has the seat again; in a finished game, who is only named
  kept: v.array(holder), // who alone may sit down here, all of them when one does
  luck: v.optional(v.string(), ''), // the random part that was added here
})
export type SeatState = Readonly<v.InferOutput<typeof seatState>>

const undoRequest = v.object({ n: v.optional(whole, 0), seat: whole, after: whole, agreed: v.array(whole) })
const roomState = v.object({
  game: v.string(),
  options: v.looseObject({}),
  stage: v.picklist(STAGES),
  listed: v.boolean(),
  takeover,
  standIn: v.optional(v.string()), // the bot that plays for who is away, as it was when the game began
  agreed: takeover, // as it was when the game began
  clock: v.optional(clock, 'none'),
  paused: v.optional(v.boolean(), false), // by all who play
  pause: v.optional(v.array(whole), []), // who would agree to that
  timeUp: v.optional(v.union([v.literal('none'), whole]), 'none'), // with whose time the game has ended
  host: whole, // a guest; 0: nobody
  seats: v.array(seatState),
  asked: v.optional(whole, 0), // requests for an undo so far
  undo: v.union([v.literal('none'), undoRequest]),
  stop: v.array(whole),
  outcome: v.union([v.literal('open'), v.object({ winners: v.array(whole), scores: v.array(v.number()) })]),
  rated: v.optional(v.boolean(), false), // does it count for the ratings of the people who play?
  advice: v.optional(v.boolean(), false), // may each seat ask what a strong player would do? Agreed to by sitting down
  practice: v.optional(v.boolean(), false), // alone with bots, what they had decided was taken back
  muted: v.optional(v.array(whole), []), // guests, by the host
  removed: v.optional(v.array(whole), []), // guests who may not watch any more
  talkClosed: v.optional(v.boolean(), false),
  next: v.optional(v.string(), 'none'), // the table where the same people play again
  company: v.string(), // the first table of all at which the same people have played one after the other
  fairLuck: v.optional(v.union([v.literal('none'), v.object({ secret: v.string(), commitment: v.string() })]), 'none'),
  deal: v.optional(v.union([v.literal('none'), v.object({ code: v.string(), part: v.string() })]), 'none'), // the same luck as at other tables
  created: whole,
})
export type RoomState = Readonly<v.InferOutput<typeof roomState>>

export const readRoom = (json: string): RoomState => v.parse(roomState, JSON.parse(json))

/** What nothing has happened to yet: how every room begins. */
export const UNTOUCHED: Pick<
  RoomState,
  | 'asked'
  | 'undo'
  | 'stop'
  | 'clock'
  | 'paused'
  | 'pause'
  | 'timeUp'
  | 'outcome'
  | 'rated'
  | 'advice'
  | 'practice'
  | 'muted'
  | 'removed'
  | 'talkClosed'
  | 'next'
  | 'fairLuck'
  | 'deal'
> = {
  asked: 0,
  undo: 'none',
  stop: [],
  clock: 'none',
  paused: false,
  pause: [],
  timeUp: 'none',
  outcome: 'open',
  rated: false,
  advice: false,
  practice: false,
  muted: [],
  removed: [],
  talkClosed: false,
  next: 'none',
  fairLuck: 'none',
  deal: 'none',
}

export const OPEN: SeatState = {
  by: 'open',
  person: 0,
  bot: 'none',
  conceded: false,
  link: '',
  linkOf: 0,
  code: '',
  offer: '',
  devices: 0,
  holders: [],
  owners: [],
  kept: [],
  luck: '',
}
/** Only for those who sat here in the game before, as far as they are still there. */
export const keptSeat = ({ person, holders }: SeatState, isThere: IsThere): SeatState => ({
  ...OPEN,
  person,
  kept: holders.filter(({ guest }) => isThere(guest)),
})
export const botSeat = (bot: string): SeatState => ({ ...OPEN, by: 'bot', bot })
export const personSeat = (who: Newcomer, link: string): SeatState => ({
  ...OPEN,
  by: 'person',
  person: who.guest,
  link,
  linkOf: who.guest,
  ...heldBy(OPEN, who),
})

/** A program that came by a code. It has no links: its token is what it comes back by. */
export const programSeat = (who: Newcomer): SeatState => ({ ...OPEN, by: 'program', ...heldBy(OPEN, who) })

/** Is this guest one still? Not whoever is just being deleted. */
export type IsThere = (guest: number) => boolean

/** Somebody who comes to a seat, and on which device. */
export interface Newcomer extends DeviceName {
  readonly guest: number
  readonly name: string
  readonly since: number
  readonly owner?: string // of a program: what whoever it belongs to is called
}
/** One more device at a seat, after these. */
export function heldBy({ devices, holders }: Pick<SeatState, 'devices' | 'holders'>, who: Newcomer) {
  const { guest, name, since, browser, system, owner } = who
  const n = devices + 1
  return { devices: n, holders: [...holders, { guest, name, n, since, browser, system, ...(owner !== undefined && { owner }) }] }
}
/** What a seat is called: by whoever of those came first who hold it, or, if nobody does, of its owners. Nobody takes a program for a person. */
export function seatName({ by, holders, owners }: SeatState): string {
  const name = (holders[0] ?? owners[0])?.name ?? ''
  return by === 'program' && name !== '' ? `${name}${PROGRAM_MARK}` : name
}
/** Whose program it is; empty for whoever is none. */
export const seatOwner = ({ by, holders }: SeatState): string => (by === 'program' ? (holders[0]?.owner ?? '') : '')
export const isAmong = (list: readonly Holder[], guest: number): boolean => list.some(each => each.guest === guest)
export const isHeldBy = ({ holders }: Pick<SeatState, 'holders'>, guest: number): boolean => isAmong(holders, guest)

export const withSeat = (room: RoomState, seat: Seat, change: Partial<SeatState>): RoomState => ({
  ...room,
  seats: room.seats.map((each, place) => (place === seat ? { ...each, ...change } : each)),
})

const seatsWhere = ({ seats }: RoomState, wanted: (seat: SeatState) => boolean): Seat[] =>
  seats.flatMap((seat, place) => (wanted(seat) ? [place] : []))

export const isFinished = ({ stage }: RoomState): boolean => stage === 'over' || stage === 'stopped'

/** Which seats this guest holds. */
export const seatsOf = (room: RoomState, guest: number): Seat[] => seatsWhere(room, seat => isHeldBy(seat, guest))

/** Which seats are this guest's again as soon as they come back: somebody stands in for them there. When the game ends it is theirs at once. */
export const ownedBy = (room: RoomState, guest: number): Seat[] =>
  isFinished(room) ? [] : seatsWhere(room, ({ owners }) => isAmong(owners, guest))
/** Has this guest a seat here, be it one at which somebody stands in? */
export const isPlayer = (room: RoomState, guest: number): boolean => seatsOf(room, guest).length + ownedBy(room, guest).length > 0
/** The seat as its owners have it again. */
export const itsOwners = (seat: SeatState): SeatState => (seat.owners.length === 0 ? seat : { ...seat, holders: seat.owners, owners: [] })
export const isStandIn = ({ seats }: RoomState, seat: Seat): boolean => (seats[seat]?.owners ?? []).length > 0

/** The seat that the host plays: one to which they came first, not one that they hold with somebody else or stand in at. */
export function hostSeat(room: RoomState): Seat | undefined {
  const seat = room.seats.findIndex(({ holders, owners }) => holders[0]?.guest === room.host && owners.length === 0)
  return seat < 0 ? undefined : seat
}
/** Is this guest the host, on whichever of their devices? */
export function isHostOf(room: RoomState, guest: number): boolean {
  const seat = room.seats[hostSeat(room) ?? -1]
  return guest === room.host || (seat !== undefined && isHeldBy(seat, guest))
}

/** Who is in the game himself: a person for whom no bot plays. Their word counts. */
export const players = (room: RoomState): Seat[] => seatsWhere(room, ({ by, bot }) => by === 'person' && bot === 'none')

/** The same, and programs: for whom the game waits, and whose time runs. */
export const deciding = (room: RoomState): Seat[] =>
  seatsWhere(room, ({ by, bot }) => (by === 'person' || by === 'program') && bot === 'none')

/** Does this seat play against bots and programs alone? A bot that plays for a person who is away does not make it so. */
export const isAlone = ({ seats }: RoomState, own: Seat): boolean => seats.every(({ by }, seat) => seat === own || by !== 'person')
/** Has this seat's player, not who stands in for them, been away for longer than the table agreed on when the game began? */
export type LongAway = (seat: Seat) => boolean

/**
 * Whose word is needed to stop: all who have not given up. A bot that plays for somebody does not speak for them, before they have been
 * away for long. Nobody speaks for a seat that nobody holds any more.
 */
export const voices = (room: RoomState, longAway: LongAway): Seat[] =>
  seatsWhere(room, ({ by, conceded, holders, owners }) => by === 'person' && !conceded && holders.length + owners.length > 0).filter(
    seat => room.seats[seat]?.bot === 'none' || !longAway(seat),
  )

/** The bot of each seat, or 'none'. */
export const botsOf = ({ seats }: RoomState): string[] => seats.map(({ bot }) => bot)

/** For the store: whose seats are whose, also while others stand in, and for whom one is kept. The host is among them also without a seat. */
export const HOST_PLACE = 99
export function holdersOf(room: RoomState): (readonly [seat: number, guest: number])[] {
  const holders = room.seats.flatMap((each, seat) => [...each.holders, ...each.owners].map(({ guest }) => [seat, guest] as const))
  const kept = room.seats.flatMap(seat => seat.kept.map(({ guest }) => [KEPT_PLACE, guest] as const))
  return [...holders, ...kept, ...(room.host === 0 ? [] : [[HOST_PLACE, room.host] as const])]
}
/** All whom it concerns. */
export const guestsOf = (room: RoomState): number[] => holdersOf(room).map(([, guest]) => guest)
