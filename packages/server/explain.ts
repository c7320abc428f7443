/** Why the server could not start, and what to do about it. */
import { StoreFailure, type StoreFailureCode } from './store/store-failure.ts'

interface Asked {
  readonly port: number
  readonly data: string
}

const LAST_PORT = 65535

const OF_STORE: Readonly<Record<StoreFailureCode, (data: string, detail: string) => string>> = {
  newer: (data, detail) =>
    `The data in ${data} was written by a newer Wildcat (${detail}). Use that one, or another folder: WILDCAT_DATA=… npm start`,
  locked: data => `Another Wildcat is running with the data in ${data}. Stop it first, or use another folder: WILDCAT_DATA=… npm start`,
  unwritable: data => `Wildcat cannot write to ${data}. Give this account the right to, or use another folder: WILDCAT_DATA=… npm start`,
  damaged: (data, detail) =>
    `The data in ${data} is damaged (${detail}). Put a backup in its place with npm run restore, or use another folder: WILDCAT_DATA=… npm start`,
  full: data => `The disk of ${data} is full.`,
  store: (data, detail) => `The data in ${data} cannot be used: ${detail}`,
  outOfStep: (data, detail) => `The data in ${data} cannot be used: ${detail}`,
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

export function explain(error: unknown, { port, data }: Asked): string {
  if (error instanceof StoreFailure) return OF_STORE[error.code](data, error.message)
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already taken. Choose another one, for example: PORT=${port === LAST_PORT ? 4000 : port + 1} npm start`
    case 'EACCES':
      return pathOf(error)
        ? OF_STORE.unwritable(data, '')
        : `Port ${port} may not be used by this account. Ports from 1024 upwards usually may.`
    case 'EROFS':
    case 'EPERM':
      return OF_STORE.unwritable(data, '')
    case 'ENOTDIR':
    case 'EEXIST':
      return `${data} is not a folder, nor can it be made one. Use another name: WILDCAT_DATA=… npm start`
    case 'ENOSPC':
      return OF_STORE.full(data, '')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'HOST does not name an address of this machine. Leave it out to be reachable from here only.'
  }
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`
}

/** A file was not to be had, rather than a port. */
const pathOf = (error: unknown): boolean => error instanceof Error && 'path' in error
