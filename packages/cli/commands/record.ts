/** wildcat record */
import { lstat } from 'node:fs/promises'
import { recordGame, seating } from '@wildcat/bots/node'
import { replay, sealed } from '@wildcat/kernel'
import { digest } from '@wildcat/table'
import { type ContestInput, readContest } from '../contest-input.ts'
import type { Context } from '../context.ts'
import { BadInput, Failed, Interrupted } from '../failure.ts'
import { interruptible } from '../interrupt.ts'
import { print, printJson } from '../output.ts'
import { STANDARD, writeText } from '../record-file.ts'
import { wholeNumberOr } from '../whole-number.ts'
import type { CliWords } from '../words/index.ts'

export interface RecordInput extends ContestInput {
  readonly out: string
  readonly force?: boolean
  readonly game?: string
  readonly commands?: string
}
const GAMES = { least: 0, most: 10_000_000 }
const COMMANDS = { least: 0, most: 100_000 }

export async function record(context: Context, id: string, input: RecordInput): Promise<void> {
  const { words, json } = context
  const { out, force = false } = input
  const { engine, contest } = await readContest(context, id, input)
  const game = wholeNumberOr(words, '--game', input.game, GAMES, 0)
  const commands = wholeNumberOr(words, '--commands', input.commands, COMMANDS, COMMANDS.most)
  if (!force && out !== STANDARD) await refuseToOverwrite(words, out)

  const played = await interruptible(words.record.interrupted, signal => recordGame({ contest, game, commands }, signal)).catch(
    (error: unknown) => {
      if (error instanceof Interrupted) throw error
      throw new Failed(words.errors.gameFailed(error instanceof Error ? error.message : String(error)))
    },
  )
  const names = seating(contest.bots.length, contest.seats, game).map((bot, seat) => words.seat(seat, contest.bots[bot]))
  const finished = sealed(engine, { ...played, names }, digest)
  await writeText(words, out, `${JSON.stringify(finished)}\n`, force)
  if (out === STANDARD) return
  const entries = finished.entries.length
  const over = replay(engine, finished).state.outcome !== 'open'
  if (json)
    printJson({
      file: out,
      game: id,
      seats: contest.seats,
      options: contest.options,
      seed: contest.seed,
      bots: contest.bots,
      entries,
      over,
    })
  else print([words.record.written(out, entries, over)])
}

/** Said before a game is played for nothing; writing itself refuses too. */
async function refuseToOverwrite({ errors, fileProblems }: CliWords, file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found !== undefined) throw new BadInput(errors.cannotWrite(file, found.isDirectory() ? fileProblems.EISDIR : fileProblems.EEXIST))
}
