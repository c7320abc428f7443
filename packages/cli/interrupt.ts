/** Ctrl-C as a signal for long work. Pressed again, it ends at once. */
import { EXIT, Interrupted } from './failure.ts'

export async function interruptible<X>(sentence: string, work: (signal: AbortSignal) => Promise<X>): Promise<X> {
  const stop = new AbortController()
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted)
    stop.abort(new Interrupted(sentence))
  }
  process.on('SIGINT', onSignal)
  try {
    return await work(stop.signal)
  } finally {
    process.off('SIGINT', onSignal)
  }
}
