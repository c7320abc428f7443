import { at, keyFrom } from '@wildcat/kernel'
import { engine as gusher } from '@wildcat/kernel-contract/gusher'
import { goingOn, readStanding, Table } from '@wildcat/table'
import { describe, expect, test } from 'vitest'
import { memory } from '../store/memory.ts'
import { object } from '../store/read.ts'
import { createGame, exportGame, importGame, playOn } from './archive.ts'
import { LocalTable } from './local-table.ts'

/** The file of a game in which two turns were ended. */
async function saved(names: readonly string[] = ['Ada', 'Bo']) {
  const { id } = await createGame({
    game: 'gusher',
    names,
    bots: names.map(() => 'none'),
    options: { rounds: 2, deals: false },
    practice: false,
  })
  const table = await LocalTable.open(id, { pause: () => 0, tell: () => undefined })
  for (const seat of [0, 1]) await table.submit(seat, 0, { kind: 'endTurn' })
  return object(JSON.parse(await (await exportGame(id)).file.text()))
}
const taken = (record: object) => importGame(new Blob([JSON.stringify(record)]))
const namesIn = async (names: readonly string[]) => {
  const { digests: _, ...record } = await saved(names.map(() => ''))
  const { id } = await taken({ ...record, names })
  const { summary, record: kept } = await memory.read(id)
  expect(object(JSON.parse(kept))['names']).toEqual(summary.plan.names)
  return summary.plan.names
}

describe('a record from outside', () => {
  test('is checked against its digests', async () => {
    expect(await taken(await saved())).toMatchObject({ checked: true, lasts: false })
  })
  test('without digests it is taken, and said to be unchecked', async () => {
    const { digests: _, ...record } = await saved()
    expect(await taken(record)).toMatchObject({ checked: false })
  })
  test('that was changed is refused, with the place', async () => {
    const record = await saved()
    const digests = Array.from({ length: 2 + 1 }, () => '0'.repeat(16))
    await expect(taken({ ...record, digests })).rejects.toMatchObject({ failure: { kind: 'tampered', entry: -1 } })
    await expect(taken({ ...record, names: ['Eve', 'Bo'] })).rejects.toMatchObject({ failure: { kind: 'tampered', entry: -1 } })
    await expect(taken({ ...record, entries: [] })).rejects.toMatchObject({ failure: { kind: 'tampered', entry: 0 } })
  })
  test('that breaks the rules is refused, with the place', async () => {
    const { digests: _, ...record } = await saved()
    const entries = [{ kind: 'command', seat: 0, command: { kind: 'pay', ones: 9, twos: 9 } }]
    await expect(taken({ ...record, entries })).rejects.toMatchObject({ failure: { kind: 'departs', entry: 0 } })
  })
  test('gives its players names that can be shown and told apart', async () => {
    expect(await namesIn(['  Ada\u202E ', 'ADA', '\u0000'])).toEqual(['Ada', 'ADA 2', ''])
    expect(await namesIn(['x'.repeat(500), 'Bo'])).toEqual(['x'.repeat(24), 'Bo'])
  })
})

test('a practice game stays one, out of the browser and back', async () => {
  const { id } = await createGame({ game: 'gusher', names: ['', ''], bots: ['none', 'random'], options: {}, practice: true })
  const { file } = await exportGame(id)
  expect(object(JSON.parse(await file.text()))['practice']).toBe(true)
  const { plan } = (await memory.read((await importGame(file)).id)).summary
  expect(plan.practice).toBe(true)
  expect(plan.bots.map(bot => bot === 'none')).toEqual([true, false]) // one person against bots, also when it comes back
})

test.each([
  ['two people', ['none', 'none']],
  ['bots alone', ['random', 'random']],
])('practice is for one person against bots, not for %s', async (_, bots) => {
  await expect(createGame({ game: 'gusher', names: ['', ''], bots, options: {}, practice: true })).rejects.toMatchObject({
    failure: { kind: 'practice' },
  })
})

test('from a position one plays on as practice against bots, and what was played stays as it is', async () => {
  const record = await saved()
  const plan = { game: 'gusher', names: ['Ada', 'Bo'], bots: ['none', 'none'], options: {}, practice: false }
  const { id } = await playOn(new Blob([JSON.stringify(record)]), { commands: 1 }, plan, 1)
  const { summary, record: text } = await memory.read(id)
  const begun = object(JSON.parse(text))
  expect([begun['practice'], begun['key'], begun['digests']]).toEqual([true, record['key'], undefined])
  expect(begun['entries']).toEqual([(record['entries'] as readonly unknown[])[0]])
  expect(summary.plan).toMatchObject({ names: ['Ada', 'Bo'], bots: [expect.not.stringMatching(/^none$/), 'none'], practice: true })
  const table = await LocalTable.open(id, { pause: () => 0, tell: () => undefined })
  expect(table.opened.plan.practice).toBe(true)
})

test('from what everybody had heard one plays on as well, also when some of it was taken back later', async () => {
  const table = Table.open(gusher, 2, { rounds: 2, deals: false }, keyFrom(1))
  const make = (proposal: ReturnType<typeof table.propose>) => {
    if ('refused' in proposal) throw new Error(proposal.refused.why)
    table.accept(proposal.change)
    return table.lines('spectator')
  }
  const seat = at(table.pending, 0)
  const endTurn = () => make(table.propose(seat, table.asked(seat).decision, { kind: 'endTurn' }))
  const [start, before, undone, after] = [table.lines('spectator'), endTurn(), make(table.proposeUndo(seat, { agreed: true })), endTurn()]
  const plan = { game: 'gusher', names: ['Ada', 'Bo'], bots: ['none', 'none'], options: {}, practice: false }
  const file = new Blob([JSON.stringify(table.record)])
  const commandsAt = async (heard: number) => {
    const { id } = await playOn(file, { heard }, plan, 1)
    return (object(JSON.parse((await memory.read(id)).record))['entries'] as readonly unknown[]).length
  }
  expect(await Promise.all([start, before, undone, after].map(commandsAt))).toEqual([0, 1, 0, 1])
})

test('a game that went on under other rules is kept, played on and saved as it was written', async () => {
  const { digests: _, ...record } = await saved()
  const left = Table.open(gusher, 2, { rounds: 2, deals: false }, keyFrom(3))
  const standing = readStanding(left.snapshot, 0)
  if (standing === undefined) throw new Error('a snapshot is a standing')
  const { key } = left.record
  const { id } = await taken({ ...record, key, version: 0, entries: [goingOn(gusher, standing)] })
  const table = await LocalTable.open(id, { pause: () => 0, tell: () => undefined })
  const seat = at(gusher.pending(left.see('spectator').view), 0)
  expect(await table.submit(seat, table.see(seat, 0).decision, { kind: 'endTurn' })).toEqual({ accepted: true })
  expect(table.see(seat, 0).log.length).toBe(table.see(seat, 1).log.length + 1)
  const file = object(JSON.parse(await (await exportGame(id)).file.text()))
  expect(file).toMatchObject({
    version: 0,
    entries: [
      { kind: 'goesOn', rules: gusher.version },
      { kind: 'command', seat },
    ],
  })
  expect(await taken(file)).toMatchObject({ checked: true })
})
