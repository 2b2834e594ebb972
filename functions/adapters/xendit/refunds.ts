import * as z from 'zod/mini'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { ProviderRefund, RefundProvider } from '../../ports/refunds.ts'
import { type CallProblem, toCallProblem, toFailure } from './failures.ts'
import { type XenditOptions, xenditUrl } from './provider.ts'

const textSchema = z.optional(z.nullable(z.string()))

const refundSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  amount: z.number().check(z.minimum(0)),
  reference_id: textSchema,
  failure_code: textSchema,
})

const statuses: Record<string, ProviderRefund['status']> = {
  PENDING: 'pending',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

const errorSchema = z.object({ error_code: z.string() })

interface XenditResponse {
  status: number
  body: unknown
}

/**
 * Implements Xendit's refunds with plain HTTP, because the model of Xendit's client (xendit-node 7) drops the status,
 * the invoice and the reason. Failed calls are not retried here. Callers decide whether to retry.
 */
export function xenditRefunds({ secretKey, url, log, problems, timeoutMs = 15_000 }: XenditOptions): RefundProvider {
  const authorization = `Basic ${btoa(`${secretKey}:`)}`

  async function callXendit(
    operation: string,
    path: string,
    init: RequestInit = {},
  ): Promise<XenditResponse | Failure> {
    try {
      const response = await fetch(`${url ?? xenditUrl}${path}`, {
        ...init,
        headers: { authorization, 'content-type': 'application/json', ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const xenditResponse = { status: response.status, body: await response.json() }
      if (!response.ok) logFailure(operation, parseProblem(xenditResponse))
      await problems.record('refunds', response.status)
      return xenditResponse
    } catch (error) {
      const problem = toCallProblem(error)
      logFailure(operation, problem)
      await problems.record('refunds', problem.status)
      return toFailure(problem)
    }
  }

  const logFailure = (operation: string, { status, code }: CallProblem) =>
    log({ level: 'warn', event: 'xendit-failed', call: operation, status, code })

  return {
    async requestRefund({ providerInvoiceId, key, amount, reason }) {
      const body = { invoice_id: providerInvoiceId, reference_id: key, amount, currency: 'IDR', reason }
      const init = { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(body) }
      const xenditResponse = await callXendit('refund', '/refunds', init)
      if (isFailure(xenditResponse)) return xenditResponse
      if (xenditResponse.status < 300) return readRefund(xenditResponse.body) ?? fail('payment_failed')
      const rejection = parseProblem(xenditResponse)
      return isFinalRejection(rejection) ? { refusalCode: rejection.code } : toFailure(rejection)
    },
    async get(id) {
      const xenditResponse = await callXendit('get-refund', `/refunds/${encodeURIComponent(id)}`)
      if (isFailure(xenditResponse)) return xenditResponse
      if (xenditResponse.status === 404) return null
      if (xenditResponse.status >= 300) return toFailure(parseProblem(xenditResponse))
      return readRefund(xenditResponse.body) ?? fail('payment_failed')
    },
  }
}

function parseProblem({ status, body }: XenditResponse): CallProblem {
  const parsed = errorSchema.safeParse(body)
  return { status, code: parsed.success ? parsed.data.error_code : 'UNKNOWN' }
}

/** An invalid API key, rate limiting and a refund in progress are temporary. */
function isFinalRejection({ status, code }: CallProblem): boolean {
  if (code === 'UNKNOWN' || code === 'REFUND_IN_PROGRESS') return false
  return code === 'DUPLICATE_ERROR' || [400, 403, 404, 422].includes(status ?? 0)
}

/** Returns null if Xendit's response is not a refund. */
function readRefund(body: unknown): ProviderRefund | null {
  const parsed = refundSchema.safeParse(body)
  if (!parsed.success) return null
  const { id, status, amount, reference_id, failure_code } = parsed.data
  return {
    id,
    status: statuses[status] ?? 'unknown',
    rawStatus: status,
    key: reference_id ?? null,
    amount,
    failureCode: failure_code ?? null,
  }
}
