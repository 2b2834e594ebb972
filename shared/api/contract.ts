import * as z from 'zod/mini'
import { browserErrorSchema, browserErrorsPath, maxReportBytes } from '../browser-errors/index.ts'
import { currencyRatesSchema, currencySchema } from '../catalog/index.ts'
import { accountEndpoints, favoriteEndpoints, newsletterEndpoints } from './account.ts'
import { authEndpoints } from './auth.ts'
import { availabilityEndpoints, bookingEndpoints, paymentEndpoints, tripDetailsEndpoints } from './bookings.ts'
import type { Endpoint } from './endpoint.ts'
import { pictureEndpoints } from './pictures.ts'

const monitoringEndpoints = {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the functions and their database work.',
    auth: 'none',
    response: z.object({ status: z.literal('ok') }),
    failures: ['unavailable'],
  },
  reportBrowserError: {
    method: 'POST',
    path: browserErrorsPath,
    summary: 'Logs an error of a page in a browser, if the operator monitors errors.',
    auth: 'none',
    body: browserErrorSchema,
    maxBodyBytes: maxReportBytes,
    response: z.object({ recorded: z.boolean() }),
    failures: [],
  },
} as const satisfies Record<string, Endpoint>

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

/** The complete API: implemented by `functions/`, called by the site's client, documented in OpenAPI. */
export const contract = {
  ...authEndpoints,
  ...accountEndpoints,
  ...pictureEndpoints,
  ...favoriteEndpoints,
  ...availabilityEndpoints,
  ...bookingEndpoints,
  ...tripDetailsEndpoints,
  ...paymentEndpoints,
  ...newsletterEndpoints,
  ...currencyEndpoints,
  ...monitoringEndpoints,
} as const satisfies Record<string, Endpoint>

export type Contract = typeof contract
export type EndpointName = keyof Contract

/**
 * The id of the traveller who opened the page that sends the request. The request is rejected if the session now
 * belongs to another traveller. The header is optional and does not authenticate the traveller.
 */
export const travellerHeader = 'x-traveller'

export type FileEndpointName = {
  [Name in keyof Contract]: Contract[Name] extends { responseType: string } ? Name : never
}[keyof Contract]

/** Returns null if no endpoint returns a file at this path. */
export function findFileEndpoint(pathname: string): FileEndpointName | null {
  for (const [name, { method, path, responseType }] of Object.entries<Endpoint>(contract)) {
    const isFileEndpoint = method === 'GET' && responseType !== undefined
    const pathWithWildcards = path.replaceAll(/\{\w+\}/g, '[^/]+')
    const pathPattern = new RegExp(`^${pathWithWildcards}$`)
    if (isFileEndpoint && pathPattern.test(pathname)) return name as FileEndpointName
  }
  return null
}
