// What trials measured, figure by figure, as soon as it is known. A figure that is missed is a failure.

import { loadavg } from 'node:os'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class Figures implements Reporter {
  #missed = false

  onBegin(): void {
    console.log(`load of the machine at the start: ${loadavg()[0]?.toFixed(1)}`)
  }

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult): void {
    for (const { type, description } of annotations) {
      console.log(`${type.padEnd(8)}${description ?? ''}`)
      if (type === 'missed') this.#missed = true
    }
    if (status !== 'passed') console.log([`failed  ${title}`, ...errors.map(({ message }) => message ?? '')].join('\n'))
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    return Promise.resolve({ status: this.#missed ? 'failed' : status })
  }
}
