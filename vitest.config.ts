import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const everywhere = (end: string) => [`{shared,cms,functions,site,dev,bench}/**/*${end}`]
const notHere = ['**/node_modules/**', '**/dist/**', '**/.next/**']
const integration = everywhere('.integration.test.ts')
const units = everywhere('.test.{ts,tsx}')
/** What keeps something from test to test, as stores do, or is mocked: each file of tests has such modules for itself. */
const keeping = ['site/{features,lib,ui}/**', 'functions/adapters/pictures/**', 'cms/admin/cells/**']

const unit = (project: { name: string; include: string[]; exclude: string[]; isolate: boolean }) => ({
  test: {
    ...project,
    exclude: [...notHere, ...integration, ...project.exclude],
    setupFiles: ['dev/testing/properties.ts', 'dev/testing/waiting.ts'],
    // Property tests try hundreds of cases; on a busy machine they are slow, not wrong.
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    // By default Vitest leaves one processor free, which on two processors is half of the machine. Integration tests also wait for Postgres.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      // Modules of its own cost a file most of its time: only those have them that need them.
      unit({ name: 'unit', include: units, exclude: keeping, isolate: false }),
      unit({
        name: 'unit-apart',
        include: keeping.map((files) => `${files}/*.test.{ts,tsx}`),
        exclude: [],
        isolate: true,
      }),
      {
        test: {
          name: 'integration',
          include: integration,
          exclude: notHere,
          setupFiles: ['dev/testing/properties.ts', 'dev/testing/waiting.ts', 'cms/testing/payload-words.ts'],
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
