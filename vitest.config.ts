import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'run/*.test.mjs',
      '{rules,contract,demo,server,ui,conversa,storefront,backoffice,bench,e2e,run}/**/*.test.{ts,tsx}',
    ],
    exclude: [
      '**/node_modules/**',
      '**/build/**',
      ...(process.env.VITRINE_LONG ? [] : ['**/*.long.test.ts']),
    ],
    // Server tests wait more than half of their time: for PostgreSQL, for a lock that somebody holds, for a minute that passes.
    maxWorkers: 5,
    // A third of the run was the same modules read again for each file. Each file has its own database and builds its own
    // app; what modules keep (caches by content, gazetteer, formatters) is the same for all.
    isolate: false,
    // A long timeout costs a passing test nothing, and on a busy machine tests take longer without being wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
