import { failureResponseSchema } from '@nusa/shared/api'
import type { Ledger } from './cart.ts'

/** The result of a call: a response, an error code, or no response. */
export type CallResult = { ok: unknown } | { refused: string } | 'nothing'

/** Milliseconds after which a call counts as hanging: more than twice the timeout of the payment provider. */
const timeoutMs = 60_000

/**
 * Calls the API as a browser does. `abortAfterMs` is how long the simulated traveller waits; it is not the limit
 * for a hanging call.
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
    return response.ok ? { ok: body } : { refused: failureResponseSchema.parse(body).error.code }
  } catch (error) {
    // A killed process drops its connections, and a stopped process refuses connections.
    if (error instanceof TypeError || abortAfterMs !== null) return 'nothing'
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    ledger.complaints.push(`${new URL(url).pathname} did not respond within ${seconds} s: ${String(error)}`)
    return 'nothing'
  }
}
