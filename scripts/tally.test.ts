import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { countPlaywright, countVitest } from './reports.mjs'
import { Tally } from './tally.mjs'

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

describe('counting tests', () => {
  test('vitest: a file that does not load is a failure', () => {
    const file = report({
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    })
    expect(countVitest(file)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  test('playwright: what passed only sometimes has failed', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] })
    expect(countPlaywright(file)).toEqual({ passed: 5, failed: 3, skipped: 3 })
  })

  test.each([countVitest, countPlaywright])('no report is a failure', count => {
    expect(count(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(count(report('half a rep'))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('the sum of all stages', () => {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    vi.spyOn(console, 'log').mockImplementation(line => said.push(String(line)))
    vi.spyOn(process, 'exit').mockImplementation(code => {
      throw new Error(`exit ${code}`)
    })
  })

  const stage = (exitCode: number) => async () => ({ exitCode, output: 'what happened' })

  test('ends with one plain line and 0 when all went well', async () => {
    const tally = new Tally()
    await tally.stage('types', stage(0))
    await tally.stage('tests', stage(0), () => ({ passed: 9, failed: 0, skipped: 1 }))
    expect(() => tally.end()).toThrow('exit 0')
    expect(said.at(-1)).toBe('10 passed, 0 failed, 1 skipped')
  })

  test('ends with 1 and shows what a failed stage said', async () => {
    const tally = new Tally()
    await tally.stage('types', stage(2))
    expect(() => tally.end()).toThrow('exit 1')
    expect(said).toContain('    what happened')
    expect(said.at(-1)).toBe('0 passed, 1 failed')
  })

  test('counts a runner that crashed after good tests as a failure', async () => {
    const tally = new Tally()
    await tally.stage('tests', stage(1), () => ({ passed: 9, failed: 0, skipped: 0 }))
    expect(() => tally.end()).toThrow('exit 1')
    expect(said.at(-1)).toBe('9 passed, 1 failed')
  })
})
