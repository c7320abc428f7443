// Runs stages one after another, shows what failed and ends with the one line that sums it all up.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {import('./tools.mjs').Outcome} Outcome
 */

/**
 * What a stage counts as when it reports no tests of its own.
 * @param {Outcome} outcome
 * @returns {Count}
 */
const asOneTest = ({ exitCode }) => (exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 })

export class Tally {
  /** @type {Count} */
  total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  failures = []

  /**
   * @param {string} name
   * @param {() => Promise<Outcome>} run
   * @param {(outcome: Outcome) => Count} [count]
   */
  async stage(name, run, count = asOneTest) {
    const start = Date.now()
    const outcome = await run()
    const { passed, failed, skipped } = atLeastOneFailure(count(outcome), outcome)
    this.total.passed += passed
    this.total.failed += failed
    this.total.skipped += skipped
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}  (${passed} passed${failed ? `, ${failed} failed` : ''}, ${seconds} s)`)
    if (failed) {
      this.failures.push(name)
      console.log(outcome.output.trimEnd().replace(/^/gm, '    '))
    }
  }

  /** Prints the last line and ends the process. @returns {never} */
  end() {
    const { passed, failed, skipped } = this.total
    if (this.failures.length > 0) console.log(`\nFailed: ${this.failures.join('; ')}`)
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
    process.exit(failed > 0 ? 1 : 0)
  }
}

/**
 * A runner that ends badly without naming a failed test has crashed, or never got as far as its tests.
 * @param {Count} count
 * @param {Outcome} outcome
 */
function atLeastOneFailure(count, { exitCode }) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
