import type { CreateInvoiceRequest } from 'xendit-node/invoice/models'
import { type Failure, fail, isFailure } from '../../failure.ts'
import type { Log } from '../../ports/log.ts'
import type { PaymentProvider, PaymentRequest, ProviderInvoice } from '../../ports/payments.ts'
import { XenditCall } from './client.ts'
import { customerObject } from './customer.ts'
import { type CallProblem, failureOf, problemOf } from './failures.ts'
import { readInvoice } from './read-invoice.ts'

export const xenditUrl = 'https://api.xendit.co'

/** Xendit's maximum number of invoices per list. */
const pageSize = 100

export interface XenditOptions {
  secretKey: string
  /** Another URL than Xendit's, such as the sandbox's. */
  url: string | null
  log: Log
  /** Timeout in milliseconds for an operation with all its calls. */
  timeout?: number
}

/**
 * Implements the payment provider with Xendit (xendit-node 7). Its invoices have no idempotency key, so an open one is searched
 * by our invoice's ID before another is created. Nothing is retried here; the callers decide that.
 */
export function xenditProvider({ secretKey, url, log, timeout = 15_000 }: XenditOptions): PaymentProvider {
  async function ask<T>(what: string, signal: AbortSignal, run: (call: XenditCall) => Promise<T>) {
    const call = new XenditCall(secretKey, url ?? xenditUrl, signal)
    try {
      await run(call)
      return { answer: call.answer }
    } catch (error) {
      // The client's model may reject a response that contains everything we need.
      if (call.answer !== undefined) return { answer: call.answer }
      const problem = problemOf(error)
      log({ level: 'warn', event: 'xendit-failed', call: what, status: problem.status, code: problem.code })
      return { problem }
    }
  }

  async function askOne(what: string, signal: AbortSignal, run: (call: XenditCall) => Promise<unknown>) {
    const asked = await ask(what, signal, run)
    if (asked.problem) return isUnknownInvoice(asked.problem) ? null : failureOf(asked.problem)
    return readInvoice(asked.answer) ?? fail('payment_failed')
  }

  async function find(externalId: string, signal: AbortSignal): Promise<ProviderInvoice[] | Failure> {
    const asked = await ask('list', signal, (call) => call.getInvoices({ externalId, limit: pageSize }))
    if (asked.problem) return failureOf(asked.problem)
    if (!Array.isArray(asked.answer)) return fail('payment_failed')
    const invoices = asked.answer.map(readInvoice)
    return invoices.filter((invoice) => invoice !== null).filter((invoice) => invoice.externalId === externalId)
  }

  async function expire(id: string, signal: AbortSignal): Promise<ProviderInvoice | null | Failure> {
    const closed = await askOne('expire', signal, (call) => call.expireInvoice({ invoiceId: id }))
    // If the invoice was paid or expired just before, Xendit rejects the request, so its current state is read.
    if (!isFailure(closed) || closed.failure !== 'payment_failed') return closed
    return askOne('get', signal, (call) => call.getInvoiceById({ invoiceId: id }))
  }

  /**
   * Expires the open invoices of the list. If one cannot be expired, returns it if it is paid, or a failure if its state is
   * unclear.
   */
  async function expireOpen(
    invoices: ProviderInvoice[],
    signal: AbortSignal,
  ): Promise<ProviderInvoice | Failure | null> {
    for (const { id } of invoices.filter(({ status }) => status === 'pending')) {
      const closed = await expire(id, signal)
      if (closed === null) continue
      if (isFailure(closed)) return closed
      if (closed.status === 'pending') return fail('payment_failed')
      if (closed.status !== 'expired') return closed
    }
    return null
  }

  return {
    async open(request) {
      const signal = AbortSignal.timeout(timeout)
      const known = await find(request.externalId, signal)
      if (isFailure(known)) return known
      const paid = known.find(({ status, id }) => status === 'paid' && !request.settledByStaff.includes(id))
      const usable =
        paid ??
        known.find(
          ({ status, amount, url: page }) => status === 'pending' && amount === request.amount && page !== null,
        )
      // Other open invoices come from calls whose response was lost. They are expired, because they could still be paid.
      const notExpired = await expireOpen(
        known.filter((invoice) => invoice !== usable),
        signal,
      )
      if (paid) return paid
      if (notExpired) return notExpired
      if (usable) return usable
      const made = await askOne('create', signal, (call) => call.createInvoice({ data: createRequest(request) }))
      if (made === null) return fail('payment_failed')
      return isFailure(made) || made.url !== null ? made : fail('payment_no_url')
    },
    async paidSince(since, goOn) {
      const asked = await ask('list-paid', AbortSignal.timeout(timeout), (call) =>
        call.getInvoices({
          createdAfter: since,
          statuses: ['PAID', 'SETTLED'],
          limit: pageSize,
          ...(goOn !== null && { lastInvoice: goOn }),
        }),
      )
      if (asked.problem) return failureOf(asked.problem)
      if (!Array.isArray(asked.answer)) return fail('payment_failed')
      const invoices = asked.answer.map(readInvoice).filter((invoice) => invoice !== null)
      const last = asked.answer.length < pageSize ? undefined : invoices.at(-1)?.id
      return { invoices: invoices.filter(({ status }) => status === 'paid'), goOn: last ?? null }
    },
    get: (id) => askOne('get', AbortSignal.timeout(timeout), (call) => call.getInvoiceById({ invoiceId: id })),
    expire: (id) => expire(id, AbortSignal.timeout(timeout)),
  }
}

function isUnknownInvoice({ status, code }: CallProblem): boolean {
  return status === 404 || code === 'INVOICE_NOT_FOUND_ERROR'
}

function createRequest(request: PaymentRequest): CreateInvoiceRequest {
  const { customer } = request
  return {
    externalId: request.externalId,
    amount: request.amount,
    currency: 'IDR',
    description: request.description,
    invoiceDuration: request.duration,
    payerEmail: customer.email,
    shouldSendEmail: false,
    customer: customerObject(customer),
    items: request.items,
    fees: request.taxAmount > 0 ? [{ type: 'Tax', value: request.taxAmount }] : [],
    successRedirectUrl: request.successUrl,
    failureRedirectUrl: request.failureUrl,
  }
}
