import { linkSchema, subscribeSchema } from '../../account/index.ts'
import { doneSchema, type Endpoint } from './endpoint.ts'

/** The newsletter. */
export const newsletterCalls = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Mails a link that confirms a newsletter subscription.',
    auth: 'none',
    body: subscribeSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'already_subscribed'],
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Subscribes the email address that the mailed link was sent to.',
    auth: 'none',
    body: linkSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Unsubscribes an email address with the token of its link; repeating it changes nothing.',
    auth: 'none',
    body: linkSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
} as const satisfies Record<string, Endpoint>
