import { type CancellationFigures, computePaidAmount } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../../access/permissions.ts'
import { inTransaction } from '../../../core/database/request-transaction.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import type { Booking, Invoice } from '../../../generated/payload-types.ts'
import { computeBookingFigures } from '../parts/booking-refund.ts'
import { computeTotalWithTax } from './compute-total-with-tax.ts'
import { lockInvoice } from './lock-invoice.ts'

const cancellableStatuses: Booking['status'][] = ['pending', 'confirmed']
const forbiddenMessage = 'Only staff and administrators can cancel orders.'
const invalidMessage = 'The refund could not be read.'
const notFoundMessage = 'This invoice does not exist.'

/** The bookings of an order that can be cancelled, ordered by ID. */
export interface CancellableOrder {
  bookings: Pick<Booking, 'id' | 'booking_number' | 'tour_title' | 'booking_date'>[]
  /**
   * The total of the bookings in rupiah, with tax. If nothing was paid, this amount is no longer due after cancelling.
   */
  total: number
  /** The refund by the cancellation policies now, in rupiah. It is 0 if nothing was paid. */
  refund: number
}

/** `GET /api/invoices/<id>/cancel-order`, for staff and administrators. Returns a `CancellableOrder`. */
export const readCancellableOrderEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/cancel-order',
  async handler(req) {
    if (!hasPermission(req, 'bookings:edit')) return errorResponse(forbiddenMessage, 403)
    const order = await readCancellableOrder(req, String(req.routeParams?.id))
    return order ? jsonResponse(order) : errorResponse(notFoundMessage, 404)
  },
}

async function readCancellableOrder(req: PayloadRequest, id: string): Promise<CancellableOrder | null> {
  const { payload } = req
  const select = { total_after_tax: true } as const
  const invoice = await payload.findByID({ collection: 'invoices', id, select, depth: 0, disableErrors: true, req })
  if (!invoice) return null
  const where = { invoice_id: { equals: id } }
  const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0, pagination: false, req })
  const cancellableBookings = docs.filter(({ status }) => cancellableStatuses.includes(status))
  return {
    bookings: cancellableBookings.map(({ id, booking_number, tour_title, booking_date }) => ({
      id,
      booking_number,
      tour_title,
      booking_date,
    })),
    total: sumOf(cancellableBookings, (booking) => computeTotalWithTax(booking, invoice, docs) ?? 0),
    refund: sumOf(cancellableBookings, (booking) => computeFiguresNow(booking, invoice, docs).refund),
  }
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0)
}

function computeFiguresNow(booking: Booking, invoice: Pick<Invoice, 'total_after_tax'>, docs: readonly Booking[]) {
  return computeBookingFigures(booking, computePaidAmount(invoice, docs, booking.id), new Date())
}

const requestSchema = z.object({
  /** The confirmed refund in rupiah. It must be the refund by the cancellation policies or the whole paid amount. */
  refund: z.optional(z.int().check(z.minimum(0))),
  reason: z.optional(z.string().check(z.maxLength(200))),
  /** The IDs of the bookings that were shown to staff. A form from an earlier release does not send them. */
  bookings: z.optional(z.array(z.int())),
})
type CancelOrderRequest = z.infer<typeof requestSchema>

/**
 * `POST /api/invoices/<id>/cancel-order`, for staff and administrators: cancels all pending and confirmed bookings of
 * an order, or none if any of them cannot be cancelled. Without a confirmed refund, everything that was paid is
 * refunded. Returns `{ cancelled: 3 }`.
 */
export const cancelOrderEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/cancel-order',
  async handler(req) {
    if (!hasPermission(req, 'bookings:edit')) return errorResponse(forbiddenMessage, 403)
    const request = requestSchema.safeParse((await req.json?.().catch(() => ({}))) ?? {})
    if (!request.success) return errorResponse(invalidMessage, 400)
    const cancelled = await cancelOrder(req, String(req.routeParams?.id), request.data)
    return cancelled === null ? errorResponse(notFoundMessage, 404) : jsonResponse({ cancelled })
  },
}

/** Returns the number of cancelled bookings, or null if the invoice does not exist. */
function cancelOrder(req: PayloadRequest, id: string, request: CancelOrderRequest): Promise<number | null> {
  const { payload, user } = req
  return inTransaction(req, async () => {
    // The lock makes a concurrent payment or cancellation run before or after all of these cancellations.
    if (!(await lockInvoice(id, req))) return null
    const invoice = await payload.findByID({ collection: 'invoices', id, depth: 0, req })
    const where = { invoice_id: { equals: id } }
    const { docs } = await payload.find({ collection: 'bookings', where, sort: 'id', depth: 0, pagination: false, req })
    const cancellableBookings = docs.filter(({ status }) => cancellableStatuses.includes(status))
    const figures = cancellableBookings.map((booking) => ({
      booking: booking.id,
      ...computeFiguresNow(booking, invoice, docs),
    }))
    const shownBookings = docs.filter((booking) => request.bookings?.includes(booking.id))
    const bookingsCancelledMeanwhile = shownBookings.filter((booking) => !cancellableBookings.includes(booking))
    for (const { booking: bookingId, amount } of chooseRefunds(figures, request, bookingsCancelledMeanwhile)) {
      const refund = amount === null ? {} : { refund_amount: amount, refund_reason: request.reason }
      await payload.update({
        collection: 'bookings',
        id: bookingId,
        data: { status: 'cancelled', ...refund },
        depth: 0,
        overrideAccess: false,
        user,
        req,
      })
    }
    return cancellableBookings.length
  })
}

type BookingFigures = CancellationFigures & { booking: number }

/**
 * Returns the refund of each booking: the refund by its policy, or everything that was paid. The amounts are null if
 * staff confirmed no refund.
 *
 * @param bookingsCancelledMeanwhile the bookings that were shown to staff and have been cancelled since then
 */
function chooseRefunds(
  figures: readonly BookingFigures[],
  { refund: confirmedRefund, reason = '' }: CancelOrderRequest,
  bookingsCancelledMeanwhile: readonly Booking[],
) {
  if (confirmedRefund === undefined) return figures.map(({ booking }) => ({ booking, amount: null }))
  const policyTotal = sumOf(figures, ({ refund }) => refund)
  const paidTotal = sumOf(figures, ({ paid }) => paid)
  if (confirmedRefund !== policyTotal && confirmedRefund !== paidTotal) {
    const policyAmount = formatRupiah(policyTotal)
    const paidAmount = formatRupiah(paidTotal)
    const bookingNumbers = bookingsCancelledMeanwhile.map(({ booking_number }) => booking_number).join(', ')
    throw new RefusalError(
      bookingNumbers === ''
        ? `The cancellation policies refund ${policyAmount} of ${paidAmount} now. Please check the refund again.`
        : `Bookings of this order were cancelled meanwhile: ${bookingNumbers}. For the others, the cancellation policies refund ${policyAmount} of ${paidAmount}. Please check the order again.`,
    )
  }
  if (confirmedRefund > policyTotal && reason.trim() === '')
    throw new RefusalError('Please enter why more is refunded than the cancellation policy says.')
  return figures.map(({ booking, paid, refund }) => ({
    booking,
    amount: confirmedRefund === policyTotal ? refund : paid,
  }))
}
