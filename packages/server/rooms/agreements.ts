/** What players agree on around the game: to stop, to give up, to let a bot play, to take something back. */
import type { Outcome, Seat } from '@wildcat/kernel'
import { agreeing, type UndoRequest } from '@wildcat/table'
import { Refused } from '../refused.ts'
import { isAlone, isStandIn, itsOwners, type LongAway, players, type RoomState, voices, withSeat } from './state.ts'

function mustPlay({ stage }: RoomState) {
  if (stage !== 'playing') throw new Refused('notPlaying')
}
function ofPlayer(room: RoomState, seat: Seat) {
  mustPlay(room)
  const { conceded, bot } = room.seats[seat] ?? { conceded: false, bot: 'none' }
  if (conceded) throw new Refused('conceded')
  if (bot !== 'none') throw new Refused('playedByBot')
}

/** What cannot be undone is for who comes back to decide. */
function mustBeOwner(room: RoomState, seat: Seat) {
  if (isStandIn(room, seat)) throw new Refused('standIn')
}

/** A seat gives up: a bot plays it to the end. The last one left has won; when no person is left, nobody goes on. */
export function concede(room: RoomState, seat: Seat, bot: string, longAway: LongAway): RoomState {
  mustPlay(room)
  mustBeOwner(room, seat)
  if (room.seats[seat]?.conceded === true) throw new Refused('conceded')
  const without = updateAgreements(withSeat(room, seat, { conceded: true, bot }), longAway)
  const left = without.seats.flatMap(({ conceded }, place) => (conceded ? [] : [place]))
  if (left.length === 1) return stopped(without, { winners: left, scores: [] })
  const persons = without.seats.some(
    ({ by, holders, owners, conceded }) => by === 'person' && holders.length + owners.length > 0 && !conceded,
  )
  return persons ? without : stopped(without, 'open')
}

/**
 * When all agree to stop, the game ends here, without a winner. Also who has left the seat to a bot for now has a word in it; who stands
 * in for somebody has none, before they have been away for long.
 */
export function stop(room: RoomState, seat: Seat, agree: boolean, longAway: LongAway): RoomState {
  mustPlay(room)
  if (agree && !longAway(seat)) mustBeOwner(room, seat)
  if (room.seats[seat]?.conceded === true) throw new Refused('conceded')
  const others = room.stop.filter(each => each !== seat)
  return updateAgreements({ ...room, stop: agree ? [...others, seat] : others }, longAway)
}

/** When all who play agree, no time runs and nothing is decided, until one of them goes on. */
export function pause(room: RoomState, seat: Seat, agree: boolean): RoomState {
  ofPlayer(room, seat)
  if (room.clock === 'none') throw new Refused('noClock')
  if (room.paused) return agree ? room : { ...room, paused: false, pause: [] }
  const others = room.pause.filter(each => each !== seat)
  return pausedBy({ ...room, pause: agree ? [...others, seat] : others })
}
/** Paused, if nobody's word is missing: also because somebody left. */
function pausedBy(room: RoomState): RoomState {
  const playing = players(room)
  const agreed = room.pause.filter(seat => playing.includes(seat))
  if (agreed.length > 0 && agreed.length === playing.length) return { ...room, paused: true, pause: [] }
  return agreed.length === room.pause.length ? room : { ...room, pause: agreed }
}

/** The game ends with somebody's time. Where only one other has not given up, they have won. */
export function outOfTime(room: RoomState, seat: Seat): RoomState {
  mustPlay(room)
  const left = room.seats.flatMap(({ conceded }, place) => (conceded || place === seat ? [] : [place]))
  return { ...stopped(room, left.length === 1 ? { winners: left, scores: [] } : 'open'), timeUp: seat }
}

/** A bot plays for somebody, until he takes his seat back. */
export function handOver(room: RoomState, seat: Seat, bot: string, longAway: LongAway): RoomState {
  ofPlayer(room, seat)
  return updateAgreements(withSeat(room, seat, { bot }), longAway)
}

/** A bot plays for whoever is away and holds up the game. The last one who plays is waited for: no game goes on without anybody. */
export function takeOver(room: RoomState, seat: Seat, bot: string, longAway: LongAway): RoomState {
  if (players(room).every(each => each === seat)) throw new Refused('nobodyPlays')
  return handOver(room, seat, bot, longAway)
}

export function resumeSeat(room: RoomState, seat: Seat): RoomState {
  mustPlay(room)
  const { conceded, bot } = room.seats[seat] ?? { conceded: false, bot: 'none' }
  if (conceded) throw new Refused('conceded')
  if (bot === 'none') throw new Refused('playedByPerson')
  return withSeat(room, seat, { bot: 'none' })
}

/**
 * All others are asked for an undo. Each request has its number: a word about one is not taken for a word about the next. To ask the
 * same twice is to ask once.
 */
export function asked(now: RoomState, { seat, after, agreed }: UndoRequest, practice: boolean): RoomState {
  ofPlayer(now, seat)
  if (now.rated) throw new Refused('ratedUndo')
  const alone = isAlone(now, seat)
  if (!alone && players(now).length === 1) throw new Refused('nobodyToAgree')
  const room = alone ? practised(now, practice) : now
  if (room.undo !== 'none' && room.undo.seat === seat && room.undo.after === after) return room
  const n = room.asked + 1
  return { ...room, asked: n, undo: { n, seat, after, agreed: [...agreed] } }
}
/** It is marked before anything is taken back, and stays marked. */
function practised(room: RoomState, agreed: boolean): RoomState {
  if (room.practice) return room
  if (!agreed) throw new Refused('wouldBePractice')
  return { ...room, practice: true }
}
/** One no is enough. */
export function answered(room: RoomState, seat: Seat, n: number, agree: boolean): RoomState {
  const { undo } = room
  if (undo === 'none' || undo.n !== n) throw new Refused('nothingAsked')
  return agree ? { ...room, undo: { ...undo, agreed: [...agreeing(undo, seat).agreed] } } : unasked(room)
}
export const unasked = (room: RoomState): RoomState => (room.undo === 'none' ? room : { ...room, undo: 'none' })

/** The game has come to its own end. */
export const ended = (room: RoomState, { winners, scores }: Outcome): RoomState => ({
  ...stopped(room, { winners, scores }),
  stage: 'over',
})

/**
 * What is finished is finished: no link leads to a seat there any more, and it is its owners' again. Whoever stood in to the end watches it
 * from now on: the owners' name is in the record, and they play again.
 */
function stopped(room: RoomState, outcome: Outcome | 'open'): RoomState {
  const copy = outcome === 'open' ? outcome : { winners: [...outcome.winners], scores: [...outcome.scores] }
  const seats = room.seats.map(seat => ({ ...itsOwners(seat), link: '', linkOf: 0, offer: '' }))
  return { ...room, stage: 'stopped', seats, undo: 'none', stop: [], paused: false, pause: [], outcome: copy }
}

/**
 * It may be that all whose word counts have now given it. Whoever left asks for no undo any more, and where bots play for all others nobody
 * is left to agree to one.
 */
export function updateAgreements(now: RoomState, longAway: LongAway): RoomState {
  const playing = players(now)
  const room = now.undo === 'none' || (playing.includes(now.undo.seat) && playing.length > 1) ? now : unasked(now)
  return stoppedBy(room.stage === 'playing' && !room.paused ? pausedBy(room) : room, longAway)
}

/** Stopped, if nobody's word is missing: also because somebody has been away for long. */
export function stoppedBy(room: RoomState, longAway: LongAway): RoomState {
  if (room.stage !== 'playing' || room.stop.length === 0) return room
  const needed = voices(room, longAway)
  const agreed = room.stop.filter(seat => needed.includes(seat))
  if (agreed.length > 0 && agreed.length === needed.length) return stopped(room, 'open')
  return agreed.length === room.stop.length ? room : { ...room, stop: agreed }
}
