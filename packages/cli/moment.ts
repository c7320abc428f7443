/** A moment of a record, as one viewer may see it. */
import type { RecordOf, Types, Viewer } from '@wildcat/kernel'
import type { Context } from './context.ts'
import { BadInput, Failed } from './failure.ts'
import type { LoadedGame } from './load-game.ts'
import { openRecordToPlay } from './record-file.ts'
import { heardEntries, type RecordSight, seeAt } from './sight.ts'
import type { CliWords } from './words/index.ts'

export interface MomentInput {
  readonly at?: string
  readonly as?: string
}

export interface Moment extends LoadedGame {
  readonly record: RecordOf<Types>
  readonly viewer: Viewer
  readonly at: number // how many entries this viewer has heard of
  readonly entries: number // that there are for him
  readonly sight: RecordSight
}

export async function openMoment(context: Context, file: string, input: MomentInput): Promise<Moment> {
  const { words } = context
  const opened = await openRecordToPlay(context, file)
  const { engine, record } = opened
  const viewer = readViewer(words, record.seats, input.as)
  const { played, departs } = heardEntries(engine, record, viewer)
  const entries = played.length
  // Why and where a command was refused may tell more than this viewer may know: `verify` is the one to ask.
  if (departs && !(input.at !== undefined && WITHIN.test(input.at) && Number(input.at) <= entries))
    throw new Failed(words.errors.departs(file, entries))
  const at = readMoment(words, entries, input.at)
  return { ...opened, viewer, at, entries, sight: seeAt(engine, record, played[at - 1] ?? 0, viewer) }
}

const WITHIN = /^\d{1,9}$/

function readViewer(words: CliWords, seats: number, text = 'spectator'): Viewer {
  if (text === 'spectator') return text
  const seat = /^\d{1,3}$/.test(text) ? Number(text) : seats
  if (seat >= seats) throw new BadInput(words.errors.viewer(text, seats))
  return seat
}

function readMoment(words: CliWords, entries: number, text = String(entries)): number {
  const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  const at = number < 0 ? entries + number : number
  if (!(at >= 0 && at <= entries)) throw new BadInput(words.errors.at(text, entries))
  return at
}
