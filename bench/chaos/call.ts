import { failureAnswerSchema } from '@nusa/shared/api'
import type { Ledger } from './ledger.ts'

/** The result of a call: a response, an error code, or no response. */
export type Heard = { ok: unknown } | { refused: string } | 'nothing'

/** Milliseconds after which a call counts as hanging: more than twice the timeout of the payment provider. */
const timeoutMs = 60_000

/**
 * Calls the API as a browser does. `givesUpAfter` (ms) is how long the simulated traveller waits; it is not the limit
 * for a hanging call.
 */
export async function call(
  ledger: Ledger,
  url: string,
  init: { method?: string; cookie: string; body?: object },
  givesUpAfter: number | null = null,
): Promise<Heard> {
  const started = performance.now()
  try {
    const answer = await fetch(url, {
      method: init.method ?? 'POST',
      headers: { 'content-type': 'application/json', cookie: init.cookie },
      ...(init.body && { body: JSON.stringify(init.body) }),
      signal: AbortSignal.timeout(givesUpAfter ?? timeoutMs),
    })
    const body: unknown = await answer.json()
    ledger.slowest = Math.max(ledger.slowest, performance.now() - started)
    return answer.ok ? { ok: body } : { refused: failureAnswerSchema.parse(body).error.code }
  } catch (error) {
    // A killed process drops its connections, and a stopped one refuses them.
    if (error instanceof TypeError || givesUpAfter !== null) return 'nothing'
    const took = Math.round((performance.now() - started) / 1000)
    ledger.complaints.push(`${new URL(url).pathname} came to no end within ${took} s: ${String(error)}`)
    return 'nothing'
  }
}
