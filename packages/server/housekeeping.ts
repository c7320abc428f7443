/** What is to be done now and then: tables rest, old ones go. */

import type { FastifyBaseLogger } from 'fastify'
import { clearing } from './clearing.ts'
import { factsOf } from './log.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Store } from './store/store.ts'

const SWEEP_MS = 5_000
const CLEAR_MS = 3_600_000

export function housekeeping(rooms: Rooms, store: Store, now: () => number, log: FastifyBaseLogger, sweepMs = SWEEP_MS) {
  const timers: NodeJS.Timeout[] = []
  let stopped = false
  const tried = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => {
      if (!stopped) log.error({ error: factsOf(error) }, 'housekeeping failed')
    })
  const ran = stopwatch()
  const clear = clearing(rooms, store, now, ran, log)
  return {
    start() {
      tried(() => rooms.wakeAll())()
      tried(clear)()
      timers.push(
        setInterval(
          tried(() => rooms.sweep()),
          sweepMs,
        ).unref(),
        setInterval(tried(clear), CLEAR_MS).unref(),
      )
    },
    async stop(): Promise<void> {
      stopped = true
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
