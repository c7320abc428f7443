// A table without a browser: games are in memory, and bots, for want of Web Workers, fail and get a plain legal move.
import { titleOf } from '@wildcat/catalogue'
import { keyFrom, type Seat } from '@wildcat/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Summary } from '../store/games.ts'
import { memory } from '../store/memory.ts'
import { anything, list, object } from '../store/read.ts'
import { createGame, exportGame } from './archive.ts'
import { LocalTable } from './local-table.ts'
import type { News } from './messages.ts'
import { standingLines } from './sights.ts'

const PEOPLE = ['none', 'none', 'none']
const begin = async (bots: readonly string[] = PEOPLE, practice = false) =>
  (await createGame({ game: 'gusher', names: ['Ada', 'Bo', ''], bots, options: { rounds: 2, deals: true }, practice })).id

async function open(id: string) {
  const news: News[] = []
  return { news, table: await LocalTable.open(id, { pause: () => 0, tell: each => void news.push(each) }) }
}
const engine = await titleOf('gusher')?.engine()
const turnOf = (table: LocalTable): Seat => engine?.pending(table.see('spectator', 0).view)[0] ?? 0
const endTurn = (table: LocalTable, seat: Seat) => table.submit(seat, table.see(seat, 0).decision, { kind: 'endTurn' })
const changed = async (id: string, changes: Partial<Summary>) => memory.note(id, { ...(await memory.read(id)).summary, ...changes })
const entriesOf = async (id: string) => list(anything)(object(JSON.parse((await memory.read(id)).record))['entries']).length

afterEach(() => vi.restoreAllMocks())

describe('a hand is shown', () => {
  test('to the person who plays it and to nobody else', async () => {
    const { table } = await open(await begin(['none', 'random', 'none']))
    expect(table.see(0, 0).view.viewer).toBe(0)
    expect(() => table.see(1, 0)).toThrow('not played by a person')
    expect(() => table.see(77, 0)).toThrow('not played by a person')
    await expect(table.submit(1, 0, { kind: 'endTurn' })).rejects.toThrow('not played by a person')
    await table.seat(['random', 'random', 'none'])
    expect(() => table.see(0, 0)).toThrow('not played by a person')
  })
})

describe('a change of seats', () => {
  test('and a move at the same moment do not lose each other', async () => {
    const id = await begin()
    const { table } = await open(id)
    const { note } = memory
    vi.spyOn(memory, 'note').mockImplementation(async (...all) => {
      await new Promise(resolve => setTimeout(resolve, 10))
      return note(...all)
    })
    const first = turnOf(table)
    const bots = PEOPLE.with((first + 2) % 3, 'random')
    const [, answer] = await Promise.all([table.seat(bots), endTurn(table, first)])
    expect(answer).toEqual({ accepted: true })
    expect((await memory.read(id)).summary).toMatchObject({ plan: { bots }, entries: 1 })
    expect(await endTurn(table, (first + 1) % 3)).toEqual({ accepted: true })
    await vi.waitFor(async () => expect(await entriesOf(id)).toBeGreaterThanOrEqual(3), { timeout: 60_000 })
    const { summary } = await memory.read(id)
    expect(summary).toMatchObject({ plan: { bots }, entries: await entriesOf(id) })
  })

  test('is in the log of everybody, at its place, also when the table is opened again', async () => {
    const id = await begin()
    const { table, news } = await open(id)
    const first = turnOf(table)
    const before = table.see(first, 0).log.length
    await table.seat(PEOPLE.with((first + 2) % 3, 'random'))
    expect(news).toContainEqual({ news: 'changed' })
    await endTurn(table, first)
    const seated = { kind: 'seated', seat: (first + 2) % 3, by: 'bot' }
    for (const each of [table, (await open(id)).table])
      for (const viewer of [first, 'spectator'] as const) {
        const { log } = each.see(viewer, 0)
        const place = log.findIndex(line => line.kind === 'seated')
        expect(place).toBe(before)
        expect(log.slice(place, place + 2)).toMatchObject([seated, { kind: 'event', event: { kind: 'turnEnded' } }])
        for (const from of [place, place + 1]) expect(each.see(viewer, from).log).toEqual(log.slice(from))
      }
    expect(table.opened).toMatchObject({ changed: true, lasts: false })
  })

  test('stays in the log when a decision before it is taken back', async () => {
    const { table } = await open(await begin())
    const first = turnOf(table)
    await endTurn(table, first)
    await table.seat(PEOPLE.with((first + 2) % 3, 'random'))
    expect(await table.undo(first, table.see(first, 0).decision)).toEqual({ accepted: true })
    const standing = standingLines(table.see(first, 0).log)
    expect(standing.slice(-2).map(line => line.kind)).toEqual(['seated', 'undone'])
    expect(JSON.stringify(standing)).not.toContain('turnEnded')
  })
})

describe('what is kept about a game', () => {
  test('is mended where it lags behind the record', async () => {
    const id = await begin()
    await changed(id, { entries: 40 })
    const { table } = await open(id)
    await table.seat(PEOPLE)
    expect((await memory.read(id)).summary.entries).toBe(0)
    expect(await endTurn(table, turnOf(table))).toEqual({ accepted: true })
    expect((await memory.read(id)).summary.entries).toBe(1)
  })

  test.each([
    ['names', { names: ['Ada', 'Bo'] }],
    ['bots', { bots: ['none'] }],
    ['chess', { game: 'chess' }],
  ])('is refused where it does not fit the record: %s', async (what, misfit) => {
    const id = await begin()
    const { plan } = (await memory.read(id)).summary
    await changed(id, { plan: { ...plan, ...misfit } })
    await expect(open(id)).rejects.toMatchObject({ failure: { kind: 'misfit', detail: expect.stringContaining(what) } })
  })
})

test('only what is news to one seat alone is whispered: not a turn that ends, not one’s own sealed choice', async () => {
  const { table } = await open(await begin())
  const first = turnOf(table)
  const whispered = async (seat: Seat, command: object) => {
    const { decision, log } = table.see(seat, 0)
    expect(await table.submit(seat, decision, command)).toEqual({ accepted: true })
    return [seat, (seat + 1) % 3].map(each => table.see(each, log.length).whispered)
  }
  expect(await whispered(first, { kind: 'peek', well: 0 })).toEqual([true, false])
  for (let turn = 0; turn < 3; turn++) expect(await whispered((first + turn) % 3, { kind: 'endTurn' })).toEqual([false, false])
  expect(table.see(first, 0).view.agenda.map(step => step.kind)).toContain('chooseMarket')
  expect(await whispered(first, { kind: 'choose', market: 'rail' })).toEqual([false, false])
})

test('a move that cannot be stored is not made, and can be made again', async () => {
  const id = await begin()
  const { table } = await open(id)
  const first = turnOf(table)
  vi.spyOn(memory, 'add').mockRejectedValueOnce(new Error('full'))
  const before = table.see(first, 0)
  await expect(endTurn(table, first)).rejects.toThrow('full')
  expect(table.see(first, 0)).toEqual(before)
  expect(await endTurn(table, first)).toEqual({ accepted: true })
})

test('with the decision that was shown, a double click takes back one', async () => {
  const { table } = await open(await begin())
  const first = turnOf(table)
  await endTurn(table, first)
  const { decision } = table.see(first, 0)
  expect(await table.undo(first, decision)).toEqual({ accepted: true })
  expect(await table.undo(first, decision)).toMatchObject({ refused: { why: 'staleDecision' } })
})

test('a game that lives only in memory can be saved', async () => {
  const { file } = await exportGame(await begin())
  expect(JSON.parse(await file.text())).toMatchObject({ game: 'gusher', names: ['Ada', 'Bo', ''] })
})

describe('a practice table', () => {
  const drill = (table: LocalTable, seat: Seat) => table.submit(seat, table.see(seat, 0).decision, { kind: 'drill', well: 0 })

  /** As it is begun, one person against bots; then with every hand on this screen, so that it can be played here without bots. */
  const practising = async () => {
    const id = await begin(['none', 'random', 'random'], true)
    const { plan } = (await memory.read(id)).summary
    await changed(id, { plan: { ...plan, bots: PEOPLE } })
    return id
  }

  test('stays one for one person: nobody else is let to a seat', async () => {
    const { table } = await open(await begin(['none', 'random', 'random'], true))
    await expect(table.seat(['none', 'none', 'random'])).rejects.toMatchObject({ failure: { kind: 'practice' } })
    await table.seat(['random', 'none', 'random'])
    expect(table.opened.plan.bots).toEqual(['random', 'none', 'random'])
  })

  test('takes back what somebody learned, and that is no news to one seat alone', async () => {
    const id = await practising()
    const { table } = await open(id)
    expect(table.opened.plan.practice).toBe(true)
    const first = turnOf(table)
    await table.submit(first, table.see(first, 0).decision, { kind: 'peek', well: 0 })
    const { decision, log } = table.see(first, 0)
    expect(await table.undo(first, decision)).toEqual({ accepted: true })
    expect(table.see(first, log.length)).toMatchObject({ log: [{ kind: 'undone', seat: first, lines: 1 }], whispered: false })
    expect((await open(id)).table.see(first, 0)).toEqual(table.see(first, 0))
  })

  test('is taken back at its end by nobody’s hand, and only there', async () => {
    const { table } = await open(await practising())
    expect(await table.undo('spectator', 0)).toMatchObject({ refused: { why: 'nothingToUndo' } })
    for (let n = 0; n < 200 && table.see('spectator', 0).view.outcome === 'open'; n++) {
      const seat = turnOf(table)
      const { decision, view } = table.see(seat, 0)
      await table.submit(seat, decision, engine?.legal(view, seat)[0])
    }
    expect(await table.undo('spectator', 0)).toEqual({ accepted: true })
    expect(table.see('spectator', 0).view.outcome).toBe('open')
    expect(await table.undo('spectator', 0)).toMatchObject({ refused: { why: 'nothingToUndo' } })
  })

  test('is known by its record: what is kept beside it must say the same', async () => {
    const id = await practising()
    const { plan } = (await memory.read(id)).summary
    await changed(id, { plan: { ...plan, practice: false } })
    await expect(open(id)).rejects.toMatchObject({ failure: { kind: 'misfit' } })
  })

  test('no other table takes back what somebody learned', async () => {
    const { table } = await open(await begin())
    const first = turnOf(table)
    await drill(table, first)
    expect(await table.undo(first, table.see(first, 0).decision)).toMatchObject({ refused: { why: 'somebodyLearned' } })
  })
})

test('the list of games knows the round', async () => {
  const id = await begin()
  const { table } = await open(id)
  await endTurn(table, turnOf(table))
  expect((await memory.read(id)).summary.round).toBe(1)
})

describe('a guided game', () => {
  const plan = {
    game: 'gusher',
    names: ['', 'Bo', 'Cy'],
    bots: ['none', 'random', 'random'],
    options: { rounds: 2, deals: true },
    practice: true,
    guided: true,
  }
  const deal = async (seed: number) => (await createGame(plan, keyFrom(seed))).id
  const viewOf = async (seed: number) => (await open(await deal(seed))).table.see(0, 0).view

  test('has the deal that it was given', async () => {
    expect(await viewOf(1)).toEqual(await viewOf(1))
    expect(await viewOf(1)).not.toEqual(await viewOf(2))
  })
  test('waits for what its bots are to do, and from the moment the lesson is left for nothing', async () => {
    const id = await deal(1)
    const { table } = await open(id)
    // Until the first of two bots is asked, so that the second comes after it.
    const bot = 1
    if (turnOf(table) === 2) await table.lead(2, { kind: 'endTurn' })
    if (turnOf(table) === 0) await endTurn(table, 0)
    expect(turnOf(table)).toBe(bot)
    const before = await entriesOf(id)
    await expect(table.lead(0, { kind: 'endTurn' })).rejects.toThrow('nobody leads')
    expect(await table.lead(bot, { kind: 'endTurn' })).toEqual({ accepted: true })
    expect(await entriesOf(id)).toBe(before + 1)
    await table.leaveLesson()
    expect(table.opened.plan).toMatchObject({ guided: false, practice: true })
    await vi.waitFor(async () => expect(await entriesOf(id)).toBeGreaterThan(before + 1), { timeout: 60_000 })
    await expect(table.lead(bot, { kind: 'endTurn' })).rejects.toThrow('nobody leads')
  })
})
