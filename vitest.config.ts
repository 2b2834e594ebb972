import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const directories = '{shared,cms,functions,site,telemetry,deploy,dev,bench}'
const notOurs = ['**/node_modules/**', '**/dist/**', '**/.next/**']
/** Tests that need the window of a browser. */
const dom = `${directories}/**/*.dom.test.{ts,tsx}`
/** Tests that replace a module with `vi.mock`. */
const mocks = `${directories}/**/*.mocks.test.{ts,tsx}`
const integration = `${directories}/**/*.integration.test.ts`

/** How long `expect.poll` retries. On a busy machine, Vitest's default of one second is too short. */
const pollTimeout = { expect: { poll: { timeout: 10_000 } } }

const unit = {
  ...pollTimeout,
  setupFiles: ['dev/testing/setup.ts'],
  // Property tests try hundreds of cases; on a busy machine they are slow, not wrong.
  testTimeout: 20_000,
}

export default defineConfig({
  test: {
    // By default Vitest leaves one processor free, which on two processors is half of the machine. Integration tests also wait for Postgres.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [`${directories}/**/*.test.{ts,tsx}`],
          exclude: [...notOurs, dom, mocks, integration],
          // Loading modules again for each file would take most of the time, and these tests leave nothing behind in them.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-dom',
          include: [dom],
          exclude: notOurs,
          environment: './dev/testing/window-environment.ts',
          setupFiles: ['dev/testing/setup.ts', 'dev/testing/new-window.ts'],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-mocks', include: [mocks], exclude: notOurs } },
      {
        test: {
          ...pollTimeout,
          name: 'integration',
          include: [integration],
          exclude: notOurs,
          setupFiles: ['dev/testing/setup.ts', 'cms/testing/payload-texts.ts'],
          globalSetup: 'dev/testing/global-setup.ts',
          execArgv: [`--import=${new URL('dev/testing/quick-hashes.ts', import.meta.url)}`],
          // Each file has its own database and app and mocks no module. Importing Payload again for each file would take a quarter of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
