import { GlobalWindow } from 'happy-dom'
import { afterAll, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'

/**
 * Gives each test file a separate window, and loads the modules of this repository again, because stores keep state.
 * Packages stay loaded: loading React again for each file took more time than the tests.
 */
const window = new GlobalWindow({
  url: 'http://localhost:3000',
  console,
  // Errors must reach Vitest.
  settings: { disableErrorCapturing: true },
})
const fetching = ['fetch', 'Request', 'Response', 'Headers', 'FormData', 'AbortController', 'AbortSignal']
const { keys, originals } = populateGlobal(globalThis, window, {
  bindFunctions: true,
  additionalKeys: [...fetching, 'MessagePort', 'URL', 'URLSearchParams'],
})
const { setTimeout, setInterval } = globalThis
const timers = new Set<NodeJS.Timeout>()
globalThis.setTimeout = recordTimers(setTimeout)
globalThis.setInterval = recordTimers(setInterval)
vi.resetModules()

afterAll(async () => {
  await window.happyDOM.abort()
  window.close()
  // Otherwise a timer would run in the window of the next file.
  for (const timer of timers) clearTimeout(timer)
  Object.assign(globalThis, { setTimeout, setInterval })
  for (const key of keys) Reflect.deleteProperty(globalThis, key)
  for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor)
})

/** Returns the function, which now adds each timer that it starts to `timers`. */
function recordTimers<T extends (...args: never[]) => NodeJS.Timeout>(start: T): T {
  return new Proxy(start, {
    apply(target, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(target, self, args)
      timers.add(timer)
      return timer
    },
  })
}
