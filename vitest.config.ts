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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // what is waited for may take its time on a busy machine
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
})
