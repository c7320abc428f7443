// Reads from the reports of the two test runners how many tests passed, and which failed.

import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './tools.mjs'

/**
 * @typedef {import('./tally.mjs').Report} Report
 * @typedef {import('./tally.mjs').Failure} Failure
 */

export const VITEST_REPORT = join(ROOT, '.build/vitest.json')
export const PLAYWRIGHT_REPORT = join(ROOT, '.build/playwright.json')

/** A report of an earlier run must not speak for this one. @param {string} file */
export const forget = file => rmSync(file, { force: true })

/** @type {Report} */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0, failures: [], shaky: [] }

/**
 * @param {string} file
 * @param {(report: any) => Report} understand
 * @returns {Report}
 */
function readReport(file, understand) {
  try {
    return understand(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return NO_REPORT
  }
}

const FIRST_LINES = 8

/** What went wrong, without colours and without the way there. @param {string} message */
function firstLines(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
  const stack = lines.findIndex(line => /^\s+at /.test(line))
  return lines.slice(0, stack < 0 ? FIRST_LINES : Math.min(stack, FIRST_LINES))
}

/** @param {string} file @param {string | number} [line] */
const place = (file, line) => `${relative(ROOT, file)}${line === undefined ? '' : `:${line}`}`

export const readVitest = (file = VITEST_REPORT) =>
  readReport(file, report => {
    const failures = report.testResults.filter((/** @type {any} */ suite) => suite.status === 'failed').flatMap(failedInFile)
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
      shaky: [],
    }
  })

/** A file that could not even be loaded has failed without a failed test. @returns {Failure[]} */
function failedInFile(/** @type {any} */ { name, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  if (failed.length === 0) return [{ title: 'the whole file', place: place(name), why: firstLines(message) }]
  return failed.map((/** @type {any} */ { ancestorTitles, title, failureMessages }) => {
    const said = failureMessages.join('\n')
    const line = said.split(`${name}:`)[1]?.match(/^\d+/)?.[0]
    return { title: [...ancestorTitles, title].join(' › '), place: place(name, line), why: firstLines(said) }
  })
}

export const readPlaywright = (file = PLAYWRIGHT_REPORT) =>
  readReport(file, ({ stats, errors, suites, config }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map((/** @type {any} */ error) => ({
        title: 'outside of any test',
        place: error.location === undefined ? '' : place(error.location.file, error.location.line),
        why: firstLines(error.message ?? ''),
      })),
      ...suites.flatMap((/** @type {any} */ suite) => thoseOf(suite, 'unexpected', [], config.rootDir)),
    ],
    shaky: suites.flatMap((/** @type {any} */ suite) => thoseOf(suite, 'flaky', [], config.rootDir)),
  }))

/**
 * The tests that ended so, with what went wrong when they first failed.
 * @param {any} suite
 * @param {'unexpected' | 'flaky'} status
 * @param {string[]} within the titles around it; a file has none
 * @param {string} folder
 * @returns {Failure[]}
 */
function thoseOf({ specs, suites = [] }, status, within, folder) {
  const here = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ test) => failedTest(spec, test, within, folder)),
  )
  return [...here, ...suites.flatMap((/** @type {any} */ suite) => thoseOf(suite, status, [...within, suite.title], folder))]
}

/**
 * @param {any} spec
 * @param {any} test
 * @param {string[]} within
 * @param {string} folder
 * @returns {Failure}
 */
function failedTest({ title, file, line }, { results }, within, folder) {
  const [error] = results.flatMap((/** @type {any} */ result) => result.errors)
  const start = place(join(folder, file), line)
  const { location } = error ?? {}
  return {
    title: [...within, title].join(' › '),
    place: location === undefined ? start : `${start}, fails at ${place(location.file, location.line)}`,
    why: firstLines(error?.message ?? ''),
  }
}
