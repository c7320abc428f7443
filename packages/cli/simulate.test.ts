import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Result } from '@wildcat/bots/node'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { fixtureBot as bot } from '../bots/fixtures/index.ts'
import { BIN, pathOf, put, remove, wildcat, wildcatProcess } from './fixtures/wildcat.ts'

afterAll(remove)

const LISTENING = new URL('./fixtures/ready.mjs', import.meta.url).href

/** What `--json` promises. */
interface Simulated extends Result {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seed: number
  readonly bots: readonly string[]
}
function parsed(out: string): Simulated {
  const result: Simulated = JSON.parse(out)
  return result
}
const simulate = (...args: string[]) => wildcat(['simulate', 'gusher', ...args])

describe('simulate', () => {
  test('prints one JSON object, the same for the same seed whatever the threads', async () => {
    const args = ['--seats', '3', '--games', '60', '--seed', '11', '--bots', 'random,random,random', '--json']
    const { code, out, err } = await simulate(...args)
    expect([code, err]).toEqual([0, ''])
    const result = parsed(out)
    expect(result).toMatchObject({ game: 'gusher', seats: 3, games: 60, seed: 11, bots: ['random', 'random', 'random'] })
    expect(result.options).toEqual({ rounds: 4, deals: true })
    for (const rates of [result.wins, result.winsBySeat]) {
      expect(rates).toHaveLength(3)
      expect(rates.reduce((a, b) => a + b)).toBeCloseTo(1)
    }
    for (const { mean, min, max } of [...result.scores, result.winning, result.rounds, result.commands]) {
      expect(min).toBeLessThanOrEqual(mean)
      expect(mean).toBeLessThanOrEqual(max)
    }
    expect(result.rounds.max).toBeLessThanOrEqual(4)
    expect(result.winning.max).toBe(Math.max(...result.scores.map(({ max }) => max)))
    expect(result.winning.mean).toBeGreaterThan(Math.max(...result.scores.map(({ mean }) => mean)))
    expect((await simulate(...args, '--threads', '1')).out).toBe(out)
    expect((await simulate(...args, '--seed', '12')).out).not.toBe(out)
  })

  test('takes options of the game', async () => {
    const { out } = await simulate('--options', 'rounds=2, deals=false', '--games', '20', '--json')
    const { options, rounds } = parsed(out)
    expect(options).toEqual({ rounds: 2, deals: false })
    expect(rounds.max).toBe(2)
  })

  test('lets fewer bots than seats take turns round the table', async () => {
    const { out } = await simulate('--seats', '5', '--bots', 'random,random', '--games', '10', '--json')
    const { bots, wins, scores, winsBySeat } = parsed(out)
    expect([bots.length, wins.length, scores.length, winsBySeat.length]).toEqual([2, 2, 2, 5])
  })

  test('prints a table, without a bar where there is no terminal', async () => {
    const { code, out, err } = await simulate('--seats', '2', '--games', '2000', '--lang', 'it')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Gusher: 2 posti, 2000 partite, seme 1\n/)
    expect(out).toMatch(/\n {2}Bot +Vittorie +95 % +Punteggio medio +Minimo +Massimo\n {2}random +100,0\s?% /)
    expect(out).toMatch(/\n {2}Posto +Vittorie\n {2}0 +\d+,\d\s?%\n {2}1 +\d+,\d\s?%\n/)
    expect(out).toMatch(/\n {2}Partite +Media +Minimo +Massimo\n {2}Punteggio di chi vince +\d+,\d +\d+ +\d+\n/)
    expect(out).toMatch(/\n {2}Round +\d,\d +\d +\d\n {2}Comandi +\d+,\d +\d+ +\d+\n$/)
  })

  test('lists no option that leaves no choice at this number of seats', async () => {
    const options = async (seats: string) =>
      (await wildcat(['simulate', 'oilfield', '--seats', seats, '--games', '1'])).out.split('\n\n')[0]
    expect(await options('3')).toMatch(/^Oilfield: 3 seats, 1 games, seed 1\n {2}Advanced buildings: [^\n]+$/)
    expect(await options('2')).toMatch(/\n {2}Advanced buildings: [^\n]+\n {2}Neutral bot: First$/)
  })

  const script = spawnSync('bash', ['-c', 'command -v script']).status === 0
  test.skipIf(!script)('shows a bar on a terminal and still nothing but JSON on stdout', () => {
    const out = put('out.json', '')
    const command = `"${process.execPath}" "${BIN}" simulate gusher --games 5000 --threads 1 --json > "${out}"`
    const { stdout, status } = spawnSync('bash', ['-c', 'script -qec "$1" /dev/null', '-', command], { encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toContain('/5000 games')
    expect(parsed(readFileSync(out, 'utf8')).games).toBe(5000)
  })

  test('plays with a bot from a file', async () => {
    const { code, out } = await simulate('--seats', '2', '--games', '20', '--bots', `${bot('spy')},random`, '--json')
    expect(code).toBe(0)
    expect(parsed(out).bots).toEqual([bot('spy'), 'random'])
  })

  test('tells which game failed and why, with exit code 1', async () => {
    const { code, out, err } = await simulate('--seats', '2', '--seed', '8', '--bots', `random,${bot('cheat')}`, '--json')
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      /^wildcat: a game could not be played to its end. gusher, 2 seats, seed 8, game 0: the bot 'cheat' answered .* illegal by GSH-\S+: [A-Z][^{}]*\n$/,
    )
  })

  test.each([
    ['cheat', /game 0: the bot 'cheat' answered .*, which is illegal by GSH-/, /partita 0: il bot 'cheat' ha risposto .*, vietato da GSH-/],
    ['babbler', /which is not a command of this game\.\n/, /che non è un comando di questo gioco\.\n/],
    ['thrower', /the bot 'thrower' failed: lost the thread\n/, /il bot 'thrower' non ce l’ha fatta: lost the thread\n/],
    ['endless', /the bot '.*endless.ts' did not answer within 1 s\. With --deadline/, /il bot '.*' non ha risposto entro 1 s\./],
  ] as const)('tells what %s did in the language that is asked for', async (name, inEnglish, inItalian) => {
    const args = ['--seats', '2', '--bots', bot(name), '--deadline', '1']
    const [en, it] = await Promise.all([simulate(...args), simulate(...args, '--lang', 'it')])
    expect([en.code, it.code]).toEqual([1, 1])
    expect(en.err).toMatch(/^wildcat: a game could not be played to its end\. gusher, 2 seats, seed 1, game \d+: [^\n]+\n$/)
    expect(it.err).toMatch(/^wildcat: una partita non è arrivata alla fine\. gusher, 2 posti, seme 1, partita \d+: [^\n]+\n$/)
    expect(en.err).toMatch(inEnglish)
    expect(it.err).toMatch(inItalian)
  })

  test('refuses a file that is no bot', async () => {
    const { code, err } = await simulate('--bots', bot('not-a-bot'))
    expect(code).toBe(2)
    expect(err).toContain('its default export must have an id, names and choose')
  })
})

describe.concurrent('Ctrl-C', () => {
  /** Pressed when the work is under way, however long a busy machine takes to get there. */
  const interrupt = (name: string, args: string[], node = process.execPath) => {
    const READY = pathOf(name)
    const press = async (child: ChildProcess) => {
      await vi.waitFor(() => expect(existsSync(READY)).toBe(true), { timeout: 120_000, interval: 100 })
      setTimeout(() => child.kill('SIGINT'), 500)
    }
    return wildcatProcess(args, { node, env: { READY, NODE_OPTIONS: `--import ${LISTENING}` }, started: child => void press(child) })
  }

  test('ends a long simulation with exit code 130', async () => {
    const { code, out, err } = await interrupt('simulating', ['simulate', 'gusher', '--games', '10000000', '--json'])
    expect({ code, out, err }).toEqual({ code: 130, out: '', err: 'wildcat: interrupted: no result.\n' })
  })

  test('ends a bot that thinks for ever', async () => {
    const { code, err } = await interrupt('recording', ['record', 'gusher', '--bots', bot('endless'), '--out', '-'])
    expect({ code, err }).toEqual({ code: 130, err: 'wildcat: interrupted: nothing was written.\n' })
  })

  const older = olderNode()
  test.skipIf(older === undefined)('reaches through when an older Node has started it', async () => {
    const { code, err } = await interrupt('passing-on', ['simulate', 'gusher', '--games', '10000000'], older)
    expect({ code, err }).toEqual({ code: 130, err: 'wildcat: interrupted: no result.\n' })
  })

  test.skipIf(older === undefined)('is not needed for an older Node to pass on results and exit codes', async () => {
    expect(await wildcatProcess(['simulate', 'chess'], { ...(older !== undefined && { node: older }) })).toMatchObject({ code: 2, out: '' })
    expect(await wildcatProcess(['games'], { ...(older !== undefined && { node: older }) })).toMatchObject({ code: 0, err: '' })
  })
})

/** A Node of the machine's own that cannot run TypeScript, if there is one. */
function olderNode(): string | undefined {
  const found = spawnSync('which', ['-a', 'node'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  return found.find(node => Number.parseInt(spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout, 10) < 24)
}
