// Runs stages one after another, shows what failed and ends with the one line that sums it all up.

/**
 * @typedef {{ title: string, place: string, why: string[] }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[], shaky: Failure[] }} Report shaky: passed when tried again
 * @typedef {import('./tools.mjs').Outcome} Outcome
 */

/**
 * What a stage counts as when it reports no tests of its own.
 * @param {Outcome} outcome
 * @returns {Report}
 */
const asOneTest = ({ exitCode }) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
  failures: [],
  shaky: [],
})

/** So many failures are told one by one, and so many lines of what a stage said: logs are often cut. */
const MOST_FAILURES = 20
const MOST_LINES = 60

export class Tally {
  total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  failed = []
  /** @type {string[]} */
  shaky = []

  /**
   * @param {string} name
   * @param {() => Promise<Outcome>} run
   * @param {(outcome: Outcome) => Report} [read]
   */
  async stage(name, run, read = asOneTest) {
    const start = Date.now()
    const outcome = await run()
    const { passed, failed, skipped, failures, shaky } = atLeastOneFailure(read(outcome), outcome)
    this.total.passed += passed
    this.total.failed += failed
    this.total.skipped += skipped
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}  (${passed} passed${failed ? `, ${failed} failed` : ''}, ${seconds} s)`)
    this.shaky.push(...atMost(shaky, inShort))
    show(atMost(shaky, ({ title, ...rest }) => inFull({ title: `shaky: ${title}`, ...rest })))
    if (failed === 0) return
    this.failed.push(`  ${name}`, ...atMost(failures, inShort))
    show(atMost(failures, inFull))
    show(lastOf(outcome.output))
  }

  /** Prints once more what failed, then the last line, and ends the process. @returns {never} */
  end() {
    const { passed, failed, skipped } = this.total
    if (this.shaky.length > 0) console.log(['', 'Passed only when tried again:', ...this.shaky].join('\n'))
    if (this.failed.length > 0) console.log(['', 'Failed:', ...this.failed].join('\n'))
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
    process.exit(failed > 0 ? 1 : 0)
  }
}

/** @param {Failure} failure */
const inShort = ({ title, place }) => [`    ${place}  ${title}`]
/** @param {Failure} failure */
const inFull = ({ title, place, why }) => [title, `  ${place}`, ...why.map(line => `    ${line}`)]

/** @param {string[]} lines */
const show = lines => lines.length > 0 && console.log(`${lines.map(line => `    ${line}`.trimEnd()).join('\n')}\n`)

/**
 * @param {Failure[]} failures
 * @param {(failure: Failure) => string[]} say
 */
function atMost(failures, say) {
  const more = failures.length - MOST_FAILURES
  return [...failures.slice(0, MOST_FAILURES).flatMap(say), ...(more > 0 ? [`    … and ${more} more`] : [])]
}

/** @param {string} output */
function lastOf(output) {
  const lines = output.trim().split(/\r?\n|\r/)
  return lines.length <= MOST_LINES ? lines : [`… the last ${MOST_LINES} of ${lines.length} lines:`, ...lines.slice(-MOST_LINES)]
}

/**
 * A runner that ends badly without naming a failed test has crashed, or never got as far as its tests.
 * @param {Report} report
 * @param {Outcome} outcome
 * @returns {Report}
 */
function atLeastOneFailure(report, { exitCode }) {
  return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report
}
