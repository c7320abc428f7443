/** One thread of a long run. */
import { parentPort, workerData } from 'node:worker_threads'
import { examine } from './examine.ts'
import type { Job, Word } from './jobs.ts'
import { subjectOf } from './subjects.ts'

const { game, seeds, every, tables }: Job = workerData
const say = (word: Word) => parentPort?.postMessage(word)
const examined = subjectOf(game)
if (examined === undefined) throw new Error(`no game '${game}'`)
say({ findings: examine(examined.subject, { seeds, every, tables, coverage: false, progress: games => say({ games }) }) })
