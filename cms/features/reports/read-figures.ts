import { type LocalDate, todayInBali } from '@nusa/shared/dates'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { kindsWithResolution } from '../../collections/records/PaymentEvents/outcome.ts'
import { bookings, invoices, payment_events, refunds } from '../../generated/payload-generated-schema.ts'
import type { PeriodUnit, ReportRange } from './report-range.ts'

/**
 * The figures of a day or month. Amounts are in whole rupiah and include tax. Each rupiah received is counted in
 * exactly one of `paid`, `kept`, `undecided` and `receivedAndRefunded`. Each rupiah paid out is counted in exactly one
 * of `refunded` and `unmatchedRefunds`. An unmatched payment is a payment that matches no booking.
 */
export interface Figures {
  /** The day as `yyyy-mm-dd`, or the month as `yyyy-mm`. */
  key: string
  /** Payments for bookings. */
  paid: number
  /** Unmatched payments of this period that the company kept, as agreed with the traveller. */
  kept: number
  /** Unmatched payments of this period about which staff have not decided yet. */
  undecided: number
  /** Unmatched payments of this period that were refunded, in this period or later. */
  receivedAndRefunded: number
  /** Refunds in this period for cancelled bookings. The bookings may have been paid in an earlier period. */
  refunded: number
  /** Refunds that were created in this period and are not paid out yet. They are in no total. */
  refundsDue: number
  /** Unmatched payments that were refunded in this period. They may have been received in an earlier period. */
  unmatchedRefunds: number
  /** Bookings created in this period that are not cancelled. */
  bookings: number
  /** Invoices created in this period. */
  invoices: number
  /** Invoices created in this period that have been paid since. */
  invoicesPaid: number
}

const figureNames = [
  'paid',
  'kept',
  'undecided',
  'receivedAndRefunded',
  'refunded',
  'refundsDue',
  'unmatchedRefunds',
  'bookings',
  'invoices',
  'invoicesPaid',
] as const
type FigureName = (typeof figureNames)[number]

const numberSchema = z.coerce.number()
const rowsSchema = z.array(z.object({ key: z.string(), name: z.enum(figureNames), value: numberSchema }))

/** Reads the figures of each day or month in the order of the range. */
export async function readFigures(
  { db }: Pick<Payload, 'db'>,
  { unit, keys, from, until }: ReportRange,
): Promise<Figures[]> {
  const whereWithinRange = (at: SQL) => sql`${at} >= ${from.toISOString()} and ${at} < ${until.toISOString()}`
  const selectFigure = (figure: FigureName | SQL, at: SQL, value: SQL, table: SQL, condition = sql`true`) => {
    const nameSql = typeof figure === 'string' ? sql`${figure}::text` : figure
    return sql`select ${periodKeySql(at, unit)} as key, ${nameSql} as name, ${value} as value
    from ${table} where ${condition} and ${whereWithinRange(at)}`
  }
  const invoiceCreatedAt = sql`${invoices.createdAt}`
  const one = sql`1`
  const unmatchedFigureName = sql`case ${payment_events.outcome} when 'kept' then 'kept' when 'given_back' then 'receivedAndRefunded' else 'undecided' end`
  const figureSelects = [
    selectFigure('paid', sql`${invoices.paid_at}`, sql`${invoices.total_after_tax}`, sql`${invoices}`),
    selectFigure(unmatchedFigureName, unmatchedPaidAt, unmatchedAmount, sql`${payment_events}`, whereUnmatched),
    selectFigure(
      'unmatchedRefunds',
      unmatchedRefundedAt,
      unmatchedAmount,
      sql`${payment_events}`,
      sql`${whereUnmatched} and ${payment_events.outcome} = 'given_back'`,
    ),
    selectFigure(
      'refunded',
      sql`${refunds.completed_at}`,
      sql`${refunds.amount}`,
      sql`${refunds}`,
      sql`${refunds.state} = 'succeeded'`,
    ),
    selectFigure(
      'refundsDue',
      sql`${refunds.createdAt}`,
      sql`${refunds.amount}`,
      sql`${refunds}`,
      sql`${refunds.state} <> 'succeeded'`,
    ),
    selectFigure('bookings', sql`${bookings.createdAt}`, one, sql`${bookings}`, sql`${bookings.status} <> 'cancelled'`),
    selectFigure('invoices', invoiceCreatedAt, one, sql`${invoices}`),
    selectFigure('invoicesPaid', invoiceCreatedAt, one, sql`${invoices}`, sql`${invoices.paid_at} is not null`),
  ]
  const { rows } = await db.drizzle.execute(
    sql`select key, name, sum(value) as value from (${sql.join(figureSelects, sql` union all `)}) as figures group by key, name`,
  )
  const figuresByKey = new Map(keys.map((key) => [key, { key, ...zeroFigures }]))
  for (const { key, name, value } of rowsSchema.parse(rows)) {
    const figures = figuresByKey.get(key)
    if (figures) figures[name] = value
  }
  return [...figuresByKey.values()]
}

const firstSaleSchema = z.tuple([z.object({ first: z.nullable(z.string()) })])

/** Returns the day in Bali of the first booking or invoice, or null if no booking and no invoice exists. */
export async function readFirstSale({ db }: Pick<Payload, 'db'>): Promise<LocalDate | null> {
  const { rows } = await db.drizzle.execute(
    sql`select least((select min(${bookings.createdAt}) from ${bookings}), (select min(${invoices.createdAt}) from ${invoices})) as first`,
  )
  const [{ first }] = firstSaleSchema.parse(rows)
  return first === null ? null : todayInBali(new Date(first))
}

const zeroFigures = {
  paid: 0,
  kept: 0,
  undecided: 0,
  receivedAndRefunded: 0,
  refunded: 0,
  refundsDue: 0,
  unmatchedRefunds: 0,
  bookings: 0,
  invoices: 0,
  invoicesPaid: 0,
} satisfies Record<FigureName, number>

function periodKeySql(instant: SQL, unit: PeriodUnit): SQL {
  return sql`to_char(${instant} at time zone 'Asia/Makassar', ${sql.raw(unit === 'day' ? "'YYYY-MM-DD'" : "'YYYY-MM'")})`
}

const { detail, createdAt } = payment_events

/** Selects unmatched payments in rupiah. Payments in other currencies are not in the figures. */
const whereUnmatched: SQL = sql`${payment_events.kind} in (${sql.join(
  kindsWithResolution.map((kind) => sql`${kind}`),
  sql`, `,
)}) and coalesce(${detail} ->> 'currency', 'IDR') = 'IDR'`

const detailNumberSql = (name: string): SQL =>
  sql`case when jsonb_typeof(${detail} -> ${sql.raw(`'${name}'`)}) = 'number' then (${detail} ->> ${sql.raw(`'${name}'`)})::numeric end`

/** The paid amount, which may differ from the amount of the invoice. */
const unmatchedAmount: SQL = sql`coalesce(${detailNumberSql('paidAmount')}, ${detailNumberSql('amount')}, 0)`

/** When the payment was made, or when Xendit reported the payment if Xendit did not send the time. */
const unmatchedPaidAt: SQL = sql`coalesce(case when ${detail} ->> 'paidAt' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
  then (${detail} ->> 'paidAt')::timestamptz end, ${createdAt})`

/**
 * When staff recorded the refund of an unmatched payment: the time in the history of the invoice, or the last change of
 * the payment event if it belongs to no invoice.
 */
const unmatchedRefundedAt: SQL = sql`coalesce((select refund_event.created_at from payment_events as refund_event
  where refund_event.invoice_id = ${payment_events.invoice} and refund_event.kind = 'misfit_given_back'
    and refund_event.detail ->> 'payment' = ${payment_events.id}::text order by refund_event.id limit 1), ${payment_events.updatedAt})`
