/** How many commands a second are safe, by each store and size of a crowd: so many tables at once, each with one entry on its way at a time. */
import { join } from 'node:path'
import type { EntryRow, Store } from '../store/contract.ts'
import { call } from '../store/contract.ts'

export interface Pace {
  readonly perSecond: number
  readonly unitsOfCommit: number
}

const ROOM = { stage: 'playing', listed: false, touched: 5, room: '{}', unseen: false, bots: [], holders: [] } as const
/** As large as those of Giganten are, about. */
const SAID = JSON.stringify([{ event: { kind: 'moved', truck: 1, path: Array.from({ length: 12 }, (_, n) => `e${n}`), left: 3 } }])
const row = (table: number, n: number): EntryRow => ({
  table,
  n,
  entry: `{"kind":"command","seat":${n % 4},"command":{"kind":"move","truck":1,"to":"e${n % 97}"},"at":${1_700_000_000_000 + n}}`,
  said: SAID,
  heard: `[${n},${n},${n},${n},${n}]`,
  pending: `[${n % 4}]`,
  at: 1_700_000_000_000 + n,
  clocks: '',
})

/** Tables that go on from one look to the next. */
export class Crowd {
  readonly #store: Store
  readonly #tables: { readonly id: number; next: number }[] = []

  constructor(store: Store) {
    this.#store = store
  }
  async gather(tables: number): Promise<void> {
    while (this.#tables.length < tables)
      this.#tables.push({ id: await this.#store.do('addTable', `table ${this.#tables.length}`, ROOM), next: 0 })
  }
  async play(tables: number, each: number): Promise<Pace> {
    const { figures } = this.#store
    const [began, commits, units] = [performance.now(), figures.microseconds.count, figures.units]
    await Promise.all(
      this.#tables.slice(0, tables).map(async table => {
        for (let n = 0; n < each; n++) await this.#store.together([call('addEntry', row(table.id, table.next++))])
      }),
    )
    const seconds = (performance.now() - began) / 1000
    return { perSecond: (tables * each) / seconds, unitsOfCommit: (figures.units - units) / (figures.microseconds.count - commits) }
  }
}

export const fileIn = (folder: string): string => join(folder, 'wildcat.sqlite')
