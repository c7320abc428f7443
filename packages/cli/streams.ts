/** What happens when nobody takes what is written. */
import { EXIT } from './failure.ts'
import { complain } from './output.ts'
import { fileProblem } from './record-file.ts'
import type { Terminal } from './terminal.ts'
import type { CliWords } from './words/index.ts'

export function watchStreams(terminal: Terminal, words: CliWords): void {
  terminal.stderr.on('error', () => undefined) // a complaint that nobody reads changes nothing, not even the exit code
  terminal.stdout.on('error', (error: Error) => {
    if (isClosed(error)) return terminal.exit() // whoever reads our output has seen enough (`… | head`)
    complain(terminal, words.errors.cannotWrite('stdout', fileProblem(words, error)))
    terminal.exit(EXIT.failed)
  })
}

const isClosed = (error: Error): boolean => 'code' in error && error.code === 'EPIPE'
