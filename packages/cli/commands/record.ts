/** wildcat record */
import { parse } from 'node:path'
import { recordGame, seating } from '@wildcat/bots/node'
import { replay, sealed } from '@wildcat/kernel'
import { digest } from '@wildcat/table'
import { type ContestInput, readContest } from '../contest-input.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../game-failure.ts'
import { interruptible } from '../interrupt.ts'
import { print, printJson } from '../output.ts'
import { refuseToOverwrite, STANDARD, writeText } from '../record-file.ts'
import { wholeNumberOr } from '../whole-number.ts'

export interface RecordInput extends ContestInput {
  readonly out: string
  readonly force?: boolean
  readonly game?: string
  readonly commands?: string
}
const GAMES = { least: 0, most: 10_000_000 }
const COMMANDS = { least: 0, most: 100_000 }

export async function record(context: Context, id: string, input: RecordInput): Promise<void> {
  const { words, json, terminal } = context
  const { out, force = false } = input
  const read = await readContest(context, id, input)
  const { engine, contest, deadline } = read
  const game = wholeNumberOr(words, '--game', input.game, GAMES, 0)
  const commands = wholeNumberOr(words, '--commands', input.commands, COMMANDS, COMMANDS.most)
  if (!force && out !== STANDARD) await refuseToOverwrite(words, out)

  const task = { contest, game, commands }
  const played = await interruptible(words.record.interrupted, signal => recordGame(task, { signal, deadline })).catch((error: unknown) => {
    throw failureOf(context, read, error)
  })
  const names = seating(contest.bots.length, contest.seats, game).map((bot, seat) => nameOf(contest.bots[bot], seat))
  const finished = sealed(engine, { ...played, names }, digest)
  await writeText(context, out, `${JSON.stringify(finished)}\n`, force)
  if (out === STANDARD) return
  const entries = finished.entries.length
  const over = replay(engine, finished).state.outcome !== 'open'
  if (json)
    printJson(terminal, {
      file: out,
      game: id,
      seats: contest.seats,
      options: contest.options,
      seed: contest.seed,
      bots: contest.bots,
      entries,
      over,
    })
  else print(terminal, [words.record.written(out, entries, over)])
}

/** In no language: a record is read in any. */
const nameOf = (bot = '', seat: number): string => `${parse(bot).name} ${seat}`
