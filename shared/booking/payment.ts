import * as z from 'zod/mini'

/**
 * Only `external_id`, the id of our invoice, is used. The documented payload also has amount, items and customer, but
 * the amount charged comes from the stored invoice.
 */
export const createXenditInvoiceSchema = z.object({
  external_id: z.uuid(),
  amount: z.optional(z.number()),
  description: z.optional(z.string()),
  customer: z.optional(z.looseObject({})),
  items: z.optional(z.array(z.looseObject({}))),
  success_redirect_url: z.optional(z.string().check(z.maxLength(2000))),
  failure_redirect_url: z.optional(z.string().check(z.maxLength(2000))),
})

/** Missing values are empty strings. */
export const payerSchema = z.object({
  email: z.string(),
  given_names: z.string(),
  surname: z.string(),
  mobile_number: z.string(),
  address: z.string(),
})

export const createXenditInvoiceResponseSchema = z.object({ invoice_url: z.url() })

export type CreateXenditInvoice = z.infer<typeof createXenditInvoiceSchema>
