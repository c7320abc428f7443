import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.build/**', '**/dist/**'],
    testTimeout: 180_000, // against hanging only: machines may be busy,
  },
})
