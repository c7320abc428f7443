import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noCircles } from './no-circles.ts'
import { preloadLinks } from './preload-links.ts'
import { programGuide } from './program-guide.ts'
import { serviceWorker } from './service-worker-build.ts'

// Where the server is: `npm run dev` starts one of its own.
const server = process.env['WILDCAT_SERVER'] ?? 'http://127.0.0.1:4000'

/** What every file of the bundle asks for, what the words of the page are made of. */
const WITH_PAGE = /[\\/]kernel[\\/]words[\\/]|[\\/]web[\\/](session[\\/]name-tokens|words[\\/]plural)|rolldown.runtime/
/** What is at every table, and what every drawn board is made of. */
const PARTS: Readonly<Record<string, RegExp>> = {
  parts: /[\\/]web[\\/](app[\\/]back|design[\\/](panel|stepper))/,
  kernel: /[\\/]packages[\\/]kernel[\\/]/,
  planning: /[\\/]web[\\/](setup|session[\\/]use-picture)|[\\/]packages[\\/]bots[\\/]/,
  'board-kit': /[\\/]web[\\/](boards[\\/]kit[\\/]|table[\\/](seat-badges|refusal|entries))/,
  'board-oil-rush': /[\\/]web[\\/]boards[\\/]oil-rush[\\/]/,
}

/** A game comes in few pieces: its rules, and its words in a language. A request costs more than a small file. */
function pieceOf(path: string): string | null {
  const [, game, within = ''] = /[\\/]games[\\/]([\w-]+)[\\/](.*)/.exec(path) ?? []
  if (game === undefined || /picture|greedy|evaluat/.test(within)) return null
  // Phrases are small and lie with the rules, since boards have both languages; Competitors' lean on its other words.
  if (/phrases/.test(within) && game !== 'competitors') return game
  const language = /^words[\\/](\w\w)[\\/.]/.exec(within)?.[1]
  return [language, game].filter(Boolean).join('-')
}

export default defineConfig({
  plugins: [react(), preloadLinks(), noCircles(), programGuide(), serviceWorker()],
  server: { proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } } },
  // The table worker loads a game's rules when it is asked for them, which needs modules.
  worker: { format: 'es' },
  build: {
    // The first browsers with light-dark(), container queries and module workers inside workers.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and pictures stay files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // these browsers do it themselves
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs is one file, however many screens share which parts of it.
            { name: 'page', tags: ['$initial'], priority: 3 },
            { name: 'page', test: WITH_PAGE, priority: 3 },
            ...Object.entries(PARTS).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
            { name: pieceOf, debugName: 'games', minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
