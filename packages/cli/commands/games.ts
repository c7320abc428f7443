/** wildcat games */
import { botsFor } from '@wildcat/bots'
import { TITLES, type Title } from '@wildcat/catalogue'
import type { OptionWords } from '@wildcat/kernel'
import type { Context } from '../context.ts'
import { choicesOf, exampleOf, optionWords } from '../game-options.ts'
import { print, printJson } from '../output.ts'
import { columns } from '../text-table.ts'

export async function games({ words, language, json, terminal }: Context): Promise<void> {
  const all = await Promise.all(TITLES.map(title => describe(title)))
  if (json) return printJson(terminal, { games: all.map(({ gameWords: _, ...facts }) => facts) })
  print(
    terminal,
    all.flatMap((game, i) => [...(i > 0 ? [''] : []), ...lines(game)]),
  )

  async function describe(title: Title) {
    const [engine, gameWords, bots] = await Promise.all([title.engine(), title.words(language), botsFor(title.id)])
    const { least, most } = engine.seats
    const choices = choicesOf(engine, least)
    const options = Object.fromEntries(choices)
    const own = Object.fromEntries(choices.map(([name]) => [name, exampleOf(engine, least, name)]))
    const { id, names, example = false } = title
    return { id, names, example, version: engine.version, seats: { least, most }, options, own, bots: bots.map(bot => bot.id), gameWords }
  }

  function lines({ id, names, example, seats, options, own, bots, gameWords }: Awaited<ReturnType<typeof describe>>): string[] {
    const about = [words.games.seats(seats.least, seats.most), ...(example ? [words.games.example] : [])]
    const rows = Object.entries(options).map(([name, values]) => {
      const about = optionWords(gameWords, name)
      const example = own[name]
      const also = example === undefined ? [] : [words.games.own(example)]
      return [name, [...values.map(String), ...also].join(', '), about === undefined ? '' : textOf(about)]
    })
    return [
      `${id}: ${names[language]}, ${about.join(', ')}`,
      `  ${gameWords.summary}`,
      ...columns(rows, words.games.columns),
      `  ${words.games.bots(bots.join(', '))}`,
    ]
  }
}

const textOf = ({ label, help, own }: OptionWords<unknown>): string =>
  [`${label}.`, help, own?.help].filter(text => text !== undefined).join(' ')
