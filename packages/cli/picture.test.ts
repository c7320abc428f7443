/** wildcat picture: a table as a drawing. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { countIn, flaw, textsIn } from '../games/oil-rush/tests/drawing.ts'
import { isPlainError, pathOf, remove, wildcat } from './fixtures/wildcat.ts'

afterAll(remove)

const record = async (name: string, ...args: string[]) => {
  const file = pathOf(name)
  await wildcat(['record', 'giganten', '--seats', '3', '--seed', '2', ...args, '--out', file])
  return file
}

test('a new table is drawn for a spectator: all its sites, and nothing that they hide', async () => {
  const [file, out] = [await record('new.json', '--commands', '0'), pathOf('new.svg')]
  expect(await wildcat(['picture', file, '--out', out])).toEqual({
    code: 0,
    err: '',
    out: `${out}: the table after 0 of 0 entries, as seen by a spectator.\n`,
  })
  const drawn = readFileSync(out, 'utf8').trim()
  expect(flaw(drawn)).toBeUndefined()
  expect(countIn(drawn, 'covered')).toBe(30)
  expect(textsIn(/<g class="covered">.*?<\/g><\/g>/g[Symbol.match](drawn)?.join('') ?? '')).toEqual([])
  expect(textsIn(drawn)).toEqual(expect.arrayContaining(['Giganten', '3 players', 'random 0']))
})

test('any moment, as any seat sees it, in any language, to any place', async () => {
  const file = await record('game.json', '--bots', 'greedy', '--commands', '120')
  const { code, out } = await wildcat(['picture', file, '--at', '-10', '--as', '1', '--lang', 'it', '--out', '-'])
  expect(code).toBe(0)
  expect(flaw(out.trim())).toBeUndefined()
  expect(textsIn(out)).toContain('Locomotiva nera')
  expect(countIn(out, 'truck')).toBe(3)
  const json = await wildcat(['picture', file, '--at', '5', '--as', '1', '--out', pathOf('five.svg'), '--json'])
  expect(JSON.parse(json.out)).toEqual({ file: pathOf('five.svg'), game: 'giganten', at: 5, entries: 120, viewer: 1 })
})

test('nothing is drawn of what does not fit', async () => {
  const [file, out] = [await record('refused.json', '--commands', '3'), pathOf('refused.svg')]
  for (const [args, says] of [
    [['--at', '4'], '--at is a whole number from 0 (the start) to 3'],
    [['--as', '3'], '--as is a seat from 0 to 2'],
  ] as const) {
    const ran = await wildcat(['picture', file, ...args, '--out', out])
    expect(isPlainError(ran)).toBe(true)
    expect(ran.err).toContain(says)
  }
  expect(existsSync(out)).toBe(false)
  expect((await wildcat(['picture', file])).err).toContain('--out <file> is missing')
  expect((await wildcat(['picture', file, '--out', file])).err).toContain('it exists already. Use --force')
})

test('a game without a drawing says which have one', async () => {
  const file = pathOf('gusher.json')
  await wildcat(['record', 'gusher', '--commands', '0', '--out', file])
  const ran = await wildcat(['picture', file, '--out', '-'])
  expect(ran).toMatchObject({ code: 2, out: '' })
  expect(ran.err).toMatch(/there is no drawing of gusher\. Games that are drawn: .*giganten/)
})
