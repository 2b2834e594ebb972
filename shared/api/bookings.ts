import * as z from 'zod/mini'
import {
  acceptedTermsSchema,
  availabilityQuerySchema,
  availabilitySchema,
  bookingHistoryQuerySchema,
  bookingHistorySchema,
  cancelBookingResponseSchema,
  cancelBookingSchema,
  createBookingResponseSchema,
  createBookingSchema,
  createXenditInvoiceResponseSchema,
  createXenditInvoiceSchema,
  invoiceViewSchema,
  openTripDetailsSchema,
  savedTripDetailsSchema,
  saveTripDetailsSchema,
  tripDetailsViewSchema,
} from '../booking/index.ts'
import { type Endpoint, fileSchema, okResponseSchema } from './endpoint.ts'

export const bookingEndpoints = {
  placeBooking: {
    method: 'POST',
    path: '/api/bookings',
    summary: 'Creates one pending invoice with one booking per cart item, or fails as a whole.',
    auth: 'traveller',
    body: createBookingSchema,
    response: createBookingResponseSchema,
    failures: [
      'invalid_request',
      'profile_incomplete',
      'price_changed',
      'not_bookable',
      'sold_out',
      'terms_changed',
      'cancellation_changed',
      'key_reused',
      'invoice_failed',
    ],
  },
  listBookings: {
    method: 'GET',
    path: '/api/bookings',
    summary: "A page of the traveller's bookings: upcoming (today included, soonest first) or past (latest first).",
    auth: 'traveller',
    query: bookingHistoryQuerySchema,
    response: bookingHistorySchema,
    failures: ['invalid_request'],
  },
  getVoucher: {
    method: 'GET',
    path: '/api/bookings/{id}/voucher',
    summary: "The voucher of one of the traveller's paid bookings.",
    auth: 'traveller',
    response: fileSchema,
    responseType: 'application/pdf',
    failures: ['booking_not_found', 'no_voucher'],
  },
  getCalendarEntry: {
    method: 'GET',
    path: '/api/bookings/{id}/calendar',
    summary: "One of the traveller's paid bookings as an iCalendar file.",
    auth: 'traveller',
    response: fileSchema,
    responseType: 'text/calendar',
    failures: ['booking_not_found', 'no_voucher'],
  },
  getInvoice: {
    method: 'GET',
    path: '/api/invoices/{id}',
    summary: "One of the traveller's invoices with its bookings.",
    auth: 'traveller',
    response: invoiceViewSchema,
    failures: ['invoice_not_found'],
  },
  cancelBooking: {
    method: 'POST',
    path: '/api/bookings/{id}/cancel',
    summary:
      "Cancels one of the traveller's bookings and refunds what its cancellation policy grants. An unpaid booking can be cancelled at any time, and a paid booking until the last deadline of the policy.",
    auth: 'traveller',
    body: cancelBookingSchema,
    response: cancelBookingResponseSchema,
    failures: [
      'invalid_request',
      'booking_not_found',
      'booking_completed',
      'cancel_too_late',
      'refund_changed',
      'payment_in_review',
    ],
  },
  getTerms: {
    method: 'GET',
    path: '/api/invoices/{id}/terms',
    summary: "The terms that were accepted with one of the traveller's invoices, in their wording at that time.",
    auth: 'traveller',
    response: acceptedTermsSchema,
    failures: ['invoice_not_found', 'terms_not_found'],
  },
} as const satisfies Record<string, Endpoint>

export const availabilityEndpoints = {
  availability: {
    method: 'GET',
    path: '/api/availability',
    summary:
      'Spots, cars or rooms left per day in a date range. A hint: availability is checked again when the booking is created.',
    auth: 'none',
    query: availabilityQuerySchema,
    response: availabilitySchema,
    failures: ['invalid_request'],
  },
} as const satisfies Record<string, Endpoint>

const providerIdSchema = z.string().check(z.regex(/^[\w-]{1,200}$/))

export const paymentEndpoints = {
  createXenditInvoice: {
    method: 'POST',
    path: '/api/create-xendit-invoice',
    summary: "Returns the URL for paying the traveller's pending invoice; repeating it returns the same URL.",
    auth: 'traveller',
    body: createXenditInvoiceSchema,
    response: createXenditInvoiceResponseSchema,
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
    summary: "Xendit's notification that an invoice or a refund changed. Its status is always fetched from Xendit.",
    auth: 'xendit',
    body: z.union([
      z.object({ event: z.string().check(z.regex(/^refund\./)), data: z.object({ id: providerIdSchema }) }),
      z.object({ id: providerIdSchema, external_id: z.string().check(z.maxLength(200)) }),
    ]),
    response: okResponseSchema,
    failures: ['webhook_unauthorized', 'invalid_request', 'payment_failed', 'payment_timeout', 'payment_busy'],
  },
} as const satisfies Record<string, Endpoint>

const tripLinkFailures = ['invalid_request', 'trip_link_unknown', 'trip_cancelled', 'trip_link_ended'] as const

/** Details that a traveller completes by a mailed link. The token is in the body, so that it is not in the URL. */
export const tripDetailsEndpoints = {
  openTripDetails: {
    method: 'POST',
    path: '/api/trip-details/open',
    summary: 'The details of the booking of a mailed link: what is missing and what was given.',
    auth: 'none',
    body: openTripDetailsSchema,
    response: tripDetailsViewSchema,
    failures: tripLinkFailures,
  },
  saveTripDetails: {
    method: 'POST',
    path: '/api/trip-details',
    summary:
      'Stores the pickup, names and answers that a traveller entered by a mailed link. Repeating it changes nothing.',
    auth: 'none',
    body: saveTripDetailsSchema,
    response: savedTripDetailsSchema,
    failures: [...tripLinkFailures, 'trip_details_changed'],
  },
} as const satisfies Record<string, Endpoint>
