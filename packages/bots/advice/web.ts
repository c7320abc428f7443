/** Advice and analysis for a page: each in a Web Worker of its own, ended when it has answered or is not wanted any more. */
import type { Advice } from './advise.ts'
import type { Analysis } from './analysis.ts'
import type { AdviceTask, AnalysisTask, Said } from './web-worker.ts'

export type { Advice } from './advise.ts'
export type { Analysis, Feat, Slip } from './analysis.ts'
export type { Reason } from './reasons.ts'
export { isCertain } from './sums.ts'
export type { Swing } from './swings.ts'
export { type Turning, turningPoints } from './turning-points.ts'

const spawnWorker = () => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module', name: 'advice' })

export async function askAdvice(asked: Omit<AdviceTask, 'kind'>, signal: AbortSignal): Promise<Advice> {
  const said = await ask({ kind: 'advice', ...asked }, signal, () => undefined)
  if ('advice' in said) return said.advice
  throw new Error('no advice was given')
}

/** `soFar` is told now and then what is known already. */
export async function askAnalysis(
  asked: Omit<AnalysisTask, 'kind'>,
  signal: AbortSignal,
  soFar: (analysis: Analysis) => void,
): Promise<Analysis> {
  const said = await ask({ kind: 'analysis', ...asked }, signal, soFar)
  if ('analysis' in said) return said.analysis
  throw new Error('nothing was analysed')
}

async function ask(task: AdviceTask | AnalysisTask, signal: AbortSignal, soFar: (analysis: Analysis) => void): Promise<Said> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Said>()
  const worker = spawnWorker()
  const stop = () => reject(new Error('stopped', { cause: signal.reason }))
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('soFar' in data) soFar(data.soFar)
    else if ('failed' in data) reject(new Error(data.failed))
    else resolve(data)
  }
  worker.onerror = ({ message }) => reject(new Error(`the thread broke down: ${message}`))
  signal.addEventListener('abort', stop)
  worker.postMessage(task)
  try {
    return await promise
  } finally {
    worker.terminate()
    signal.removeEventListener('abort', stop)
  }
}
