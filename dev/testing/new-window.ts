import { GlobalWindow } from 'happy-dom'
import { afterAll, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'
// Declares the global values of the environment.
import type {} from './window-environment.ts'

/**
 * Gives each test file a separate window, and loads the modules of this repository again, because stores keep state.
 * Packages stay loaded: loading React again for each file took more time than the tests.
 */

// `afterAll` does not run if the last file failed while it was imported.
await globalThis.closeTestWindow?.()

const window = new GlobalWindow({
  url: 'http://localhost:3000',
  console,
  // Errors must reach Vitest.
  settings: { disableErrorCapturing: true },
})
const fetchGlobals = ['fetch', 'Request', 'Response', 'Headers', 'FormData', 'AbortController', 'AbortSignal']
const { keys, originals } = populateGlobal(globalThis, window, {
  bindFunctions: true,
  additionalKeys: [...fetchGlobals, 'MessagePort', 'URL', 'URLSearchParams'],
})
vi.resetModules()

globalThis.closeTestWindow = async () => {
  globalThis.closeTestWindow = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await window.happyDOM.abort()
  window.close()
  // Otherwise a timer would run in the window of the next file.
  for (const timer of globalThis.testTimers) clearTimeout(timer)
  globalThis.testTimers.clear()
  for (const key of keys) Reflect.deleteProperty(globalThis, key)
  for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor)
}
afterAll(() => globalThis.closeTestWindow?.())
