// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import {
  airport_transfers,
  bookings,
  car_rentals,
  hotels,
  invoices,
  refunds,
  tours,
} from '../../generated/payload-generated-schema.ts'
import type { ReportRange } from './report-range.ts'

const productKinds = ['tour', 'transfer', 'rental', 'room'] as const
export type ProductKind = (typeof productKinds)[number]

const numberSchema = z.coerce.number()
const productSchema = z.object({
  kind: z.enum(productKinds),
  /** Null if the product was deleted. */
  id: z.nullable(z.string()),
  title: z.string(),
  /** The paid bookings that have been neither cancelled nor refunded since. */
  bookings: numberSchema,
  /** Payments minus refunds in rupiah, including tax. */
  sales: numberSchema,
})
export type TopProduct = z.infer<typeof productSchema>

const rowsSchema = z.array(z.extend(productSchema, { rank: numberSchema }))

export interface Products {
  topProducts: TopProduct[]
  /** The sums of all other products, or null if no other product was sold. */
  otherTotals: { productCount: number; bookings: number; sales: number } | null
}

const topProductCount = 10

/**
 * Returns the ten products with the highest sales. As in `readFigures`, a payment counts when the invoice was paid, and
 * a refund when it was completed. The sales of all products add up to the payments and refunds that have a booking.
 */
export async function readTopProducts({ db }: Pick<Payload, 'db'>, { from, until }: ReportRange): Promise<Products> {
  const whereWithinRange = (at: Column) => sql`${at} >= ${from.toISOString()} and ${at} < ${until.toISOString()}`
  // `splitAmount` divides an invoice among its bookings in the same way.
  const shareUpTo = (rows: SQL) => sql`round(${invoices.total_after_tax}
    * coalesce(sum(${bookings.total_price}) over (partition by ${invoices.id} order by ${bookings.id} rows ${rows}), 0)
    / nullif(sum(${bookings.total_price}) over (partition by ${invoices.id}), 0))`
  const { rows } = await db.drizzle.execute(sql`
    with amounts as (
      select ${bookings.id} as booking_id,
        coalesce(${shareUpTo(sql`unbounded preceding`)}
          - ${shareUpTo(sql`between unbounded preceding and 1 preceding`)}, 0) as amount,
        case when ${bookings.payment_status} = 'paid' and ${bookings.status} <> 'cancelled' then 1 else 0 end as booked
      from ${bookings} join ${invoices} on ${invoices.id} = ${bookings.invoice_id}
      where ${whereWithinRange(invoices.paid_at)} and ${bookings.payment_status} in ('paid', 'refunded')
      union all
      select ${refunds.booking}, -${refunds.amount}, 0 from ${refunds}
      where ${refunds.state} = 'succeeded' and ${whereWithinRange(refunds.completed_at)}
    ), sold as (
      select ${bookings.kind}::text as kind,
        coalesce(${bookings.tour_id}::text, ${bookings.transfer_id}::text, ${bookings.rental_id}::text,
          ${bookings.hotel_id}) as id,
        coalesce(${tours.title}, ${airport_transfers.route}, ${car_rentals.car_name}, ${hotels.name}) as name,
        ${bookings.tour_title} as booked_as, amounts.amount, amounts.booked
      from amounts join ${bookings} on ${bookings.id} = amounts.booking_id
        left join ${tours} on ${tours.id} = ${bookings.tour_id}
        left join ${airport_transfers} on ${airport_transfers.id} = ${bookings.transfer_id}
        left join ${car_rentals} on ${car_rentals.id} = ${bookings.rental_id}
        left join ${hotels} on ${hotels.id} = ${bookings.hotel_id}
    ), products as (
      select kind, id, coalesce(max(name), max(booked_as)) as title, sum(booked) as bookings, sum(amount) as sales,
        row_number() over (order by sum(amount) desc, kind, id) as rank
      from sold group by kind, id, case when id is null then booked_as end
      having sum(booked) > 0 or sum(amount) <> 0
    )
    select kind, id, title, bookings, sales, rank from products where rank <= ${topProductCount}
    union all
    select 'tour', null, '', coalesce(sum(bookings), 0), coalesce(sum(sales), 0), count(*) + ${topProductCount}
    from products where rank > ${topProductCount} having count(*) > 0
    order by rank`)
  const rankedRows = rowsSchema.parse(rows)
  // The rank of this row is `topProductCount` plus the number of other products.
  const otherRow = rankedRows.find(({ rank }) => rank > topProductCount)
  return {
    topProducts: rankedRows.filter(({ rank }) => rank <= topProductCount).map(({ rank: _rank, ...product }) => product),
    otherTotals: otherRow
      ? { productCount: otherRow.rank - topProductCount, bookings: otherRow.bookings, sales: otherRow.sales }
      : null,
  }
}
