import { failureResponseSchema } from '@nusa/shared/api'
import type { Ledger } from './cart.ts'

export type CallResult = { body: unknown } | { errorCode: string } | 'no-response'

/**
 * A call that takes longer is recorded as a complaint. A call may wait for two requests to the payment provider, and
 * each of these requests times out after 15 seconds.
 */
const timeoutMs = 60_000

/**
 * Calls the API like a browser. If `abortAfterMs` is given, the simulated traveller aborts the call after that time,
 * which is not a complaint.
 */
export async function callApi(
  ledger: Ledger,
  url: string,
  init: { method?: string; cookie: string; body?: object },
  abortAfterMs: number | null = null,
): Promise<CallResult> {
  const startedAt = performance.now()
  try {
    const response = await fetch(url, {
      method: init.method ?? 'POST',
      headers: { 'content-type': 'application/json', cookie: init.cookie },
      ...(init.body && { body: JSON.stringify(init.body) }),
      signal: AbortSignal.timeout(abortAfterMs ?? timeoutMs),
    })
    const body: unknown = await response.json()
    ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - startedAt)
    return response.ok ? { body } : { errorCode: failureResponseSchema.parse(body).error.code }
  } catch (error) {
    // A TypeError is expected, because killed and stopped processes drop or refuse connections.
    if (error instanceof TypeError || abortAfterMs !== null) return 'no-response'
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    ledger.complaints.push(`${new URL(url).pathname} did not respond within ${seconds} s: ${String(error)}`)
    return 'no-response'
  }
}
