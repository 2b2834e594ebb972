import * as z from 'zod/mini'
import { createXenditInvoiceResponseSchema, createXenditInvoiceSchema } from '../../booking/index.ts'
import { type Endpoint, okResponseSchema } from './endpoint.ts'

const providerIdSchema = z.string().check(z.regex(/^[\w-]{1,200}$/))

/** Payment of invoices, and notifications from the payment provider. */
export const paymentEndpoints = {
  createXenditInvoice: {
    method: 'POST',
    path: '/api/create-xendit-invoice',
    summary: "Returns the URL for paying the traveller's pending invoice; repeating it returns the same URL.",
    auth: 'traveller',
    body: createXenditInvoiceSchema,
    answer: createXenditInvoiceResponseSchema,
    failures: [
      'invalid_request',
      'invoice_not_found',
      'invoice_not_pending',
      'payment_in_review',
      'payment_failed',
      'payment_no_url',
      'payment_timeout',
      'payment_busy',
    ],
  },
  xenditWebhook: {
    method: 'POST',
    path: '/api/webhooks/xendit',
    summary: "Xendit's notification that an invoice or a refund changed. Its status is always fetched from Xendit.",
    auth: 'xendit',
    body: z.union([
      z.object({ event: z.string().check(z.regex(/^refund\./)), data: z.object({ id: providerIdSchema }) }),
      z.object({ id: providerIdSchema, external_id: z.string().check(z.maxLength(200)) }),
    ]),
    answer: okResponseSchema,
    failures: ['webhook_unauthorized', 'invalid_request', 'payment_failed', 'payment_timeout', 'payment_busy'],
  },
} as const satisfies Record<string, Endpoint>
