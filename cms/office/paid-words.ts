import { formatRupiah } from '@nusa/shared/money'
import * as z from 'zod/mini'

const detailSchema = z.object({
  amount: z.number(),
  paidAmount: z.nullish(z.number()),
  currency: z.optional(z.string()),
})

/** What of a cancelled booking goes back, in rupiah. */
const cancelledSchema = z.object({ refund: z.number() })

/** The money that a payment's event is about, as Xendit counts it, in a currency where that is named; null where it is about none. */
export function paidOf(detail: unknown): { amount: number; currency: string | undefined } | null {
  const paid = detailSchema.safeParse(detail)
  if (paid.success) return { amount: paid.data.paidAmount ?? paid.data.amount, currency: paid.data.currency }
  const cancelled = cancelledSchema.safeParse(detail)
  return cancelled.success ? { amount: cancelled.data.refund, currency: undefined } : null
}

/** The same in words: 'Rp980.000', '50 USD'. What names no currency we have noted ourselves, in rupiah. */
export function paidWords(detail: unknown): string | null {
  const paid = paidOf(detail)
  if (!paid) return null
  const { amount, currency = 'IDR' } = paid
  return currency === 'IDR' ? formatRupiah(amount) : `${amount} ${currency}`
}
