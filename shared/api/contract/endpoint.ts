import * as z from 'zod/mini'
import type { FailureCode } from '../failures.ts'

/** One call of the API: what is sent, what is answered, who may call and what can go wrong beyond what the way in refuses. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{name}` where a parameter stands. */
  path: string
  summary: string
  auth: 'none' | 'traveller' | 'xendit'
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Set where a file is sent instead of JSON: its bytes are the body. */
  upload?: { types: readonly string[]; maxBytes: number }
  answer: z.ZodMiniType
  /** Set where the answer is a file instead of JSON. */
  answerType?: 'application/pdf' | 'text/calendar' | 'image/webp'
  failures: readonly FailureCode[]
}

export const fileSchema = z.instanceof(Uint8Array)

/** The answer of a call that has nothing to tell. */
export const doneSchema = z.object({ ok: z.literal(true) })
