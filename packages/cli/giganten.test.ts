/** A game that is no example goes through every command, each a process of its own. */
import { afterAll, expect, test } from 'vitest'
import { pathOf, recordIn, remove, wildcatProcess as wildcat } from './fixtures/wildcat.ts'

afterAll(remove)

test('Giganten is listed, simulated, recorded, replayed in both languages and verified', async () => {
  const file = pathOf('giganten.json')
  const bots = ['--bots', 'greedy,random,random', '--seats', '3', '--seed', '2']

  const listed = await wildcat(['games'])
  expect(listed.out).toContain('giganten: Giganten, 3 to 4 players')
  expect(listed.out).toContain('Bots: random, greedy')

  const simulated = await wildcat(['simulate', 'giganten', ...bots, '--games', '3', '--json'])
  expect(JSON.parse(simulated.out)).toMatchObject({ game: 'giganten', seats: 3, games: 3, bots: ['greedy', 'random', 'random'] })

  const recorded = await wildcat(['record', 'giganten', ...bots, '--out', file])
  expect(recorded).toMatchObject({ code: 0, err: '', out: expect.stringContaining('to the end of the game') })
  const { names, entries } = recordIn(file)
  expect(names).toEqual(['greedy 0', 'random 1', 'random 2'])

  const en = await wildcat(['replay', file, '--as', '0'])
  expect(en).toMatchObject({ code: 0, err: '' })
  expect(en.out).toContain(`Giganten, after ${entries.length} of ${entries.length} entries, as seen by greedy 0`)
  const it = await wildcat(['replay', file, '--at', '20', '--lang', 'it'])
  expect(it).toMatchObject({ code: 0, err: '' })
  expect(it.out).toContain(`Giganten, dopo 20 voci su ${entries.length}, come lo vede uno spettatore`)
  expect(it.out).not.toMatch(/\bSeat\b/)

  const report = en.out.slice(en.out.indexOf('\nLog\n')).match(/^ +\d+ {2}\S.*$/gm) ?? []
  expect(report[0]).toMatch(/^ +1 {2}Round 1\. .* rolls /)
  expect(report.length).toBeGreaterThan(80)
  expect(report.length).toBeLessThan(200)
  expect(en.out).toMatch(/\n\n +\d+ {2}Round 2\./)

  expect(await wildcat(['verify', file])).toMatchObject({ code: 0, err: '' })
})
