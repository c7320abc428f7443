/** Results of games that ended before they were kept: filled in once, a few at a time. */
import { setImmediate } from 'node:timers/promises'
import { resultsOf } from './rooms/results.ts'
import { readRoom } from './rooms/state.ts'
import { call, type Store } from './store/contract.ts'
import type { ResultRow, UnfilledRow } from './store/result-contract.ts'

const AT_ONCE = 50

/** What cannot be read has none. */
function resultsIn({ id, name, room: json, touched }: UnfilledRow): ResultRow[] {
  try {
    const room = readRoom(json)
    return resultsOf({ key: id, id: name }, room, room, touched)
  } catch {
    return []
  }
}

export async function fillResults(store: Store, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const some = await store.do('unfilledResults', AT_ONCE)
    if (some.length === 0) return
    const tables = some.map(({ id }) => id)
    await store.together([call('addResults', some.flatMap(resultsIn), false), call('filledResults', tables)])
    await setImmediate() // those who play come first
  }
}
