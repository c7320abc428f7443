/** One thread of a long run. */
import { parentPort } from 'node:worker_threads'
import { examine } from './examine.ts'
import type { Job, Word } from './jobs.ts'
import { subjectOf } from './subjects.ts'

const say = (word: Word) => parentPort?.postMessage(word)

parentPort?.once('message', ({ game, seeds, every, tables, checks }: Job) => {
  const listed = subjectOf(game)
  if (listed === undefined) throw new Error(`no game '${game}'`)
  const only = checks === undefined ? {} : { checks }
  say({ findings: examine(listed.subject, { seeds, every, tables, coverage: false, ...only, progress: games => say({ games }) }) })
})
