import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { cancellationTiersSchema } from '../catalog/index.ts'
import { baliTimeZone, localDateSchema, timeZoneSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import type { Party } from '../pricing/index.ts'
import { bookedPriceSchema } from './booked-price.ts'
import { historyCursorSchema } from './history-cursor.ts'
import { missingDetailsSchema } from './missing-details.ts'
import { payerSchema } from './payment.ts'
import { pickupKindSchema } from './pickup-details.ts'
import { pickupProblemSchema } from './pickup-problem.ts'
import {
  bookingKindSchema,
  bookingStatusSchema,
  cancelledBySchema,
  invoiceStatusSchema,
  paymentStatusSchema,
} from './statuses.ts'

/** The traveller does not see how a refund is paid out. */
const refundViewSchema = z.object({ amount: rupiahSchema, state: z.enum(['on_its_way', 'done']) })

/** Amounts are in rupiah, dates are local dates in Bali. */
export const bookingViewSchema = z.object({
  id: z.int(),
  invoice_id: z.uuid(),
  kind: bookingKindSchema,
  tour_id: z.nullable(z.int()),
  /** The path of the product's page; null if the product is no longer offered. */
  page: z.nullable(z.string()),
  /** For travellers and staff, such as 'NUSA-7K3F9Q-1'. */
  booking_number: z.string(),
  /** The internal reference, which is unique. */
  booking_reference: z.string(),
  tour_title: z.string(),
  package_title: z.string(),
  booking_date: localDateSchema,
  /** The last day of a rental or a tour, or the check-out day of a stay; `booking_date` for a transfer. */
  end_date: localDateSchema,
  booking_description: z.string(),
  status: bookingStatusSchema,
  payment_status: paymentStatusSchema,
  quantity: z.int(),
  travelers: z.array(z.object({ type: z.enum(['adult', 'child', 'infant']), count: z.int() })),
  unit_price: bookedPriceSchema,
  total_price: rupiahSchema,
  /** The day that staff chose for the pickup; null if they chose no day. */
  pickup_date: z._default(z.nullable(localDateSchema), null),
  /** Free text; empty if unknown. */
  pickup_time: z.string(),
  /** The departure's local time; empty for a tour sold by the day. */
  start_time: z._default(z.string(), ''),
  start_label: z._default(z.string(), ''),
  /** The zone of `start_time` and `pickup_time`. */
  time_zone: z._default(timeZoneSchema, baliTimeZone),
  /**
   * The start before staff moved the pickup to an earlier time; the cancellation deadlines still count back from it.
   * Null if the pickup was not moved to an earlier time.
   */
  promised_start: z._default(z.nullable(instantSchema), null),
  /** The start of a transfer, the pickup place of a rental car, or the location of a hotel; empty if unknown. */
  pickup_location: z.string(),
  /** Where a rental car is delivered; empty if the traveller collects it. */
  delivery_location: z.string(),
  /** Empty if there is no zone. */
  pickup_zone: z._default(z.string(), ''),
  /** Null if the booking has no choice of pickup. */
  pickup_kind: z._default(z.nullable(pickupKindSchema), null),
  /** The cash that the driver collects. */
  pickup_cash: z._default(rupiahSchema, 0),
  /** Null if no details are missing. */
  missing_details: z._default(z.nullable(missingDetailsSchema), null),
  /** Null if the pickup fits the flight, or the booking is not a transfer. */
  pickup_problem: z._default(z.nullable(pickupProblemSchema), null),
  /** The name of the first traveller, who leads a group; empty if not known. */
  lead_name: z._default(z.string(), ''),
  /** The last day on which the names of a group can be entered; null if all names were given with the booking. */
  names_until: z._default(z.nullable(localDateSchema), null),
  /** The link to the page for missing details; null if there is nothing to enter. */
  details_link: z._default(z.nullable(z.string()), null),
  /** Empty for bookings that were stored before there were questions. */
  answers: z._default(z.array(z.object({ question: z.string(), answer: z.string() })), []),
  cancelled_by: z.nullable(cancelledBySchema),
  /** The policy that applied when the booking was made. */
  cancellation_tiers: cancellationTiersSchema,
  /** The paid amount including tax; 0 if nothing was paid, and after a cancellation. */
  paid_amount: rupiahSchema,
  /** The refund of a cancellation at the time of the response. Only pages of an earlier release read it. */
  gives_back: rupiahSchema,
  refund: z.nullable(refundViewSchema),
})

export const invoiceViewSchema = z.object({
  id: z.uuid(),
  /** For travellers and staff, such as 'NUSA-7K3F9Q'. */
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
  /** Whether staff are reviewing a payment that did not match the invoice. No other payment is accepted meanwhile. */
  payment_in_review: z.boolean(),
  /** Whether an unmatched payment (wrong, late or duplicate) was refunded. Ignores refunds for cancelled bookings. */
  misfit_given_back: z.boolean(),
  /** Whether staff and the traveller agreed that an unmatched payment pays for something else. */
  unmatched_payment_kept: z._default(z.boolean(), false),
  paid_at: z.nullable(instantSchema),
  expires_at: instantSchema,
  created_at: instantSchema,
  has_terms: z.boolean(),
  customer: payerSchema,
  bookings: z.array(bookingViewSchema),
})

/**
 * Upcoming bookings (including today's) come soonest first, past bookings latest first. `after` is the `next` cursor of
 * the previous page.
 */
export const bookingHistoryQuerySchema = z.object({
  when: z.enum(['upcoming', 'past']),
  after: z.optional(historyCursorSchema),
})

export const historyPageSize = 20

export const historyBookingSchema = z.object({
  ...bookingViewSchema.shape,
  invoice_status: invoiceStatusSchema,
  invoice_created_at: instantSchema,
  invoice_expires_at: instantSchema,
  /** The total of the bookings that are not cancelled (rupiah, including tax). */
  invoice_total: rupiahSchema,
  /** The number of bookings that are not cancelled. */
  invoice_bookings: z.int(),
  payment_in_review: z.boolean(),
  has_terms: z.boolean(),
})

export const bookingHistorySchema = z.object({
  bookings: z.array(historyBookingSchema),
  /** Null on the last page. */
  next: z.nullable(z.string()),
})

export type BookingView = z.infer<typeof bookingViewSchema>
export type InvoiceView = z.infer<typeof invoiceViewSchema>
export type BookingHistoryQuery = z.infer<typeof bookingHistoryQuerySchema>
export type BookingHistory = z.infer<typeof bookingHistorySchema>

/** Parses the stored column `travelers` of a booking. */
export function readParty(travelers: unknown): Party {
  const rows = bookingViewSchema.shape.travelers.parse(travelers)
  const countOf = (type: (typeof rows)[number]['type']) => rows.find((row) => row.type === type)?.count ?? 0
  return { adults: countOf('adult'), children: countOf('child'), infants: countOf('infant') }
}
