/** A bar on stderr while long work goes on, for people only: never in a pipe, never for work that is done in a moment. */
import { SingleBar } from 'cli-progress'
import type { Terminal } from './terminal.ts'

const PATIENCE = 400

export interface Progress {
  reached(value: number): void
  end(): void
}

export function progress({ stderr }: Terminal, total: number, label: string): Progress {
  if (!stderr.isTTY) return { reached: () => undefined, end: () => undefined }
  const bar = new SingleBar({
    format: `{bar} {percentage} %  {value}/{total} ${label}  {eta_formatted}`,
    stream: stderr,
    clearOnComplete: true,
    hideCursor: true,
  })
  const began = performance.now()
  let shown = false
  return {
    reached(value) {
      if (shown) bar.update(value)
      else if (performance.now() - began > PATIENCE && value < total) {
        shown = true
        bar.start(total, value)
      }
    },
    end() {
      if (shown) bar.stop()
    },
  }
}
