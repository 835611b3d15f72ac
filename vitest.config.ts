import { defineConfig } from 'vitest/config'

const gallery = Boolean(process.env.KUMIKI_GALLERY)
const functions = ['core', 'data', 'press'].map((name) => `packages/${name}/src/**/*.test.ts`)

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: ['tests/temporary.ts'],
    // they only end what hangs: a test may take its time on a busy machine
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    setupFiles: ['tests/cost.ts'],
    projects: [
      // tests of functions, which share two processes: each of them loads the core once
      { extends: true, test: { name: 'functions', include: gallery ? [] : functions, isolate: false } },
      {
        extends: true,
        test: {
          name: 'programs',
          // pictures for people are made on request alone
          include: gallery ? ['tests/web/**/gallery.ts'] : ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: functions,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
