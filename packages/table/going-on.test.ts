/** A game goes on under other rules: from the state that was kept, in whatever layout, and the record says so. */
import { at, CannotGoOn, engine as engineOf, type Game, keyFrom, sealed, type Types, unfolded, verify } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { randomRecord } from '../kernel/testing/random-play.ts'
import { gusher } from '../kernel-contract/gusher/game.ts'
import { engine, type T } from '../kernel-contract/gusher/index.ts'
import { goingOn, readStanding, type Standing } from './going-on.ts'
import { digest, readRecord, recordFor } from './read-record.ts'
import { Table } from './table.ts'

/** The same game in another version, in which one more thing lies in the state. */
const newer = (changes: Partial<Game<T>> = {}) => engineOf<T>({ ...gusher, version: 2, ...changes })
const withMark: Partial<Game<T>> = {
  layout: 2,
  upgrade: (state, from) => {
    if (from !== 1 || !isGusher(state)) throw new Error('unknown')
    return { ...state, rounds: state.rounds + 1 }
  },
}
const isGusher = (state: object): state is T['state'] => 'rounds' in state && typeof state.rounds === 'number'

const options = { rounds: 3, deals: true }
const played = randomRecord(engine, options, { seats: 3, seed: 4 })
const left = Table.resume(engine, { ...played, entries: played.entries.slice(0, 20) })
const standing = kept()
function kept(): Standing {
  const read = readStanding(JSON.parse(JSON.stringify(left.snapshot)), 1)
  if (read === undefined) throw new Error('a snapshot is a standing')
  return read
}

/** Written as a store would: all entries in one list. */
function written(rules: ReturnType<typeof newer>) {
  const last = goingOn(rules, standing, 5)
  return JSON.stringify({ ...played, entries: [...played.entries.slice(0, 20), last] })
}
function continued(rules: ReturnType<typeof newer>) {
  const read = readRecord(written(rules))
  const record = 'ok' in read ? recordFor(rules, read.ok) : read
  if (!('ok' in record)) throw new Error(JSON.stringify(record))
  const table = Table.resume(rules, record.ok)
  for (let n = 0; n < 15 && !table.over; n++) {
    const seat = at(table.pending, 0)
    const { view, decision } = table.see(seat)
    const proposal = table.propose(seat, decision, rules.legal(view, seat)[0])
    if (!('change' in proposal)) throw new Error(proposal.refused.why)
    table.accept(proposal.change)
  }
  return table
}

test('from the state as it was, with the log counted on and nothing to take back', () => {
  const read = readRecord(written(newer()))
  if (!('ok' in read)) throw new Error(JSON.stringify(read))
  expect(read.ok).toMatchObject({ version: 2, entries: [], goneOn: { version: 1, last: { rules: 2, layout: 1, at: 5 } } })
  expect(read.ok.goneOn?.entries).toEqual(played.entries.slice(0, 20))
  const record = recordFor(newer(), read.ok)
  const table = Table.resume(newer(), 'ok' in record ? record.ok : played)
  expect(table.snapshot.state).toEqual(left.snapshot.state)
  expect(table.snapshot.log.lengths).toEqual(left.snapshot.log.lengths)
  expect(table.length).toBe(21)
  expect([0, 1, 2].map(seat => table.see(seat).undo)).not.toContain('free')
})

test('it is played on, sealed, written in one list, read again and verified', () => {
  const record = sealed(newer(), continued(newer()).record, digest)
  const text = JSON.stringify(unfolded(record))
  expect(JSON.parse(text)).toMatchObject({ version: 1 })
  const read = readRecord(text)
  expect(read).toEqual({ ok: record })
  expect(verify<T>(newer(), record, digest)).toBeUndefined()
  expect(verify<T>(engine, record, digest)).toEqual({ entry: -1, why: 'otherVersion' })
  expect('ok' in read && recordFor(engine, read.ok)).toEqual({ unreadable: { problem: 'otherVersion', version: 2, now: 1 } })
})

describe('what was changed is found:', () => {
  const rules = newer()
  const record = sealed(rules, continued(rules).record, digest)
  const goneOn = record.goneOn as NonNullable<typeof record.goneOn>
  const last = { ...goneOn.last, state: { ...goneOn.last.state, rounds: 9 } }
  test.each([
    ['the state', { ...goneOn, last }],
    ['an entry of before', { ...goneOn, entries: goneOn.entries.slice(1) }],
    ['by which rules it was begun', { ...goneOn, version: 0 }],
    ['how much had been said', { ...goneOn, last: { ...goneOn.last, heard: [0, 0, 0, 0] } }],
  ])('%s', (_, other) => expect(verify<T>(rules, { ...record, goneOn: other }, digest)).toEqual({ entry: -1, why: 'otherState' }))
  test('luck of another game', () => {
    const { state } = engine.start(3, options, keyFrom(99))
    const other = goingOn(rules, { ...standing, state })
    expect(verify<T>(rules, { ...record, goneOn: { ...goneOn, last: other } }, digest)).toEqual({ entry: -1, why: 'otherState' })
  })
  test('a damaged state at the door', () => {
    expect(recordFor(rules, { ...record, goneOn: { ...goneOn, last } })).toMatchObject({
      unreadable: { problem: 'malformed', field: 'entries.20' },
    })
  })
})

test('a state of an earlier layout is brought to this one, now and whenever the record is read', () => {
  const rules = newer(withMark)
  const table = continued(rules)
  expect(table.snapshot).toMatchObject({ rules: 2, layout: 2, state: { rounds: 4 } })
  const record = sealed(rules, table.record, digest)
  expect(record).toMatchObject({ layout: 2, goneOn: { last: { layout: 1, state: { rounds: 3 } } } })
  expect(verify<T>(rules, record, digest)).toBeUndefined()
  expect(verify<T>(newer(), record, digest)).toEqual({ entry: -1, why: 'otherLayout' })
})

test('a snapshot of another layout is not taken for one of this', () => {
  const { entries: _, ...head } = left.record
  expect(() => Table.restore(engineOf<T>({ ...gusher, layout: 2 }), head, left.snapshot, [])).toThrow('other rules')
})

describe('these rules cannot go on from', () => {
  test.each<[string, Partial<Game<T>>, object]>([
    ['a layout that nobody brings to this one', { layout: 2 }, {}],
    [
      'a state that the upgrade does not understand',
      {
        ...withMark,
        upgrade: () => {
          throw new TypeError('what is this?')
        },
      },
      {},
    ],
    ['another number of streams', { streams: [...gusher.streams, gusher.streams[0] as T['stream']] }, {}],
    ['a step that there is no more', {}, { agenda: [{ kind: 'gone' }, ...left.snapshot.state.agenda] }],
    ['nothing at all', {}, { agenda: [] }],
    ['what is no state', {}, { agenda: 'none' }],
  ])('%s', (_name, changes, state) => {
    const other = { ...standing, state: { ...left.snapshot.state, ...state } }
    expect(() => goingOn(newer(changes), other)).toThrow(CannotGoOn)
  })
  test('a later layout', () => {
    expect(() => goingOn(newer(), { ...standing, layout: 7 })).toThrow(CannotGoOn)
  })
})

test('a standing is read from a snapshot of before rules were named in it', () => {
  const { rules: _, layout: __, ...old } = left.snapshot as typeof left.snapshot & Types['state']
  expect(readStanding(old, 7)).toMatchObject({ rules: 7, layout: 1, entries: 20 })
  expect(readStanding({ ...old, state: 'lost' }, 7)).toBeUndefined()
})
