/** A record at one of its entries, as one viewer may see it: his view, and what he has heard so far. */
import { type Engine, heard, type RecordOf, replay, type Seat, type Types, type Viewer } from '@wildcat/kernel'
import type { Line } from '@wildcat/table'

export interface RecordSight {
  readonly view: Types['view']
  readonly pending: readonly Seat[]
  readonly log: readonly Line<Types['event']>[] // without what was taken back
}

/** `after`: how many entries have been played. */
export function seeAt(engine: Engine<Types>, record: RecordOf<Types>, after: number, viewer: Viewer): RecordSight {
  const log: Line<Types['event']>[] = []
  const before: number[] = [] // for each entry, how long the log was before it
  const { state } = replay(engine, record, {
    upTo: after,
    visit({ entry, messages, undone }) {
      const said = record.entries[entry]
      if (said !== undefined) before[entry] = log.length
      if (said !== undefined && undone !== undefined) {
        const length = before[undone.from] ?? 0
        const lines = log.length - length
        log.length = length
        log.push({ kind: 'undone', seat: said.seat, lines })
      }
      for (const { event } of heard(messages, viewer)) log.push({ kind: 'event', event })
      return undefined
    },
  })
  const view = engine.view(state, viewer)
  return { view, pending: engine.pending(view), log }
}

/** The entries that a viewer heard of, as numbers of entries played. A sealed choice that somebody changed is not among them. */
export function heardEntries(engine: Engine<Types>, record: RecordOf<Types>, viewer: Viewer): { played: number[]; departs: boolean } {
  const played: number[] = []
  const { departure } = replay(engine, record, {
    visit({ entry, messages }) {
      if (entry >= 0 && (record.entries[entry]?.kind === 'undo' || heard(messages, viewer).length > 0)) played.push(entry + 1)
      return undefined
    },
  })
  return { played, departs: departure !== undefined }
}
