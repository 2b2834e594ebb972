import {
  createAccountHandlers,
  createFavoriteHandlers,
  createNewsletterHandlers,
  createPictureHandlers,
} from './account/handlers.ts'
import { createAuthHandlers } from './auth/handlers.ts'
import { createAvailabilityHandlers } from './availability/handlers.ts'
import { createBookingHandlers, createTripDetailsHandlers } from './bookings/handlers.ts'
import type { Handlers } from './http/call.ts'
import { createMonitoringHandlers } from './monitoring/handlers.ts'
import { createPaymentHandlers } from './payments/handlers.ts'
import type { Deps } from './ports/deps.ts'

const ratesMaxAgeSeconds = 30 * 60

export function createHandlers(deps: Deps): Handlers {
  return {
    ...createAuthHandlers(deps),
    ...createAccountHandlers(deps),
    ...createPictureHandlers(deps),
    ...createFavoriteHandlers(deps),
    ...createAvailabilityHandlers(deps),
    ...createBookingHandlers(deps),
    ...createTripDetailsHandlers(deps),
    ...createPaymentHandlers(deps),
    ...createNewsletterHandlers(deps),
    ...createCurrencyHandlers(deps),
    ...createMonitoringHandlers(deps),
  }
}

function createCurrencyHandlers({ catalog }: Deps): Pick<Handlers, 'currencyRates'> {
  return {
    currencyRates: async () => ({
      body: await catalog.readCurrencies(),
      headers: { 'cache-control': `public, max-age=${ratesMaxAgeSeconds}` },
    }),
  }
}
