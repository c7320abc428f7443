/** The commands and their options, as they are parsed and explained. What they do is in `commands/`, loaded when it is asked for. */
import type { Language } from '@wildcat/kernel'
import { Command, InvalidArgumentError } from 'commander'
import type { AnalyseInput } from './commands/analyse.ts'
import type { ArenaInput } from './commands/arena.ts'
import type { PictureInput } from './commands/picture.ts'
import type { RecordInput } from './commands/record.ts'
import type { SimulateInput } from './commands/simulate.ts'
import type { Context } from './context.ts'
import { isLanguage } from './language.ts'
import type { MomentInput } from './moment.ts'
import type { Terminal } from './terminal.ts'
import { WORDS } from './words/index.ts'

function knownLanguage(text: string): Language {
  if (isLanguage(text)) return text
  throw new InvalidArgumentError('')
}

type Examples = readonly (readonly string[])[]

export function program(terminal: Terminal, language: Language, version: string): Command {
  const words = WORDS[language]
  const { help } = words
  const titles: Readonly<Record<string, string>> = help.titles
  const context = (): Context => ({ words, language, json: wildcat.opts<{ json?: boolean }>().json === true, terminal })

  const wildcat = new Command('wildcat')
    .description(help.summary)
    .usage(`${help.options} ${help.command}`)
    .configureHelp({ showGlobalOptions: true, styleTitle: title => titles[title] ?? title })
    .configureOutput({
      writeOut: text => void terminal.stdout.write(text),
      writeErr: text => void terminal.stderr.write(text),
      outputError: () => undefined,
    })
    .exitOverride()
    .option('--json', help.global.json)
    .option('--lang <language>', help.global.lang, knownLanguage)
    .version(version, '-V, --version', help.global.version)
    .helpOption('-h, --help', help.global.help)
    .helpCommand('help [command]', help.global.helpCommand)
    .addHelpText('after', `\n${help.exitCodes}`)

  const command = (name: string, summary: string, argument: string, examples: Examples) =>
    wildcat
      .command(name)
      .description(summary)
      .usage([argument, help.options].join(' ').trim())
      .helpOption('-h, --help', help.global.help)
      .addHelpText('after', `\n${help.examples}\n${examples.map(([line = '', why = '']) => `  $ ${line}\n      ${why}`).join('\n')}`)

  const withContest = (of: Command) =>
    of
      .argument('<game>', help.game)
      .option('--seats <n>', help.contest.seats)
      .option('--seed <n>', help.contest.seed)
      .option('--bots <list>', help.contest.bots)
      .option('--options <list>', help.contest.options)
      .option('--iterations <n>', help.contest.iterations)
      .option('--deadline <seconds>', help.contest.deadline)

  command('games', help.games.summary, '', help.games.examples).action(async () => {
    await (await import('./commands/games.ts')).games(context())
  })

  withContest(command('simulate', help.simulate.summary, '<game>', help.simulate.examples))
    .option('--games <n>', help.simulate.games)
    .option('--threads <n>', help.simulate.threads)
    .action(async (game: string, input: SimulateInput) => {
      await (await import('./commands/simulate.ts')).simulate(context(), game, input)
    })

  command('arena', help.arena.summary, '<game>', help.arena.examples)
    .argument('<game>', help.game)
    .option('--seats <n>', help.contest.seats)
    .option('--seed <n>', help.contest.seed)
    .option('--bots <list>', help.arena.bots)
    .option('--games <n>', help.arena.games)
    .option('--thought <list>', help.arena.thought)
    .option('--results <file>', help.arena.results)
    .option('--threads <n>', help.simulate.threads)
    .action(async (game: string, input: ArenaInput) => {
      await (await import('./commands/arena.ts')).arena(context(), game, input)
    })

  withContest(command('record', help.record.summary, '<game>', help.record.examples))
    .requiredOption('--out <file>', help.record.out)
    .option('--force', help.record.force)
    .option('--game <n>', help.record.game)
    .option('--commands <n>', help.record.commands)
    .action(async (game: string, input: RecordInput) => {
      await (await import('./commands/record.ts')).record(context(), game, input)
    })

  command('replay', help.replay.summary, '<file>', help.replay.examples)
    .argument('<file>', help.file)
    .option('--at <n>', help.replay.at)
    .option('--as <viewer>', help.replay.as)
    .action(async (file: string, input: MomentInput) => {
      await (await import('./commands/replay.ts')).replay(context(), file, input)
    })

  command('analyse', help.analyse.summary, '<file>', help.analyse.examples)
    .argument('<file>', help.file)
    .option('--as <seat>', help.analyse.as)
    .action(async (file: string, input: AnalyseInput) => {
      await (await import('./commands/analyse.ts')).analyse(context(), file, input)
    })

  command('picture', help.picture.summary, '<file>', help.picture.examples)
    .argument('<file>', help.file)
    .requiredOption('--out <file>', help.picture.out)
    .option('--force', help.record.force)
    .option('--at <n>', help.replay.at)
    .option('--as <viewer>', help.replay.as)
    .action(async (file: string, input: PictureInput) => {
      await (await import('./commands/picture.ts')).picture(context(), file, input)
    })

  command('verify', help.verify.summary, '<file>', help.verify.examples)
    .argument('<file>', help.file)
    .action(async (file: string) => {
      await (await import('./commands/verify.ts')).verify(context(), file)
    })

  command('move', help.move.summary, '<from> <to>', help.move.examples)
    .argument('<from>', help.move.from)
    .argument('<to>', help.move.to)
    .action(async (from: string, to: string) => {
      await (await import('./commands/move.ts')).move(context(), from, to)
    })

  return wildcat
}
