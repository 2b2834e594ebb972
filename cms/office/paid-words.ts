import { formatRupiah } from '@nusa/shared/money'
import * as z from 'zod/mini'

const detailSchema = z.object({
  amount: z.number(),
  paidAmount: z.nullish(z.number()),
  /** What Xendit names; what we note ourselves is in rupiah. */
  currency: z.optional(z.string()),
})

/** The money that a payment's event is about: 'Rp980.000', '50 USD'; null where it is about none. */
export function paidWords(detail: unknown): string | null {
  const parsed = detailSchema.safeParse(detail)
  if (!parsed.success) return null
  const { amount, paidAmount, currency = 'IDR' } = parsed.data
  const paid = paidAmount ?? amount
  return currency === 'IDR' ? formatRupiah(paid) : `${paid} ${currency}`
}
