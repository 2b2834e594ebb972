import * as z from 'zod/mini'
import {
  favoritesSchema,
  forgotPasswordSchema,
  profileChangeSchema,
  profileSchema,
  resetPasswordSchema,
  sessionAnswerSchema,
  signInSchema,
  signUpSchema,
  subscribeSchema,
  verifyEmailSchema,
} from '../account/index.ts'
import {
  acceptedTermsSchema,
  availabilityQuerySchema,
  availabilitySchema,
  bookingHistorySchema,
  cancelBookingAnswerSchema,
  cancelBookingSchema,
  createXenditInvoiceAnswerSchema,
  createXenditInvoiceSchema,
  invoiceViewSchema,
  placeBookingAnswerSchema,
  placeBookingSchema,
} from '../booking/index.ts'
import { currencyRatesSchema, currencySchema } from '../catalog/index.ts'
import type { FailureCode } from './failures.ts'

/** One call of the API: what is sent, what is answered, who may call and what can go wrong beyond the usual. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{name}` where a parameter stands. */
  path: string
  summary: string
  auth: 'none' | 'traveller' | 'xendit'
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Set where the answer is a file instead of JSON. */
  answerType?: 'application/pdf' | 'text/calendar'
  failures: readonly FailureCode[]
}

const providerIdSchema = z.string().check(z.regex(/^[\w-]{1,200}$/))
const doneSchema = z.object({ ok: z.literal(true) })
const fileSchema = z.instanceof(Uint8Array)

/** The whole API that the site uses: the functions serve it, the site's client calls it, OpenAPI is written from it. */
export const contract = {
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up',
    summary: 'Makes an account and mails a verification link. Answers the same whether or not the e-mail has one.',
    auth: 'none',
    body: signUpSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'rate_limited'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Starts a session in an http-only cookie.',
    auth: 'none',
    body: signInSchema,
    answer: sessionAnswerSchema,
    failures: ['invalid_request', 'invalid_credentials', 'rate_limited'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Ends the session, if there is one.',
    auth: 'none',
    answer: doneSchema,
    failures: [],
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Prolongs the session; null when it has ended.',
    auth: 'none',
    answer: sessionAnswerSchema,
    failures: [],
  },
  session: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in, or null.',
    auth: 'none',
    answer: sessionAnswerSchema,
    failures: [],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verifies an e-mail address with the token of the mailed link.',
    auth: 'none',
    body: verifyEmailSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'token_invalid', 'rate_limited'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mails a link to set a new password. Answers the same whether or not the e-mail has an account.',
    auth: 'none',
    body: forgotPasswordSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'rate_limited'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the token of the mailed link and ends all sessions.',
    auth: 'none',
    body: resetPasswordSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'token_invalid', 'rate_limited'],
  },
  getProfile: {
    method: 'GET',
    path: '/api/account/profile',
    summary: "The signed-in traveller's profile.",
    auth: 'traveller',
    answer: profileSchema,
    failures: [],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/account/profile',
    summary: "Changes fields of the signed-in traveller's profile.",
    auth: 'traveller',
    body: profileChangeSchema,
    answer: profileSchema,
    failures: ['invalid_request'],
  },
  listFavorites: {
    method: 'GET',
    path: '/api/favorites',
    summary: "The signed-in traveller's favorites, the latest first; tours that are not published are left out.",
    auth: 'traveller',
    answer: favoritesSchema,
    failures: [],
  },
  addFavorite: {
    method: 'PUT',
    path: '/api/favorites/{tour}',
    summary: "Keeps a published tour among the traveller's favorites; asked again nothing changes.",
    auth: 'traveller',
    answer: doneSchema,
    failures: ['tour_not_found', 'rate_limited'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/favorites/{tour}',
    summary: "Takes a tour out of the traveller's favorites; asked again nothing changes.",
    auth: 'traveller',
    answer: doneSchema,
    failures: ['tour_not_found', 'rate_limited'],
  },
  availability: {
    method: 'GET',
    path: '/api/availability',
    summary: 'How many places of a tour are left from one day to another. A hint: only booking decides.',
    auth: 'none',
    query: availabilityQuerySchema,
    answer: availabilitySchema,
    failures: ['invalid_request', 'rate_limited'],
  },
  placeBooking: {
    method: 'POST',
    path: '/api/bookings',
    summary: 'Turns a cart into one pending invoice and one booking for each item, or nothing at all.',
    auth: 'traveller',
    body: placeBookingSchema,
    answer: placeBookingAnswerSchema,
    failures: [
      'invalid_request',
      'profile_incomplete',
      'price_changed',
      'not_bookable',
      'sold_out',
      'key_reused',
      'invoice_failed',
    ],
  },
  listBookings: {
    method: 'GET',
    path: '/api/bookings',
    summary: "The traveller's bookings: upcoming (today included, soonest first) or past (latest first).",
    auth: 'traveller',
    query: z.object({ when: z.enum(['upcoming', 'past']) }),
    answer: bookingHistorySchema,
    failures: ['invalid_request'],
  },
  getVoucher: {
    method: 'GET',
    path: '/api/bookings/{id}/voucher',
    summary: "The voucher of one of the traveller's paid bookings.",
    auth: 'traveller',
    answer: fileSchema,
    answerType: 'application/pdf',
    failures: ['booking_not_found', 'no_voucher', 'rate_limited'],
  },
  getCalendarEntry: {
    method: 'GET',
    path: '/api/bookings/{id}/calendar',
    summary: "One of the traveller's paid bookings as an iCalendar file.",
    auth: 'traveller',
    answer: fileSchema,
    answerType: 'text/calendar',
    failures: ['booking_not_found', 'no_voucher', 'rate_limited'],
  },
  getInvoice: {
    method: 'GET',
    path: '/api/invoices/{id}',
    summary: "One of the traveller's invoices with its bookings.",
    auth: 'traveller',
    answer: invoiceViewSchema,
    failures: ['invoice_not_found'],
  },
  cancelBooking: {
    method: 'POST',
    path: '/api/bookings/{id}/cancel',
    summary: "Cancels one of the traveller's bookings until 24 hours before it; what was paid for it goes back.",
    auth: 'traveller',
    body: cancelBookingSchema,
    answer: cancelBookingAnswerSchema,
    failures: [
      'invalid_request',
      'booking_not_found',
      'booking_completed',
      'cancel_too_late',
      'payment_in_review',
      'rate_limited',
    ],
  },
  getTerms: {
    method: 'GET',
    path: '/api/invoices/{id}/terms',
    summary: "The terms that were accepted with one of the traveller's invoices, as they were worded then.",
    auth: 'traveller',
    answer: acceptedTermsSchema,
    failures: ['invoice_not_found', 'terms_not_found'],
  },
  createXenditInvoice: {
    method: 'POST',
    path: '/api/create-xendit-invoice',
    summary: "The address where the traveller's pending invoice is paid; asked again it is the same.",
    auth: 'traveller',
    body: createXenditInvoiceSchema,
    answer: createXenditInvoiceAnswerSchema,
    failures: [
      'invalid_request',
      'invoice_not_found',
      'invoice_not_pending',
      'payment_in_review',
      'payment_failed',
      'payment_no_url',
      'payment_timeout',
      'payment_busy',
    ],
  },
  xenditWebhook: {
    method: 'POST',
    path: '/api/webhooks/xendit',
    summary: "Xendit's hint that an invoice or a refund changed. Believed only after asking Xendit.",
    auth: 'xendit',
    body: z.union([
      z.object({ event: z.string().check(z.regex(/^refund\./)), data: z.object({ id: providerIdSchema }) }),
      z.object({ id: providerIdSchema, external_id: z.string().check(z.maxLength(200)) }),
    ]),
    answer: doneSchema,
    failures: ['webhook_unauthorized', 'invalid_request', 'payment_failed', 'payment_timeout', 'payment_busy'],
  },
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Adds an e-mail address to the newsletter.',
    auth: 'none',
    body: subscribeSchema,
    answer: doneSchema,
    failures: ['invalid_request', 'already_subscribed', 'rate_limited'],
  },
  currencyRates: {
    method: 'GET',
    path: '/api/currency-rates',
    summary: 'The currencies that prices can be shown in and what one rupiah is in each.',
    auth: 'none',
    answer: z.object({ currencies: z.array(currencySchema), currency_rates: currencyRatesSchema }),
    failures: [],
  },
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the functions and their database work.',
    auth: 'none',
    answer: z.object({ status: z.literal('ok') }),
    failures: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>

export type Contract = typeof contract
export type EndpointName = keyof Contract
