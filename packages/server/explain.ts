/** Why the server could not start, and what to do about it. */
import { DamagedKey } from './cookie-key.ts'
import { StoreFailure } from './store/store-failure.ts'
import type { ServerWords } from './words/index.mjs'

interface Asked {
  readonly port: number
  readonly data: string
  readonly database: string
}

const LAST_PORT = 65535

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** What is wrong with the data. */
export const explainStore = (words: ServerWords, { code, message }: StoreFailure, data: string): string => words.data[code](data, message)

function explainDatabase({ database }: ServerWords, { code, message }: StoreFailure): string {
  return code === 'newer' ? database.newer(message) : database.otherwise(message)
}

export function explain(words: ServerWords, error: unknown, { port, data, database }: Asked): string {
  if (error instanceof StoreFailure) return database === '' ? explainStore(words, error, data) : explainDatabase(words, error)
  if (database !== '' && codeOf(error) === 'ERR_MODULE_NOT_FOUND') return words.database.notInstalled
  if (error instanceof DamagedKey) return words.failed.keyDamaged(error.file)
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return words.failed.portTaken(port, port === LAST_PORT ? 4000 : port + 1)
    case 'EACCES':
      return pathOf(error) ? words.data.unwritable(data) : words.failed.portForbidden(port)
    case 'EROFS':
    case 'EPERM':
      return words.data.unwritable(data)
    case 'ENOTDIR':
    case 'EEXIST':
      return words.failed.noFolder(data)
    case 'ENOSPC':
      return words.data.full(data)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return words.failed.noAddress
  }
  return words.failed.otherwise(error instanceof Error ? error.message : String(error))
}

/** A file was not to be had, rather than a port. */
const pathOf = (error: unknown): boolean => error instanceof Error && 'path' in error
