/** How a table begins: of its own, or for the same people after a game. */
import type { NewTable } from '@wildcat/protocol'
import { knownBot } from '../bots.ts'
import { Refused } from '../refused.ts'
import { sit } from './seating.ts'
import { botSeat, HOST_PLACE, type IsThere, keptSeat, type Newcomer, OPEN, type RoomState, type SeatState, UNTOUCHED } from './state.ts'
import { engineOf } from './understood.ts'

/** Whose table it is, and for whom. */
export interface Beginning {
  readonly host: Newcomer
  readonly link: string // the hash of its token, to the host's seat
  readonly company: string
  readonly before: readonly SeatState[] // at which the same people play again, who alone may sit down there
  readonly isThere: IsThere
  readonly fairLuck?: RoomState['fairLuck']
  readonly deal?: RoomState['deal']
}

/** What is wished for is looked at first: it may have to be loaded. */
export async function newRoom(wish: NewTable): Promise<(beginning: Beginning) => RoomState> {
  if (wish.rated === true && wish.advice === true) throw new Refused('noAdvice')
  const engine = await engineOf(wish.game)
  const { least, most } = engine.seats
  const seats = wish.seats.length
  if (seats < least || seats > most || seats > HOST_PLACE || wish.seats.filter(each => each === 'me').length > 1)
    throw new Refused('badSeats', { least, most })
  const options = engine.options(seats, wish.options)
  if ('refused' in options) throw new Refused('badOptions', { rule: options.refused.rule, why: options.refused.why })
  for (const seat of wish.seats) if (typeof seat === 'object') await knownBot(wish.game, seat.bot)
  if (wish.standIn !== undefined) await knownBot(wish.game, wish.standIn)
  return beginning => begunRoom({ ...wish, options: { ...options.ok } }, beginning)
}

export function begunRoom(
  wish: NewTable,
  { host, link, company, before, isThere, fairLuck = 'none', deal = 'none' }: Beginning,
): RoomState {
  const { game, options, listed, takeover, standIn, clock = 'none', rated = false, advice = false } = wish
  const seats = wish.seats.map((each, seat): SeatState => {
    const old = before[seat]
    if (typeof each === 'object') return botSeat(each.bot)
    return old === undefined || old.by === 'program' ? OPEN : keptSeat(old, isThere) // a program is asked by another code
  })
  const settings = {
    game,
    options,
    listed,
    takeover,
    agreed: takeover,
    clock,
    rated,
    advice,
    ...(standIn !== undefined && { standIn }),
    company,
    fairLuck,
    deal,
    created: host.since,
  }
  const room: RoomState = { ...UNTOUCHED, ...settings, stage: 'waiting', host: host.guest, seats }
  const seat = wish.seats.indexOf('me')
  if (seat < 0) return room
  const sat = sit(room, host, seat, link)
  return { ...sat, host: sat.seats[seat]?.holders[0]?.guest ?? host.guest }
}
