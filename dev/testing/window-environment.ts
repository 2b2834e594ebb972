import type { Environment } from 'vitest/runtime'

declare global {
  /** All timers that were started with the global functions. Packages store these functions when they are loaded. */
  var testTimers: Set<NodeJS.Timeout>
  /** Closes the window of the last test file, if it is still open. */
  var closeTestWindow: (() => Promise<void>) | undefined
}

/**
 * The environment of tests that need the window of a browser. All test files of a worker share it, so that packages are
 * loaded once. `new-window.ts` gives each file a separate window.
 */
export default {
  name: 'window',
  viteEnvironment: 'client',
  setup() {
    globalThis.testTimers = new Set()
    globalThis.setTimeout = recordTimers(setTimeout)
    globalThis.setInterval = recordTimers(setInterval)
    return { teardown: () => globalThis.closeTestWindow?.() }
  },
} satisfies Environment

/** Returns the function, which now adds each timer that it starts to `testTimers`. */
function recordTimers<T extends (...args: never[]) => NodeJS.Timeout>(startTimer: T): T {
  return new Proxy(startTimer, {
    apply(target, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(target, self, args)
      globalThis.testTimers.add(timer)
      return timer
    },
  })
}
