import { linkSchema, subscribeSchema } from '../../account/index.ts'
import { doneSchema, type Endpoint } from './endpoint.ts'

/** The newsletter. */
export const newsletterCalls = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Mails a link with which an e-mail address is added to the newsletter.',
    auth: 'none',
    body: subscribeSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'already_subscribed'],
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Adds the address that the mailed link was sent to.',
    auth: 'none',
    body: linkSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Takes an address out of the newsletter by the token of its link; asked again nothing changes.',
    auth: 'none',
    body: linkSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'token_invalid'],
  },
} as const satisfies Record<string, Endpoint>
