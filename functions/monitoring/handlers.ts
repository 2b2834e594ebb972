import { describeBrowserError } from '@nusa/shared/browser-errors'
import { describeError } from '@nusa/shared/log'
import type { Handlers } from '../http/call.ts'
import { limitAttempts } from '../http/limit-attempts.ts'
import { browserErrorLimit } from '../http/rate-limits.ts'
import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'
import { cacheBriefly } from '../services/cache-briefly.ts'

/** The health of the database is cached, so that health checks need no rate limit. */
const healthCacheMs = 1000

export function createMonitoringHandlers(deps: Deps): Pick<Handlers, 'health' | 'reportBrowserError'> {
  const { log, settings } = deps
  // Returns false instead of throwing, because only returned values are cached.
  const checkHealth = cacheBriefly(
    { ttlMs: healthCacheMs, maxEntries: 1 },
    () => 'health',
    async (_query: null) => {
      try {
        await deps.ping()
        return true
      } catch (error) {
        log({ level: 'error', event: 'unhealthy', ...describeError(error) })
        return false
      }
    },
  )
  return {
    async health() {
      const isHealthy = await checkHealth(null)
      return isHealthy ? { body: { status: 'ok' } } : fail('unavailable', { retryAfter: 5 })
    },

    async reportBrowserError({ body }) {
      if (!settings.logsBrowserErrors) return { body: { recorded: false } }
      const failure = await limitAttempts(deps, 'browser-errors', 'all', browserErrorLimit)
      if (failure) return failure
      const release = settings.release
      log({
        level: 'error',
        event: 'browser-error',
        ...(release !== null && { release }),
        ...describeBrowserError(body),
      })
      return { body: { recorded: true } }
    },
  }
}
