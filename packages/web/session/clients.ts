/** Which worker is asked: a new one for every table and errand. Where nothing can be stored, the one that has the game lives on. */
import type { Seat } from '@wildcat/kernel'
import { noteGames } from '../store/had-games.ts'
import type { Plan } from '../store/plan.ts'
import type { Begun, Export, Imported, Until } from '../worker/messages.ts'
import { TableClient } from './client.ts'

interface Held extends Begun {
  readonly client: TableClient
}
const held = new Map<string, Held>()

/** The games that are there as long as the page is. */
export const heldGames = (): readonly Begun[] => [...held.values()].filter(({ client }) => !client.broken)

export function clientFor(id: string): TableClient {
  const holder = held.get(id)?.client
  return holder === undefined || holder.broken ? new TableClient() : holder
}

/** A table was left. Whoever holds its game in memory goes on holding it. */
export function leave(client: Pick<TableClient, 'hear' | 'lasts' | 'close'>): void {
  client.hear = () => undefined
  if (client.lasts) client.close()
}

async function begin<X extends Begun>(ask: (client: TableClient) => Promise<X>): Promise<X> {
  const client = new TableClient()
  try {
    const begun = await ask(client)
    client.lasts = begun.lasts
    if (begun.lasts) noteGames(true)
    else held.set(begun.id, { ...begun, client })
    return begun
  } finally {
    leave(client)
  }
}
/** `key`: of a deal that is known beforehand. */
export const createTable = (plan: Plan, key?: readonly number[]): Promise<Begun> => begin(client => client.create(plan, key))
export const importTable = (file: Blob): Promise<Imported> => begin(client => client.import(file))

/** From a position of a game that is looked back at, as practice. */
export const playOnFrom = (file: Blob, from: Until, plan: Plan, seat: Seat): Promise<Begun> =>
  begin(client => client.playOn(file, from, plan, seat))

export async function exportTable(id: string): Promise<Export> {
  const client = clientFor(id)
  try {
    return await client.export(id)
  } finally {
    if (client.lasts) client.close()
  }
}
