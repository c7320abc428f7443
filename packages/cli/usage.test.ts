/** What every command has in common: help, languages, errors, streams. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { TITLES } from '@wildcat/catalogue'
import { afterAll, describe, expect, test } from 'vitest'
import { BIN, isPlainError, pathOf, put, remove, wildcat, wildcatProcess } from './fixtures/wildcat.ts'

afterAll(remove)

const GAMES = TITLES.map(({ id }) => id).join(', ')

describe.concurrent('help', () => {
  test.each([
    ['games', 'wildcat games'],
    ['simulate', 'wildcat simulate gusher --seats 4'],
    ['arena', 'wildcat arena giganten --seats 4 --bots rex,ada,gus'],
    ['record', 'wildcat record gusher --seats 3 --seed 7 --out game.json'],
    ['replay', 'wildcat replay game.json --at 20 --as 0'],
    ['picture', 'wildcat picture game.json --at 0 --out map.svg'],
    ['verify', 'wildcat verify game.json'],
    ['move', 'wildcat move data postgres://wildcat:PASSWORD@localhost/wildcat'],
  ])('of %s is on stdout, with examples', async (command, example) => {
    const { code, out, err } = await wildcat([command, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Usage: wildcat ${command}`)
    expect(out).toMatch(/\nExamples:\n {2}\$ /)
    expect(out).toContain(`  $ ${example}`)
    expect(out).toContain('--json')
  })

  test('lists the commands and the exit codes', async () => {
    const { code, out } = await wildcat(['--help'])
    expect(code).toBe(0)
    for (const command of ['games', 'simulate', 'arena', 'record', 'replay', 'picture', 'verify', 'move'])
      expect(out).toContain(`\n  ${command} `)
    expect(out).toContain('Exit codes: 0 done, 1 it failed or does not verify, 2 bad input, 130 interrupted.')
  })

  test('speaks the language of the system, or the one that is asked for', async () => {
    expect((await wildcatProcess(['verify', '--help'], { env: { LANG: 'it_IT.UTF-8' } })).out).toContain('Uso: wildcat verify')
    expect((await wildcat(['verify', '--help', '--lang', 'it'])).out).toContain('Esempi:')
    expect((await wildcat(['--lang=en', 'verify', '--help'], { env: { LANG: 'it_IT.UTF-8' } })).out).toContain('Examples:')
    expect((await wildcat(['simulate', 'dama', '--lang', 'it'])).err).toBe(`wildcat: non c’è un gioco 'dama'. Scegli tra: ${GAMES}.\n`)
  })

  test('is what one gets for nothing, on stderr', async () => {
    for (const run of [wildcat, wildcatProcess]) {
      const { code, out, err } = await run([])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain('Usage: wildcat')
    }
  })

  test('tells the version', async () => {
    expect((await wildcatProcess(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe.concurrent('bad input', () => {
  const file = put('nothing.json', '{}')
  test.each([
    [['frobnicate'], "there is no command 'frobnicate'. See: wildcat --help"],
    [['simulate'], '<game> is missing. See: wildcat simulate --help'],
    [['simulate', 'gusher', 'again'], 'too many arguments for simulate'],
    [['simulate', 'gusher', '--fast'], 'there is no option --fast. See: wildcat simulate --help'],
    [['simulate', 'gusher', '--seats'], 'the value of --seats <n> is missing'],
    [['games', '--lang', 'de'], '--lang <language> is en or it.'],
    [['simulate', 'chess'], `there is no game 'chess'. Choose from: ${GAMES}.`],
    [['simulate', '__proto__'], "there is no game '__proto__'"],
    [['simulate', 'gusher', '--seats', '6'], "--seats is a whole number from 2 to 5, not '6'."],
    [['simulate', 'gusher', '--seats', '1'], "--seats is a whole number from 2 to 5, not '1'."],
    [['simulate', 'gusher', '--seats', 'NaN'], "not 'NaN'."],
    [['simulate', 'gusher', '--seats', '2.5'], "not '2.5'."],
    [['simulate', 'gusher', '--games', '-3'], "--games is a whole number from 1 to 10000000, not '-3'."],
    [['simulate', 'gusher', '--games', '0'], "not '0'."],
    [['simulate', 'gusher', '--games', '1e3'], "not '1e3'."],
    [['simulate', 'gusher', '--games', '99999999999999999999999'], "not '99999999999999999999999'."],
    [['simulate', 'gusher', '--games', ''], "not ''."],
    [['simulate', 'gusher', '--seed', '9007199254740992'], "--seed is a whole number from 0 to 9007199254740991, not '9007199254740992'."],
    [['simulate', 'gusher', '--threads', '0'], '--threads is a whole number from 1 to 256'],
    [['simulate', 'gusher', '--deadline', '0'], '--deadline is a whole number from 1 to 86400'],
    [['simulate', 'gusher', '--iterations', '0'], '--iterations is a whole number from 1'],
    [['simulate', 'gusher', '--options', 'rounds=99'], 'Choose 1 to 20 rounds. The usual values: rounds=4|2|8, deals=true|false.'],
    [
      ['simulate', 'gusher', '--options', 'rounds=many'],
      "wildcat: rounds cannot be 'many'. The usual values: rounds=4|2|8, deals=true|false.\n",
    ],
    [
      ['simulate', 'gusher', '--options', 'rounds=2,deals=perhaps', '--lang', 'it'],
      "wildcat: deals non può essere 'perhaps'. I valori predefiniti: rounds=4|2|8, deals=true|false.\n",
    ],
    [['simulate', 'gusher', '--options', 'rounds=1.5'], "rounds cannot be '1.5'."],
    [
      ['simulate', 'black-gold', '--seats', '2', '--options', 'wells=fewer,layout=A1 B3 C3'],
      "layout=random|upright|'A1@0 B1@0 C3@0'.", // and not what has just been refused
    ],
    [['simulate', 'giganten', '--options', 'licences=61'], "licences cannot be '61'. The usual values: licences=78|60, "],
    [
      ['simulate', 'gusher', '--options', 'colour=red'],
      "this game has no option 'colour'. The options with their usual values: rounds=4|2|8, deals=true|false.",
    ],
    [['simulate', 'gusher', '--options', '__proto__=1'], "this game has no option '__proto__'"],
    [['simulate', 'gusher', '--options', 'rounds'], "'rounds' is not of the form option=value"],
    [['simulate', 'gusher', '--options', 'rounds=2,,deals=true'], "'' is not of the form option=value"],
    [['simulate', 'gusher', '--options', 'rounds=2,rounds=4'], "the option 'rounds' is given twice"],
    [['simulate', 'gusher', '--bots', 'nobody'], "there is no bot 'nobody'. Choose from: random; or give the path"],
    [['simulate', 'gusher', '--bots', 'random,'], "there is no bot ''"],
    [['simulate', 'gusher', '--bots', './nobody.ts'], "there is no bot './nobody.ts'"],
    [['simulate', 'gusher', '--bots', file], 'cannot be used as a bot'],
    [
      ['simulate', 'gusher', '--bots', put('not-a-bot.mjs', 'export default {}'), '--lang', 'it'],
      'non si può usare come bot: il suo export predefinito deve avere',
    ],
    [['simulate', 'gusher', '--seats', '2', '--bots', 'random,random,random'], '3 bots for 2 seats. Name at most one for each seat'],
    [['record', 'gusher'], '--out <file> is missing'],
    [['record', 'gusher', '--out', pathOf('no/where.json')], 'cannot be written: there is no such file or directory.'],
    [['record', 'gusher', '--out', pathOf('.')], 'cannot be written: it is a directory, a file is needed.'],
    [['record', 'gusher', '--out', file], 'cannot be written: it exists already. Use --force to overwrite it.'],
    [['record', 'gusher', '--out', '-', '--commands', 'all'], "--commands is a whole number from 0 to 100000, not 'all'."],
    [['record', 'gusher', '--out', '-', '--game', '-1'], "--game is a whole number from 0 to 10000000, not '-1'."],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const ran = await wildcat([...args, '--json'])
    expect(ran.err).toContain(sentence)
    expect(isPlainError(ran)).toBe(true)
  })
})

describe('output that nobody takes', () => {
  const bash = (args: string, how: string) =>
    execFileSync('bash', ['-c', `"${process.execPath}" "${BIN}" ${args} ${how}; echo "\${PIPESTATUS[0]}"`], { encoding: 'utf8' })

  test('because it has been read far enough is no error', () => {
    expect(bash('games', '| head -c 1')).toBe('g0\n')
  })

  test.each(['', 'nope', 'simulate gusher --seats 9'])('on stderr leaves the exit code of %j as it is', args => {
    expect(bash(args, '2>&1 >/dev/null | true')).toBe('2\n')
  })

  test.skipIf(!existsSync('/dev/full'))('because the disk is full is an error in a sentence', () => {
    for (const args of ['games', 'games --json', 'simulate gusher --games 2', 'record gusher --out -'])
      expect(bash(args, '2>&1 >/dev/full')).toBe('wildcat: stdout cannot be written: the disk is full.\n1\n')
  })
})

describe('games', () => {
  test('lists seats, options and bots', async () => {
    const { code, out, err } = await wildcat(['games'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('gusher: Gusher, 2 to 5 players')
    expect(out).toMatch(/\n {2}rounds {3}4, 2, 8 /)
    expect(out).toContain('Bots: random')
  })

  test('gives the same as JSON', async () => {
    const listed: { games: object[] } = JSON.parse((await wildcat(['games', '--json'])).out)
    expect(listed.games).toContainEqual({
      id: 'gusher',
      names: { en: 'Gusher', it: 'Gusher' },
      example: true,
      version: expect.any(Number),
      seats: { least: 2, most: 5 },
      options: { rounds: [4, 2, 8], deals: [true, false] },
      own: {},
      bots: ['random'],
    })
  })
})
