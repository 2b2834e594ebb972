import { availabilityQuerySchema, availabilitySchema } from '../../booking/index.ts'
import type { Endpoint } from './endpoint.ts'

/** What can still be booked. */
export const availabilityCalls = {
  availability: {
    method: 'GET',
    path: '/api/availability',
    summary: 'How many places, cars or rooms are left from one day to another. A hint: only booking decides.',
    auth: 'none',
    query: availabilityQuerySchema,
    answer: availabilitySchema,
    failures: ['invalid_request'],
  },
} as const satisfies Record<string, Endpoint>
