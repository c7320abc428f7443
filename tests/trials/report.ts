// What trials measured, figure by figure, as soon as it is known. A figure that is missed is a failure.

import { loadavg } from 'node:os'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class Figures implements Reporter {
  #missed = false
  #began = Date.now()

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
    const minutes = ((Date.now() - this.#began) / 60_000).toFixed(1)
    console.log(`${minutes} minutes; load of the machine at the end: ${loadavg()[0]?.toFixed(1)}. Speed counts only where that is about 1.`)
    return Promise.resolve({ status: this.#missed ? 'failed' : status })
  }
}
