/** What is to be done now and then: tables rest, ended ones are archived, old ones go; and once, results of games that ended before they were kept. */

import type { FastifyBaseLogger } from 'fastify'
import { type Archiving, Archivist } from './archiving.ts'
import { clearing } from './clearing.ts'
import { fillResults } from './filling-results.ts'
import { factsOf } from './log.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Store } from './store/contract.ts'

const SWEEP_MS = 5_000
const CLEAR_MS = 3_600_000

export interface Times {
  readonly sweepMs?: number | undefined
  readonly archiving?: Partial<Archiving> | undefined
}

export function housekeeping(rooms: Rooms, store: Store, now: () => number, log: FastifyBaseLogger, { sweepMs, archiving }: Times = {}) {
  const timers: NodeJS.Timeout[] = []
  let stopped = false
  const tried = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => {
      if (!stopped) log.error({ error: factsOf(error) }, 'housekeeping failed')
    })
  const ran = stopwatch()
  const archivist = new Archivist(store, rooms.context.records, now, log, archiving)
  const clear = clearing(rooms, store, now, ran, log)
  return {
    archivist,
    start() {
      tried(() => rooms.memory.wakeAll())()
      tried(clear)()
      tried(() => archivist.run())()
      tried(() => fillResults(store, () => stopped))()
      timers.push(
        setInterval(
          tried(() => rooms.memory.sweep()),
          sweepMs ?? SWEEP_MS,
        ).unref(),
        setInterval(tried(clear), CLEAR_MS).unref(),
      )
    },
    async stop(): Promise<void> {
      stopped = true
      archivist.stop()
      for (const timer of timers) clearInterval(timer)
      await store.do('addRunning', ran()).catch(() => undefined) // what is not counted makes nothing old
    },
  }
}

/** Milliseconds since it was last asked, by a clock that nobody sets. */
function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const passed = Math.floor(performance.now() - last)
    last += passed
    return passed
  }
}
