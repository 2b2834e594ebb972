import { type SQL, sql } from 'drizzle-orm'
import { unmatchedKinds } from '../../collections/records/PaymentEvents/outcome.ts'
import { payment_events as events } from '../../generated/payload-generated-schema.ts'

const { detail, createdAt } = events

/**
 * SQL condition for the event of an unmatched payment. Excludes other currencies, because the figures are in rupiah.
 */
export const isUnmatched: SQL = sql`${events.kind} in (${sql.join(
  unmatchedKinds.map((kind) => sql`${kind}`),
  sql`, `,
)}) and coalesce(${detail} ->> 'currency', 'IDR') = 'IDR'`

const numberIn = (name: string): SQL =>
  sql`case when jsonb_typeof(${detail} -> ${sql.raw(`'${name}'`)}) = 'number' then (${detail} ->> ${sql.raw(`'${name}'`)})::numeric end`

/** The amount that was paid, which may differ from the amount of the invoice. */
export const unmatchedAmount: SQL = sql`coalesce(${numberIn('paidAmount')}, ${numberIn('amount')}, 0)`

/** When the payment was made according to Xendit, or else when Xendit reported it. */
export const unmatchedPaidAt: SQL = sql`coalesce(case when ${detail} ->> 'paidAt' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
  then (${detail} ->> 'paidAt')::timestamptz end, ${createdAt})`

/**
 * When staff recorded the refund, from the history of the invoice. For an event without an invoice, the time of its
 * last change is used.
 */
export const unmatchedReturnedAt: SQL = sql`coalesce((select back.created_at from payment_events as back
  where back.invoice_id = ${events.invoice} and back.kind = 'misfit_given_back'
    and back.detail ->> 'payment' = ${events.id}::text order by back.id limit 1), ${events.updatedAt})`
