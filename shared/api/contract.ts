import { accountCalls } from './contract/account.ts'
import { authCalls } from './contract/auth.ts'
import { availabilityCalls } from './contract/availability.ts'
import { bookingCalls } from './contract/bookings.ts'
import { currencyCalls } from './contract/currency.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { favoriteCalls } from './contract/favorites.ts'
import { healthCalls } from './contract/health.ts'
import { newsletterCalls } from './contract/newsletter.ts'
import { paymentCalls } from './contract/payments.ts'
import { pictureCalls } from './contract/pictures.ts'

export type { Endpoint }

/** The complete API of the site: implemented by the functions, called by the site's client, documented in OpenAPI. */
export const contract = {
  ...authCalls,
  ...accountCalls,
  ...pictureCalls,
  ...favoriteCalls,
  ...availabilityCalls,
  ...bookingCalls,
  ...paymentCalls,
  ...newsletterCalls,
  ...currencyCalls,
  ...healthCalls,
} as const satisfies Record<string, Endpoint>

export type Contract = typeof contract
export type EndpointName = keyof Contract
