import * as z from 'zod/mini'
import { currencyRatesSchema, currencySchema } from '../catalog/index.ts'
import { accountEndpoints, favoriteEndpoints, newsletterEndpoints } from './account.ts'
import { authEndpoints } from './auth.ts'
import { availabilityEndpoints, bookingEndpoints, paymentEndpoints } from './bookings.ts'
import type { Endpoint } from './endpoint.ts'
import { pictureEndpoints } from './pictures.ts'

/** Health of the service. */
const healthEndpoints = {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the functions and their database work.',
    auth: 'none',
    response: z.object({ status: z.literal('ok') }),
    failures: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>

/** The currencies that prices can be shown in. */
const currencyEndpoints = {
  currencyRates: {
    method: 'GET',
    path: '/api/currency-rates',
    summary: 'The display currencies, and the value of one rupiah in each.',
    auth: 'none',
    response: z.object({ currencies: z.array(currencySchema), currency_rates: currencyRatesSchema }),
    failures: [],
  },
} as const satisfies Record<string, Endpoint>

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

/**
 * The id of the traveller who opened the page that sends the request. The request is rejected if the session now
 * belongs to another traveller. Only the session authenticates; a request without this header applies to whichever
 * traveller is signed in.
 */
export const travellerHeader = 'x-traveller'
