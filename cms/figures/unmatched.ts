import { misfitKinds } from '@nusa/shared/booking'
import { type SQL, sql } from 'drizzle-orm'
import { payment_events as events } from '../payload-generated-schema.ts'

/** Kinds of events that tell of money which came in and paid for no booking: staff decide whether it is kept or given back. */
export const unmatchedKinds: readonly string[] = [...misfitKinds, 'unknown_invoice']

const { detail, createdAt } = events

/** Other currencies are not in our figures, which are in rupiah. */
export const isUnmatched: SQL = sql`${events.kind} in (${sql.join(
  unmatchedKinds.map((kind) => sql`${kind}`),
  sql`, `,
)}) and coalesce(${detail} ->> 'currency', 'IDR') = 'IDR'`

const numberIn = (name: string): SQL =>
  sql`case when jsonb_typeof(${detail} -> ${sql.raw(`'${name}'`)}) = 'number' then (${detail} ->> ${sql.raw(`'${name}'`)})::numeric end`

/** What was paid, which may be another amount than was asked for. */
export const unmatchedAmount: SQL = sql`coalesce(${numberIn('paidAmount')}, ${numberIn('amount')}, 0)`

/** When it was paid, as Xendit says; when we were told if it does not. */
export const unmatchedPaidAt: SQL = sql`coalesce(case when ${detail} ->> 'paidAt' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
  then (${detail} ->> 'paidAt')::timestamptz end, ${createdAt})`

/** When staff said that it was given back: the invoice's history has it. What belongs to no invoice was changed last by that. */
export const unmatchedReturnedAt: SQL = sql`coalesce((select back.created_at from payment_events as back
  where back.invoice_id = ${events.invoice} and back.kind = 'misfit_given_back'
    and back.detail ->> 'payment' = ${events.id}::text order by back.id limit 1), ${events.updatedAt})`
