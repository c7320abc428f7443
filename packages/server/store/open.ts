/** Opens the store that was asked for: a file in the data folder, or a database. Nothing of the other one is loaded. */
import type { Store } from './contract.ts'
import { databaseIn } from './sqlite/file.ts'
import { SqliteStore } from './sqlite/store.ts'

export interface StoreSettings {
  readonly data: string // the folder of what is kept
  readonly database?: string | undefined // the address of a PostgreSQL, if it is not kept there
  readonly mostPages?: number | undefined
}

export async function openStore({ data, database = '', mostPages }: StoreSettings): Promise<Store> {
  if (database === '') return SqliteStore.open({ file: databaseIn(data), ...(mostPages === undefined ? {} : { mostPages }) })
  const { PostgresStore } = await import('./postgres/store.ts')
  return PostgresStore.open(database)
}
