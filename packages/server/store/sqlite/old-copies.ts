/**
 * Copies of the database as it was before a newer program brought it up to date, or a backup was put in its place. They are there to go
 * back; but whoever is deleted afterwards must not live on in them, and so is deleted from them, too. A copy in which they are not stays
 * as it is.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { integer, text } from '../row.ts'
import type { StoreFailureCode } from '../store-failure.ts'
import { storeFailureOf } from './failure.ts'
import { REMOVE_GUEST } from './guests.ts'

const BEFORE = ['version', 'restore'] as const
const nameOf = (file: string, event: (typeof BEFORE)[number], which: string): string => `${file}.before-${event}-${which}`

export const copyBeforeVersion = (file: string, version: number): string => nameOf(file, 'version', String(version))
export const copyBeforeRestore = (file: string, stamp: string): string => nameOf(file, 'restore', stamp)

/** What belongs to a database, like a log of what is not in it yet. */
const BESIDE = /-(wal|shm|journal)$/

function copiesOf(file: string): string[] {
  const names = BEFORE.map(event => nameOf(basename(file), event, ''))
  const found = readdirSync(dirname(file)).filter(each => names.some(name => each.startsWith(name)))
  return [...new Set(found.map(each => join(dirname(file), each.replace(BESIDE, ''))))].filter(copy => !isSame(copy, file))
}
/** A restore that was killed may have left another name of the very database that is in use. */
function isSame(copy: string, file: string): boolean {
  const [one, other] = [copy, file].map(each => statSync(each, { throwIfNoEntry: false }))
  return one !== undefined && other !== undefined && one.ino === other.ino && one.dev === other.dev
}

/** It can be tried again. */
const PASSES: ReadonlySet<StoreFailureCode> = new Set(['full', 'locked'])

/** By the keys of their cookies: in another history somebody else may have the same number. */
export function forgetInCopies(file: string, keys: readonly string[]): void {
  if (keys.length === 0) return
  for (const copy of copiesOf(file)) {
    try {
      forgetIn(copy, keys)
    } catch (error) {
      const failure = storeFailureOf(error)
      if (PASSES.has(failure.code)) throw failure
      // It cannot be changed, nor be used as a database; yet it may name somebody who is to be forgotten.
      if (keys.some(key => mentions(copy, key))) for (const each of filesOf(copy)) rmSync(each, { force: true })
    }
  }
}

const filesOf = (copy: string): string[] =>
  readdirSync(dirname(copy))
    .filter(each => each.replace(BESIDE, '') === basename(copy))
    .map(each => join(dirname(copy), each))
const mentions = (copy: string, key: string): boolean => filesOf(copy).some(each => readFileSync(each).includes(key))

/** All of them or nobody: what is interrupted is undone by whoever opens the copy next. It may be of any version. */
function forgetIn(copy: string, keys: readonly string[]): void {
  const db = new DatabaseSync(copy)
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA secure_delete = ON')
    const find = db.prepare('SELECT id FROM guests WHERE key = ?')
    const guests = keys.flatMap(key => find.all(key).map(row => integer(row, 'id')))
    if (guests.length === 0) return
    db.exec('PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE')
    for (const guest of guests) forget(db, guest)
    db.exec('COMMIT')
  } finally {
    db.close() // which undoes what was not committed
  }
}

/** All that might name this guest, in whatever way that version does. */
const ROOMS = 'SELECT id, room FROM tables WHERE instr(room, ?) > 0 OR NOT json_valid(room)'

function forget(db: DatabaseSync, guest: number): void {
  const rooms = db.prepare(ROOMS).all(String(guest))
  const save = db.prepare('UPDATE tables SET room = ? WHERE id = ?')
  for (const row of rooms) {
    const before = text(row, 'room')
    const left = JSON.stringify(without(guest, parsed(before)))
    if (left !== before) save.run(left, integer(row, 'id'))
  }
  for (const sql of REMOVE_GUEST) db.prepare(sql).run(guest)
}

/** Of what cannot be read nothing is kept. */
function parsed(room: string): unknown {
  try {
    return JSON.parse(room)
  } catch {
    return {}
  }
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Early versions have the number alone. */
const isGuest = (holder: unknown, guest: number): boolean => holder === guest || (isObject(holder) && holder['guest'] === guest)

/** A room of whatever version: the seats of this guest have no name and no holder, unless others hold them, too. */
function without(guest: number, room: unknown): unknown {
  if (!isObject(room) || !Array.isArray(room['seats'])) return room
  return { ...room, host: room['host'] === guest ? 0 : room['host'], seats: room['seats'].map(seat => unseated(guest, seat)) }
}
function unseated(guest: number, seat: unknown): unknown {
  if (!isObject(seat)) return seat
  const lists = ['holders', 'owners', 'kept'].flatMap(list => (Array.isArray(seat[list]) ? [[list, seat[list]] as const] : []))
  const left = lists.map(([list, holders]) => [list, holders.filter((each: unknown) => !isGuest(each, guest))])
  // Versions before names stood beside each holder have the seat's; the earliest of them do not say whose it is.
  const held = lists.some(([, holders]) => holders.some((each: unknown) => isGuest(each, guest)))
  const isNamed = seat['nameOf'] === undefined ? held : seat['nameOf'] === guest
  const names = {
    ...('name' in seat && isNamed && { name: '' }),
    ...(seat['ownersNameOf'] === guest && { ownersName: '' }),
    ...(seat['keptNameOf'] === guest && { keptName: '', keptNameOf: 0 }),
  }
  return { ...seat, ...Object.fromEntries(left), ...names }
}
