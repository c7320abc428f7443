import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPlaywright, readVitest } from './reports.mjs'
import { type Failure, Tally } from './tally.mjs'
import { ROOT } from './tools.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wildcat-reports-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const NOTHING = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const inRoot = (path: string) => join(ROOT, path)

describe('reading the report of vitest', () => {
  test('a test that failed is told by its place and the first lines of the error', () => {
    const failed = {
      status: 'failed',
      ancestorTitles: ['prices'],
      title: '[GIG-2.1] roll',
      failureMessages: [
        `Error: \u001b[31mexpected 2\u001b[39m\n\nto be 3\n    at ${inRoot('a/other.ts')}:7:1\n    at ${inRoot('a/b.test.ts')}:12:3`,
      ],
    }
    const file = report({
      ...NOTHING,
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { name: inRoot('a/a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
        { name: inRoot('a/b.test.ts'), status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
      ],
    })
    const failures = [{ title: 'prices › [GIG-2.1] roll', place: 'a/b.test.ts:12', why: ['Error: expected 2', 'to be 3'] }]
    expect(readVitest(file)).toEqual({ passed: 7, failed: 1, skipped: 3, failures, shaky: [] })
  })

  test('a file that does not load is a failure', () => {
    const broken = { name: inRoot('a/c.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] }
    const failures = [{ title: 'the whole file', place: 'a/c.test.ts', why: ['Cannot find module'] }]
    expect(readVitest(report({ ...NOTHING, testResults: [broken] }))).toEqual({ passed: 0, failed: 1, skipped: 0, failures, shaky: [] })
  })
})

describe('reading the report of playwright', () => {
  const config = { rootDir: inRoot('web') }
  const spec = (title: string, status: string, errors: unknown[]) => ({
    title,
    file: 'a.spec.ts',
    line: 5,
    tests: [{ status, results: [{ errors }] }],
  })

  test('what passed only when tried again is told apart; groups have titles, files do not', () => {
    const error = {
      message: Array.from({ length: 20 }, (_, n) => `line ${n}`).join('\n'),
      location: { file: inRoot('web/help.ts'), line: 8 },
    }
    const file = report({
      config,
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('fine', 'expected', []), spec('bad', 'unexpected', [error])],
          suites: [{ title: 'group', specs: [spec('at times', 'flaky', [])] }],
        },
      ],
    })
    const why = ['line 0', 'line 1', 'line 2', 'line 3', 'line 4', 'line 5', 'line 6', 'line 7']
    expect(readPlaywright(file)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 3,
      failures: [{ title: 'bad', place: 'web/a.spec.ts:5, fails at web/help.ts:8', why }],
      shaky: [{ title: 'group › at times', place: 'web/a.spec.ts:5', why: [] }],
    })
  })

  test('what goes wrong outside of tests is a failure', () => {
    const errors = [{ message: 'no server' }, { message: 'no such file', location: { file: inRoot('web/b.spec.ts'), line: 1 } }]
    const file = report({ config, stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors, suites: [] })
    expect(readPlaywright(file)).toEqual({
      passed: 0,
      failed: 2,
      skipped: 0,
      failures: [
        { title: 'outside of any test', place: '', why: ['no server'] },
        { title: 'outside of any test', place: 'web/b.spec.ts:1', why: ['no such file'] },
      ],
      shaky: [],
    })
  })
})

test.each([readVitest, readPlaywright])('no report is a failure', read => {
  const failure = { passed: 0, failed: 1, skipped: 0, failures: [], shaky: [] }
  expect(read(join(folder, 'none.json'))).toEqual(failure)
  expect(read(report('half a rep'))).toEqual(failure)
})

describe('the sum of all stages', () => {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    vi.spyOn(console, 'log').mockImplementation(text => said.push(...String(text).split('\n')))
    vi.spyOn(process, 'exit').mockImplementation(code => {
      throw new Error(`exit ${code}`)
    })
  })

  const stage =
    (exitCode: number, output = 'what happened') =>
    async () => ({ exitCode, output })
  const failing = (...failures: Failure[]) => ({ passed: 9, failed: failures.length, skipped: 0, failures, shaky: [] })
  const numbered = (count: number): Failure[] =>
    Array.from({ length: count }, (_, n) => ({ title: `test ${n}`, place: `a.test.ts:${n}`, why: [`reason ${n}`] }))

  test('ends with one plain line and 0 when all went well', async () => {
    const tally = new Tally()
    await tally.stage('types', stage(0))
    await tally.stage('tests', stage(0), () => ({ passed: 9, failed: 0, skipped: 1, failures: [], shaky: [] }))
    expect(() => tally.end()).toThrow('exit 0')
    expect(said).toHaveLength(3)
    expect(said.at(-1)).toBe('10 passed, 0 failed, 1 skipped')
  })

  test('ends with 1 and shows what a failed stage said', async () => {
    const tally = new Tally()
    await tally.stage('types', stage(2))
    expect(() => tally.end()).toThrow('exit 1')
    expect(said).toContain('    what happened')
    expect(said.slice(-3)).toEqual(['Failed:', '  types', '0 passed, 1 failed'])
  })

  test('says which tests failed before anything else of the stage, and once more at the end', async () => {
    const tally = new Tally()
    await tally.stage('tests', stage(1), () => failing(...numbered(1)))
    expect(() => tally.end()).toThrow('exit 1')
    const start = said.findIndex(line => line.startsWith('FAILED  tests'))
    expect(said.slice(start + 1)).toEqual([
      '    test 0',
      '      a.test.ts:0',
      '        reason 0',
      '',
      '    what happened',
      '',
      '',
      'Failed:',
      '  tests',
      '    a.test.ts:0  test 0',
      '9 passed, 1 failed',
    ])
  })

  test('what passed only when tried again passes, and is named with what went wrong', async () => {
    const tally = new Tally()
    await tally.stage('tests', stage(0), () => ({ ...failing(), shaky: numbered(1) }))
    expect(() => tally.end()).toThrow('exit 0')
    expect(said.slice(1)).toEqual([
      '    shaky: test 0',
      '      a.test.ts:0',
      '        reason 0',
      '',
      '',
      'Passed only when tried again:',
      '    a.test.ts:0  test 0',
      '9 passed, 0 failed',
    ])
  })

  test('of many failures tells twenty and counts the others', async () => {
    const tally = new Tally()
    await tally.stage('tests', stage(1), () => failing(...numbered(23)))
    expect(said).toContain('    test 19')
    expect(said).not.toContain('    test 20')
    expect(said.filter(line => line.trim() === '… and 3 more')).toHaveLength(1)
  })

  test('of a long output shows the last sixty lines, however they end', async () => {
    const tally = new Tally()
    await tally.stage('tests', stage(1, Array.from({ length: 62 }, (_, n) => `${n}`).join('\r')))
    expect(said).not.toContain('    1')
    expect(said).toContain('    2')
    expect(said).toContain('    61')
    expect(said).toContain('    … the last 60 of 62 lines:')
  })

  test('counts a runner that crashed after good tests as a failure', async () => {
    const tally = new Tally()
    await tally.stage('tests', stage(1), () => failing())
    expect(() => tally.end()).toThrow('exit 1')
    expect(said.at(-1)).toBe('9 passed, 1 failed')
  })
})
