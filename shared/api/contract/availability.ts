import { availabilityQuerySchema, availabilitySchema } from '../../booking/index.ts'
import type { Endpoint } from './endpoint.ts'

/** What can still be booked. */
export const availabilityEndpoints = {
  availability: {
    method: 'GET',
    path: '/api/availability',
    summary:
      'Spots, cars or rooms left per day in a date range. A hint: availability is checked again when the booking is created.',
    auth: 'none',
    query: availabilityQuerySchema,
    answer: availabilitySchema,
    failures: ['invalid_request'],
  },
} as const satisfies Record<string, Endpoint>
