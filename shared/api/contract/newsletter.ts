import { subscribeSchema } from '../../account/index.ts'
import { doneSchema, type Endpoint } from './endpoint.ts'

/** The newsletter. */
export const newsletterCalls = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Adds an e-mail address to the newsletter.',
    auth: 'none',
    body: subscribeSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'already_subscribed'],
  },
} as const satisfies Record<string, Endpoint>
