/** node child.ts GAME CONTENDER: a process of one contender, which does one task after the other. */
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'
import { calibrate, spend } from '../clock.ts'
import type { Contender } from '../contenders/contender.ts'
import { isContender, load } from '../contenders/index.ts'
import { byAge, bySeats } from '../measures/growth.ts'
import { byRecord, byTable } from '../measures/long-match.ts'
import { momentsOf } from '../measures/moments.ts'
import { plans } from '../measures/plans.ts'
import { prove } from '../measures/proof.ts'
import { playing, replaying } from '../measures/rates.ts'
import { sizes } from '../measures/sizes.ts'
import { verbs } from '../measures/verbs.ts'
import { type Played, playedGames } from '../starts.ts'
import { type Answer, isTask, type Reply, type Task } from './task.ts'

const [game = '', name] = process.argv.slice(2)
const title = titleOf(game)
if (title === undefined || !isContender(name)) throw new Error('usage: child.ts GAME CONTENDER')
const engine = await title.engine()
const contender = (await load(name))(engine)
const planning = await title.planning?.()
const played = new Map<number, Played[]>() // the same for every task: what a game costs to write down is not measured

function gamesOf(commands: number): Played[] {
  const known = played.get(commands) ?? playedGames(engine, commands)
  played.set(commands, known)
  return known
}

const NONE: Answer = {}

function work(on: Engine<Types>, by: Contender, { task, commands, least }: Task): Answer {
  switch (task) {
    case 'calibrate':
      return { micros: calibrate() }
    case 'prove':
      return prove(on, by, commands)
    case 'replay':
      return { ...spend(least, replaying(by, gamesOf(commands))) }
    case 'random':
      return { ...spend(least, playing(on, by, gamesOf(commands))) }
    case 'verbs':
      return verbs(on, gamesOf(commands), least)
    case 'sizes':
      return sizes(on, gamesOf(commands))
    case 'bySeats':
      return bySeats(on, by, commands, least)
    case 'byAge':
      return byAge(on, commands, least)
    case 'byTable':
      return byTable(on, least) ?? NONE
    case 'byRecord':
      return byRecord(on, least) ?? NONE
    case 'plans':
      return planning === undefined ? NONE : plans(planning, momentsOf(on, gamesOf(commands)))
  }
}

function reply(message: unknown): Reply {
  if (!isTask(message)) return { failed: 'not a task' }
  try {
    return { answer: work(engine, contender, message) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', message => process.send?.(reply(message)))
process.send?.({ answer: {} })
