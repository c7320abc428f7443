// What trials measured, in one table: a trial attaches each figure as `figure`, with what good looks like.

import { loadavg } from 'node:os'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { test } from '../luck.ts'

interface Figure {
  readonly what: string
  readonly measured: string
  readonly wanted: string
  readonly isGood: boolean
}

export function note(what: string, measured: string, wanted: string, isGood: boolean): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify({ what, measured, wanted, isGood } satisfies Figure) })
}

export default class Figures implements Reporter {
  #failed = false

  onBegin(): void {
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  }

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'figure' || description === undefined) continue
      const { what, measured, wanted, isGood }: Figure = JSON.parse(description)
      console.log(`${isGood ? 'ok    ' : 'MISSED'}  ${what.padEnd(44)} ${measured.padStart(12)}   ${wanted}`)
      if (!isGood) this.#failed = true
    }
    if (status === 'passed') return
    this.#failed = true
    console.log(`failed  ${title}`)
    for (const { message } of errors) console.log(message)
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    return Promise.resolve({ status: this.#failed ? 'failed' : status })
  }
}
