/** wildcat move FROM TO: all that servers keep, from a data folder to a PostgreSQL or back, while none of them runs. */
import { resolve } from 'node:path'
import { DamagedKey } from '../cookie-key.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { type Environment, wordsFor } from '../words/index.mjs'
import { type Moved, move } from './move.ts'
import { MoveFailure, type Source, type Target } from './place.ts'
import { SqliteSource, SqliteTarget } from './sqlite.ts'

const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place) && URL.canParse(place)

interface Output {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  readonly done: (moved: readonly Moved[], sentence: string) => void
}

/** Gives the exit code: 1 it could not be done, 2 it was called wrongly. */
export async function moveEverything(from: string, to: string, env: Environment, { say, complain, done }: Output): Promise<number> {
  const words = wordsFor(env)
  if (isDatabase(from) === isDatabase(to)) {
    complain(words.moveFailed.samePlace())
    return 2
  }
  process.umask(0o077) // what is kept is its owner's alone
  let source: Source | undefined
  let target: Target | undefined
  try {
    source = await sourceAt(from)
    target = await targetAt(to)
    const moved = await move(source, target, ({ table, rows }) => say(`${table}: ${rows}`))
    const count = (table: string) => moved.find(each => each.table === table)?.rows ?? 0
    done(moved, words.move.done(count('tables'), count('guests')))
    return 0
  } catch (error) {
    complain(explained(words, error, from, to))
    return 1
  } finally {
    await target?.close()
    await source?.close()
  }
}

async function sourceAt(place: string): Promise<Source> {
  if (!isDatabase(place)) return new SqliteSource(resolve(place))
  return (await import('./postgres.ts')).PostgresSource.open(place)
}
async function targetAt(place: string): Promise<Target> {
  if (!isDatabase(place)) return new SqliteTarget(resolve(place))
  return (await import('./postgres.ts')).PostgresTarget.open(place)
}

function explained(words: ReturnType<typeof wordsFor>, error: unknown, from: string, to: string): string {
  if (error instanceof MoveFailure) return words.moveFailed[error.code](error.message)
  if (error instanceof DamagedKey) return words.failed.keyDamaged(error.file)
  if (error instanceof StoreFailure) return words.data[error.code](isDatabase(from) ? to : from, error.message)
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return words.database.notInstalled
  return words.moveFailed.otherwise(error instanceof Error ? error.message : String(error))
}
