import { randomUUID } from 'node:crypto'
import { failureAnswerSchema } from '../../shared/api/index.ts'
import type { BenchRequest } from './request.ts'

/** Milliseconds after which a request counts as hanging. */
const timeoutMs = 30_000

/** Books once. @returns the duration in milliseconds, and `ok` or the error code */
export async function book(
  address: string,
  origin: string,
  cookie: string,
  request: BenchRequest,
): Promise<{ took: number; outcome: string }> {
  const started = performance.now()
  const answer = await fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ ...request, idempotencyKey: randomUUID() }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await answer.json()
  const outcome = answer.ok ? 'ok' : failureAnswerSchema.parse(body).error.code
  return { took: performance.now() - started, outcome }
}
