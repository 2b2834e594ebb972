import { describeError } from '@nusa/shared/log'
import { accountHandlers } from './account/handlers.ts'
import { pictureHandlers } from './account/picture-handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { availabilityHandlers } from './availability/handlers.ts'
import { bookingHandlers } from './bookings/handlers.ts'
import { favoriteHandlers } from './favorites/handlers.ts'
import type { Handlers } from './http/call.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import type { Deps } from './ports/deps.ts'
import { fail } from './ports/failure.ts'

/** How long (s) browsers and proxies may cache the currency rates. */
const ratesMaxAgeSeconds = 30 * 60

/** Creates a handler for each endpoint of the contract. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...pictureHandlers(deps),
    ...favoriteHandlers(deps),
    ...availabilityHandlers(deps),
    ...bookingHandlers(deps),
    ...paymentHandlers(deps),
    ...newsletterHandlers(deps),
    ...currencyHandlers(deps),
    ...healthHandlers(deps),
  }
}

function currencyHandlers({ catalog }: Deps): Pick<Handlers, 'currencyRates'> {
  return {
    currencyRates: async () => ({
      body: await catalog.currencies(),
      headers: { 'cache-control': `public, max-age=${ratesMaxAgeSeconds}` },
    }),
  }
}

function healthHandlers({ ping, log }: Deps): Pick<Handlers, 'health'> {
  return {
    async health() {
      try {
        await ping()
        return { body: { status: 'ok' } }
      } catch (error) {
        log({ level: 'error', event: 'unhealthy', ...describeError(error) })
        return fail('unavailable', { retryAfter: 5 })
      }
    },
  }
}
