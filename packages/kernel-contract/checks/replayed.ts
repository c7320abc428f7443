import { replay } from '@wildcat/kernel'
import type { Check } from '../check.ts'
import { spell } from '../moment.ts'
import { difference, throughJson } from '../values.ts'

export const replayed: Check = {
  name: 'replay',
  promise: 'a record, with what was taken back, replays to the identical state',
  played({ record, last }, { breach }) {
    const kept = throughJson(record)
    const { state, departure } = replay(last.engine, kept)
    if (departure !== undefined)
      return breach(
        `The record does not replay: entry ${departure.entry}, ${spell(kept.entries[departure.entry])}, gives ${spell(departure.why)}.`,
      )
    if (JSON.stringify(state) !== last.bytes)
      breach(
        `The record replays to another state, at ${difference(last.state, state)} (played, then replayed): something is kept outside the state.`,
      )
  },
}
