// Games of this browser that were begun under earlier rules, as after an update of the page: they go on, and what is over is shown.
import { titleOf } from '@wildcat/catalogue'
import { at, below, type Engine, keyFrom, randomness, type Types, type WrittenRecord } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { memory } from '../store/memory.ts'
import type { Standing } from '../store/store.ts'
import { createGame, exportGame, importGame } from './archive.ts'
import { LocalReplay } from './local-replay.ts'
import { LocalTable } from './local-table.ts'

const GAMES = ['gusher', 'giganten', 'black-gold', 'oilfield', 'competitors']

async function engineOf(game: string): Promise<Engine<Types>> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no ${game}`)
  return engine
}
async function begun(game: string, options: object = {}): Promise<{ engine: Engine<Types>; id: string }> {
  const engine = await engineOf(game)
  const seats = Array.from({ length: engine.seats.least }, () => '')
  const plan = { game, names: seats, bots: seats.map(() => 'none'), options, practice: false }
  return { engine, id: (await createGame(plan, keyFrom(3))).id }
}
const open = (id: string) => LocalTable.open(id, { pause: () => 0, tell: () => undefined })
const sights = (table: LocalTable, { seats }: Types['view']) => Array.from({ length: seats }, (_, seat) => table.see(seat, 0))

/** By lots; gives how many moves there were. */
async function played(engine: Engine<Types>, table: LocalTable, moves: number): Promise<number> {
  const luck = randomness(keyFrom(moves), 1)
  for (let n = 0; n < moves; n++) {
    const { view: all } = table.see('spectator', 0)
    if (all.outcome !== 'open') return n
    const seat = at(engine.pending(all), 0)
    const { view, decision } = table.see(seat, 0)
    const legal = engine.legal(view, seat)
    expect(await table.submit(seat, decision, at(legal, below(luck, 0, legal.length)))).toEqual({ accepted: true })
  }
  return moves
}

/** The same game as a page of a version with rules so much lower has left it. */
async function leftUnder(lower: number, id: string, { bare = false } = {}): Promise<string> {
  const kept = await memory.read(id)
  const record = JSON.parse(kept.record) as WrittenRecord
  const standing = kept.standing as Standing
  const earlier = `${id} ${lower} ${bare}`
  await memory.begin(earlier, { ...record, version: record.version - lower }, kept.summary)
  if (!bare) await memory.noteStanding(earlier, { ...standing, rules: standing.rules - lower })
  return earlier
}
const entriesOf = async (id: string) => (JSON.parse((await memory.read(id)).record) as WrittenRecord).entries

test.each(GAMES)('%s goes on where it was, once, and can be saved and checked', async game => {
  const { engine, id } = await begun(game)
  const before = await open(id)
  await played(engine, before, 20)
  const { view } = before.see('spectator', 0)
  const earlier = await leftUnder(1, id)

  const table = await open(earlier)
  const left = sights(before, view)
  const now = sights(table, view)
  expect(now.map(sight => sight.view)).toEqual(left.map(sight => sight.view))
  expect(now.map(({ undo }) => undo)).not.toContain('free') // nothing before it can be taken back
  expect(now.map(({ log }) => log)).toEqual(now.map(() => [{ kind: 'newRules' }]))
  await played(engine, table, 10)
  const later = sights(table, view)
  expect(sights(await open(earlier), view)).toEqual(later)
  expect((await entriesOf(earlier)).map(({ kind }) => kind).filter(kind => kind === 'goesOn')).toHaveLength(1)
  expect((await memory.read(earlier)).summary.entries).toBe((await entriesOf(earlier)).length)
  const { id: again } = await importGame((await exportGame(earlier)).file)
  expect(sights(await open(again), view)).toEqual(later)
})

test('after a second update as after the first, and what it has heard is counted through', async () => {
  const { engine, id } = await begun('gusher', { rounds: 3, deals: false })
  const before = await open(id)
  await played(engine, before, 5)
  const lines = before.see('spectator', 0).log.length
  const first = await leftUnder(1, id)
  await open(first)
  const record = JSON.parse((await memory.read(first)).record) as WrittenRecord
  const entries = record.entries.map(entry => (entry.kind === 'goesOn' ? { ...entry, rules: engine.version - 1 } : entry))
  const { summary, standing } = await memory.read(first)
  await memory.begin('twice', { ...record, entries }, summary)
  await memory.noteStanding('twice', { ...(standing as Standing), rules: engine.version - 1 })
  const table = await open('twice')
  expect(table.see('spectator', 0).view).toEqual(before.see('spectator', 0).view)
  const heard = (await entriesOf('twice')).flatMap(entry => ('heard' in entry ? [(entry.heard as number[]).at(-1)] : []))
  expect(heard).toEqual([lines, lines])
})

test('who had changed seats is told after it', async () => {
  const { engine, id } = await begun('gusher', { rounds: 3, deals: false })
  const before = await open(id)
  await played(engine, before, 5)
  await before.seat(['random', 'none'])
  await before.seat(['none', 'none'])
  const table = await open(await leftUnder(1, id))
  expect(table.opened.changed).toBe(true)
  await played(engine, table, 3)
  const seated = ['bot', 'person'].map(by => ({ kind: 'seated', seat: 0, by }))
  expect(table.see(1, 0).log.slice(0, 4)).toEqual([{ kind: 'newRules' }, ...seated, expect.objectContaining({ kind: 'event' })])
  expect(table.see(1, 1).log).toEqual(table.see(1, 0).log.slice(1))
})

test('one that is over is shown as it ended, looked back at there, saved; and stays as it is', async () => {
  const { engine, id } = await begun('gusher', { rounds: 1, deals: false })
  const before = await open(id)
  await played(engine, before, 500)
  const earlier = await leftUnder(1, id)
  const kept = await memory.read(earlier)
  const table = await open(earlier)
  const { view } = table.see('spectator', 0)
  expect(view).toEqual(before.see('spectator', 0).view)
  expect(view.outcome).not.toBe('open')
  expect(table.scoreHistory).toBe('none')
  const replay = await LocalReplay.open(earlier)
  expect(replay.overview).toMatchObject({ last: 0, over: true, earlier: true })
  expect(replay.look('spectator', 0)).toEqual(view)
  expect(await importGame((await exportGame(earlier)).file)).toMatchObject({ over: true, checked: true })
  expect(await memory.read(earlier)).toEqual(kept)
})

test('how a game stands is kept when it is opened, where it had not been', async () => {
  const { engine, id } = await begun('gusher', { rounds: 3, deals: false })
  await played(engine, await open(id), 5)
  const bare = await leftUnder(0, id, { bare: true })
  await open(bare)
  expect((await memory.read(bare)).standing).toEqual((await memory.read(id)).standing)
})

test('without how it stood it is refused, stays as it is and can be saved; so it is by an older page', async () => {
  const { engine, id } = await begun('gusher', { rounds: 3, deals: false })
  await played(engine, await open(id), 5)
  const bare = await leftUnder(1, id, { bare: true })
  await expect(open(bare)).rejects.toMatchObject({ failure: { kind: 'earlierRules' } })
  await expect(LocalReplay.open(bare)).rejects.toMatchObject({ failure: { kind: 'earlierRules' } })
  expect(JSON.parse(await (await exportGame(bare)).file.text())).toMatchObject({
    version: engine.version - 1,
    entries: await entriesOf(id),
  })
  await expect(open(await leftUnder(-1, id))).rejects.toMatchObject({ failure: { kind: 'newerRules' } })
  const lagging = await leftUnder(1, id)
  const { standing } = await memory.read(lagging)
  for (const misfit of [{ entries: 4 }, { rules: engine.version }]) {
    await memory.noteStanding(lagging, { ...(standing as Standing), ...misfit })
    await expect(open(lagging)).rejects.toMatchObject({ failure: { kind: 'earlierRules' } })
  }
})
