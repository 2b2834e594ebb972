import * as z from 'zod/mini'
import { currencyRatesSchema, currencySchema } from '../../catalog/index.ts'
import type { Endpoint } from './endpoint.ts'

/** The currencies that prices can be shown in. */
export const currencyEndpoints = {
  currencyRates: {
    method: 'GET',
    path: '/api/currency-rates',
    summary: 'The display currencies, and the value of one rupiah in each.',
    auth: 'none',
    answer: z.object({ currencies: z.array(currencySchema), currency_rates: currencyRatesSchema }),
    failures: [],
  },
} as const satisfies Record<string, Endpoint>
