import { randomUUID } from 'node:crypto'
import { failureResponseSchema } from '../../shared/api/index.ts'
import type { BenchRequest } from './request.ts'

/** Milliseconds after which a request counts as hanging. */
const timeoutMs = 30_000

/** Books once. @returns the duration in milliseconds, and `ok` or the error code */
export async function sendBooking(
  address: string,
  origin: string,
  cookie: string,
  request: BenchRequest,
): Promise<{ durationMs: number; outcome: string }> {
  const started = performance.now()
  const response = await fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ ...request, idempotencyKey: randomUUID() }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await response.json()
  const outcome = response.ok ? 'ok' : failureResponseSchema.parse(body).error.code
  return { durationMs: performance.now() - started, outcome }
}
