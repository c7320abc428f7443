/** Something that is done for very many: in small steps, since those who play come first. */
import { setImmediate } from 'node:timers/promises'

/** Looked at before anybody else has a turn. */
const LOOKED_AT = 100
/** Of what is written for them so much at a time: all that comes in together is one batch, and everybody waits for the whole of it. */
const WRITTEN = 8

/** `work` gives what is to be waited for, if there is anything. What fails keeps nothing else from being done, and is thrown afterwards. */
export async function inSteps<X>(all: Iterable<X>, work: (each: X) => Promise<unknown> | undefined): Promise<void> {
  const failures: unknown[] = []
  const writing: Promise<unknown>[] = []
  let looked = 0
  for (const each of all) {
    if (++looked % LOOKED_AT === 0) await setImmediate()
    const written = work(each)?.catch((error: unknown) => failures.push(error))
    if (written !== undefined && writing.push(written) === WRITTEN) await Promise.all(writing.splice(0))
  }
  await Promise.all(writing)
  if (failures.length > 0) throw failures[0]
}
