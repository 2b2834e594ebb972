import type { Endpoint, PayloadRequest } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { inTransaction } from '../../../core/database/in-transaction.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import type { Booking } from '../../../generated/payload-types.ts'
import { computeTotalWithTax } from './compute-total-with-tax.ts'
import { lockInvoice } from './lock-invoice.ts'

const cancellableStatuses: Booking['status'][] = ['pending', 'confirmed']
const forbiddenMessage = 'Only staff and administrators can cancel orders.'
const notFoundMessage = 'This invoice does not exist.'

/** The bookings of an order that can be cancelled, ordered by id. */
export interface CancellableOrder {
  bookings: Pick<Booking, 'id' | 'booking_number' | 'tour_title' | 'booking_date'>[]
  /** In rupiah, with tax. */
  total: number
}

/**
 * `GET /api/invoices/<id>/cancel-order`, for staff and administrators: returns the bookings that cancelling the order
 * would cancel.
 */
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
  const cancellable = docs.filter(({ status }) => cancellableStatuses.includes(status))
  return {
    bookings: cancellable.map(({ id, booking_number, tour_title, booking_date }) => ({
      id,
      booking_number,
      tour_title,
      booking_date,
    })),
    total: cancellable.reduce((sum, booking) => sum + (computeTotalWithTax(booking, invoice, docs) ?? 0), 0),
  }
}

/**
 * `POST /api/invoices/<id>/cancel-order`, for staff and administrators: cancels all bookings of an order that are
 * pending or confirmed, or none if one of them cannot be cancelled. Each is settled like a booking that is cancelled on
 * its own page. Returns how many were cancelled: `{ cancelled: 3 }`.
 */
export const cancelOrderEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/cancel-order',
  async handler(req) {
    if (!hasPermission(req, 'bookings:edit')) return errorResponse(forbiddenMessage, 403)
    const cancelled = await cancelOrder(req, String(req.routeParams?.id))
    return cancelled === null ? errorResponse(notFoundMessage, 404) : jsonResponse({ cancelled })
  },
}

/** Returns the number of cancelled bookings, or null if the invoice does not exist. */
function cancelOrder(req: PayloadRequest, invoice: string): Promise<number | null> {
  const { payload, user } = req
  return inTransaction(req, async () => {
    // A payment or cancellation at the same moment comes before or after all of these cancellations.
    const exists = await lockInvoice(invoice, req)
    const { docs } = await payload.find({
      collection: 'bookings',
      where: { and: [{ invoice_id: { equals: invoice } }, { status: { in: cancellableStatuses } }] },
      select: {},
      sort: 'id',
      depth: 0,
      pagination: false,
      req,
    })
    for (const { id } of docs)
      await payload.update({
        collection: 'bookings',
        id,
        data: { status: 'cancelled' },
        depth: 0,
        overrideAccess: false,
        user,
        req,
      })
    return exists ? docs.length : null
  })
}
