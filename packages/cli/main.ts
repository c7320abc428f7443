/** The command line, from its arguments to an exit code. Whatever happens, a user reads a sentence and never a stack trace. */
import { CommanderError } from 'commander'
import { EXIT, exitCodeOf } from './failure.ts'
import { languageOf } from './language.ts'
import { complain } from './output.ts'
import about from './package.json' with { type: 'json' }
import { program } from './program.ts'
import { watchStreams } from './streams.ts'
import type { Terminal } from './terminal.ts'
import { type CliWords, WORDS } from './words/index.ts'

export async function main(args: readonly string[], terminal: Terminal): Promise<void> {
  const language = languageOf(args, terminal.env)
  const wildcat = program(terminal, language, about.version)
  watchStreams(terminal, WORDS[language])
  try {
    await wildcat.parseAsync(args, { from: 'user' })
  } catch (error) {
    const words = WORDS[language]
    const [command = ''] = wildcat.args
    const isKnown = wildcat.commands.some(each => each.name() === command)
    terminal.exitCode =
      error instanceof CommanderError
        ? tellUsage(terminal, words, error, isKnown ? `wildcat ${command}` : 'wildcat')
        : tell(terminal, words, error)
  }
}

function tell(terminal: Terminal, words: CliWords, error: unknown): number {
  const code = exitCodeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  complain(terminal, code === undefined ? words.errors.unexpected(message) : message)
  if (code === undefined && terminal.env['WILDCAT_DEBUG'] !== undefined) console.error(error)
  return code ?? EXIT.failed
}

/** What the parser of arguments did not understand, in our words. Help that was asked for is no error. */
function tellUsage(terminal: Terminal, words: CliWords, { code, message, exitCode }: CommanderError, command: string): number {
  if (exitCode === 0) return 0
  const known: Readonly<Record<string, (what: string) => string>> = words.errors.usage
  const sentence = Object.hasOwn(known, code) ? known[code]?.(/'([^']*)'/.exec(message)?.[1] ?? '') : undefined
  if (code !== 'commander.help') complain(terminal, `${sentence ?? message} ${words.errors.seeHelp(command)}`)
  return EXIT.badInput
}
