import { bookings, invoices, travellers } from '@nusa/cms/schema'
import { invoiceViewSchema } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StoredInvoice } from '../../ports/bookings.ts'
import { prepareStatement, type QueryRunner } from './prepare-statement.ts'
import { currentEmail } from './queue-mails.ts'

export interface LockedInvoice extends StoredInvoice {
  /** The notes for staff so far. */
  attentionNote: string | null
  /** The traveller's address for mails; null if it is unknown. */
  email: string | null
}

const selectForUpdate = prepareStatement(
  'lock-invoice',
  sql`
    select
      id, user_id_id as "travellerId", status, currency,
      total_after_tax::float8 as "totalAfterTax", tax_amount::float8 as "taxAmount",
      extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
      payment_reference_id as "paymentReferenceId", payment_url as "paymentUrl",
      coalesce(needs_attention, false) as "needsAttention", attention_note as "attentionNote",
      coalesce(
        (select ${currentEmail} from ${travellers} where ${travellers.id} = user_id_id),
        (select customer_details ->> 'email' from ${bookings} where ${bookings.invoice_id} = ${invoices.id} limit 1)
      ) as email
    from ${invoices} where ${invoices.id} = ${sql.placeholder('id')} for update`,
)

const lockedSchema = z.array(
  z.object({
    id: z.string(),
    travellerId: z.int(),
    status: invoiceViewSchema.shape.status,
    currency: z.string(),
    totalAfterTax: z.number(),
    taxAmount: z.number(),
    expiresAt: z.pipe(
      z.number(),
      z.transform((milliseconds) => new Date(milliseconds)),
    ),
    paymentReferenceId: z.nullable(z.string()),
    paymentUrl: z.nullable(z.string()),
    needsAttention: z.boolean(),
    attentionNote: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
)

/** Locks the row of an invoice until the transaction ends; null if there is no such invoice. */
export async function lockInvoice(tx: QueryRunner, id: string): Promise<LockedInvoice | null> {
  const [row] = lockedSchema.parse(await selectForUpdate(tx, { id }))
  return row ?? null
}
