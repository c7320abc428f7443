import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.build/**', '**/dist/**'],
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Against hanging only: machines may be busy.
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
})
