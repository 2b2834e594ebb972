import { formatRupiah } from '@nusa/shared/money'
import * as z from 'zod/mini'

const paymentSchema = z.object({
  amount: z.number(),
  paidAmount: z.nullish(z.number()),
  currency: z.optional(z.string()),
})

/** The stored detail of a cancellation, with the refund in rupiah. */
const cancellationSchema = z.object({ refund: z.number() })

/** Returns what Xendit reported as paid, or the refund of a cancelled booking; null if the event has neither. */
export function parseEventAmount(detail: unknown): { amount: number; currency: string | undefined } | null {
  const payment = paymentSchema.safeParse(detail)
  if (payment.success) {
    const { amount, paidAmount, currency } = payment.data
    return { amount: paidAmount ?? amount, currency }
  }
  const cancellation = cancellationSchema.safeParse(detail)
  return cancellation.success ? { amount: cancellation.data.refund, currency: undefined } : null
}

/** Returns 'Rp980.000' or '50 USD'. Events without a currency come from Nusa and are in rupiah. */
export function eventAmountText(detail: unknown): string | null {
  const eventAmount = parseEventAmount(detail)
  if (!eventAmount) return null
  const { amount, currency = 'IDR' } = eventAmount
  return currency === 'IDR' ? formatRupiah(amount) : `${amount} ${currency}`
}
