/** Asks around the game: giving up, stopping, bots, talk. */
import type { Seat } from '@wildcat/kernel'
import { type AskOf, MOST_LINES, MOST_SAID, type TalkLine } from '@wildcat/protocol'
import { cleanText } from '@wildcat/table'
import { knownBot, standInAt } from '../../bots.ts'
import { Refused } from '../../refused.ts'
import {
  concede as conceded,
  handOver as handedOver,
  pause as pausing,
  resumeSeat as resumed,
  stop as stopping,
  takeOver,
} from '../agreements.ts'
import { mustSpeak } from '../moderation.ts'
import { seatAt } from '../seating.ts'
import { talkLines } from '../talk.ts'
import { asHost, DONE, type Entitled, fromAnybody, fromSeat } from './asker.ts'

const MINUTE = 60_000

export const concede = fromSeat(async asker => {
  const { seat, room } = asker
  const bot = await standInAt(room.state)
  await asker.change(now => ({
    room: conceded(now, seat, bot, room.presence.longAway),
    tells: [{ seat, said: { notice: 'conceded' } }],
  }))
  return DONE
})

export const stop = fromSeat(async (asker, { agree }: AskOf<'stop'>) => {
  await asker.change(now => ({ room: stopping(now, asker.seat, agree, asker.room.presence.longAway) }))
  return DONE
})

export const pause = fromSeat(async (asker, { agree }: AskOf<'pause'>) => {
  const { seat } = asker
  await asker.change(now => {
    const then = pausing(now, seat, agree)
    return { room: then, tells: then.paused === now.paused ? [] : [{ seat, said: { notice: then.paused ? 'paused' : 'resumed' } }] }
  })
  return DONE
})

export const handOver = fromSeat(async (asker, { bot }: AskOf<'handOver'>) => {
  const { seat, room } = asker
  await knownBot(room.state.game, bot)
  await asker.change(now => ({
    room: handedOver(now, seat, bot, room.presence.longAway),
    tells: [{ seat, said: { notice: 'botPlays' } }],
  }))
  return DONE
})

export const resumeSeat = fromSeat(async asker => {
  const { seat, room } = asker
  await asker.change(now => {
    const then = resumed(now, seat)
    if (room.clocks.isOut(seat)) throw new Refused('timeUp')
    return { room: then, tells: [{ seat, said: { notice: 'personPlays' } }] }
  })
  return DONE
})

/** The host lets a bot play for whoever is away and holds up the game, as the table has set: not before it offers to. */
export const letBotPlay = asHost(async (asker, { seat }: AskOf<'letBotPlay'>) => {
  const { room } = asker
  const bot = await standInAt(room.state)
  await asker.change(now => {
    seatAt(now, seat)
    if (now.stage !== 'playing') throw new Refused('notPlaying')
    if (typeof now.takeover !== 'object') throw new Refused('noBotOffered')
    if (room.audience.isPresent(seat)) throw new Refused('present')
    const after = takeOver(now, seat, bot, room.presence.longAway)
    const wait = room.botMs(seat)
    if (wait !== 0) throw new Refused('botTooSoon', { minutes: wait === 'none' ? now.takeover.offer : Math.ceil(wait / MINUTE) })
    return { room: after, tells: [{ seat, said: { notice: 'botPlays' } }] }
  })
  return DONE
})

export const say = fromSeat(async (asker, { text }: AskOf<'say'>) => {
  const clean = cleanText(text, MOST_SAID)
  if (clean === '') throw new Refused('malformed', { where: 'text', expected: 'something that can be read' })
  return spoken(asker, { text: clean })
})
export const phrase = fromSeat((asker, ask: AskOf<'phrase'>) => spoken(asker, { phrase: ask.phrase }))

async function spoken(asker: Entitled<Seat>, said: TalkLine['said']) {
  const { listener, seat } = asker
  await asker.say(seat, said, now => mustSpeak(now, listener.guest, seat))
  listener.allowance.charge(Buffer.byteLength(JSON.stringify(said)))
  return DONE
}

export const talk = fromAnybody(async ({ room, listener, context }, { before, lines }: AskOf<'talk'>) => {
  if (room.audience.viewerOf(listener) === undefined) throw new Refused('notJoined')
  return { talk: talkLines(await context.store.do('talk', room.key, 0, before, Math.min(lines, MOST_LINES))) }
})
