import type { Environment } from 'vitest/runtime'

/**
 * The environment of tests that need the window of a browser. All test files of a worker share it, so that packages are
 * loaded once. `new-window.ts` gives each file a separate window.
 */
export default {
  name: 'window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment
