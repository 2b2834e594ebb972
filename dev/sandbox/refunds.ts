import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Invoices } from './invoices.ts'
import type { Store } from './store.ts'
import {
  ApiError,
  defaultScenario,
  type Misbehaviour,
  type Refund,
  type RefundScenario,
  type SandboxInvoice,
} from './types.ts'
import type { Webhooks } from './webhooks.ts'

const refundRequestSchema = z.object({
  invoice_id: z.string(),
  reference_id: z.nullish(z.string()),
  amount: z.optional(z.number().check(z.gt(0))),
  currency: z.optional(z.string()),
  reason: z.enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']),
})

type RefundRequest = z.infer<typeof refundRequestSchema>

export interface Refunds {
  /** Creates at most one refund per idempotency key. */
  create(key: string | null, body: unknown): Refund
  get(id: string): Refund
  list(invoiceId: string): Refund[]
  /** Sets the final status and sends a webhook. */
  finish(id: string, status: 'SUCCEEDED' | 'FAILED'): Refund
  /** Applies to future refunds of the invoice. */
  chooseScenario(invoiceId: string, scenario: RefundScenario): void
}

interface Dependencies {
  store: Store
  invoices: Invoices
  webhooks: Webhooks
  misbehaviour: Misbehaviour
  now: () => Date
}

/** Each change is saved to disk together with its webhook before the method returns. */
export function createRefunds({ store, invoices, webhooks, misbehaviour, now }: Dependencies): Refunds {
  const { state } = store

  function get(id: string): Refund {
    const refund = state.refunds.find((candidate) => candidate.id === id)
    if (!refund) throw new ApiError(404, 'DATA_NOT_FOUND', 'Could not find the refund.')
    return refund
  }

  const list = (invoiceId: string) => state.refunds.filter(({ invoice_id }) => invoice_id === invoiceId)

  function setFinalStatus(refund: Refund, status: 'SUCCEEDED' | 'FAILED'): void {
    Object.assign(refund, { status, updated: now().toISOString() })
    if (status === 'FAILED') refund.failure_code = 'ACCOUNT_ACCESS_BLOCKED'
    webhooks.enqueue(webhookBody(refund, now()))
  }

  function addRefund(request: RefundRequest, key: string | null): Refund {
    const invoice = invoices.get(request.invoice_id)
    const scenario = misbehaviour.refund ?? state.refundScenarios[invoice.id] ?? defaultScenario(invoice.payment_method)
    throwIfRejected(scenario)
    const refund = createRefund(request, invoice, list(invoice.id), now())
    state.refunds.push(refund)
    if (key !== null) state.refundKeys[key] = { refundId: refund.id, request: JSON.stringify(request) }
    if (scenario === 'succeeds') setFinalStatus(refund, 'SUCCEEDED')
    // Xendit reports a failure later by webhook, so the status in the response is still PENDING.
    const response = { ...refund }
    if (scenario === 'fails') setFinalStatus(refund, 'FAILED')
    store.save()
    webhooks.sendDue()
    return response
  }

  return {
    create(key, body) {
      const parsed = refundRequestSchema.safeParse(body)
      if (!parsed.success) throw new ApiError(400, 'API_VALIDATION_ERROR', 'The body of the refund is wrong.')
      const previousCall = key === null ? undefined : state.refundKeys[key]
      if (previousCall && previousCall.request !== JSON.stringify(parsed.data)) {
        throw new ApiError(409, 'DUPLICATE_ERROR', 'This idempotency key was used with another body.')
      }
      return previousCall ? get(previousCall.refundId) : addRefund(parsed.data, key)
    },
    get,
    list,
    finish(id, status) {
      const refund = get(id)
      if (refund.status !== 'PENDING') throw new ApiError(400, 'INVALID_STATUS', `The refund is ${refund.status}.`)
      setFinalStatus(refund, status)
      store.save()
      webhooks.sendDue()
      return refund
    },
    chooseScenario(invoiceId, scenario) {
      state.refundScenarios[invoices.get(invoiceId).id] = scenario
      store.save()
    },
  }
}

function throwIfRejected(scenario: RefundScenario): void {
  if (scenario === 'unsupported') {
    throw new ApiError(400, 'REFUND_NOT_SUPPORTED', 'This payment channel does not support refunds.')
  }
  if (scenario === 'no-balance') throw new ApiError(400, 'INSUFFICIENT_BALANCE', 'Your balance is too low.')
}

function createRefund(request: RefundRequest, invoice: SandboxInvoice, earlierRefunds: Refund[], now: Date): Refund {
  if (invoice.status !== 'PAID' && invoice.status !== 'SETTLED') {
    throw new ApiError(400, 'INELIGIBLE_TRANSACTION', 'The invoice was not paid.')
  }
  const refundedAmount = earlierRefunds
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0)
  const refundableAmount = (invoice.paid_amount ?? invoice.amount) - refundedAmount
  const amount = request.amount ?? refundableAmount
  if (amount > refundableAmount || refundableAmount === 0) {
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
    status: 'PENDING',
    failure_code: null,
    created: now.toISOString(),
    updated: now.toISOString(),
  }
}

function webhookBody(refund: Refund, now: Date): Record<string, unknown> {
  const event = refund.status === 'SUCCEEDED' ? 'refund.succeeded' : 'refund.failed'
  return { event, business_id: '62d0e1f2a3b4c5d6e7f80912', created: now.toISOString(), data: { ...refund } }
}
