import { bookings, holds, invoices, outgoing_mails, travellers } from '@nusa/cms/schema'
import {
  attentionNotes,
  bookingTransitions,
  canTransition,
  invoiceTransitions,
  invoiceViewSchema,
  paymentTransitions,
  statusesBefore,
} from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Bookings, InvoiceDecision, StoredInvoice } from '../../ports/bookings.ts'
import type { Connection } from './connect.ts'
import { inTransaction } from './in-transaction.ts'
import { createBulkInsert, prepareStatement, type QueryRunner } from './prepare-statement.ts'
import { currentEmail, mailColumns, toMailRows } from './queue-mails.ts'
import { storeEvents } from './store-events.ts'

interface LockedInvoice extends StoredInvoice {
  attentionNote: string | null
  /** Null if the traveller's email address is unknown. */
  email: string | null
}

const selectInvoiceForUpdate = prepareStatement(
  'lock-invoice',
  sql`
    select
      id, user_id_id as "travellerId", status, currency,
      total_after_tax::float8 as "totalAfterTax", tax_amount::float8 as "taxAmount",
      extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
      payment_reference_id as "paymentReferenceId", payment_url as "paymentUrl",
      coalesce(needs_attention, false) as "needsAttention", attention_note as "attentionNote",
      request_id as "requestId",
      coalesce(
        (select ${currentEmail} from ${travellers} where ${travellers.id} = user_id_id),
        (select customer_details ->> 'email' from ${bookings} where ${bookings.invoice_id} = ${invoices.id} limit 1)
      ) as email
    from ${invoices} where ${invoices.id} = ${sql.placeholder('id')} for update`,
)

const lockedInvoicesSchema = z.array(
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
    requestId: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
)

async function lockInvoice(tx: QueryRunner, id: string): Promise<LockedInvoice | null> {
  const [row] = lockedInvoicesSchema.parse(await selectInvoiceForUpdate(tx, { id }))
  return row ?? null
}

const mailInsert = createBulkInsert(outgoing_mails, mailColumns, 'given_mails')
const { placeholder } = sql
const atSql = sql`${placeholder('at')}::timestamptz`
const bookingStatusSql = sql`${placeholder('bookingStatus')}::enum_bookings_status`
const clearsPaymentSql = sql`${placeholder('clearsPayment')}::boolean`
const noteSql = sql`${placeholder('note')}::varchar`

/**
 * `changes_payment` and `changes_status` are true if the payment status and the status of a booking change. For
 * example, a booking that was cancelled before the payment does not become paid.
 */
const writeDecisionRows = prepareStatement(
  'write-decision',
  sql`
    with changed_invoice as (
      update ${invoices} set
        updated_at = ${atSql},
        status = coalesce(${placeholder('status')}::enum_invoices_status, status),
        paid_at = coalesce(${placeholder('paidAt')}::timestamptz, paid_at),
        payment_method = coalesce(${placeholder('method')}::varchar, payment_method),
        payment_reference_id =
          case when ${clearsPaymentSql} then null else coalesce(${placeholder('reference')}::varchar, payment_reference_id) end,
        payment_url = case when ${clearsPaymentSql} then null else payment_url end,
        needs_attention = needs_attention or ${noteSql} is not null,
        attention_note = coalesce(${noteSql}, attention_note)
      where id = ${placeholder('id')} and ${placeholder('changesInvoice')}::boolean
    ), affected_bookings as (
      select id,
        payment_status::text = any(${placeholder('paymentStatusesBefore')}::text[]) as changes_payment,
        coalesce(status::text = any(${placeholder('bookingStatusesBefore')}::text[]), false) as changes_status
      from ${bookings} where invoice_id_id = ${placeholder('id')} and ${placeholder('paymentStatus')}::text is not null
      for update
    ), updated_bookings as (
      update ${bookings} set
        updated_at = ${atSql},
        payment_status = case when changes_payment
          then ${placeholder('paymentStatus')}::enum_bookings_payment_status else payment_status end,
        payment_method = case when changes_payment
          then coalesce(${placeholder('method')}::varchar, payment_method) else payment_method end,
        status = case when changes_status then ${bookingStatusSql} else status end,
        cancelled_at = case when changes_status and ${bookingStatusSql} = 'cancelled' then ${atSql} else cancelled_at end,
        cancelled_by = case when changes_status and ${bookingStatusSql} = 'cancelled' then 'system' else cancelled_by end
      from affected_bookings where ${bookings.id} = affected_bookings.id and (changes_payment or changes_status)
    ), released_holds as (
      update ${holds} set released_at = ${atSql}, updated_at = ${atSql}
      from affected_bookings
      where booking_id = affected_bookings.id and released_at is null
        and changes_status and ${bookingStatusSql} = 'cancelled'
    )
    insert into ${outgoing_mails} (${mailInsert.columns}) select ${mailInsert.columns} from ${mailInsert.source}
    on conflict (dedupe_key) do nothing`,
)

/** Not every kind of event has a note. */
const attentionNoteByKind: Readonly<Record<string, string>> = attentionNotes

/** The invoice must be locked, and the decision must contain only events that were not stored before. */
async function writeDecision(
  tx: QueryRunner,
  lockedInvoice: LockedInvoice,
  { invoice, bookings: bookingChange, events, mails = [], clearsPayment = false }: InvoiceDecision,
  now: Date,
): Promise<void> {
  const newNotes = events
    .filter(({ needsAttention }) => needsAttention)
    .map(({ kind }) => attentionNoteByKind[kind] ?? kind)
  const allNotes = [lockedInvoice.attentionNote, ...newNotes].filter(Boolean)
  const changesInvoice = invoice !== null || newNotes.length > 0 || clearsPayment
  if (!changesInvoice && !bookingChange && mails.length === 0) return
  await writeDecisionRows(tx, {
    id: lockedInvoice.id,
    at: now.toISOString(),
    changesInvoice,
    clearsPayment,
    status: invoice?.status,
    paidAt: invoice?.paidAt?.toISOString(),
    method: invoice?.paymentMethod,
    reference: invoice?.paymentReferenceId,
    note: newNotes.length > 0 ? allNotes.join('\n') : null,
    paymentStatus: bookingChange?.paymentStatus,
    paymentStatusesBefore: bookingChange ? statusesBefore(paymentTransitions, bookingChange.paymentStatus) : [],
    bookingStatus: bookingChange?.status,
    bookingStatusesBefore: bookingChange?.status ? statusesBefore(bookingTransitions, bookingChange.status) : [],
    ...mailInsert.toParameter(
      toMailRows({ invoiceId: lockedInvoice.id, to: lockedInvoice.email ?? '', at: now }, mails),
    ),
  })
}

/** The lock makes concurrent reports of a payment wait for each other. */
export function createInvoiceDecider(connection: Connection, now: () => Date): Bookings['decide'] {
  return (id, decide) =>
    inTransaction(connection, async (tx) => {
      const lockedInvoice = await lockInvoice(tx, id)
      if (!lockedInvoice) return null
      const proposedDecision = decide(lockedInvoice)
      const newStatus = proposedDecision.invoice?.status
      if (newStatus && !canTransition(invoiceTransitions, lockedInvoice.status, newStatus)) {
        throw new Error(`An invoice with the status ${lockedInvoice.status} cannot become ${newStatus}.`)
      }
      const decision = { ...proposedDecision, events: await storeEvents(tx, id, proposedDecision.events, now()) }
      await writeDecision(tx, lockedInvoice, decision, now())
      return { before: lockedInvoice, decision }
    })
}
