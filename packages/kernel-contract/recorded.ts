/** Games that are kept to notice when a rule changes: `records/<ending>.json`, one for each way in which a game can end. */

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Ending, type RecordOf, replay, sealed, type Tagged, type Types, verify } from '@wildcat/kernel'
import { errorText } from './breach.ts'
import { configurations } from './configurations.ts'
import type { Examined } from './examined.ts'
import { spell } from './moment.ts'
import { isObject } from './values.ts'
import { walk } from './walk.ts'
import { Watch } from './watch.ts'

type AnyRecord = RecordOf<Types>

/** As a table makes them, so that `wildcat verify` understands these files too. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

export function keptRecords(folder: URL): Map<string, AnyRecord> {
  const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
  return new Map(files.map((file): [string, AnyRecord] => [file.replace(/\.json$/, ''), readRecord(new URL(file, folder))]))
}

function readRecord(file: URL): AnyRecord {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (isRecord(read)) return read
  throw new TypeError(`${file.pathname} is not the record of a game`)
}

/** These files are our own: what their entries say is for `verify` to judge. */
const isRecord = (read: unknown): read is AnyRecord =>
  isObject(read) &&
  'format' in read &&
  read.format === 1 &&
  'entries' in read &&
  Array.isArray(read.entries) &&
  'key' in read &&
  typeof read.key === 'string'

/** Why a kept record no longer holds, and what to do. Undefined: it holds. */
export function recordFlaw(subject: Examined, name: string, record: AnyRecord): string | undefined {
  const { game } = subject
  const anew = `npm run contract -- --game ${game.id} --record`
  if (record.version !== game.version)
    return `${name}.json was recorded with version ${record.version} and the game is version ${game.version}: record anew with ${anew}`
  try {
    const departure = verify(game, record, digest)
    if (departure !== undefined)
      return (
        `${name}.json no longer leads where it led: entry ${departure.entry}, ${spell(record.entries[departure.entry])}, gives ${spell(departure.why)}.\n` +
        `If the rule was meant to change, raise \`version\` of ${game.id}, and \`layout\` if a kept state would be misunderstood, and record anew with ${anew}. If not, the change is a bug.`
      )
  } catch (error) {
    return `${name}.json cannot be played any more: ${errorText(error)}. Mend the rule, or raise \`version\` of ${game.id} and record anew with ${anew}`
  }
  const ending = subject.endings?.find(each => each.name === name)
  if (ending === undefined) return `${name}.json is the record of no ending of ${game.id}: delete it, or name the ending in \`endings\``
  const { state } = replay(game, record)
  return endsBy(subject, ending, record, state) ? undefined : `${name}.json does not end by ${name}: record anew with ${anew}`
}

function endsBy({ game }: Examined, ending: Ending<Types>, record: AnyRecord, last: Types['state']): boolean {
  if (last.outcome === 'open' || !ending.reached(last)) return false
  return ending.heard === undefined || toldToAll(game, record).some(event => ending.heard?.(event) === true)
}

/** What all could hear, without what was taken back. */
function toldToAll(game: Examined['game'], record: AnyRecord): Tagged[] {
  let standing: { readonly n: number; readonly events: readonly Tagged[] }[] = []
  replay(game, record, {
    visit({ entry: n, messages, undone }) {
      if (undone !== undefined) standing = standing.filter(each => each.n < undone.from)
      else standing.push({ n, events: messages.filter(({ only }) => only === undefined).map(({ event }) => event) })
      return undefined
    },
  })
  return standing.flatMap(({ events }) => events)
}

const MOST_SEEDS = 1000

/** Plays at random until every ending has come, the shortest options first, and writes what it found. */
export function recordAnew(subject: Examined, folder: URL): { readonly written: string[]; readonly missing: string[] } {
  const found = new Map<string, AnyRecord>()
  const endings = subject.endings ?? []
  for (let seed = 1; seed <= MOST_SEEDS && found.size < endings.length; seed++)
    for (const [ending, record] of endingsOf(subject, seed)) if (!found.has(ending.name)) found.set(ending.name, record)
  mkdirSync(folder, { recursive: true })
  for (const [name, record] of found) writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(record, undefined, 2)}\n`)
  return { written: [...found.keys()], missing: endings.map(({ name }) => name).filter(name => !found.has(name)) }
}

function endingsOf(subject: Examined, seed: number): [Ending<Types>, AnyRecord][] {
  return configurations(subject.game).flatMap(table => {
    const watch = new Watch(subject.game.id, [])
    const played = walk({ subject, table, seed, every: 0, watch }).played
    if (played === undefined) return []
    const { last, record } = played
    return (subject.endings ?? [])
      .filter(ending => endsBy(subject, ending, record, last.state))
      .map((ending): [Ending<Types>, AnyRecord] => [ending, sealed(subject.game, record, digest)])
  })
}
