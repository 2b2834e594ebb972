import { paymentMethodCode } from '@nusa/shared/booking'
import * as z from 'zod/mini'
import type { ProviderInvoice } from '../../ports/payments.ts'

const instantSchema = z.optional(z.nullable(z.iso.datetime({ offset: true })))
const amountSchema = z.number().check(z.minimum(0))

const invoiceSchema = z.object({
  id: z.string().check(z.minLength(1)),
  external_id: z.string(),
  status: z.string(),
  amount: amountSchema,
  paid_amount: z.optional(z.nullable(amountSchema)),
  currency: z._default(z.string(), 'IDR'),
  invoice_url: z.optional(z.nullable(z.string())),
  payment_method: z.optional(z.nullable(z.string())),
  payment_channel: z.optional(z.nullable(z.string())),
  paid_at: instantSchema,
})

const statuses: Record<string, ProviderInvoice['status']> = {
  PENDING: 'pending',
  PAID: 'paid',
  SETTLED: 'paid',
  EXPIRED: 'expired',
}

/** Returns null if Xendit's response is not an invoice. */
export function readInvoice(body: unknown): ProviderInvoice | null {
  const parsed = invoiceSchema.safeParse(body)
  if (!parsed.success) return null
  const invoice = parsed.data
  return {
    id: invoice.id,
    externalId: invoice.external_id,
    status: statuses[invoice.status] ?? 'unknown',
    rawStatus: invoice.status,
    amount: invoice.amount,
    paidAmount: invoice.paid_amount ?? null,
    currency: invoice.currency,
    url: toWebUrl(invoice.invoice_url),
    paymentMethod: paymentMethodCode(invoice.payment_method, invoice.payment_channel),
    paidAt: invoice.paid_at ? new Date(invoice.paid_at) : null,
  }
}

/** Accepts only HTTP and HTTPS URLs, because the browser of the traveller opens the URL. */
function toWebUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  return /^https?:$/.test(new URL(url).protocol) ? url : null
}
