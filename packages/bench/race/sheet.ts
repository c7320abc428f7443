/** Every answer, as it came in. */
import type { ContenderName } from '../contenders/index.ts'
import type { Answer, TaskName } from './task.ts'

/** 'alone': our own verbs, in a process apart, because views and copies would slow down the one that races. */
export type Who = ContenderName | 'alone'

export class Sheet {
  readonly #rows: { readonly who: Who; readonly task: TaskName; readonly answer: Answer }[] = []

  note(who: Who, task: TaskName, answer: Answer): void {
    this.#rows.push({ who, task, answer })
  }

  /** One figure, in the order of the repetitions; empty where it was not to be had. */
  values(who: Who, task: TaskName, figure: string): number[] {
    return this.#rows.filter(row => row.who === who && row.task === task).flatMap(({ answer }) => answer[figure] ?? [])
  }

  everybodys(task: TaskName, figure: string): number[] {
    return this.#rows.filter(row => row.task === task).flatMap(({ answer }) => answer[figure] ?? [])
  }
}
