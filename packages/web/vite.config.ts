import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noCircles } from './no-circles.ts'
import { preloadLinks } from './preload-links.ts'

// Where the server is: `npm run dev` starts one of its own.
const server = process.env['WILDCAT_SERVER'] ?? 'http://127.0.0.1:4000'

/** A game comes in few pieces: its rules, and its words in a language. A request costs more than a small file. */
function pieceOf(path: string): string | null {
  const [, game, within = ''] = /[\\/]games[\\/]([\w-]+)[\\/](.*)/.exec(path) ?? []
  const language = /^words[\\/](\w\w)[\\/.]/.exec(within)?.[1]
  return game === undefined || /picture|greedy|evaluat/.test(within) ? null : [language, game].filter(Boolean).join('-')
}

export default defineConfig({
  plugins: [react(), preloadLinks(), noCircles()],
  server: { proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } } },
  // The table worker loads a game's rules when it is asked for them, which needs modules.
  worker: { format: 'es' },
  build: {
    // The first browsers with light-dark(), container queries and module workers inside workers.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and pictures stay files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs is one file, however many screens share which parts of it.
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: pieceOf, debugName: 'games', minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
