import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // pictures for people are made on request alone
    include: process.env.KUMIKI_GALLERY
      ? ['tests/web/**/gallery.ts']
      : ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/temporary.ts'],
    setupFiles: ['tests/cost.ts'],
    // they only end what hangs: a test may take its time on a busy machine
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
  },
})
