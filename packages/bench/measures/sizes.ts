/** Bytes of JSON: states and views over the same moments, records of whole games. */
import type { Engine, Types } from '@wildcat/kernel'
import type { Played } from '../starts.ts'
import { momentsOf } from './moments.ts'

export const SIZED = ['state', 'view', 'record'] as const

export function sizes(engine: Engine<Types>, games: readonly Played[]) {
  const moments = momentsOf(engine, games)
  const state = spread(moments.map(moment => moment.state))
  const view = spread(moments.map(moment => moment.view))
  const record = spread(games.map(played => played.record))
  return {
    state: state.mean,
    stateMost: state.most,
    view: view.mean,
    viewMost: view.most,
    record: record.mean,
    recordMost: record.most,
  }
}

function spread(values: readonly unknown[]) {
  const bytes = values.map(value => Buffer.byteLength(JSON.stringify(value)))
  return { mean: bytes.reduce((sum, each) => sum + each, 0) / bytes.length, most: Math.max(...bytes) }
}
