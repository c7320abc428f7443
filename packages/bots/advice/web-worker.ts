/** The inside of a Web Worker that gives advice or analyses a game: one task, then it is ended. */
import type { GameRecord, Seat, Types } from '@wildcat/kernel'
import { type Advice, advise } from './advise.ts'
import { type Analysis, analysing } from './analysis.ts'
import { counselOf } from './index.ts'
import { adviceKey } from './key.ts'
import { livedBy } from './lived.ts'

export interface AdviceTask {
  readonly kind: 'advice'
  readonly game: string
  readonly view: Types['view']
  readonly seat: Seat
  readonly picked: Types['command'] | undefined
}
/** Of a game that is over: its record tells all. */
export interface AnalysisTask {
  readonly kind: 'analysis'
  readonly record: GameRecord
  readonly seat: Seat
}
export type Said =
  | { readonly advice: Advice }
  | { readonly soFar: Analysis }
  | { readonly analysis: Analysis }
  | { readonly failed: string }

/** How often it is told how far an analysis is, in milliseconds. */
const OFTEN = 400

async function answer(task: AdviceTask | AnalysisTask): Promise<Said> {
  const game = task.kind === 'advice' ? task.game : task.record.game
  const counsel = await counselOf(game)
  if (counsel === undefined) return { failed: `${game} cannot be thought about` }
  if (task.kind === 'advice') {
    const { view, seat, picked } = task
    return { advice: advise({ ...counsel.parts, view, seat }, counsel.advice, adviceKey(view, seat), picked) }
  }
  const steps = analysing(counsel.parts, livedBy(counsel.parts.engine, task.record, task.seat), counsel.judge)
  let told = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return { analysis: value }
    if (performance.now() - told < OFTEN) continue
    told = performance.now()
    postMessage({ soFar: value } satisfies Said)
  }
}

addEventListener('message', ({ data }: MessageEvent<AdviceTask | AnalysisTask>) => {
  answer(data).then(
    said => postMessage(said),
    (error: unknown) => postMessage({ failed: error instanceof Error ? error.message : String(error) } satisfies Said),
  )
})
