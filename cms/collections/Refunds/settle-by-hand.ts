import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, ValidationError, type Where } from 'payload'
import { addEvent, idOf } from '../../hooks/invoice-history.ts'
import { queueMail } from '../../hooks/queue-mail.ts'
import type { Refund } from '../../payload-types.ts'

type State = Refund['state']

/** What staff may make of a refund: one that waits for them is done once they have given the money back. */
export function nextStates(from: State | undefined): State[] {
  return from === 'by_hand' || from === 'failed' ? ['succeeded'] : []
}

/**
 * Refuses every other step, and notes when it was done. The provider's refund that failed is no longer what gave the money
 * back, so it is forgotten: should it succeed after all, the money has gone back twice.
 */
export const settleByHand: CollectionBeforeChangeHook<Refund> = ({ data, originalDoc, operation, collection, req }) => {
  const from = originalDoc?.state
  const to = data.state
  if (operation !== 'update' || !from || !to || from === to) return data
  if (!nextStates(from).includes(to)) {
    const message = `A refund that is ${from} cannot be set to ${to}.`
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'state', message }], req })
  }
  const completed_at = new Date().toISOString()
  const isDone = { completed_at, needs_attention: false, next_attempt_at: null }
  return { ...data, ...isDone, ...(from === 'failed' && { provider_refund_id: null }) }
}

/** The booking is refunded, its invoice too once nothing that was paid is left of it, and the traveller is told. */
export const followByHand: CollectionAfterChangeHook<Refund> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state !== 'succeeded' || previousDoc.state === 'succeeded') return doc
  const { payload } = req
  const invoice = idOf(doc.invoice)
  await addEvent(req, invoice, 'refunded_by_hand', {
    refund: doc.id,
    amount: doc.amount,
    by: req.user?.email ?? null,
    ...(previousDoc.state === 'failed' && { failedRefund: previousDoc.provider_refund_id }),
  })
  if (!doc.booking) return doc
  const id = idOf(doc.booking)
  const data = { payment_status: 'refunded' }
  await payload.db.updateOne({ collection: 'bookings', id, data, returning: false, req })
  const isPaid: Where = { and: [{ invoice_id: { equals: invoice } }, { payment_status: { equals: 'paid' } }] }
  const left = await payload.count({ collection: 'bookings', where: isPaid, req })
  const { status } = await payload.findByID({ collection: 'invoices', id: invoice, depth: 0, req })
  if (left.totalDocs === 0 && status === 'paid') {
    const refunded = { status: 'refunded' }
    await payload.db.updateOne({ collection: 'invoices', id: invoice, data: refunded, returning: false, req })
  }
  const booking = await payload.findByID({ collection: 'bookings', id, depth: 0, req })
  await queueMail(req, 'booking_refunded', booking, { amount: doc.amount })
  return doc
}
