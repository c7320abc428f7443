/** Games on their way in and out: a new one, one from a file, one into a file. */
import { opponentsFor, usualOpponent } from '@wildcat/bots'
import { type Engine, type GameRecord, keyToHex, type Seat, sealed, type Types, unfolded, verify, withoutUndone } from '@wildcat/kernel'
import { digest, Table } from '@wildcat/table'
import type { Summary } from '../store/games.ts'
import { anyStore, storeOf } from '../store/keep.ts'
import { isAlone, type Plan } from '../store/plan.ts'
import { cleanName, toldApart } from '../store/player-names.ts'
import { Failed } from './failure.ts'
import type { Begun, Export, Imported, Until } from './messages.ts'
import { asWritten, current, engineOf, resumed, understood } from './understood.ts'

/** Not crypto.randomUUID: that one exists only on secure origins, and a home network is none. */
const randomWords = (n: number): number[] => [...crypto.getRandomValues(new Uint32Array(n))]
const newId = () => keyToHex(randomWords(3))

/** `key`: of a deal that is known beforehand. */
export async function createGame(plan: Plan, key: readonly number[] = randomWords(8)): Promise<Begun> {
  if (plan.practice && !isAlone(plan.bots)) throw new Failed('practice')
  const engine = await engineOf(plan.game)
  const seats = plan.names.length
  const options = engine.options(seats, plan.options)
  if ('refused' in options) throw new Failed('options', `${options.refused.rule} ${options.refused.why}`)
  const { record } = Table.open(engine, seats, options.ok, key, plan.names, plan.practice)
  return keep(record, plan)
}

/**
 * A record does not say who was a bot: all are taken for people, so that nothing moves before its owner has said who plays. Only
 * practice is for one person: the one who took something back, or the first.
 */
export async function importGame(file: Blob): Promise<Imported> {
  const { engine, record } = await understood(await file.text())
  const checked = record.digests !== undefined
  if (checked) compare(engine, record)
  const { over } = resumed(engine, record)
  const names = toldApart(Array.from({ length: record.seats }, (_, seat) => cleanName(record.names?.[seat] ?? '')))
  const practice = record.practice === true
  const person = record.entries.find(({ kind }) => kind === 'undo')?.seat ?? 0
  const strongest = practice ? usualOpponent((await opponentsFor(record.game)).map(({ id }) => id)) : undefined
  const bots = names.map((_, seat) => (seat === person ? 'none' : (strongest ?? 'none')))
  const plan = { game: record.game, names, bots, options: record.options, practice }
  const begun = await keep({ ...record, names }, plan)
  return { ...begun, over, checked, practice }
}

/**
 * What if? The same game up to a position, and from there on as practice: one person in this seat, bots in all others. The record that is looked
 * back at stays as it is.
 */
export async function playOn(file: Blob, from: Until, { names, bots }: Plan, seat: Seat): Promise<Begun> {
  const { engine, record } = await understood(await file.text())
  const { luck: _, ...played } = playedUntil(engine, record, from)
  const usual = usualOpponent((await opponentsFor(record.game)).map(({ id }) => id)) ?? 'none'
  const plan: Plan = {
    game: record.game,
    names,
    bots: bots.map((bot, each) => (each === seat ? 'none' : bot === 'none' ? usual : bot)),
    options: record.options,
    practice: true,
  }
  if (!isAlone(plan.bots)) throw new Failed('practice')
  return keep({ ...played, names, practice: true }, plan)
}

/** Without what was taken back, up to a position. On a server positions are counted by what everybody heard, also of what was taken back later. */
function playedUntil(engine: Engine<Types>, record: GameRecord, until: Until): GameRecord {
  if ('commands' in until) {
    const played = withoutUndone(engine, record)
    return { ...played, entries: played.entries.slice(0, until.commands) }
  }
  const { digests: _, ...head } = record
  const table = Table.resume(engine, { ...head, entries: [] })
  const heard = record.entries.findIndex(entry => {
    table.enter(entry)
    return table.lines('spectator') > until.heard
  })
  return withoutUndone(engine, { ...head, entries: record.entries.slice(0, heard === -1 ? undefined : heard) })
}

/** A record that was sealed must still be what it was. */
function compare(engine: Engine<Types>, record: GameRecord) {
  const departure = verify(engine, record, digest)
  if (departure === undefined) return
  const { entry, why } = departure
  if (typeof why === 'string') throw new Failed('tampered', why, entry)
  throw new Failed('departs', `${why.rule} ${why.why}`, entry)
}

/** What earlier rules left and these cannot go on from is written as it is kept, without digests. */
export async function exportGame(id: string): Promise<Export> {
  const { record: text, standing } = await storeOf(id).read(id)
  const written = await current(text, standing).then(
    ({ engine, record }) => unfolded(sealed(engine, record, digest)),
    (error: unknown) => {
      if (error instanceof Failed && error.failure.kind === 'earlierRules') return asWritten(text)
      throw error
    },
  )
  const name = `${written.game}-${new Date().toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`
  return { name, file: new Blob([JSON.stringify(written, null, 1)], { type: 'application/json' }) }
}

async function keep(record: GameRecord, plan: Plan): Promise<Begun> {
  const id = newId()
  const now = Date.now()
  const written = unfolded(record)
  const summary: Summary = {
    plan,
    version: written.version,
    begun: now,
    played: now,
    entries: written.entries.length,
    round: 0,
    over: false,
    winners: [],
    pending: [],
    places: [],
    scores: [],
    changes: [],
  }
  const store = await anyStore()
  await store.begin(id, written, summary)
  return { id, game: record.game, lasts: store.lasts }
}
