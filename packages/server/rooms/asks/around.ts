/** Asks around the game: giving up, stopping, bots, talk. */
import { type AskOf, MOST_LINES, MOST_SAID, type TalkLine } from '@wildcat/protocol'
import { cleanText } from '@wildcat/table'
import { knownBot, standIn } from '../../bots.ts'
import { Refused } from '../../refused.ts'
import { concede as conceded, handOver as handedOver, resumeSeat as resumed, stop as stopping, takeOver } from '../agreements.ts'
import { mustSpeak } from '../moderation.ts'
import { seatAt } from '../seating.ts'
import { talkLines } from '../talk.ts'
import { type Asker, DONE, mustHost, seatOf } from './asker.ts'

const MINUTE = 60_000

export async function concede(asker: Asker) {
  const seat = seatOf(asker)
  const bot = await standIn(asker.room.state.game)
  await asker.room.change(room => ({
    room: conceded(room, seat, bot, asker.room.presence.longAway),
    tells: [{ seat, said: { notice: 'conceded' } }],
  }))
  return DONE
}

export async function stop(asker: Asker, { agree }: AskOf<'stop'>) {
  const seat = seatOf(asker)
  await asker.room.change(room => ({ room: stopping(room, seat, agree, asker.room.presence.longAway) }))
  return DONE
}

export async function handOver(asker: Asker, { bot }: AskOf<'handOver'>) {
  const seat = seatOf(asker)
  await knownBot(asker.room.state.game, bot)
  await asker.room.change(room => ({
    room: handedOver(room, seat, bot, asker.room.presence.longAway),
    tells: [{ seat, said: { notice: 'botPlays' } }],
  }))
  return DONE
}

export async function resumeSeat(asker: Asker) {
  const seat = seatOf(asker)
  await asker.room.change(room => ({ room: resumed(room, seat), tells: [{ seat, said: { notice: 'personPlays' } }] }))
  return DONE
}

/** The host lets a bot play for whoever is away and holds up the game, as the table has set: not before it offers to. */
export async function letBotPlay(asker: Asker, { seat }: AskOf<'letBotPlay'>) {
  const { room } = asker
  const bot = await standIn(room.state.game)
  await room.change(now => {
    mustHost(asker)
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
}

export async function say(asker: Asker, { text }: AskOf<'say'>) {
  const clean = cleanText(text, MOST_SAID)
  if (clean === '') throw new Refused('malformed', { where: 'text', expected: 'something that can be read' })
  return spoken(asker, { text: clean })
}
export const phrase = (asker: Asker, ask: AskOf<'phrase'>) => spoken(asker, { phrase: ask.phrase })

async function spoken(asker: Asker, said: TalkLine['said']) {
  const { room, listener } = asker
  const seat = seatOf(asker)
  mustSpeak(room.state, listener.guest, seat)
  await room.say(seat, said, listener.guest)
  listener.account.charge(Buffer.byteLength(JSON.stringify(said)))
  return DONE
}

export async function talk({ room, listener, context }: Asker, { before, lines }: AskOf<'talk'>) {
  if (room.audience.viewerOf(listener) === undefined) throw new Refused('notJoined')
  return { talk: talkLines(await context.store.do('talk', room.key, 0, before, Math.min(lines, MOST_LINES))) }
}
