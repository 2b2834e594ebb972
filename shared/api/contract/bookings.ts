import * as z from 'zod/mini'
import {
  acceptedTermsSchema,
  bookingHistorySchema,
  cancelBookingAnswerSchema,
  cancelBookingSchema,
  invoiceViewSchema,
  placeBookingAnswerSchema,
  placeBookingSchema,
} from '../../booking/index.ts'
import type { Endpoint } from './endpoint.ts'

const fileSchema = z.instanceof(Uint8Array)

/** Bookings and the invoices that they are on. */
export const bookingCalls = {
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
      'terms_changed',
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
    failures: ['booking_not_found', 'no_voucher'],
  },
  getCalendarEntry: {
    method: 'GET',
    path: '/api/bookings/{id}/calendar',
    summary: "One of the traveller's paid bookings as an iCalendar file.",
    auth: 'traveller',
    answer: fileSchema,
    answerType: 'text/calendar',
    failures: ['booking_not_found', 'no_voucher'],
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
    failures: ['invalid_request', 'booking_not_found', 'booking_completed', 'cancel_too_late', 'payment_in_review'],
  },
  getTerms: {
    method: 'GET',
    path: '/api/invoices/{id}/terms',
    summary: "The terms that were accepted with one of the traveller's invoices, as they were worded then.",
    auth: 'traveller',
    answer: acceptedTermsSchema,
    failures: ['invoice_not_found', 'terms_not_found'],
  },
} as const satisfies Record<string, Endpoint>
