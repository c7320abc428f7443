/** What the programs that measure are asked to do, and what is wrong with it. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

export class BadArguments extends Error {}

/** As Node reads them; what it does not understand is said as a sentence. */
export function parsedBy<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}

export function wholeNumber(name: string, text: string, least: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least)) throw new BadArguments(`${name} is a whole number from ${least}, not '${text}'.`)
  return number
}

/** Runs it with the arguments of the process; whoever asked for what there is not is told, with the place where it stands. */
export async function runWith<Asked>(
  program: string,
  { help, read, run }: { help: string; read: (args: readonly string[]) => Asked | 'help'; run: (asked: Asked) => Promise<void> },
): Promise<void> {
  try {
    const asked = read(process.argv.slice(2))
    if (asked === 'help') process.stdout.write(help)
    else await run(asked)
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    process.stderr.write(`${program}: ${error.message}\nSee npm run ${program} -- --help\n`)
    process.exitCode = 2
  }
}
