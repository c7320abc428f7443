/** Somebody's time is up: what the table has set for that happens. */
import type { Seat, Types } from '@wildcat/kernel'
import type { Table } from '@wildcat/table'
import { cautiousBot, standInAt } from '../bots.ts'
import { factsOf } from '../log.ts'
import { Refused } from '../refused.ts'
import { handOver, outOfTime } from './agreements.ts'
import type { RoomContext } from './context.ts'
import type { Room } from './room.ts'

/** More answers than any turn has: what needs more of them waits for its player. */
const MOST_ANSWERS = 300
const PATIENCE_MS = 15_000

export async function timeUp(room: Room, context: RoomContext, seat: Seat): Promise<void> {
  const { clock } = room.state
  if (clock === 'none') return
  try {
    if (clock.atZero === 'answer') await answer(room, context, seat)
    else if (clock.atZero === 'end') await end(room, seat)
    else await bot(room, seat)
  } catch (error) {
    if (error instanceof Refused) return // it was no longer so, or nothing can be written: it is looked at again
    context.log.error({ table: room.key, error: factsOf(error) }, 'time was up, and nothing came of it')
  }
}

/** Somebody may have answered in this very moment. */
function mustBeUp(room: Room, seat: Seat): void {
  if (!room.clocks.isUp(seat)) throw new Refused('notPlaying')
}

async function bot(room: Room, seat: Seat): Promise<void> {
  const standIn = await standInAt(room.state)
  await room.change(now => {
    mustBeUp(room, seat)
    return { room: handOver(now, seat, standIn, room.presence.longAway), tells: [{ seat, said: { notice: 'timeUpBot' } }] }
  })
}

const end = (room: Room, seat: Seat): Promise<void> =>
  room.change(now => {
    mustBeUp(room, seat)
    return { room: outOfTime(now, seat), tells: [{ seat, said: { notice: 'timeUpEnd' } }] }
  })

/** The whole turn is answered: by passing where one can, else by what is sound. */
async function answer(room: Room, context: RoomContext, seat: Seat): Promise<void> {
  const match = await room.match()
  const { table } = match
  let isTold = false
  for (let n = 0; n < MOST_ANSWERS && room.clocks.isUp(seat); n++) {
    const { length } = table
    const command = await cautious(context, table, seat)
    if (table.length !== length) continue // something else has happened
    const given = await match.answerFor(seat, command, () => mustBeUp(room, seat))
    if ('refused' in given) return
    if (!isTold) await room.alone(() => room.say(seat, { notice: 'timeUpAnswer' }))
    isTold = true
  }
}

async function cautious({ thinker }: RoomContext, table: Table<Types>, seat: Seat): Promise<unknown> {
  const { engine } = table
  const { view } = table.see(seat, Number.POSITIVE_INFINITY)
  const pass = engine.pass(view, seat)
  if (pass !== undefined) return pass
  try {
    const bot = await cautiousBot(engine.id)
    return await thinker.think({ game: engine.id, bot, seat, view }, AbortSignal.timeout(PATIENCE_MS))
  } catch {
    return engine.legal(view, seat)[0]
  }
}
