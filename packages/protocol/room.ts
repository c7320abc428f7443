/** A table as everybody who knows of it may see it: who sits where, and what is being agreed on. Nothing of the game itself. */
import * as v from 'valibot'
import { clock, shownClock } from './clock.ts'
import { moment, outcome, seat, shortName, tableId, whole } from './pieces.ts'
import { leaving, rating } from './standing.ts'

export const STAGES = ['waiting', 'playing', 'over', 'stopped'] as const
export type Stage = (typeof STAGES)[number]

export const roomSeat = v.object({
  by: v.picklist(['open', 'person', 'program', 'bot']),
  name: v.string(), // of a person or a program; empty: the usual name
  owner: v.string(), // whose program it is; empty otherwise
  bot: v.string(), // the one that plays the seat now, also for a person who is away; or 'none'
  present: v.boolean(), // is the person connected?
  awayMs: whole, // for how long they have not been, when this was told: what has passed, by no clock
  botMs: v.union([v.literal('none'), whole]), // while they hold up the game: until a bot plays for them, or offers to
  clock: shownClock, // how much time they have
  conceded: v.boolean(),
  muted: v.boolean(), // by the host
  offered: v.boolean(), // has the host given out a new link, or a code for a program, that nobody has used yet?
  kept: v.boolean(), // open, but only for whoever sat there in the game before
  rating: v.exactOptional(rating), // of a person, at a rated table
  leaving: v.exactOptional(leaving), // of a person who has played enough
})
export type RoomSeat = v.InferOutput<typeof roomSeat>

const minutes = v.pipe(whole, v.minValue(1), v.maxValue(10_080))
/** What happens when somebody is away and holds up the game for so long: nothing, a bot plays for them, or it offers to and the host decides. */
export const takeover = v.union([v.literal('never'), minutes, v.strictObject({ offer: minutes })])
export type Takeover = v.InferOutput<typeof takeover>

/** What the server is bound to, what each seat has added, and when the game is over the secret; empty until then. */
const luck = v.object({ commitment: v.string(), parts: v.array(v.string()), secret: v.string() })

export const room = v.object({
  id: tableId,
  game: shortName,
  options: v.looseObject({}),
  stage: v.picklist(STAGES),
  listed: v.boolean(), // or only for anyone who has the link
  takeover,
  standIn: v.optional(shortName), // the bot that plays for who is away; one who does not slip if nothing is said
  clock, // how much time there is for everybody
  host: v.union([seat, v.literal('none')]),
  seats: v.array(roomSeat),
  watchers: whole,
  watching: v.array(v.object({ n: whole, name: v.string() })), // those who hold no seat, each by a number of this table; at most the first few
  talkClosed: v.boolean(), // by the host: nobody else speaks
  rated: v.exactOptional(v.boolean()), // does it count for ratings? Whoever sits down agrees to that
  advice: v.exactOptional(v.boolean()), // may each seat ask what a strong player would do? The same
  deal: v.exactOptional(tableId), // which is played at other tables, too
  practice: v.boolean(), // somebody alone with bots took back what they had decided since
  undo: v.union([v.literal('none'), v.object({ n: whole, seat, agreed: v.array(seat) })]), // a request beyond the free line, by its number
  stop: v.array(seat), // who would agree to stop here
  stopWaits: v.array(seat), // and whose word is missing for that; nobody's while nobody has asked
  paused: v.boolean(), // by all who play: no time runs, and nothing is decided
  pause: v.array(seat), // who would agree to a pause
  dayOff: v.boolean(), // today no time runs here
  timeUp: v.union([v.literal('none'), seat]), // with whose time the game has ended
  outcome: v.union([v.literal('open'), outcome]),
  luck: v.union([v.literal('none'), luck]), // none at a table of before there was any
  next: v.union([v.literal('none'), tableId]), // where the same people play again: told to them alone
  created: moment,
  touched: moment,
})
export type Room = v.InferOutput<typeof room>

/** A browser that holds a seat, as its player is told: nobody else is. */
export const device = v.object({
  n: whole, // counted for each seat: who came before may drop who came after; nobody drops who came before, nor themself
  browser: v.string(), // its name, or empty
  system: v.string(), // the same
  since: moment,
  present: v.boolean(),
  you: v.boolean(),
})
export type Device = v.InferOutput<typeof device>

/** How a seat is held, told to whoever holds it. */
export const hold = v.object({
  devices: v.array(device),
  link: v.boolean(), // does the link that this device was given still work?
})
export type Hold = v.InferOutput<typeof hold>
