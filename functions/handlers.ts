import { accountHandlers } from './account/handlers.ts'
import { pictureHandlers } from './account/picture-handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { availabilityHandlers } from './availability/handlers.ts'
import { cancelHandlers } from './bookings/cancel-handlers.ts'
import { bookingFileHandlers } from './bookings/file-handlers.ts'
import { bookingHandlers } from './bookings/handlers.ts'
import { currencyHandlers } from './currency/handlers.ts'
import type { Deps } from './ports/deps.ts'
import { favoriteHandlers } from './favorites/handlers.ts'
import { healthHandlers } from './health/handlers.ts'
import type { Handlers } from './http/call.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'

/** Creates a handler for each endpoint of the contract. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...pictureHandlers(deps),
    ...favoriteHandlers(deps),
    ...availabilityHandlers(deps),
    ...bookingHandlers(deps),
    ...bookingFileHandlers(deps),
    ...cancelHandlers(deps),
    ...paymentHandlers(deps),
    ...newsletterHandlers(deps),
    ...currencyHandlers(deps),
    ...healthHandlers(deps),
  }
}
