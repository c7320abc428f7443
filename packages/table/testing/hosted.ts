/** A host with everything around it made for the test: a store, a place to think, and ears. */
import type { Engine, Entry, Rejection, Seat, Types, Viewer } from '@wildcat/kernel'
import { type Answer, Host, type HostSettings, type Question, type Thinker } from '../host.ts'
import type { Table } from '../table.ts'

export type Think = Thinker['think']

export interface Hosted<T extends Types> {
  readonly host: Host<T>
  readonly table: Table<T>
  readonly stored: Entry<T['command']>[]
  readonly heard: (readonly Viewer[])[] // who was told, change by change
  readonly asked: Question<Types>[]
  readonly botFailures: [Seat, unknown][]
  readonly failures: unknown[]
}

/** Bots answer the first legal command unless the test says otherwise. */
export function hosted<T extends Types>(
  table: Table<T>,
  bots: readonly string[],
  { think, ...settings }: Partial<HostSettings<T>> & { think?: Think } = {},
): Hosted<T> {
  const [stored, heard, asked, botFailures, failures]: [
    Entry<T['command']>[],
    Viewer[][],
    Question<Types>[],
    [Seat, unknown][],
    unknown[],
  ] = [[], [], [], [], []]
  const viewers: Viewer[] = [...bots.keys(), 'spectator']
  const host = new Host(table, {
    bots,
    thinker: {
      think(question, signal, hear) {
        asked.push(question)
        return (think ?? firstLegal(table.engine))(question, signal, hear)
      },
    },
    store: async entry => void stored.push(entry),
    changed: notices => void heard.push(viewers.filter(notices)),
    botFailed: (seat, error) => void botFailures.push([seat, error]),
    failed: error => void failures.push(error),
    ...settings,
  })
  return { host, table, stored, heard, asked, botFailures, failures }
}

export const firstLegal =
  (engine: Engine<Types>): Think =>
  async ({ view, seat }) =>
    engine.legal(view, seat)[0]

export const refusedFor = (answer: Answer): Rejection['why'] => ('refused' in answer ? answer.refused.why : 'accepted')

/** Lets everything that waits for nothing else happen. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))

/** A promise and the means to keep it. */
export function gate<X = void>() {
  let open: (value: X) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const promise = new Promise<X>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  return { promise, open, fail }
}
