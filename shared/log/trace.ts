import { AsyncLocalStorage } from 'node:async_hooks'
import { getProcessSingleton } from './process-value.ts'

interface Trace {
  /** Null for scheduled work. */
  requestId: string | null
  /** The id of the request that created the booking; null if the work is not about a booking. */
  bookingRequestId: string | null
}

/** Responses return their request id in this header, and the CMS passes it to the publisher. */
export const requestIdHeader = 'x-request-id'

const traces = getProcessSingleton('trace', AsyncLocalStorage<Trace>)

/** Runs the work. Its log entries, and the entries of all work that it starts, contain the ids. */
export function withTrace<T>({ requestId = null, bookingRequestId = null }: Partial<Trace>, work: () => T): T {
  return traces.run({ requestId, bookingRequestId }, work)
}

/** Sets the request id of the following log entries, for servers that cannot wrap their handler in `withTrace`. */
export function enterRequest(requestId: string): void {
  traces.enterWith({ requestId, bookingRequestId: null })
}

/**
 * Sets the booking's request id in the current trace. Has no effect without a trace. `id` is null for a booking that
 * was created before these ids were stored.
 */
export function setBookingRequestId(id: string | null): void {
  const trace = traces.getStore()
  if (trace && id !== null) trace.bookingRequestId = id
}

/** Returns null for scheduled work. */
export function currentRequestId(): string | null {
  return traces.getStore()?.requestId ?? null
}

interface TraceFields {
  request_id?: string
  booking_request_id?: string
}

export function traceFields(): TraceFields {
  const trace = traces.getStore()
  const fields: TraceFields = {}
  if (trace && trace.requestId !== null) fields.request_id = trace.requestId
  if (trace && trace.bookingRequestId !== null) fields.booking_request_id = trace.bookingRequestId
  return fields
}

/**
 * Returns an id such as `7f1c2b9a-…` or `Root=1-67891233-abcdef012345678912345678`; null if the value is not an id.
 */
export function acceptRequestId(value: string | null | undefined): string | null {
  return value && /^[\w.:=;-]{8,128}$/.test(value) ? value : null
}
