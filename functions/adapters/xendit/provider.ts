import { Configuration, Invoice as InvoiceApi } from 'xendit-node'
import type { CreateInvoiceRequest } from 'xendit-node/invoice/models'
import type { Log } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { PaymentProvider, PaymentRequest, ProviderInvoice } from '../../ports/payments.ts'
import type { ProviderProblems } from '../../ports/provider-problems.ts'
import { toXenditCustomer } from './customer.ts'
import { type CallProblem, toCallProblem, toFailure } from './failures.ts'
import { readInvoice } from './read-invoice.ts'

/**
 * Xendit's client has no timeout, so `signal` must end the call. The raw response is stored, because the client's model
 * drops fields that we need (paid_at, paid_amount).
 */
class XenditCall extends InvoiceApi {
  /** The body is in snake_case. Undefined means that there was no response. */
  responseBody: unknown

  constructor(secretKey: string, url: string, signal: AbortSignal) {
    super({ secretKey, xenditURL: url })
    this.configuration = new Configuration({
      basePath: url,
      fetchApi: (input, init) => fetch(input, { ...init, signal, redirect: 'error' }),
    })
  }

  protected override async request(...[context]: Parameters<InvoiceApi['request']>): Promise<Response> {
    const response = await super.request(context)
    this.responseBody = await response.clone().json()
    return response
  }
}

export const xenditUrl = 'https://api.xendit.co'

/** Xendit's maximum number of invoices per list. */
const pageSize = 100

export interface XenditOptions {
  secretKey: string
  /** The base URL of the API. Null means `xenditUrl`. The sandbox has a different URL. */
  url: string | null
  log: Log
  problems: ProviderProblems
  /** The timeout of an operation, which may consist of several calls. */
  timeoutMs?: number
}

type CallResult = { problem: CallProblem } | { problem: null; body: unknown }

/**
 * Implements the payment provider with Xendit (xendit-node 7). Xendit's invoices have no idempotency key. To prevent
 * duplicates, `open` searches for an open invoice with our invoice's ID before it creates an invoice. Failed calls are
 * not retried here. Callers decide whether to retry.
 */
export function xenditProvider({ secretKey, url, log, problems, timeoutMs = 15_000 }: XenditOptions): PaymentProvider {
  async function callXendit(
    operation: string,
    signal: AbortSignal,
    run: (call: XenditCall) => Promise<unknown>,
  ): Promise<CallResult> {
    const call = new XenditCall(secretKey, url ?? xenditUrl, signal)
    try {
      await run(call)
    } catch (error) {
      // The client's model may reject a response that contains everything we need.
      if (call.responseBody === undefined) {
        const problem = toCallProblem(error)
        log({ level: 'warn', event: 'xendit-failed', call: operation, status: problem.status, code: problem.code })
        await problems.record('invoices', problem.status)
        return { problem }
      }
    }
    await problems.record('invoices', 200)
    return { problem: null, body: call.responseBody }
  }

  async function requestInvoice(operation: string, signal: AbortSignal, run: (call: XenditCall) => Promise<unknown>) {
    const result = await callXendit(operation, signal, run)
    if (result.problem) return isUnknownInvoice(result.problem) ? null : toFailure(result.problem)
    return readInvoice(result.body) ?? fail('payment_failed')
  }

  async function findInvoices(externalId: string, signal: AbortSignal): Promise<ProviderInvoice[] | Failure> {
    const result = await callXendit('list', signal, (call) => call.getInvoices({ externalId, limit: pageSize }))
    if (result.problem) return toFailure(result.problem)
    if (!Array.isArray(result.body)) return fail('payment_failed')
    const invoices = result.body.map(readInvoice)
    return invoices.filter((invoice) => invoice !== null).filter((invoice) => invoice.externalId === externalId)
  }

  async function expireInvoice(id: string, signal: AbortSignal): Promise<ProviderInvoice | null | Failure> {
    const closedInvoice = await requestInvoice('expire', signal, (call) => call.expireInvoice({ invoiceId: id }))
    // Xendit rejects the request if the invoice is already paid or expired, so its current state is read.
    if (!isFailure(closedInvoice) || closedInvoice.failure !== 'payment_failed') return closedInvoice
    return requestInvoice('get', signal, (call) => call.getInvoiceById({ invoiceId: id }))
  }

  /**
   * Returns null if no invoice of the list can be paid any more. If an invoice is already paid, returns that invoice.
   * Returns a failure if an invoice may still be open.
   */
  async function expireOpenInvoices(
    invoices: ProviderInvoice[],
    signal: AbortSignal,
  ): Promise<ProviderInvoice | Failure | null> {
    for (const { id } of invoices.filter(({ status }) => status === 'pending')) {
      const closedInvoice = await expireInvoice(id, signal)
      if (closedInvoice === null) continue
      if (isFailure(closedInvoice)) return closedInvoice
      if (closedInvoice.status === 'pending') return fail('payment_failed')
      if (closedInvoice.status !== 'expired') return closedInvoice
    }
    return null
  }

  return {
    async open(request) {
      const signal = AbortSignal.timeout(timeoutMs)
      const existingInvoices = await findInvoices(request.externalId, signal)
      if (isFailure(existingInvoices)) return existingInvoices
      const paidInvoice = existingInvoices.find(
        ({ status, id }) => status === 'paid' && !request.idsSettledByStaff.includes(id),
      )
      const openInvoice = existingInvoices.find(
        ({ status, amount, url: paymentUrl }) =>
          status === 'pending' && amount === request.amount && paymentUrl !== null,
      )
      const usableInvoice = paidInvoice ?? openInvoice
      // There may be further open invoices, from calls whose response was lost. They are expired, because they could
      // still be paid.
      const expiryOutcome = await expireOpenInvoices(
        existingInvoices.filter((invoice) => invoice !== usableInvoice),
        signal,
      )
      if (paidInvoice) return paidInvoice
      if (expiryOutcome) return expiryOutcome
      if (usableInvoice) return usableInvoice
      const createdInvoice = await requestInvoice('create', signal, (call) =>
        call.createInvoice({ data: createRequest(request) }),
      )
      if (createdInvoice === null) return fail('payment_failed')
      if (isFailure(createdInvoice)) return createdInvoice
      return createdInvoice.url === null ? fail('payment_no_url') : createdInvoice
    },
    async listPaid(since, cursor) {
      const result = await callXendit('list-paid', AbortSignal.timeout(timeoutMs), (call) =>
        call.getInvoices({
          createdAfter: since,
          statuses: ['PAID', 'SETTLED'],
          limit: pageSize,
          ...(cursor !== null && { lastInvoice: cursor }),
        }),
      )
      if (result.problem) return toFailure(result.problem)
      if (!Array.isArray(result.body)) return fail('payment_failed')
      const invoices = result.body.map(readInvoice).filter((invoice) => invoice !== null)
      const isLastPage = result.body.length < pageSize
      const lastId = invoices.at(-1)?.id ?? null
      return { invoices: invoices.filter(({ status }) => status === 'paid'), cursor: isLastPage ? null : lastId }
    },
    get: (id) =>
      requestInvoice('get', AbortSignal.timeout(timeoutMs), (call) => call.getInvoiceById({ invoiceId: id })),
    expire: (id) => expireInvoice(id, AbortSignal.timeout(timeoutMs)),
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
    invoiceDuration: request.durationSeconds,
    payerEmail: customer.email,
    shouldSendEmail: false,
    customer: toXenditCustomer(customer),
    items: request.items,
    fees: request.taxAmount > 0 ? [{ type: 'Tax', value: request.taxAmount }] : [],
    successRedirectUrl: request.successUrl,
    failureRedirectUrl: request.failureUrl,
  }
}
