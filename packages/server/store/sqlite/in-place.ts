/** Whether the database still lies where it was opened: what is written to a file that was removed, or put aside for another, is lost. */
import { statSync } from 'node:fs'
import { StoreFailure } from '../store-failure.ts'

const identityOf = (file: string): string | undefined => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

/** What is written goes into the file beside it first, which is there from the first write on. */
export function inPlace(file: string): () => void {
  const known = new Map<string, string>()
  return () => {
    for (const name of [file, `${file}-wal`]) {
      const identity = identityOf(name)
      const first = known.get(name) ?? identity
      if (first !== identity) throw new StoreFailure('gone', `${name} is no longer the file that was opened`)
      if (first !== undefined) known.set(name, first)
    }
  }
}
