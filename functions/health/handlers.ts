import { describeError } from '@nusa/shared/log'
import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'
import type { Handlers } from '../http/call.ts'

export function healthHandlers({ ping, log }: Deps): Pick<Handlers, 'health'> {
  return {
    async health() {
      try {
        await ping()
        return { answer: { status: 'ok' } }
      } catch (error) {
        log({ level: 'error', event: 'unhealthy', ...describeError(error) })
        return fail('unavailable', { retryAfter: 5 })
      }
    },
  }
}
