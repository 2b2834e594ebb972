import { accountHandlers, favoriteHandlers, newsletterHandlers, pictureHandlers } from './account/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { availabilityHandlers } from './availability/handlers.ts'
import { bookingHandlers, tripDetailsHandlers } from './bookings/handlers.ts'
import type { Handlers } from './http/call.ts'
import { monitoringHandlers } from './monitoring/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import type { Deps } from './ports/deps.ts'

const ratesMaxAgeSeconds = 30 * 60

export function createHandlers(deps: Deps): Handlers {
  return {
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...pictureHandlers(deps),
    ...favoriteHandlers(deps),
    ...availabilityHandlers(deps),
    ...bookingHandlers(deps),
    ...tripDetailsHandlers(deps),
    ...paymentHandlers(deps),
    ...newsletterHandlers(deps),
    ...currencyHandlers(deps),
    ...monitoringHandlers(deps),
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
