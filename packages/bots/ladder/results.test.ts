import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from './figures.ts'
import { pageOf } from './page.ts'
import type { Deal, Pairing } from './pairing.ts'
import { addLine, nextDeal, readFigures, readResults, standingOf } from './results.ts'

const pairing: Pairing = { game: 'giganten', seats: 4, one: 'gus', others: 'penny', seed: 1 }
const deal = (n: number, of: string, wins: number): Deal => ({ ...pairing, of, deal: n, games: 4, wins })
const timed = (n: number, seconds: number): Deal => ({ ...deal(n, 'now', 1), seconds })
const figures: Figures = {
  game: 'giganten',
  thinking: { corvo: { decisions: 120, median: 21.4, most: 148.2 } },
  playouts: { playouts: 2000, perSecond: 2780, commandsPerSecond: 69_712 },
  reasons: { better: 20, decisions: 12, reasons: 30, hold: 0.91, kept: 0.9 },
  analysis: { games: 2, seconds: 41.26, lost: { 'slips at 40 %': 8, corvo: 0.24 } },
}
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ladder-'))
  file = join(folder, 'results.jsonl')
  for (const line of [deal(0, 'now', 2), deal(0, 'before', 4), figures, deal(1, 'now', 3)]) await addLine(file, line)
  await appendFile(file, '{"game":"giganten","sea') // its process was ended here
})
afterAll(() => rm(folder, { recursive: true }))

test('a pairing goes on where it stopped; results of other bots and lines cut short do not count', async () => {
  const played = await readResults(file)
  expect(standingOf(played, pairing, 'now')).toMatchObject({ games: 8, wins: 5 })
  expect(nextDeal(played, pairing, 'now')).toBe(2)
  expect(nextDeal(played, pairing, 'before')).toBe(1)
  expect(await readResults(join(folder, 'none.jsonl'))).toEqual([])
})

test('of the games whose time was taken the page says how long the others will take', () => {
  const line = (deals: readonly Deal[]) =>
    pageOf([{ pairing, standing: standingOf(deals, pairing, 'now') }], new Map()).match(/.*3 × Penny.*/)?.[0]
  expect(line([deal(0, 'now', 2)])).toMatch(/ 25 % +\| \? +\|$/)
  expect(line([deal(0, 'now', 2), timed(1, 72)])).toMatch(/ 25 % +\| 58 min +\|$/) // 192 games of 18 seconds
  expect(line(Array.from({ length: 50 }, (_, n) => timed(n, 72)))).toMatch(/ 25 % +\| – +\|$/)
})

test('the page tells wins with their interval, and what else was measured', async () => {
  const page = pageOf([{ pairing, standing: standingOf(await readResults(file), pairing, 'now') }], await readFigures(file))
  expect(page).toMatch(/\| 4 +\| Gus \| 3 × Penny \| 8 +\| 63 % \| 31 % to 86 % \| 25 % /)
  expect(pageOf([{ pairing: { ...pairing, game: 'competitors' }, standing: standingOf([], pairing, 'now') }], new Map())).toContain(
    'Thought wins nothing here',
  )
  expect(page).toContain('Corvo 21 / 148')
  expect(page).toContain('69,712 commands a second')
  expect(page).toContain('91 % of fresh worlds, and 90 % of them in at least 80 % (30 reasons at 12 of the 20 decisions at which')
  expect(page).toContain('41.3 s of CPU')
  const silent = new Map([['giganten', { ...figures, reasons: { better: 0, decisions: 0, reasons: 0, hold: 0, kept: 0 } }]])
  expect(pageOf([{ pairing, standing: standingOf([], pairing, 'now') }], silent)).not.toContain('Reasons given')
})
