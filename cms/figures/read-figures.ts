// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { bookings, invoices, refunds, tours } from '../payload-generated-schema.ts'
import type { Span, Unit } from './spans.ts'

/** What a day or a month came to. Amounts in whole rupiah, tax included. */
export interface Figures {
  /** The day or month, as its span names it. */
  key: string
  /** What travellers paid in it. */
  paid: number
  /** What went back to them in it, whenever they had paid it. */
  refunded: number
  /** Bookings that were made in it and are not cancelled. */
  bookings: number
  /** Invoices that were made in it, and how many of these were paid since. */
  invoices: number
  invoicesPaid: number
}

const count = z.coerce.number()
const figuresSchema = z.array(
  z.object({ key: z.string(), paid: count, refunded: count, bookings: count, invoices: count, invoicesPaid: count }),
)

/** The figures of each day or month of a span, in order, by one query. */
export async function readFigures({ db }: Pick<Payload, 'db'>, { unit, keys, from, until }: Span): Promise<Figures[]> {
  const within = (at: SQL) => sql`${at} >= ${from.toISOString()} and ${at} < ${until.toISOString()}`
  const paidAt = sql`${invoices.paid_at}`
  const madeAt = sql`${invoices.createdAt}`
  const backAt = sql`${refunds.completed_at}`
  const bookedAt = sql`${bookings.createdAt}`
  const { rows } = await db.drizzle.execute(sql`
    select key, sum(paid) as paid, sum(refunded) as refunded, sum(bookings) as bookings,
      sum(invoices) as invoices, sum(invoices_paid) as "invoicesPaid"
    from (
      select ${keyOf(paidAt, unit)} as key, ${invoices.total_after_tax} as paid, 0 as refunded, 0 as bookings,
        0 as invoices, 0 as invoices_paid
      from ${invoices} where ${within(paidAt)}
      union all
      select ${keyOf(backAt, unit)}, 0, ${refunds.amount}, 0, 0, 0
      from ${refunds} where ${refunds.state} = 'succeeded' and ${within(backAt)}
      union all
      select ${keyOf(bookedAt, unit)}, 0, 0, 1, 0, 0
      from ${bookings} where ${bookings.status} <> 'cancelled' and ${within(bookedAt)}
      union all
      select ${keyOf(madeAt, unit)}, 0, 0, 0, 1, (${paidAt} is not null)::int
      from ${invoices} where ${within(madeAt)}
    ) as happened group by key`)
  const known = new Map(figuresSchema.parse(rows).map((figures) => [figures.key, figures]))
  return keys.map((key) => known.get(key) ?? { key, ...nothing })
}

const nothing = { paid: 0, refunded: 0, bookings: 0, invoices: 0, invoicesPaid: 0 }

/** Bali's day or month of an instant, as spans name it. */
function keyOf(instant: SQL, unit: Unit): SQL {
  return sql`to_char(${instant} at time zone 'Asia/Makassar', ${sql.raw(unit === 'day' ? "'YYYY-MM-DD'" : "'YYYY-MM'")})`
}

export interface TopTour {
  id: number
  title: string
  bookings: number
  /** Whole rupiah, before tax. */
  sales: number
}

const topToursSchema = z.array(z.object({ id: count, title: z.string(), bookings: count, sales: count }))

/** The tours that brought in most of what was paid within a span and neither cancelled nor given back since; ten at most. */
export async function readTopTours({ db }: Pick<Payload, 'db'>, { from, until }: Span): Promise<TopTour[]> {
  const { rows } = await db.drizzle.execute(sql`
    select ${tours.id} as id, coalesce(${tours.title}, '') as title, count(*) as bookings,
      sum(${bookings.total_price}) as sales
    from ${bookings}
      join ${invoices} on ${invoices.id} = ${bookings.invoice_id}
      join ${tours} on ${tours.id} = ${bookings.tour_id}
    where ${invoices.paid_at} >= ${from.toISOString()} and ${invoices.paid_at} < ${until.toISOString()}
      and ${bookings.payment_status} = 'paid' and ${bookings.status} <> 'cancelled'
    group by ${tours.id} order by sales desc, id limit 10`)
  return topToursSchema.parse(rows)
}
