/** The host takes commands one after the other and stores each before it counts. */
import { at, keyFrom } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { Table } from './table.ts'
import { gate, hosted, refusedFor, settled } from './testing/hosted.ts'
import { sights } from './testing/play.ts'

const END_TURN = { kind: 'endTurn' } as const
const PEOPLE = ['none', 'none', 'none']
const open = () => Table.open(engine, 3, { rounds: 1, deals: true }, keyFrom(1))

describe('submit', () => {
  test('answers when the command counts, with its time in the record, and tells who notices', async () => {
    const { host, table, stored, heard } = hosted(open(), PEOPLE, { now: () => 77 })
    const seat = at(table.pending, 0)
    expect(await host.submit(seat, 0, END_TURN)).toEqual({ accepted: true })
    expect(stored).toEqual([{ kind: 'command', seat, command: END_TURN, at: 77 }])
    expect(table.record.entries).toEqual(stored)
    expect(heard).toEqual([[0, 1, 2, 'spectator']])
  })

  test('answers a refusal with its reason: nothing is stored, nobody is told', async () => {
    const { host, table, stored, heard } = hosted(open(), PEOPLE)
    expect(refusedFor(await host.submit((at(table.pending, 0) + 1) % 3, 0, END_TURN))).toBe('notYourDecision')
    expect(refusedFor(await host.submit(0, 0, { kind: 'sing' }))).toBe('notUnderstood')
    expect([stored, heard, table.record.entries]).toEqual([[], [], []])
  })

  test('a double click counts once', async () => {
    const { host, table, stored } = hosted(open(), PEOPLE)
    const seat = at(table.pending, 0)
    const drill = (well: number) => host.submit(seat, 0, { kind: 'drill', well })
    expect((await Promise.all([drill(0), drill(1)])).map(refusedFor)).toEqual(['accepted', 'staleDecision'])
    expect(stored).toHaveLength(1)
  })

  test('commands sent at once are judged one after the other, each on the table that the one before left', async () => {
    const waits = [gate(), gate()]
    const log: string[] = []
    const { host, table } = hosted(open(), PEOPLE, {
      async store({ seat }) {
        log.push(`storing ${seat}`)
        await waits.shift()?.promise
        log.push(`stored ${seat}`)
      },
    })
    const [w1, w2] = waits
    const [one, two] = [at(table.pending, 0), (at(table.pending, 0) + 1) % 3]
    const answers = Promise.all([host.submit(one, 0, END_TURN), host.submit(two, 0, END_TURN)])
    await settled()
    expect(log).toEqual([`storing ${one}`])
    w1?.open()
    await settled()
    expect(log).toEqual([`storing ${one}`, `stored ${one}`, `storing ${two}`])
    w2?.open()
    expect((await answers).map(refusedFor)).toEqual(['accepted', 'accepted'])
  })

  test('an entry is stored before the table moves', async () => {
    const store = gate()
    const { host, table, heard } = hosted(open(), PEOPLE, { store: () => store.promise })
    const before = sights(table)
    const answer = host.submit(at(table.pending, 0), 0, END_TURN)
    await settled()
    expect(sights(table)).toBe(before)
    expect(heard).toEqual([])
    store.open()
    await answer
    expect(sights(table)).not.toBe(before)
  })
})

describe('a store that fails', () => {
  test.each(['throws', 'rejects'])('(%s) leaves the table as it was, and later commands work', async how => {
    let full = true
    const { host, table, heard } = hosted(open(), PEOPLE, {
      store() {
        if (!full) return Promise.resolve()
        if (how === 'throws') throw new Error('full disk')
        return Promise.reject(new Error('full disk'))
      },
    })
    const seat = at(table.pending, 0)
    const before = sights(table)
    await expect(host.submit(seat, 0, END_TURN)).rejects.toThrow('full disk')
    expect(sights(table)).toBe(before)
    expect([heard, table.record.entries]).toEqual([[], []])
    full = false
    expect(refusedFor(await host.submit(seat, 0, END_TURN))).toBe('accepted')
  })

  test('fails the command that it was asked to keep and no other in the queue', async () => {
    let calls = 0
    const { host, table } = hosted(open(), PEOPLE, {
      async store() {
        if (calls++ === 0) throw new Error('full disk')
      },
    })
    const seat = at(table.pending, 0)
    const [first, second] = await Promise.allSettled([host.submit(seat, 0, END_TURN), host.submit(seat, 0, { kind: 'drill', well: 0 })])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
    expect(table.record.entries).toHaveLength(1)
  })
})

test('a listener that throws does not make an accepted command look refused', async () => {
  const { host, table, failures } = hosted(open(), PEOPLE, {
    changed() {
      throw new Error('a bug in the screen')
    },
  })
  expect(await host.submit(at(table.pending, 0), 0, END_TURN)).toEqual({ accepted: true })
  expect(table.record.entries).toHaveLength(1)
  expect(failures).toMatchObject([{ message: 'a bug in the screen' }])
})

describe('undo', () => {
  test('goes the same way', async () => {
    const { host, table, stored, heard } = hosted(open(), PEOPLE, { now: () => 5 })
    const seat = at(table.pending, 0)
    expect(refusedFor(await host.undo(seat))).toBe('nothingToUndo')
    await host.submit(seat, 0, END_TURN)
    expect(await host.undo(seat)).toEqual({ accepted: true })
    expect(at(stored, 1)).toEqual({ kind: 'undo', seat, commands: 1, keepsSecrets: true, at: 5 })
    expect(heard).toHaveLength(2)
  })

  test('clicked twice takes back one when it names its decision', async () => {
    const { host, table } = hosted(open(), PEOPLE)
    const seat = at(table.pending, 0)
    await host.submit(seat, 0, END_TURN)
    const { decision } = table.see(seat)
    expect((await Promise.all([host.undo(seat, decision), host.undo(seat, decision)])).map(refusedFor)).toEqual([
      'accepted',
      'staleDecision',
    ])
  })
})

describe('stop', () => {
  test('nothing more is accepted', async () => {
    const { host, table, stored } = hosted(open(), PEOPLE)
    host.stop()
    host.stop()
    await expect(host.submit(at(table.pending, 0), 0, END_TURN)).rejects.toThrow('the table is closed')
    await expect(host.undo(0)).rejects.toThrow('the table is closed')
    expect(stored).toEqual([])
    await host.drive()
  })

  test('what was being stored counts: the record and the table stay one', async () => {
    const store = gate()
    const { host, table } = hosted(open(), PEOPLE, { store: () => store.promise })
    const answer = host.submit(at(table.pending, 0), 0, END_TURN)
    await settled()
    host.stop()
    store.open()
    expect(await answer).toEqual({ accepted: true })
    expect(table.record.entries).toHaveLength(1)
  })
})
