/** node child.ts SERVER GAME SEATS [DATABASE]: a process with one server, which says how it is doing when it is asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { nodeThinker } from '@wildcat/bots/node'
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'
import { spend } from '../clock.ts'
import { collect } from '../collect.ts'
import { wildcat as kernel } from '../contenders/wildcat.ts'
import { replaying } from '../measures/rates.ts'
import { playedGames, startOf } from '../starts.ts'
import type { Serving } from './servers/serving.ts'
import { type Answer, isServer, isServerTask, type Reply, type ServerName, type ServerTask } from './task.ts'
import { threads } from './threads.ts'

const COMMANDS = 3_500 // that are replayed
const LEAST = 200_000 // microseconds
const BLOCK = 512 // bytes, of those that the system counts
const BUSY = fileURLToPath(new URL('busy-bot.ts', import.meta.url))

const [name, game = '', seats, database = ''] = process.argv.slice(2)
const title = titleOf(game)
if (title === undefined || !isServer(name)) throw new Error('usage: child.ts SERVER GAME SEATS')
const engine = await title.engine()
const serving = await serve(name, engine, Number(seats))

async function serve(which: ServerName, on: Engine<Types>, at: number): Promise<Serving> {
  switch (which) {
    case 'wildcat':
      return (await import('./servers/wildcat.ts')).wildcat(on, at, database)
    case 'boardgame':
      return (await import('./servers/boardgame.ts')).boardgame(on, at, 'drafts')
    case 'fastest':
      return (await import('./servers/boardgame.ts')).boardgame(on, at, 'newState')
    case 'durable': {
      const { DurableStorage } = await import('./servers/durable.ts')
      return (await import('./servers/boardgame.ts')).boardgame(on, at, 'newState', await DurableStorage.open())
    }
    case 'echo':
      return (await import('./servers/echo.ts')).echo()
    case 'clean':
      return { port: 0, stop: async () => undefined }
  }
}

const delay = monitorEventLoopDelay({ resolution: 1 })

/** Two bots think, without a pause, as long as this process lives. */
function think() {
  const at = Number(seats)
  const { options, key } = startOf(engine, 0, at)
  const { state } = engine.start(at, options, key)
  const seat = engine.pending(state)[0] ?? 0
  const question = { game, bot: BUSY, seat, view: engine.view(state, seat) }
  const thinker = nodeThinker({ threads: 2, files: true })
  const never = new AbortController().signal
  const goOn = async (): Promise<void> => {
    for (;;) await thinker.think(question, never)
  }
  void goOn()
  void goOn()
}

async function work(task: ServerTask): Promise<Answer> {
  switch (task) {
    case 'usage': {
      const { user, system } = process.cpuUsage()
      return { micros: user + system, written: process.resourceUsage().fsWrite * BLOCK, ...threads() }
    }
    case 'memory': {
      collect() // what is only rubbish does not count
      const { rss, heapUsed, external } = process.memoryUsage()
      return { rss, used: heapUsed + external }
    }
    case 'replay': {
      const replays = replaying(kernel(engine), playedGames(engine, COMMANDS, Number(seats)))
      collect() // so that nobody clears up meanwhile
      spend(LEAST, replays) // to warm up
      const { units, micros } = spend(LEAST, replays)
      return { perSecond: (units / micros) * 1e6 }
    }
    case 'watch':
      delay.reset()
      delay.enable()
      return {}
    case 'delay':
      delay.disable()
      return { p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6 }
    case 'think':
      think()
      return {}
  }
}

async function reply(message: unknown): Promise<Reply> {
  if (!isServerTask(message)) return { failed: 'not a task' }
  try {
    return { answer: await work(message) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', message => {
  if (message === 'stop') void serving.stop().then(() => process.exit(0))
  else void reply(message).then(answer => process.send?.(answer))
})
process.on('disconnect', () => process.exit(1)) // whoever asked is no more
process.send?.({ answer: { port: serving.port } })
