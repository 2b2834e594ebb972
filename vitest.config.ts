import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const everywhere = (end: string) => [`{shared,cms,functions,site,dev,bench}/**/*${end}`]
const notHere = ['**/node_modules/**', '**/dist/**', '**/.next/**']
const integration = everywhere('.integration.test.ts')

export default defineConfig({
  test: {
    // Vitest leaves one processor free; where there are two, that would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: everywhere('.test.{ts,tsx}'),
          exclude: [...notHere, ...integration],
          setupFiles: 'dev/testing/properties.ts',
          // Property tests try hundreds of cases; on a busy machine they are slow, not wrong.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          exclude: notHere,
          setupFiles: 'dev/testing/properties.ts',
          globalSetup: 'dev/testing/global-setup.ts',
          execArgv: [`--import=${new URL('dev/testing/quick-hashes.ts', import.meta.url)}`],
          // Each file has its database and its app, and mocks no module: to import Payload anew for each would be a quarter of all.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
