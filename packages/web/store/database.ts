/** Games kept in this browser. What lists them never reads their secrets: those lie in stores of their own. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Stores extends DBSchema {
  /** What the lobby shows: `Summary`. */
  games: { key: string; value: unknown }
  /** The record without its entries; it holds the key of the match. */
  heads: { key: string; value: unknown }
  /** One entry each, under the game and its place; and at a place before them how the game stands. */
  entries: { key: [string, number]; value: unknown }
}
export type Database = IDBPDatabase<Stores>

let opened: Promise<Database> | undefined

export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Async throughout: where storage is denied, merely asking for the database throws. */
async function open(): Promise<Database> {
  return openDB<Stores>('wildcat', 1, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('heads')
      db.createObjectStore('entries')
    },
    terminated() {
      opened = undefined
    },
  })
}

/** All entries of a game, in order. */
export const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/**
 * How a game stands. No store of its own: a page of an earlier version in another tab would hold up the change of the database, and the
 * list of games with it.
 */
export const standingOf = (id: string): [string, number] => [id, STANDING]
const STANDING = -1
/** How it stands, and its entries. */
export const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, STANDING], [id, Number.MAX_SAFE_INTEGER])
