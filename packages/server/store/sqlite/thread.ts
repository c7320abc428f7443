/**
 * The thread that has the database. What comes in together is committed together: one wait for the disk for all tables. If the
 * whole cannot be committed, each unit is tried alone, so that nobody's move fails for another's sake.
 */
import { backup, type DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Call, Found, OperationName, Unit } from '../contract.ts'
import type { UnitAnswer } from '../gathering.ts'
import { answerReads } from '../reading.ts'
import { integer } from '../row.ts'
import type { StoreFailureCode } from '../store-failure.ts'
import { type DatabaseSettings, findDatabase } from './database.ts'
import { storeFailureOf } from './failure.ts'
import { inPlace } from './in-place.ts'
import { forgetInCopies } from './old-copies.ts'
import { operations, type SqliteOperations } from './operations.ts'

export type FromThread =
  | { readonly ready: Found }
  | { readonly failed: StoreFailureCode; readonly message: string }
  | { readonly done: true } // all of them, and nothing was asked for
  | { readonly answers: readonly UnitAnswer[] }
  | { readonly copied: string } // as it was asked for
  | { readonly uncopied: string; readonly code: StoreFailureCode; readonly message: string }
/** Units as JSON: one text crosses threads at a third of the cost of what is in it. */
export type ToThread = { readonly units: string } | { readonly copy: string } | { readonly reader: MessagePort } | { readonly close: true }

interface Opened {
  readonly db: DatabaseSync
  readonly all: SqliteOperations
  /** Throws if it is not. */
  readonly mustBeInPlace: () => void
}

/** After these nothing may be left of somebody. */
const FORGETS: ReadonlySet<OperationName> = new Set(['removeGuest', 'clearGuests'])
const forgets = (units: readonly Unit[]): boolean => units.some(unit => unit.some(({ name }) => FORGETS.has(name)))

/** Whoever is deleted goes from old copies before that is committed: if this ends in between they are still there, to be deleted again. */
function run({ db, all }: Opened, { name, args }: Call): unknown {
  if (!FORGETS.has(name)) return Reflect.apply(all[name], all, args)
  const guests = args.flat().filter(id => typeof id === 'number')
  const keys = all.keysOfGuests(guests)
  const result: unknown = Reflect.apply(all[name], all, args)
  const left = new Set(all.keysOfGuests(guests))
  forgetInCopies(
    db.location() ?? '',
    keys.filter(key => !left.has(key)),
  )
  return result
}

/** What is said to be safe is in the file that the next start will open. */
function committed<X>({ db, mustBeInPlace }: Opened, work: () => X): X {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    mustBeInPlace()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function answer(opened: Opened, units: readonly Unit[]): UnitAnswer[] {
  const each = (unit: Unit): UnitAnswer => ({ results: unit.map(call => run(opened, call)) })
  try {
    return committed(opened, () => units.map(each))
  } catch (error) {
    if (units.length > 1) return units.flatMap(unit => answer(opened, [unit]))
    const { code, message } = storeFailureOf(error)
    return [{ code, message }]
  }
}

/** Nothing of what was written before it went to its place. Gives whether all of it went. */
function erase(db: DatabaseSync): boolean {
  try {
    return integer(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get(), 'busy') === 0
  } catch {
    return false
  }
}

function unitsIn(json: string): readonly Unit[] {
  const units: unknown = JSON.parse(json)
  if (!areUnits(units)) throw new TypeError('the store is asked for units')
  return units
}
const areUnits = (units: unknown): units is readonly Unit[] => Array.isArray(units) // made by `call`, a moment ago

const isPlain = (each: UnitAnswer): boolean => 'results' in each && each.results.every(result => result === undefined)
const summed = (answers: readonly UnitAnswer[]): FromThread => (answers.every(isPlain) ? { done: true } : { answers })

/** Pages at a time. */
const FIRST_RATE = 100
const MOST_TRIES = 20

/**
 * All that is there, into a file of its own, a few pages at a time: what is asked for meanwhile is done in between. When it meets something that
 * is just being written, Node's backup gives up, and says that there is no error: it begins anew then, with more pages at a time.
 */
async function copy(db: DatabaseSync, file: string): Promise<FromThread> {
  for (let tries = 1; ; tries++)
    try {
      await backup(db, file, { rate: FIRST_RATE * 2 ** tries })
      return { copied: file }
    } catch (error) {
      const { code, message } = storeFailureOf(error)
      if (message !== 'not an error' || tries === MOST_TRIES) return { uncopied: file, code, message }
    }
}

function serve(port: MessagePort, settings: DatabaseSettings) {
  const tell = (message: FromThread) => port.postMessage(message)
  let db: DatabaseSync
  let found: Found
  try {
    ;({ db, found } = findDatabase(settings))
  } catch (error) {
    const { code, message } = storeFailureOf(error)
    tell({ failed: code, message })
    return port.close()
  }
  const all = operations(db)
  const opened = { db, all, mustBeInPlace: inPlace(settings.file) }
  let copying: Promise<void> = Promise.resolve()
  const readers = new Set<MessagePort>()
  const read = (reader: MessagePort) => {
    readers.add(reader.once('close', () => readers.delete(reader)))
    answerReads(reader, (name, args) => Reflect.apply(all[name], all, args), storeFailureOf)
  }
  let isErased = true // if it cannot be done at once, it is tried again with whatever comes next
  const done = (units: readonly Unit[]): UnitAnswer[] => {
    const answers = answer(opened, units)
    if (!isErased || forgets(units)) isErased = erase(db)
    return answers
  }
  port.on('message', (message: ToThread) => {
    if ('units' in message) return tell(summed(done(unitsIn(message.units))))
    if ('reader' in message) return read(message.reader)
    if ('copy' in message) {
      copying = copying.then(async () => tell(await copy(db, message.copy)))
      return
    }
    void copying.then(() => {
      for (const reader of readers) reader.close()
      db.close()
      port.close()
    })
  })
  tell({ ready: found })
}

const port = parentPort
port?.once('message', (settings: DatabaseSettings) => serve(port, settings))
