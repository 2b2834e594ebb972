import * as z from 'zod/mini'
import type { ProviderRefund } from '../../ports/refund-provider.ts'

const text = z.optional(z.nullable(z.string()))

/** The fields of Xendit's refund that we use; others are ignored. */
const refundSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  amount: z.number().check(z.minimum(0)),
  reference_id: text,
  failure_code: text,
})

const statuses: Record<string, ProviderRefund['status']> = {
  PENDING: 'pending',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

/** Converts Xendit's response to a refund; null if it is not one. */
export function readRefund(body: unknown): ProviderRefund | null {
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
