/** Which worker is asked: a new one for every table and errand. Where nothing can be stored, the one that has the game lives on. */
import type { Plan } from '../store/plan.ts'
import type { Begun, Export, Imported } from '../worker/messages.ts'
import { TableClient } from './client.ts'

const holders = new Map<string, TableClient>()

function holderOf(id: string): TableClient | undefined {
  const holder = holders.get(id)
  return holder?.broken === false ? holder : undefined
}

export const clientFor = (id: string): TableClient => holderOf(id) ?? new TableClient()

/** A table was left. Whoever holds its game in memory goes on holding it. */
export function leave(client: TableClient): void {
  client.hear = () => undefined
  if (client.lasts) client.close()
}

async function begin<X extends Begun>(ask: (client: TableClient) => Promise<X>): Promise<X> {
  const client = new TableClient()
  try {
    const begun = await ask(client)
    client.lasts = begun.lasts
    if (!begun.lasts) holders.set(begun.id, client)
    return begun
  } finally {
    if (client.lasts) client.close()
  }
}
export const createTable = (plan: Plan): Promise<Begun> => begin(client => client.create(plan))
export const importTable = (file: Blob): Promise<Imported> => begin(client => client.import(file))

export async function exportTable(id: string): Promise<Export> {
  const client = clientFor(id)
  try {
    return await client.export(id)
  } finally {
    if (client.lasts) client.close()
  }
}
