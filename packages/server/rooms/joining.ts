/** Somebody comes to a table: to their seat, by a link, back to a seat at which another stood in, or to watch. */
import type { Seat, Tagged, Viewer } from '@wildcat/kernel'
import { type AskOf, type Joined, MOST_LINES } from '@wildcat/protocol'
import type { Line } from '@wildcat/table'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { hashOf, newToken } from '../secrets.ts'
import { call } from '../store/contract.ts'
import type { Listener } from './audience.ts'
import type { RoomContext } from './context.ts'
import { beginningDeal, mayLookAt } from './deals.ts'
import { type Claim, claim, offeredOf, returned, withdrawn } from './links.ts'
import { mustBeWelcome } from './moderation.ts'
import { newcomer } from './newcomer.ts'
import type { Room } from './room.ts'
import { isHostOf, isPlayer, ownedBy, type RoomState, seatsOf } from './state.ts'
import { recentTalk } from './talk.ts'
import { wholeSight } from './updates.ts'

/** Lines that somebody gets who comes for the first time; the rest they may ask for. */
const FIRST_LINES = 20

interface Excerpt {
  readonly from: number
  readonly log: readonly Line<Tagged>[]
}

/** `answer` is called in the very moment from which the listener hears what happens: nothing is missed and nothing comes before it. */
export async function join(
  room: Room,
  context: RoomContext,
  listener: Listener,
  ask: AskOf<'join'>,
  answer: (joined: Joined) => void,
): Promise<void> {
  await room.knowEnd(ask.token !== undefined)
  await room.orders.load()
  await takeBackSeats(room, listener, ask.seat)
  const claimed = ask.token === undefined ? undefined : await claimBy(room, context, listener, ask.token)
  const wish = ask.seat ?? claimed?.seat
  const mayLook = await mayLookAt(context.store, room, listener.guest)
  const { epoch, store, limits } = context
  const { heard, talk: after = 0 } = ask.epoch === epoch ? ask : {} // what was heard in another epoch may never have happened
  for (;;) {
    await takeBackSeats(room, listener, ask.seat)
    const { said } = room
    const viewer = viewerFor(room.state, listener, wish)
    const [log, talk] = await Promise.all([logFor(room, viewer, heard), recentTalk(store, room.key, after)])
    // From here on nothing is waited for: what is answered is what is on the table when the listener is added.
    if (room.gone) throw new Refused('noTable')
    const sight = sightNow(room, viewer, heard, log)
    if (seatsToTakeBack(room.state, listener.guest, ask.seat).length > 0) continue // somebody has opened the host's link in this very moment
    if (sight === 'late' || said !== room.said || viewer !== viewerFor(room.state, listener, wish)) continue
    if (viewer === 'spectator') mayWatch(room, listener, limits)
    if (viewer === 'spectator' && !mayLook && room.state.stage !== 'waiting') throw new Refused('dealUnplayed')
    room.audience.remove(listener)
    room.audience.add(listener, viewer)
    const hold = viewer === 'spectator' ? 'none' : room.holdOf(viewer, listener.guest)
    const orders = viewer === 'spectator' ? [] : room.orders.of(viewer)
    const token = claimed?.token ?? 'none'
    answer({ epoch, viewer, host: room.isHost(listener.guest), room: room.shownTo(viewer), sight, talk, hold, orders, token })
    room.presenceChanged()
    return endLinksTo(room, context, listener.guest)
  }
}

/** Everybody may watch, as far as there is room: nobody fills it alone, nor does one network, and whoever belongs here finds it. */
function mayWatch({ state, audience }: Room, listener: Listener, limits: RoomContext['limits']): void {
  const { guest, allowance } = listener
  mustBeWelcome(state, guest)
  const others = audience.of('spectator').filter(each => each !== listener)
  if (others.filter(each => each.guest === guest).length >= limits.watchingOfGuest) throw new Refused('tooManyWatchers')
  if (isHostOf(state, guest) || isPlayer(state, guest)) return
  const guests = new Map(others.map(each => [each.guest, each.allowance.network]))
  const ofNetwork = [...guests.values()].filter(network => network === allowance.network).length
  if (guests.has(guest)) return
  // Whoever could still sit down comes in: only a network of its own can fill the way to a free seat.
  const isFull = guests.size >= limits.watchers && !(state.stage === 'waiting' && state.seats.some(({ by }) => by === 'open'))
  if (isFull || ofNetwork >= limits.watchersOfNetwork) throw new Refused('tooManyWatchers')
}

/** By a seat's link, with the fresh one that comes of it. Everybody is told. */
async function claimBy(
  room: Room,
  context: RoomContext,
  listener: Listener,
  link: string,
): Promise<{ seat: Seat; token: string } | undefined> {
  const token = newToken()
  let claimed: Claim | undefined
  const present = (seat: Seat) => room.presence.isHere(seat)
  const change = () =>
    room.change(state => {
      claimed = claim(state, newcomer(listener, context), { link: hashOf(link), fresh: hashOf(token), present })
      if (claimed === undefined) return { room: state }
      const { deal, stage } = state
      const unit = deal === 'none' || stage === 'waiting' ? [] : [call('beginDeal', deal.code, room.key, [listener.guest])] // they know it from now on
      return { room: claimed.room, unit, tells: [{ seat: claimed.seat, said: { notice: claimed.notice } }] }
    })
  // Nor does who knows a deal play it by a link.
  await (isPlayer(room.state, listener.guest) ? change() : beginningDeal(context.store, room, [listener.guest], change))
  return claimed === undefined ? undefined : { seat: claimed.seat, token }
}

/** Whoever comes back has their seats again from who stands in for them, unless they only want to watch. Everybody is told. */
async function takeBackSeats(room: Room, { guest }: Listener, wish: Viewer | undefined): Promise<void> {
  if (seatsToTakeBack(room.state, guest, wish).length === 0) return
  await room.change(state => {
    const seats = ownedBy(state, guest)
    const tells = seats.map(seat => ({ seat, said: { notice: 'ownerBack' } as const }))
    return { room: seats.reduce(returned, state), tells }
  })
}
const seatsToTakeBack = (state: RoomState, guest: number, wish: Viewer | undefined): Seat[] =>
  wish === 'spectator' ? [] : ownedBy(state, guest)

/** Whoever comes back, be it to watch, keeps their seats: a link that the host gave out meanwhile ends. While they are here it is not good anyway. */
async function endLinksTo(room: Room, { log }: RoomContext, guest: number): Promise<void> {
  if (offeredOf(room.state, guest).length === 0) return
  try {
    await room.change(state => {
      const seats = offeredOf(state, guest)
      return { room: seats.reduce(withdrawn, state), tells: seats.map(seat => ({ seat, said: { notice: 'linkEnded' } })) }
    })
  } catch (error) {
    log.error({ table: room.key, error: factsOf(error) }, 'a link could not be ended')
  }
}

function viewerFor(state: RoomState, { guest }: Listener, wish: Viewer | undefined): Viewer {
  const own = seatsOf(state, guest)
  if (wish === undefined) return own[0] ?? 'spectator'
  if (wish !== 'spectator' && !own.includes(wish)) throw new Refused('notSeated')
  return wish
}

/** What a viewer sees who had another place until now. */
export async function wholeSightOf(room: Room, viewer: Viewer): Promise<Exclude<Joined['sight'], string>> {
  for (;;) {
    const sight = sightNow(room, viewer, undefined, await logFor(room, viewer, undefined))
    if (typeof sight !== 'string') return sight
    if (room.gone || !room.hasBegun) throw new Refused('noTable')
  }
}

/** Lines that are not in memory. */
async function logFor(room: Room, viewer: Viewer, heard: number | undefined): Promise<Excerpt> {
  if (!room.hasBegun) return { from: 0, log: [] }
  const { table } = await room.match()
  const from = firstOf(heard, table.lines(viewer))
  return { from, log: await room.lines(viewer, from, table.lines(viewer)) }
}

function sightNow(room: Room, viewer: Viewer, heard: number | undefined, { from, log }: Excerpt): Joined['sight'] | 'late' {
  if (!room.hasBegun) return 'none'
  const { table } = room
  if (table === undefined || from + log.length < table.lines(viewer)) return 'late'
  return heard === table.lines(viewer) ? 'same' : wholeSight(table, viewer, from, log)
}

/** The first line to send: after what was heard, or the last few. */
function firstOf(heard: number | undefined, lines: number): number {
  const wanted = heard === undefined || heard > lines ? lines - FIRST_LINES : Math.max(heard, lines - MOST_LINES)
  return Math.max(0, wanted)
}
