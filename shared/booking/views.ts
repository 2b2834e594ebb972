import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { localDateSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { bookedPriceSchema } from './booked-price.ts'
import { historyCursorSchema } from './history-cursor.ts'
import { payerSchema } from './payment.ts'
import { bookingKindSchema, bookingStatusSchema, invoiceStatusSchema, paymentStatusSchema } from './states.ts'

/** Money that goes back for a cancelled booking. How it gets there is no matter of the traveller's. */
const refundViewSchema = z.object({ amount: rupiahSchema, state: z.enum(['on_its_way', 'done']) })

/** A booking as its traveller sees it. Amounts in whole rupiah, the date is Bali's. */
export const bookingViewSchema = z.object({
  id: z.int(),
  invoice_id: z.uuid(),
  kind: bookingKindSchema,
  tour_id: z.nullable(z.int()),
  /** The path on the storefront where it is offered today; null where it no longer is. */
  page: z.nullable(z.string()),
  /** What people call it by, such as 'NUSA-7K3F9Q-1'. */
  booking_number: z.string(),
  /** The internal reference, which is unique as well. */
  booking_reference: z.string(),
  tour_title: z.string(),
  package_title: z.string(),
  booking_date: localDateSchema,
  /** A rental's last day, the day of check-out of a stay; else `booking_date`. */
  end_date: localDateSchema,
  booking_description: z.string(),
  status: bookingStatusSchema,
  payment_status: paymentStatusSchema,
  quantity: z.int(),
  travelers: z.array(z.object({ type: z.enum(['adult', 'child', 'infant']), count: z.int() })),
  unit_price: bookedPriceSchema,
  total_price: rupiahSchema,
  /** As people wrote it; empty where nobody did. */
  pickup_time: z.string(),
  /** Where a transfer starts, a rental car is fetched, or the hotel is; empty where nothing is fetched or nobody said. */
  pickup_location: z.string(),
  /** Where a rental car is brought; empty where it is fetched. */
  delivery_location: z.string(),
  cancelled_by: z.nullable(z.enum(['traveller', 'staff', 'system'])),
  /** What cancelling it now gives back, tax included; 0 where nothing was paid. */
  gives_back: rupiahSchema,
  refund: z.nullable(refundViewSchema),
})

/** An invoice as its traveller sees it, with its bookings. */
export const invoiceViewSchema = z.object({
  id: z.uuid(),
  /** What people call the order by, such as 'NUSA-7K3F9Q'. */
  order_number: z.string(),
  status: invoiceStatusSchema,
  total_before_discount: rupiahSchema,
  discount_amount: rupiahSchema,
  total_after_discount: rupiahSchema,
  tax_amount: rupiahSchema,
  total_after_tax: rupiahSchema,
  currency: z.literal('IDR'),
  payment_method: z.nullable(z.string()),
  payment_provider: z.string(),
  /** Money came in that does not fit the invoice: staff look at it, and nothing more may be paid meanwhile. */
  payment_in_review: z.boolean(),
  /** Money that did not fit was given back. What goes back for a cancelled booking is its refund and not meant. */
  misfit_given_back: z.boolean(),
  paid_at: z.nullable(instantSchema),
  expires_at: instantSchema,
  created_at: instantSchema,
  /** The terms that were accepted are kept and can be read. */
  has_terms: z.boolean(),
  customer: payerSchema,
  bookings: z.array(bookingViewSchema),
})

/**
 * `GET /api/bookings`: what is ahead, today included and soonest first, or what is over, latest first; a page at a time, each
 * after the place that the one before named as `next`.
 */
export const bookingHistoryQuerySchema = z.object({
  when: z.enum(['upcoming', 'past']),
  after: z.optional(historyCursorSchema),
})

/** How many bookings a page of the history has. */
export const historyPageSize = 20

/** A booking as the history tells it, with what its invoice says. */
export const historyBookingSchema = z.object({
  ...bookingViewSchema.shape,
  invoice_status: invoiceStatusSchema,
  invoice_expires_at: instantSchema,
  /** What paying the invoice charges, tax included, and for how many bookings; cancelled ones are not among them. */
  invoice_total: rupiahSchema,
  invoice_bookings: z.int(),
  payment_in_review: z.boolean(),
  has_terms: z.boolean(),
})

export const bookingHistorySchema = z.object({
  bookings: z.array(historyBookingSchema),
  /** What to ask for the rest `after`; null where this is all. */
  next: z.nullable(z.string()),
})

export type BookingView = z.infer<typeof bookingViewSchema>
export type InvoiceView = z.infer<typeof invoiceViewSchema>
export type BookingHistoryQuery = z.infer<typeof bookingHistoryQuerySchema>
export type BookingHistory = z.infer<typeof bookingHistorySchema>
