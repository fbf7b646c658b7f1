import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['run/*.test.mjs', '{rules,contract,demo,server,ui,storefront,bench,run}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/build/**',
      ...(process.env.VITRINE_LONG ? [] : ['**/*.long.test.ts']),
    ],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
