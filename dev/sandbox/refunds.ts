import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { Invoices } from './invoices.ts'
import type { Store } from './store.ts'
import type { Refund } from './types.ts'

const refundSchema = z.object({
  invoice_id: z.string(),
  reference_id: z.nullish(z.string()),
  amount: z.optional(z.number().check(z.gt(0))),
  currency: z.optional(z.string()),
  reason: z.enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']),
})

/** Gives money of a paid invoice back; the same idempotency key never does so twice. */
export function refund(store: Store, invoices: Invoices, now: Date, key: string | null, body: unknown): Refund {
  const parsed = refundSchema.safeParse(body)
  if (!parsed.success) throw new ApiError(400, 'API_VALIDATION_ERROR', 'The body of the refund is wrong.')
  const { state } = store
  const request = JSON.stringify(parsed.data)
  const earlier = key === null ? undefined : state.refundKeys[key]
  if (earlier && earlier.request !== request) {
    throw new ApiError(409, 'DUPLICATE_ERROR', 'This idempotency key was used with another body.')
  }
  const known = state.refunds.find(({ id }) => id === earlier?.refundId)
  if (known) return known

  const made = newRefund(store, invoices, now, parsed.data)
  state.refunds.push(made)
  if (key !== null) state.refundKeys[key] = { refundId: made.id, request }
  store.save()
  return made
}

function newRefund(store: Store, invoices: Invoices, now: Date, request: z.infer<typeof refundSchema>): Refund {
  const invoice = invoices.get(request.invoice_id)
  if (invoice.status !== 'PAID' && invoice.status !== 'SETTLED') {
    throw new ApiError(400, 'INELIGIBLE_TRANSACTION', 'The invoice was not paid.')
  }
  const before = store.state.refunds.filter(({ invoice_id }) => invoice_id === invoice.id)
  const left = (invoice.paid_amount ?? invoice.amount) - before.reduce((sum, { amount }) => sum + amount, 0)
  const amount = request.amount ?? left
  if (amount > left || left === 0) {
    throw new ApiError(400, 'MAXIMUM_REFUND_AMOUNT_REACHED', 'More than was paid would be given back.')
  }
  return {
    id: `rfd-${randomUUID()}`,
    invoice_id: invoice.id,
    payment_id: invoice.payment_id ?? '',
    reference_id: request.reference_id ?? null,
    amount,
    currency: invoice.currency,
    reason: request.reason,
    status: 'SUCCEEDED',
    created: now.toISOString(),
    updated: now.toISOString(),
  }
}
