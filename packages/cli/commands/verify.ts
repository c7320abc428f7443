/** wildcat verify */
import { type Departure, verify as departureOf, entriesBefore, type GameRecord, type Names, refusalText, replay } from '@wildcat/kernel'
import { digest, luckFlawOf, recordFor, type Unreadable } from '@wildcat/table'
import type { Context } from '../context.ts'
import { EXIT } from '../failure.ts'
import type { LoadedGame } from '../load-game.ts'
import { namesOf } from '../names.ts'
import { print, printJson } from '../output.ts'
import { openRecord, whyUnreadable } from '../record-file.ts'

/** Where a record does not hold. Entry -1 is its start. */
interface Flaw {
  readonly entry: number
  readonly reason: string
  readonly rule?: string
  readonly message: string
}

export async function verify(context: Context, file: string): Promise<void> {
  const { words, json, terminal } = context
  const loaded = await openRecord(context, file)
  const { game, version, seats, practice, luck, goneOn, entries } = loaded.record
  const found = judge(context, loaded)
  const earlier = goneOn && { entries: goneOn.entries.length, version: goneOn.version }
  const about = { game, version, seats, ...(practice && { practice }), ...(earlier && { earlier }), entries: entries.length }
  if ('over' in found) {
    if (json) printJson(terminal, { verified: true, ...about, ...(luck && { fairLuck: true }), ...found })
    else
      print(terminal, [
        words.verify.holds(entries.length),
        ...(earlier ? [words.verify.earlier(earlier.entries, earlier.version, version)] : []),
        ...(luck ? [words.verify.fairLuck(luck.parts.filter(part => part !== '').length)] : []),
        ...(practice ? [words.practice] : []),
        ...(found.over ? [] : [words.verify.notOver]),
      ])
    return
  }
  const { flaw } = found
  terminal.exitCode = EXIT.failed
  const before = entriesBefore(loaded.record)
  const where = flaw.entry < 0 ? words.verify.atStart : words.verify.atEntry(flaw.entry, before + entries.length)
  if (json) printJson(terminal, { verified: false, ...about, ...flaw })
  else print(terminal, [`${where}: ${flaw.message}`])
}

/** What is wrong, or whether it is the record of a whole game. */
function judge(context: Context, { engine, gameWords, record }: LoadedGame & { record: GameRecord }): { flaw: Flaw } | { over: boolean } {
  const understood = recordFor(engine, record)
  if ('unreadable' in understood) return { flaw: notUnderstood(context, gameWords, understood.unreadable) }
  const departure = departureOf(engine, understood.ok, digest)
  if (departure !== undefined) {
    const entry = departure.entry < 0 ? -1 : departure.entry + entriesBefore(record)
    return { flaw: departed(context, gameWords, { ...departure, entry }, namesOf(context.words, record)) }
  }
  const unfair = record.luck && luckFlawOf(record.luck, record)
  if (unfair !== undefined) return { flaw: { entry: -1, reason: unfair, message: context.words.verify.why[unfair] } }
  return { over: replay(engine, understood.ok).state.outcome !== 'open' }
}

function notUnderstood(context: Context, gameWords: LoadedGame['gameWords'], what: Unreadable): Flaw {
  if (what.problem === 'command') return { entry: what.entry, reason: what.problem, message: context.words.noCommand(what) }
  const rule = what.problem === 'options' ? { rule: what.refused.rule } : {}
  return { entry: -1, reason: what.problem, ...rule, message: whyUnreadable(context, gameWords, what) }
}

function departed({ words, language }: Context, gameWords: LoadedGame['gameWords'], { entry, why }: Departure, names: Names): Flaw {
  if (typeof why === 'string') return { entry, reason: why, message: words.verify.why[why] }
  const { rule } = why
  return { entry, reason: 'refused', rule, message: words.verify.refused(rule, refusalText(gameWords, language, why, names)) }
}
