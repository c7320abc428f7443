import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Where the server is: `npm run dev` starts one of its own.
const server = process.env['WILDCAT_SERVER'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } } },
  // The table worker loads a game's rules when it is asked for them, which needs modules.
  worker: { format: 'es' },
  build: {
    // The first browsers with light-dark(), container queries and module workers inside workers.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and pictures stay files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    // All styles together are smaller than the head of a request for each.
    cssCodeSplit: false,
  },
})
