/** What happens when nobody takes what is written. */
import { EXIT } from './failure.ts'
import { complain } from './output.ts'
import { fileProblem } from './record-file.ts'
import type { CliWords } from './words/index.ts'

export function watchStreams(words: CliWords): void {
  process.stderr.on('error', () => undefined) // a complaint that nobody reads changes nothing, not even the exit code
  process.stdout.on('error', (error: Error) => {
    if (isClosed(error)) process.exit() // whoever reads our output has seen enough (`… | head`)
    complain(words.errors.cannotWrite('stdout', fileProblem(words, error)))
    process.exit(EXIT.failed)
  })
}

const isClosed = (error: Error): boolean => 'code' in error && error.code === 'EPIPE'
