/** Asks about the game: commands, undo, the log. */
import { gameOver, type Seat } from '@wildcat/kernel'
import { type AskOf, MOST_LINES } from '@wildcat/protocol'
import { type Answer, requestUndo } from '@wildcat/table'
import { Refused } from '../../refused.ts'
import { answered, asked } from '../agreements.ts'
import type { Match, Mover } from '../match.ts'
import { type Entitled, fromAnybody, fromSeat } from './asker.ts'

/** Throws unless whoever asks plays the seat themself, and no bot does, or nobody any more. */
export function mustPlay({ room, must }: Entitled<Seat>): void {
  const { stage, seats, paused } = room.state
  const seat = must()
  if (stage !== 'playing') throw new Refused('notPlaying')
  if (seats[seat]?.conceded === true) throw new Refused('conceded')
  if (seats[seat]?.bot !== 'none') throw new Refused('playedByBot')
  if (paused) throw new Refused('paused')
}
async function playing(asker: Entitled<Seat>, play: () => Promise<Answer>): Promise<Answer> {
  if (asker.room.state.stage === 'over') return { refused: gameOver }
  mustPlay(asker)
  return play()
}
/** The game may have to be woken first, and what others do be written: whoever has lost the seat meanwhile does not play it any more. */
const atMatch = (asker: Entitled<Seat>, play: (match: Match, mover: Mover) => Promise<Answer>): Promise<Answer> =>
  playing(asker, async () => {
    const match = await asker.room.match()
    const { seat, listener } = asker
    return playing(asker, () => play(match, { seat, allowance: listener.allowance, must: () => mustPlay(asker) }))
  })

export const command = fromSeat((asker, { decision, command: input }: AskOf<'command'>) =>
  atMatch(asker, (match, mover) => match.submit(mover, decision, input)),
)

export const undo = fromSeat((asker, { decision, commands = 1 }: AskOf<'undo'>) =>
  atMatch(asker, (match, mover) => match.undo(mover, decision, commands)),
)

/**
 * What is free is taken back at once; for what is not, everybody else is asked. Alone with bots there is nobody to ask, and they have
 * used what only they knew: then the game is practice from here on, which whoever asks must have agreed to.
 */
export const askForUndo = fromSeat((asker, { decision, practice = false }: AskOf<'requestUndo'>) =>
  atMatch(asker, async (match, mover) => {
    const { seat } = asker
    if (match.table.see(seat, Number.POSITIVE_INFINITY).undo === 'free') return match.undo(mover, decision, 1)
    const wish = requestUndo(match.table, seat, decision)
    if ('refused' in wish) return wish
    await asker.change(now => {
      const then = asked(now, wish.request, practice)
      return { room: then, tells: then.practice && !now.practice ? [{ seat, said: { notice: 'practice' } }] : [] }
    })
    return { accepted: true }
  }),
)

/** One no is enough; the last yes takes back. */
export const answerUndo = fromSeat((asker, { request, agree }: AskOf<'answerUndo'>) =>
  playing(asker, async () => {
    await asker.change(now => {
      mustPlay(asker)
      return { room: answered(now, asker.seat, request, agree) }
    })
    return { accepted: true }
  }),
)

export const log = fromAnybody(async ({ room, listener }, { from, lines }: AskOf<'log'>) => {
  const viewer = room.audience.viewerOf(listener)
  if (viewer === undefined) throw new Refused('notJoined')
  const { table } = await room.match()
  const to = Math.min(from + Math.min(lines, MOST_LINES), table.lines(viewer))
  const found = await room.lines(viewer, from, to)
  if (room.audience.viewerOf(listener) !== viewer) throw new Refused('notJoined') // the seat was lost meanwhile
  return { from, log: found }
})
