import type { Endpoint, PayloadRequest } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { inTransaction } from '../../../core/database/in-transaction.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import { lockInvoice } from './lock-invoice.ts'

/**
 * `POST /api/invoices/<id>/cancel-order`, for staff and administrators: cancels all bookings of an order that are
 * pending or confirmed, or none if one of them cannot be cancelled. Each is settled like a booking that is cancelled on
 * its own page. Returns how many were cancelled: `{ cancelled: 3 }`.
 */
export const cancelOrderEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/cancel-order',
  async handler(req) {
    if (!hasPermission(req, 'bookings:edit'))
      return errorResponse('Only staff and administrators can cancel orders.', 403)
    const cancelled = await cancelOrder(req, String(req.routeParams?.id))
    return cancelled === null ? errorResponse('This invoice does not exist.', 404) : jsonResponse({ cancelled })
  },
}

/** Returns the number of cancelled bookings, or null if the invoice does not exist. */
function cancelOrder(req: PayloadRequest, invoice: string): Promise<number | null> {
  const { payload, user } = req
  return inTransaction(req, async () => {
    // A payment or cancellation at the same moment comes before or after all of it.
    const exists = await lockInvoice(invoice, req)
    const { docs } = await payload.find({
      collection: 'bookings',
      where: { and: [{ invoice_id: { equals: invoice } }, { status: { in: ['pending', 'confirmed'] } }] },
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
