import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Health of the service. */
export const healthEndpoints = {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the functions and their database work.',
    auth: 'none',
    answer: z.object({ status: z.literal('ok') }),
    failures: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>
