// Reads how many tests passed from the reports of the two test runners.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './tools.mjs'

/** @typedef {import('./tally.mjs').Count} Count */

export const VITEST_REPORT = join(ROOT, '.build/vitest.json')
export const PLAYWRIGHT_REPORT = join(ROOT, '.build/playwright.json')

/** A report of an earlier run must not speak for this one. @param {string} file */
export const forget = file => rmSync(file, { force: true })

const NO_REPORT = { passed: 0, failed: 1, skipped: 0 }

/**
 * @param {string} file
 * @param {(report: any) => Count} count
 * @returns {Count}
 */
function countIn(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return NO_REPORT
  }
}

export const countVitest = (file = VITEST_REPORT) =>
  countIn(file, report => {
    /** A file that could not even be loaded has failed without a failed test. */
    const broken = report.testResults.filter(
      (/** @type {any} */ suite) =>
        suite.status === 'failed' && !suite.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })

export const countPlaywright = (file = PLAYWRIGHT_REPORT) =>
  countIn(file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }))
