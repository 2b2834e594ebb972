import * as z from 'zod/mini'
import type { FailureCode } from './failures.ts'

/** `failures` leaves out the errors that every endpoint can return. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written as `{name}`. */
  path: string
  summary: string
  auth: 'none' | 'traveller' | 'xendit'
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Set if it is smaller than the maximum of all endpoints. */
  maxBodyBytes?: number
  /** Set if the body is a file instead of JSON. */
  upload?: { types: readonly string[]; maxBytes: number }
  response: z.ZodMiniType
  /** Set if the response is a file instead of JSON. */
  responseType?: 'application/pdf' | 'text/calendar' | 'image/webp'
  failures: readonly FailureCode[]
}

export const fileSchema = z.instanceof(Uint8Array)

export const okResponseSchema = z.object({ ok: z.literal(true) })
