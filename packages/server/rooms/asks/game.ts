/** Asks about the game: commands, undo, the log. */
import { gameOver, type Seat } from '@wildcat/kernel'
import { type AskOf, MOST_LINES } from '@wildcat/protocol'
import { type Answer, requestUndo } from '@wildcat/table'
import { Refused } from '../../refused.ts'
import { answered, asked } from '../agreements.ts'
import type { Match } from '../match.ts'
import { type Asker, seatOf } from './asker.ts'

/** Speaks for the seat of whoever asks, unless a bot plays it, or nobody any more. */
async function playing(asker: Asker, play: (seat: Seat) => Promise<Answer>): Promise<Answer> {
  const seat = seatOf(asker)
  const { stage, seats } = asker.room.state
  if (stage === 'over') return { refused: gameOver }
  if (stage !== 'playing') throw new Refused('notPlaying')
  if (seats[seat]?.conceded === true) throw new Refused('conceded')
  if (seats[seat]?.bot !== 'none') throw new Refused('playedByBot')
  return play(seat)
}
/** Plays it. The game may have to be woken first: whoever has lost the seat meanwhile does not play it any more. */
const atMatch = (asker: Asker, play: (seat: Seat, match: Match) => Promise<Answer>): Promise<Answer> =>
  playing(asker, async () => {
    const match = await asker.room.match()
    return playing(asker, seat => play(seat, match))
  })

export const command = (asker: Asker, { decision, command: input }: AskOf<'command'>): Promise<Answer> =>
  atMatch(asker, (seat, match) => match.submit(seat, decision, input, asker.listener.account))

export const undo = (asker: Asker, { decision, commands = 1 }: AskOf<'undo'>): Promise<Answer> =>
  atMatch(asker, (seat, match) => match.undo(seat, decision, commands, asker.listener.account))

/**
 * What is free is taken back at once; for what is not, everybody else is asked. Alone with bots there is nobody to ask, and they have
 * used what only they knew: then the game is practice from here on, which whoever asks must have agreed to.
 */
export const askForUndo = (asker: Asker, { decision, practice = false }: AskOf<'requestUndo'>): Promise<Answer> =>
  atMatch(asker, async (seat, match) => {
    const { room } = asker
    if (match.table.see(seat, Number.POSITIVE_INFINITY).undo === 'free') return match.undo(seat, decision, 1, asker.listener.account)
    const wish = requestUndo(match.table, seat, decision)
    if ('refused' in wish) return wish
    await room.change(now => {
      const then = asked(now, wish.request, practice)
      return { room: then, tells: then.practice && !now.practice ? [{ seat, said: { notice: 'practice' } }] : [] }
    })
    return { accepted: true }
  })

/** One no is enough; the last yes takes back. */
export const answerUndo = (asker: Asker, { request, agree }: AskOf<'answerUndo'>): Promise<Answer> =>
  playing(asker, async seat => {
    await asker.room.change(room => ({ room: answered(room, seat, request, agree) }))
    return { accepted: true }
  })

export async function log({ room, listener }: Asker, { from, lines }: AskOf<'log'>) {
  const viewer = room.audience.viewerOf(listener)
  if (viewer === undefined) throw new Refused('notJoined')
  const { table } = await room.match()
  const to = Math.min(from + Math.min(lines, MOST_LINES), table.lines(viewer))
  const found = await room.lines(viewer, from, to)
  if (room.audience.viewerOf(listener) !== viewer) throw new Refused('notJoined') // the seat was lost meanwhile
  return { from, log: found }
}
