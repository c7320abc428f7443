/** record, replay and verify, on real files. */
import { readFileSync } from 'node:fs'
import type { Result } from '@wildcat/bots/node'
import { at, keyFrom, newRecord, sealed, type Types, unfolded } from '@wildcat/kernel'
import { commitmentTo, digest, goingOn, keyOfLuck, Table } from '@wildcat/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureBot } from '../bots/fixtures/index.ts'
import { engine } from '../kernel-contract/gusher/index.ts'
import { act } from '../table/testing/play.ts'
import { directory, pathOf, put, recorded, recordIn, remove, wildcat, wildcatProcess } from './fixtures/wildcat.ts'

let whole = ''
let running = ''
beforeAll(async () => {
  whole = await recorded('whole.json')
  running = await recorded('running.json', '--commands', '8')
})
afterAll(remove)

/** What `--json` promises. */
interface Replayed {
  readonly at: number
  readonly viewer: number | 'spectator'
  readonly over: boolean
  readonly pending: readonly number[]
  readonly view: { viewer: unknown; random: unknown; told: unknown; hands: unknown[][] }
  readonly log: readonly object[]
}
async function replayed(...args: string[]): Promise<Replayed> {
  const { out } = await wildcat(['replay', ...args, '--json'])
  const result: Replayed = JSON.parse(out)
  return result
}

describe('record', () => {
  test('writes a sealed record with names', () => {
    const { game, seats, names, entries, digests } = recordIn(whole)
    expect([game, seats]).toEqual(['gusher', 3])
    expect(names).toEqual(['random 0', 'random 1', 'random 2'])
    expect(digests).toHaveLength(entries.length + 1)
  })

  test('is the game of the simulation with the same seed', async () => {
    const { out } = await wildcat(['simulate', 'gusher', '--seats', '3', '--seed', '4', '--games', '1', '--json'])
    const { commands }: Result = JSON.parse(out)
    expect(commands.mean).toBe(recordIn(whole).entries.length)
    const other = await recorded('other.json', '--game', '1')
    expect(recordIn(other).key).not.toBe(recordIn(whole).key)
  })

  test('says what it has written, and does not overwrite it unasked', async () => {
    const args = ['record', 'gusher', '--commands', '3', '--out', pathOf('small.json')]
    expect(await wildcat(args)).toMatchObject({ code: 0, out: `${pathOf('small.json')}: 3 commands, the game is not over.\n`, err: '' })
    const before = readFileSync(pathOf('small.json'), 'utf8')
    expect(await wildcat([...args, '--seed', '9'])).toMatchObject({ code: 2, out: '' })
    expect(readFileSync(pathOf('small.json'), 'utf8')).toBe(before)
    const forced = await wildcat([...args, '--seed', '9', '--force', '--json'])
    expect(JSON.parse(forced.out)).toMatchObject({ file: pathOf('small.json'), game: 'gusher', seed: 9, entries: 3, over: false })
    expect(readFileSync(pathOf('small.json'), 'utf8')).not.toBe(before)
  })

  test('names seats in no language, by the bots that sit there', async () => {
    const file = await recorded('named.json', '--commands', '2', '--bots', `${fixtureBot('spy')},random`, '--force')
    expect(recordIn(file).names).toEqual(['spy 0', 'random 1', 'spy 2'])
  })

  test('goes through pipes', async () => {
    const { out, err } = await wildcatProcess(['record', 'gusher', '--out', '-'])
    expect(err).toBe('')
    expect(await wildcatProcess(['verify', '-'], { input: out })).toMatchObject({ code: 0, err: '' })
    const forged = { ...recordIn(whole), digests: [] }
    expect(await wildcatProcess(['verify', '-'], { input: JSON.stringify(forged) })).toMatchObject({ code: 1, err: '' })
  })
})

describe.concurrent('replay', () => {
  test('tells the end in words, in both languages', async () => {
    const en = await wildcat(['replay', whole])
    expect([en.code, en.err]).toEqual([0, ''])
    const count = recordIn(whole).entries.length
    expect(en.out).toContain(`Gusher, after ${count} of ${count} entries, as seen by a spectator\n\n`)
    expect(en.out).toMatch(/\nPlayers\n {2}Player +Money +Oil +Licences\n {2}random 0 +\$\d+/)
    expect(en.out).toMatch(/\nLog\n +1 {2}Round 1 begins\./)
    expect(en.out).toMatch(/\nThe game is over\n(?: {2}random \d .*\n){3}$/)
    expect(en.out).toMatch(/ won\n/)
    const it = await wildcat(['replay', whole, '--lang', 'it'])
    expect(it.out).toContain('come lo vede uno spettatore')
    expect(it.out).toContain('\nDiario\n')
    expect(it.out).not.toMatch(/Seat|random \(/)
  })

  test('counts moments from the start and back from the end', async () => {
    const count = recordIn(whole).entries.length
    const [start, end, last, before] = await Promise.all([
      replayed(whole, '--at', '0'),
      replayed(whole, '--at', String(count)),
      replayed(whole),
      replayed(whole, '--at', '-1'),
    ])
    expect([start.at, end.at, last.at, before.at]).toEqual([0, count, count, count - 1])
    expect(last).toEqual(end)
    expect([start.over, before.over, end.over]).toEqual([false, false, true])
    expect(before.pending).toHaveLength(1)
    expect(await replayed(whole, '--at', `-${count}`)).toEqual(start)
  })

  test.each([
    [['--at', '9999'], "counted back from the end, not '9999'."],
    [['--at', '-9999'], "not '-9999'."],
    [['--at', 'end'], "not 'end'."],
    [['--at', '1.5'], "not '1.5'."],
    [['--as', '3'], "--as is a seat from 0 to 2, or spectator, not '3'."],
    [['--as', '-1'], "not '-1'."],
    [['--as', 'table'], "not 'table'."],
  ])('%j is refused', async (args, sentence) => {
    const { code, out, err } = await wildcat(['replay', whole, ...args])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })

  test('shows each viewer his own hand and nobody else’s', async () => {
    const as = (viewer: string) => replayed(running, '--as', viewer)
    const [zero, one, two, spectator] = await Promise.all([as('0'), as('1'), as('2'), as('spectator')])
    expect([zero, one, two, spectator].map(({ viewer }) => viewer)).toEqual([0, 1, 2, 'spectator'])
    for (const { view, viewer } of [zero, one, two, spectator]) {
      expect(view.viewer).toBe(viewer)
      expect([view.random, view.told]).toEqual([null, null])
      for (const [seat, hand] of view.hands.entries())
        if (seat === viewer) expect(hand).not.toContain(null)
        else expect(new Set(hand)).toEqual(new Set([null]))
    }
    expect(zero.log).not.toEqual(one.log)
    expect(spectator.log).not.toEqual(zero.log)
  })

  test('counts only what the viewer has heard: that somebody changed a sealed choice shows to nobody else, not even as a number', async () => {
    const choosing = (...markets: readonly ('rail' | 'rest')[]) => {
      const table = Table.open(engine, 3, { rounds: 2, deals: true }, keyFrom(1), ['Ada', 'Bea', 'Cora'])
      for (let turn = 0; turn < 3; turn++) act(table, at(table.pending, 0), { kind: 'endTurn' })
      for (const market of markets) act(table, 0, { kind: 'choose', market })
      act(table, 1, { kind: 'choose', market: 'rest' })
      return table.record
    }
    const files = [put('once.json', choosing('rail')), put('often.json', choosing('rest', 'rail', 'rest', 'rail'))]
    const seen = (...args: string[]) => Promise.all(files.map(async file => (await wildcat(['replay', file, ...args])).out))
    for (const viewer of ['1', '2', 'spectator'])
      for (const how of [[], ['--json'], ['--at', '4', '--json'], ['--at', '-1', '--json']]) {
        const [once, often] = await seen('--as', viewer, ...how)
        expect(often).toBe(once)
      }
    const [once = '', often = ''] = await seen('--as', '0')
    expect([once, often].map(out => /of (\d+) entries/.exec(out)?.[1])).toEqual(['5', '8'])
  })

  test('in words differs from seat to seat, and a spectator sees no hand', async () => {
    const [zero, one, spectator] = await Promise.all(
      ['0', '1', 'spectator'].map(async viewer => (await wildcat(['replay', running, '--as', viewer])).out),
    )
    expect(zero).toContain('Your hand')
    expect(one).toContain('Your hand')
    expect(zero?.replaceAll('random 0', '')).not.toBe(one?.replaceAll('random 1', ''))
    expect(spectator).not.toContain('Your hand')
    expect(spectator).not.toMatch(/dealt \d licences?:/)
  })

  test('never shows the key of the game', async () => {
    const { key } = recordIn(running)
    const words = key.match(/.{8}/g)?.map(hex => String(Number.parseInt(hex, 16))) ?? []
    for (const args of [[], ['--json'], ['--as', '0'], ['--as', '0', '--json']]) {
      const { out } = await wildcat(['replay', running, ...args])
      for (const secret of [key, ...words]) expect(out).not.toContain(secret)
    }
  })

  test('lets no name steer the terminal', async () => {
    const file = put('names.json', { ...recordIn(running), names: ['\u001b[2JAnn', 'Bob\nForged: line', '\u202eCy'] })
    const { out } = await wildcat(['replay', file])
    expect(out).toContain('\ufffd[2JAnn')
    for (const steering of ['\u001b', '\u202e', '\nForged']) expect(out).not.toContain(steering)
  })
})

describe.concurrent('analyse', () => {
  test('says what is missing: an end, or opponents who think', async () => {
    const tooEarly = await wildcat(['analyse', running])
    expect([tooEarly.code, tooEarly.err]).toEqual([2, expect.stringContaining('not over yet')])
    const unthinking = await wildcat(['analyse', whole, '--as', '0'])
    expect([unthinking.code, unthinking.err]).toEqual([1, expect.stringContaining('gusher cannot be analysed')])
  })
})

describe.concurrent('verify', () => {
  test('confirms a record', async () => {
    const { entries } = recordIn(whole)
    expect(await wildcat(['verify', whole])).toMatchObject({
      code: 0,
      out: `The record holds: ${entries.length} entries, every state as recorded.\n`,
      err: '',
    })
    expect(JSON.parse((await wildcat(['verify', whole, '--json'])).out)).toEqual({
      verified: true,
      game: 'gusher',
      version: expect.any(Number),
      seats: 3,
      entries: entries.length,
      over: true,
    })
  })

  test('proves that luck was fair, or says that it was not', async () => {
    const secret = 'ab'.repeat(32)
    const luck = { table: 'a table', commitment: commitmentTo(secret), secret, parts: ['0a'.repeat(16), ''] }
    const record = newRecord(engine, 2, { rounds: 1, deals: false }, keyOfLuck(luck))
    const judged = (name: string, each: typeof luck) => wildcat(['verify', put(name, sealed(engine, { ...record, luck: each }, digest))])
    expect(await judged('fair.json', luck)).toMatchObject({ code: 0, out: expect.stringContaining('Its luck was fair') })
    const other = await judged('other-parts.json', { ...luck, parts: ['', ''] })
    expect(other).toMatchObject({ code: 1, out: expect.stringContaining('does not come from the server’s secret') })
    const unbound = await judged('other-secret.json', { ...luck, commitment: commitmentTo('another') })
    expect(unbound).toMatchObject({ code: 1, out: expect.stringContaining('bound to another secret') })
  })

  test('and replay say of a practice game that it was one', async () => {
    const { digests: _, ...record } = recordIn(whole)
    const file = put('practice.json', { ...record, practice: true })
    expect((await wildcat(['replay', file])).out).toContain('A practice game: more could be undone than in an ordinary one.')
    expect(JSON.parse((await wildcat(['replay', file, '--json'])).out)).toMatchObject({ practice: true })
    expect(JSON.parse((await wildcat(['verify', file, '--json'])).out)).toMatchObject({ practice: true, reason: 'missingDigest' })
    expect((await wildcat(['replay', whole])).out).not.toContain('practice')
  })

  test('says that a game is not over, for nobody would miss its end', async () => {
    const { out, code } = await wildcat(['verify', running])
    expect(code).toBe(0)
    expect(out).toContain('The game is not over')
    expect(JSON.parse((await wildcat(['verify', running, '--json'])).out)).toMatchObject({ verified: true, over: false })
  })

  const sale = (seat: number) => {
    const command = { kind: 'sell', barrels: 3 }
    return { kind: 'command', seat, command } as const
  }
  type Tampered = [string, (record: ReturnType<typeof recordIn>) => object, { entry: number; reason: string }, string]
  const replaced = <X>(list: readonly X[], index: number, item: X) => list.with(index, item)
  const TAMPERED: Tampered[] = [
    [
      'a command that the rules refuse',
      r => ({ ...r, entries: replaced(r.entries, 5, sale(0)) }),
      { entry: 5, reason: 'refused' },
      'The record departs at entry 6 of ',
    ],
    [
      'a command that does not exist',
      r => ({ ...r, entries: replaced(r.entries, 5, { kind: 'command', seat: 0, command: { kind: 'steal' } }) }),
      { entry: 5, reason: 'command' },
      '(entries[5] in the file): this game has no such command.',
    ],
    [
      'a command with a field that is wrong',
      r => ({ ...r, entries: replaced(r.entries, 5, { kind: 'command', seat: 0, command: { kind: 'drill' } }) }),
      { entry: 5, reason: 'command' },
      '(entries[5] in the file): it is not a command of this game: well is missing.',
    ],
    ['an entry left out', r => ({ ...r, entries: r.entries.toSpliced(3, 1) }), { entry: 3, reason: expect.any(String) }, 'entry 4 of '],
    [
      'another key',
      r => ({ ...r, key: r.key.replaceAll('a', 'b') }),
      { entry: -1, reason: 'otherState' },
      'The record departs at its start',
    ],
    [
      'another digest',
      r => ({ ...r, digests: replaced(r.digests ?? [], 8, '0'.repeat(16)) }),
      { entry: 7, reason: 'otherState' },
      'not the one',
    ],
    [
      'a digest too few',
      r => ({ ...r, digests: r.digests?.slice(0, -1) }),
      { entry: expect.any(Number), reason: 'missingDigest' },
      'no digest',
    ],
    ['no digests', ({ digests: _, ...r }) => r, { entry: -1, reason: 'missingDigest' }, 'no digest'],
    ['a cut end', r => ({ ...r, entries: r.entries.slice(0, 9) }), { entry: 9, reason: 'missingEntry' }, 'missing'],
    [
      'an undo of more than there is',
      r => ({ ...r, entries: replaced(r.entries, 2, { kind: 'undo', seat: 0, commands: 3 }) }),
      { entry: 2, reason: 'undoTooFar' },
      'undoes what could not be undone',
    ],
    [
      'another version',
      r => ({ ...r, version: 99 }),
      { entry: -1, reason: 'otherVersion' },
      'it follows version 99 of the rules, here is version',
    ],
    ['other options', r => ({ ...r, options: { rounds: 3, deals: true } }), { entry: -1, reason: 'otherState' }, 'departs at its start'],
    [
      'options that there are not',
      r => ({ ...r, options: { rounds: 99 } }),
      { entry: -1, reason: 'options' },
      'its options do not fit the game, by GSH-',
    ],
    [
      'options that are not understood',
      r => ({ ...r, options: { rounds: 'many' } }),
      { entry: -1, reason: 'options' },
      'are not options of this game',
    ],
    ['too many seats', r => ({ ...r, seats: 9 }), { entry: -1, reason: 'seats' }, 'from 2 to 5'],
  ]
  test.each(TAMPERED)('says where %s departs', async (name, tamper, flaw, sentence) => {
    const file = put(`${name.replaceAll(' ', '-')}.json`, tamper(recordIn(whole)))
    const { code, out, err } = await wildcat(['verify', file])
    expect([code, err]).toEqual([1, ''])
    expect(out).toContain(sentence)
    const json = await wildcat(['verify', file, '--json'])
    expect(json.code).toBe(1)
    expect(JSON.parse(json.out)).toMatchObject({ verified: false, game: 'gusher', ...flaw, message: expect.any(String) })
  })

  test('names the rule that refuses', async () => {
    const record = recordIn(whole)
    const file = put('rule.json', {
      ...record,
      entries: record.entries.with(0, sale(0)),
    })
    expect((await wildcat(['verify', file])).out).toMatch(
      /departs at entry 1 of \d+ \(entries\[0\] in the file\): refused by WILD-2: Something else/,
    )
    expect((await wildcat(['verify', file, '--lang', 'it'])).out).toMatch(/si discosta alla voce 1 .*: rifiutata da WILD-2: /)
  })

  test('of what replay cannot show tells where to look', async () => {
    const record = recordIn(whole)
    const file = put('departs.json', {
      ...record,
      entries: record.entries.with(6, sale(0)),
    })
    const { code, out, err } = await wildcat(['replay', file])
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('departs from the rules. wildcat verify says where and why; replay --at 6 ')
    expect((await wildcat(['replay', file, '--at', '6'])).code).toBe(0)
  })
})

describe.concurrent('a file that is no record', () => {
  const damaged = (change: object) => () =>
    put(`damaged-${Object.keys(change).join('-')}-${JSON.stringify(change).length}.json`, { ...recordIn(whole), ...change })
  test.each([
    ['is missing', () => pathOf('nowhere.json'), 'cannot be read: there is no such file or directory.'],
    ['is a directory', directory, 'cannot be read: it is a directory, a file is needed.'],
    ['is empty', () => put('empty.json', ''), 'it is not JSON.'],
    ['is not JSON', () => put('text.json', 'hello'), 'it is not JSON.'],
    ['is cut off', () => put('cut.json', readFileSync(whole, 'utf8').slice(0, 500)), 'it is not JSON.'],
    ['is other JSON', () => put('list.json', [1, 2]), 'it is not a record: format is missing.'],
    ['is null', () => put('null.json', 'null'), 'it is not a record'],
    ['has a damaged key', damaged({ key: 'x' }), 'key should be 64 hexadecimal digits, not '],
    ['has a future format', damaged({ format: 2 }), 'format should be 1'],
    ['has a damaged entry', damaged({ entries: [{ kind: 'command', seat: 0 }] }), 'entries.0.command is missing.'],
    [
      'has a seat that nobody sits at',
      damaged({ entries: [{ kind: 'undo', seat: 7, commands: 1 }] }),
      'entries.0.seat should be less than 3, not ',
    ],
    ['is of a game that there is not', damaged({ game: 'chess' }), "there is no game 'chess'"],
  ])('because it %s is refused', async (_, file, sentence) => {
    const path = file()
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await wildcat([command, path, '--json'])
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^wildcat: [^\n]+\n$/)
      expect(err).toContain(sentence)
    }
  })

  test('is refused in Italian without a word of English', async () => {
    const said = async (change: object) => (await wildcat(['verify', damaged(change)(), '--lang', 'it'])).err
    expect(await said({ key: 'y' })).toMatch(/: non è una registrazione: key dovrebbe essere 64 cifre esadecimali, non «y»\.\n$/)
    expect(await said({ seats: '3' })).toMatch(/: non è una registrazione: seats dovrebbe essere un numero, non «3»\.\n$/)
    expect(await said({ surprise: 1 })).toMatch(/: non è una registrazione: surprise è di troppo\.\n$/)
  })
})

test('a game that went on under new rules: what is proven, and from where it is shown', async () => {
  const record = recordIn(whole)
  const left = Table.resume<Types>(engine, { ...record, entries: [] })
  const last = goingOn(engine, { entries: 0, rules: 0, layout: 1, state: left.snapshot.state, heard: left.snapshot.log.lengths })
  const goneOn = { version: 0, entries: [], last }
  const file = put('gone-on.json', JSON.stringify(unfolded(sealed<Types>(engine, { ...record, goneOn }, digest))))
  const verified = await wildcat(['verify', file])
  expect(verified).toMatchObject({
    code: 0,
    out: expect.stringContaining(`only what came after the game went on under version ${engine.version} is proven`),
  })
  expect(JSON.parse((await wildcat(['verify', file, '--json'])).out)).toMatchObject({
    earlier: { entries: 0, version: 0 },
    entries: record.entries.length,
  })
  expect((await wildcat(['replay', file])).out).toContain('it is shown from where it went on')
})
