import * as z from 'zod/mini'

/**
 * `POST /api/create-xendit-invoice`. Only `external_id`, our invoice's id, is used: amount, items and customer are
 * accepted for the sake of the documented payload, but what is charged comes from the stored invoice.
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

/** Who pays, as the payload names it; what nobody said is empty. */
export const payerSchema = z.object({
  email: z.string(),
  given_names: z.string(),
  surname: z.string(),
  mobile_number: z.string(),
  address: z.string(),
})

export const createXenditInvoiceAnswerSchema = z.object({ invoice_url: z.url() })

export type CreateXenditInvoice = z.infer<typeof createXenditInvoiceSchema>
