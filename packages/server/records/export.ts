/** What is taken away: a record whole, and all that is kept of a guest. */
import { type FairLuck, sealed, unfolded, type WrittenRecord } from '@wildcat/kernel'
import { digest, readRecord } from '@wildcat/table'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import type { OwnOrder } from '../rooms/orders.ts'
import { readRoom, seatsOf } from '../rooms/state.ts'
import { joined, understood } from '../rooms/understood.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Reader } from '../store/reading.ts'
import { type Kept, textsOf } from './entries.ts'

export interface Taking extends Kept {
  readonly names: readonly string[]
  readonly practice?: true
  readonly luck?: FairLuck
}

/** The whole record, with its key and its digests; without digests if it ended under other rules than there are here. */
export async function recordOf(reader: Reader, { key, head, names, practice, luck }: Taking): Promise<WrittenRecord> {
  const texts: string[] = []
  for await (const more of textsOf(reader, key)) texts.push(...more)
  const told = { names, ...(practice && { practice }), ...(luck && { luck }) }
  try {
    const { engine, record } = await understood(head, texts)
    return unfolded(sealed(engine, { ...record, ...told }, digest))
  } catch (error) {
    if (!(error instanceof Refused && error.problem.code === 'otherVersion')) throw error
    const read = readRecord(joined(head, texts))
    if ('unreadable' in read) throw new Refused('damaged')
    return unfolded({ ...read.ok, ...told })
  }
}

const entry = v.looseObject({ seat: v.optional(v.number(), -1) }) // nobody's: the game has gone on under other rules

/** Whose it is, and what lies sealed in the store, which only the server's own thread can open. */
export interface Exporting {
  readonly guest: GuestRow
  readonly orders: readonly OwnOrder[]
}

/** Their name, where they are known and how they come back, the seats they hold or that are kept for them, and on what, what they did and ordered there, what they said, and what they have played. Nothing of anybody else. */
export async function exportOf(reader: Reader, { guest: { id, name, created, seen }, orders: given }: Exporting) {
  const tables = []
  for (const row of await reader.do('everyTableOf', id)) {
    const { game, stage, created: made, ...room } = readRoom(row.room)
    const seats = seatsOf({ game, stage, created: made, ...room }, id)
    const devices = room.seats.flatMap(({ holders, owners, kept }, seat) =>
      [...holders, ...owners, ...kept]
        .filter(({ guest }) => guest === id)
        .map(({ since, browser, system }) => ({ seat, since, browser, system })),
    )
    const table = await reader.do('table', row.name)
    const entries = table === undefined ? [] : await ownEntries(reader, table.id, seats)
    const orders = given.filter(each => each.table === row.name).map(({ table: _, ...order }) => order)
    tables.push({ id: row.name, game, stage, created: made, host: room.host === id, seats, devices, entries, orders })
  }
  const talk = (await reader.do('talkOf', id)).map(({ table, at, said }) => ({ table, at, said: v.parse(v.unknown(), JSON.parse(said)) }))
  const { wishes, ways } = await reader.do('callSettings', id)
  const calls = { wishes, ways: ways.map(({ kind, target, state }) => ({ kind, state, target: v.parse(v.unknown(), JSON.parse(target)) })) }
  const programs = (await reader.do('programsOf', id)).map(({ guest, created: since, used }) => ({
    name: guest.name,
    created: since,
    used,
  }))
  const sessions = (await reader.do('sessionsOf', id)).map(({ id: _, ...session }) => session)
  const passkeys = (await reader.do('passkeysOf', id)).map(({ name: called, created: made, used }) => ({
    name: called,
    created: made,
    used,
  }))
  const codes = await reader.do('countCodes', id)
  const mail = (await reader.do('mailAddressesOf', id)).map(({ guest: _, ...address }) => address)
  const ratings = (await reader.do('ratingsOf', [id])).map(({ guest: _, ...rating }) => rating)
  const results = await ownResults(reader, id)
  const deals = (await reader.do('dealsOf', id)).map(({ code, name: table, over }) => ({ code, table, over }))
  return { name, created, seen, sessions, passkeys, codes, mail, results, ratings, deals, tables, talk, programs, calls }
}

const ALL = 1_000_000
async function ownResults(reader: Reader, id: number) {
  const own = (await reader.do('resultsOf', id, ALL)).filter(({ guest }) => guest === id)
  return own.map(({ name: table, game, seats, ended, seat, score, place, gone, practice, rated }) => {
    const where = { table, game, seats, ended, seat }
    return { ...where, score, place, gone, practice, rated }
  })
}

async function ownEntries(reader: Reader, key: number, seats: readonly number[]) {
  const own: v.InferOutput<typeof entry>[] = []
  for await (const texts of textsOf(reader, key))
    for (const text of texts) {
      const each = v.parse(entry, JSON.parse(text))
      if (seats.includes(each.seat)) own.push(each)
    }
  return own
}
