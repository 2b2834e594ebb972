import * as z from 'zod/mini'
import { type Failure, fail, isFailure } from '../../failure.ts'
import type { RefundProvider } from '../../ports/refund-provider.ts'
import { type CallProblem, failureOf, problemOf } from './failures.ts'
import { type XenditOptions, xenditUrl } from './provider.ts'
import { readRefund } from './read-refund.ts'

const errorSchema = z.object({ error_code: z.string() })

interface Answer {
  status: number
  body: unknown
}

/**
 * Implements Xendit's refunds with plain HTTP, because the model of its client (xendit-node 7) drops the status, the invoice
 * and the reason. Nothing is retried here; the callers decide that.
 */
export function xenditRefunds({ secretKey, url, log, timeout = 15_000 }: XenditOptions): RefundProvider {
  const authorization = `Basic ${btoa(`${secretKey}:`)}`

  async function call(what: string, path: string, init: RequestInit = {}): Promise<Answer | Failure> {
    try {
      const response = await fetch(`${url ?? xenditUrl}${path}`, {
        ...init,
        headers: { authorization, 'content-type': 'application/json', ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const answer = { status: response.status, body: await response.json() }
      if (!response.ok) note(what, problem(answer))
      return answer
    } catch (error) {
      const failed = problemOf(error)
      note(what, failed)
      return failureOf(failed)
    }
  }

  const note = (what: string, { status, code }: CallProblem) =>
    log({ level: 'warn', event: 'xendit-failed', call: what, status, code })

  return {
    async ask({ providerInvoiceId, key, amount, reason }) {
      const body = { invoice_id: providerInvoiceId, reference_id: key, amount, currency: 'IDR', reason }
      const init = { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(body) }
      const answer = await call('refund', '/refunds', init)
      if (isFailure(answer)) return answer
      if (answer.status < 300) return readRefund(answer.body) ?? fail('payment_failed')
      const refused = problem(answer)
      return isFinal(refused) ? { refused: refused.code } : failureOf(refused)
    },
    async get(id) {
      const answer = await call('get-refund', `/refunds/${encodeURIComponent(id)}`)
      if (isFailure(answer)) return answer
      if (answer.status === 404) return null
      if (answer.status >= 300) return failureOf(problem(answer))
      return readRefund(answer.body) ?? fail('payment_failed')
    },
  }
}

function problem({ status, body }: Answer): CallProblem {
  const parsed = errorSchema.safeParse(body)
  return { status, code: parsed.success ? parsed.data.error_code : 'UNKNOWN' }
}

/** Returns whether a retry is pointless. An invalid API key, rate limiting and a refund in progress are temporary. */
function isFinal({ status, code }: CallProblem): boolean {
  if (code === 'UNKNOWN' || code === 'REFUND_IN_PROGRESS') return false
  return code === 'DUPLICATE_ERROR' || [400, 403, 404, 422].includes(status ?? 0)
}
