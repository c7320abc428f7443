import { createTable } from '../session/clients.ts'
import { botNames } from '../setup/draft.ts'
import type { GuidedGame } from './games.ts'
import { keyOf } from './lesson.ts'
import { loadScript } from './load-lesson.ts'

/** A table for whoever learns the game, to play on at afterwards. */
export async function startLesson(game: GuidedGame): Promise<string> {
  const lesson = await loadScript(game)
  const { bots, options } = lesson
  const called = botNames(bots)
  const names = bots.map((bot, seat) => (bot === 'none' ? '' : (called[seat] ?? '')))
  return (await createTable({ game, names, bots, options, practice: true, guided: true }, keyOf(lesson))).id
}
