import { unmatchedPaymentKinds } from '@nusa/shared/booking'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, SelectField } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { PaymentEvent } from '../../../generated/payload-types.ts'
import { addInvoiceEvent, idOf } from '../Invoices/invoice-history.ts'
import { queueMail, readCurrentAccount } from '../OutgoingMails/queue-mail.ts'
import { parseEventAmount } from '../parts/paid-amount.ts'

/** The kinds of payments that do not match an invoice. Staff must record a resolution for each of these payments. */
export const kindsWithResolution: readonly string[] = [...unmatchedPaymentKinds, 'unknown_invoice']

/** The field is empty until staff decide, and for all events except unmatched payments. */
export const outcomeField = (): SelectField => ({
  name: 'outcome',
  type: 'select',
  label: 'Resolution',
  options: [
    { value: 'given_back', label: 'Refunded to the traveller' },
    { value: 'kept', label: 'Kept, as agreed with the traveller' },
  ],
  admin: {
    position: 'sidebar',
    condition: ({ kind }) => kindsWithResolution.includes(kind),
    description:
      'Refund the money at Xendit or by bank transfer first, then record it here: the traveller is notified by email. If the traveller has deleted the account or the payment belongs to none of our invoices, no email is sent: look up the payer at Xendit. Money that is kept pays for something else that you booked for the traveller: it does not count towards this invoice.',
  },
})

/**
 * Refuses to clear the flag of an unmatched payment without a resolution, because the traveller would not be notified.
 * A refund cannot be revoked, because the traveller was notified of it. If staff remove the resolution of a kept
 * payment, the payment is flagged again.
 */
export const settleByOutcome: CollectionBeforeChangeHook<PaymentEvent> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const createError = (message: string) => fieldValidationError(req, 'payment-events', { path: 'outcome', message })
  const isNewOutcome = Boolean(data.outcome) && data.outcome !== originalDoc.outcome
  if (!kindsWithResolution.includes(originalDoc.kind)) {
    if (isNewOutcome) throw createError('This payment needs no resolution.')
    return data
  }
  const message = findSettlementError(originalDoc, data)
  if (message) throw createError(message)
  if (isNewOutcome) return { ...data, needs_attention: false }
  return removesKeptOutcome(originalDoc, data) ? { ...data, needs_attention: true } : data
}

function removesKeptOutcome(before: PaymentEvent, after: Partial<PaymentEvent>): boolean {
  return before.outcome === 'kept' && !after.outcome
}

function findSettlementError(before: PaymentEvent, after: Partial<PaymentEvent>): string | null {
  const isFlagged = after.needs_attention === true && !before.needs_attention
  if (before.outcome === 'given_back' && (isFlagged || after.outcome !== 'given_back')) {
    return 'The traveller has been notified that this money was refunded.'
  }
  if (removesKeptOutcome(before, after)) return null
  if (isFlagged && after.outcome)
    return 'This payment is marked as settled. If it is not settled, remove the resolution.'
  const isUnflagged = before.needs_attention && !after.needs_attention
  return isUnflagged && !after.outcome ? 'Please choose a resolution to settle this payment.' : null
}

/** Adds a refunded unmatched payment to the history of its invoice, and notifies the traveller. */
export const notifyOfRefund: CollectionAfterChangeHook<PaymentEvent> = async ({ doc, previousDoc, operation, req }) => {
  const isRefunded = operation === 'update' && doc.outcome === 'given_back' && previousDoc.outcome !== 'given_back'
  if (!isRefunded || !doc.invoice) return doc
  const invoice = idOf(doc.invoice)
  const amount = readRupiahAmount(doc.detail)
  await addInvoiceEvent(req, invoice, 'misfit_given_back', { payment: doc.id, amount, by: req.user?.email ?? null })
  await queueRefundMail(req, invoice, doc.id, amount)
  return doc
}

async function queueRefundMail(req: PayloadRequest, invoice: string, event: number, amount?: number): Promise<void> {
  const { user_id } = await req.payload.findByID({ collection: 'invoices', id: invoice, depth: 0, req })
  const account = await readCurrentAccount(req, idOf(user_id))
  if (!account) return
  const payload = amount === undefined ? {} : { amount }
  const dedupe_key = `payment_given_back:${event}`
  await queueMail(req, { kind: 'payment_given_back', to: account.email, invoice, payload, dedupe_key })
}

/** Returns undefined if the payment was not reported in rupiah. */
function readRupiahAmount(detail: unknown): number | undefined {
  const paid = parseEventAmount(detail)
  return paid?.currency === 'IDR' ? paid.amount : undefined
}
