import { linkSchema, subscribeSchema } from '../../account/index.ts'
import { type Endpoint, okResponseSchema } from './endpoint.ts'

/** The newsletter. */
export const newsletterEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Mails a link that confirms a newsletter subscription.',
    auth: 'none',
    body: subscribeSchema,
    answer: okResponseSchema,
    failures: ['invalid_request', 'already_subscribed'],
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Subscribes the email address that the mailed link was sent to.',
    auth: 'none',
    body: linkSchema,
    answer: okResponseSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Unsubscribes an email address with the token of its link; repeating it changes nothing.',
    auth: 'none',
    body: linkSchema,
    answer: okResponseSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
} as const satisfies Record<string, Endpoint>
