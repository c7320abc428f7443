/** Records from and to files; `-` is stdin or stdout. */
import { lstat, readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { entriesBefore, type GameRecord, type RecordOf, refusalText, type Types } from '@wildcat/kernel'
import { noSuchSeat, readRecord, recordFor, type Unreadable } from '@wildcat/table'
import type { Context } from './context.ts'
import { BadInput, Failed } from './failure.ts'
import { type LoadedGame, loadGame } from './load-game.ts'
import type { CliWords } from './words/index.ts'

export const STANDARD = '-'

/** A record of a game that there is; its commands are not looked at yet. */
export async function openRecord(context: Context, file: string): Promise<LoadedGame & { record: GameRecord }> {
  const { words } = context
  const read = readRecord(await readText(context, file))
  if ('unreadable' in read) throw new BadInput(words.errors.unreadable(file, words.unreadable(read.unreadable)))
  const record = read.ok
  const stranger = record.entries.findIndex(({ seat }) => seat >= record.seats)
  if (stranger >= 0) {
    const wrong = noSuchSeat(entriesBefore(record) + stranger, record.entries[stranger]?.seat ?? 0, record.seats)
    throw new BadInput(words.errors.unreadable(file, words.unreadable({ problem: 'malformed', ...wrong })))
  }
  return { ...(await loadGame(context, record.game)), record }
}

/** A record that follows the rules as they are here. */
export async function openRecordToPlay(context: Context, file: string): Promise<LoadedGame & { record: RecordOf<Types> }> {
  const { engine, gameWords, record } = await openRecord(context, file)
  const understood = recordFor(engine, record)
  if ('unreadable' in understood)
    throw new Failed(context.words.errors.unreadable(file, whyUnreadable(context, gameWords, understood.unreadable)))
  return { engine, gameWords, record: understood.ok }
}

/** Where the game itself refuses the options: by which rule, and why. */
export function whyUnreadable({ words, language }: Context, gameWords: LoadedGame['gameWords'], what: Unreadable): string {
  if (what.problem !== 'options' || what.refused.why === 'notUnderstood') return words.unreadable(what)
  return words.optionsOfRecord(what.refused.rule, refusalText(gameWords, language, what.refused, String))
}

async function readText({ words, terminal }: Context, file: string): Promise<string> {
  try {
    return file === STANDARD ? await text(terminal.stdin) : await readFile(file, 'utf8')
  } catch (error) {
    throw new BadInput(words.errors.cannotRead(file, fileProblem(words, error)))
  }
}

export async function writeText({ words, terminal }: Context, file: string, content: string, replace: boolean): Promise<void> {
  if (file === STANDARD) {
    terminal.stdout.write(content)
    return
  }
  try {
    await writeFile(file, content, { flag: replace ? 'w' : 'wx' })
  } catch (error) {
    throw new BadInput(words.errors.cannotWrite(file, fileProblem(words, error)))
  }
}

/** Said before anything is done for nothing; writing itself refuses too. */
export async function refuseToOverwrite({ errors, fileProblems }: CliWords, file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found !== undefined) throw new BadInput(errors.cannotWrite(file, found.isDirectory() ? fileProblems.EISDIR : fileProblems.EEXIST))
}

export function fileProblem({ fileProblems }: CliWords, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known: Readonly<Record<string, string>> = fileProblems
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? (error instanceof Error ? error.message : String(error))
}
