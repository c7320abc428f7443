/** How a game ended, seat by seat: what is kept of it for those who played. */
import type { ResultRow } from '../store/result-contract.ts'
import type { RoomState } from './state.ts'

const NO_OUTCOME = { winners: [], scores: [] } as const

interface Table {
  readonly key: number
  readonly id: string
}

/** Winners are first, whatever their score; all others by theirs, and whoever has the same is as good. */
function placeOf(seat: number, winners: readonly number[], scores: readonly number[]): number {
  if (winners.includes(seat)) return 1
  const own = scores[seat]
  if (own === undefined) return winners.length + 1
  return 1 + scores.filter((score, other) => other !== seat && (winners.includes(other) || score > own)).length
}

/**
 * `before`: as it was when the game still went on, with whoever stood in. A game that all agreed to stop has no result. Where it ended with
 * somebody's time nobody has a place, but they have left.
 *
 * Somebody has left (`gone`) if at the end a bot, or somebody else, played for them: because they gave up, were away for long, or handed
 * over and did not come back; or if the game ended with their time. Not whoever ends the game by giving up: nobody goes on without them.
 */
export function resultsOf({ key, id }: Table, room: RoomState, before: RoomState, ended: number): ResultRow[] {
  const { outcome, game, practice, timeUp } = room
  if (outcome === 'open' && timeUp === 'none') return []
  const { winners, scores } = outcome === 'open' ? NO_OUTCOME : outcome
  return room.seats.map(({ by, bot, conceded, holders }, seat) => {
    const isPerson = by === 'person'
    const then = before.seats[seat]
    const hasEndedIt = room.stage === 'stopped' && conceded && then?.conceded === false && then.bot === 'none'
    const isReplaced = ((bot !== 'none' || conceded) && !hasEndedIt) || timeUp === seat || (then?.owners ?? []).length > 0
    return {
      table: key,
      seat,
      name: id,
      game,
      seats: room.seats.length,
      ended,
      guest: isPerson ? (holders[0]?.guest ?? 0) : 0,
      bot: isPerson ? 'none' : by === 'bot' ? bot : by,
      score: scores[seat] ?? null,
      place: outcome === 'open' ? 0 : placeOf(seat, winners, scores),
      gone: isPerson && isReplaced,
      practice,
    }
  })
}
