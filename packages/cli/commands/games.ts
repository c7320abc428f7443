/** wildcat games */
import { botsFor } from '@wildcat/bots'
import { TITLES, type Title } from '@wildcat/catalogue'
import type { Context } from '../context.ts'
import { choicesOf, optionWords } from '../game-options.ts'
import { print, printJson } from '../output.ts'
import { columns } from '../text-table.ts'

export async function games({ words, language, json }: Context): Promise<void> {
  const all = await Promise.all(TITLES.map(title => describe(title)))
  if (json) return printJson({ games: all.map(({ gameWords: _, ...facts }) => facts) })
  print(all.flatMap((game, i) => [...(i > 0 ? [''] : []), ...lines(game)]))

  async function describe(title: Title) {
    const [engine, gameWords, bots] = await Promise.all([title.engine(), title.words(language), botsFor(title.id)])
    const { least, most } = engine.seats
    const options = Object.fromEntries(choicesOf(engine, least))
    const { id, names, example = false } = title
    return { id, names, example, version: engine.version, seats: { least, most }, options, bots: bots.map(bot => bot.id), gameWords }
  }

  function lines({ id, names, example, seats, options, bots, gameWords }: Awaited<ReturnType<typeof describe>>): string[] {
    const about = [words.games.seats(seats.least, seats.most), ...(example ? [words.games.example] : [])]
    const rows = Object.entries(options).map(([name, values]) => {
      const own = optionWords(gameWords, name)
      return [name, values.map(String).join(', '), own === undefined ? '' : `${own.label}. ${own.help}`]
    })
    return [
      `${id}: ${names[language]}, ${about.join(', ')}`,
      `  ${gameWords.summary}`,
      ...columns(rows, words.games.columns),
      `  ${words.games.bots(bots.join(', '))}`,
    ]
  }
}
