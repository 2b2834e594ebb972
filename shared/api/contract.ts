import { accountEndpoints } from './contract/account.ts'
import { authEndpoints } from './contract/auth.ts'
import { availabilityEndpoints } from './contract/availability.ts'
import { bookingEndpoints } from './contract/bookings.ts'
import { currencyEndpoints } from './contract/currency.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { favoriteEndpoints } from './contract/favorites.ts'
import { healthEndpoints } from './contract/health.ts'
import { newsletterEndpoints } from './contract/newsletter.ts'
import { paymentEndpoints } from './contract/payments.ts'
import { pictureEndpoints } from './contract/pictures.ts'

export type { Endpoint }

/** The complete API of the site: implemented by the functions, called by the site's client, documented in OpenAPI. */
export const contract = {
  ...authEndpoints,
  ...accountEndpoints,
  ...pictureEndpoints,
  ...favoriteEndpoints,
  ...availabilityEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...newsletterEndpoints,
  ...currencyEndpoints,
  ...healthEndpoints,
} as const satisfies Record<string, Endpoint>

export type Contract = typeof contract
export type EndpointName = keyof Contract
