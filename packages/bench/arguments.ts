/** What the command line may say. */
import { BadArguments, parsedBy, wholeNumber } from '@wildcat/bots/arguments'
import { listed, titleOf } from '@wildcat/catalogue'

export const HELP = `npm run bench -- [options]

Measures the kernel and the server beside boardgame.io, which plays the same games by the same rules.

  --kernel           only the kernel
  --server           only the server: 200 tables at once over loopback
  --game ID          a game of the catalogue; may be given again (default: all that players are offered)
  --repetitions N    how often each figure is taken (default: 7, with --quick 2)
  --quick            little work: to see that it runs, not how fast
  --json             the report as JSON on the screen
  --out FILE         the report as JSON in this file (default: .build/bench.json)
  --help             this text
`

export interface Arguments {
  readonly kernel: readonly string[] // games
  readonly server: readonly string[] // games
  readonly repetitions: number
  readonly quick: boolean
  readonly json: boolean
  readonly out: string
}

export function readArguments(args: readonly string[]): Arguments | 'help' {
  const { game, kernel, server, repetitions, quick, json, out, help } = parsedBy({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [] },
      kernel: { type: 'boolean', default: false },
      server: { type: 'boolean', default: false },
      repetitions: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string', default: '.build/bench.json' },
      help: { type: 'boolean', default: false },
    },
  }).values
  if (help) return 'help'
  const unknown = game.find(id => titleOf(id) === undefined)
  if (unknown !== undefined) throw new BadArguments(`There is no game '${unknown}'.`)
  const games = game.length > 0 ? game : listed(false).map(({ id }) => id)
  return {
    kernel: server && !kernel ? [] : games,
    server: kernel && !server ? [] : games,
    repetitions: repetitions === undefined ? (quick ? 2 : 7) : wholeNumber('--repetitions', repetitions, 1),
    quick,
    json,
    out,
  }
}
