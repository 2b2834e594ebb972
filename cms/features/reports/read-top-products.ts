// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import {
  airport_transfers,
  bookings,
  car_rentals,
  hotels,
  invoices,
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
  bookings: numberSchema,
  /** The sum of the prices in rupiah, before tax. */
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
 * Returns the ten products with the highest sales. Counts only bookings that were paid within the range and have been
 * neither cancelled nor refunded since.
 */
export async function readTopProducts({ db }: Pick<Payload, 'db'>, { from, until }: ReportRange): Promise<Products> {
  const { rows } = await db.drizzle.execute(sql`
    with sold as (
      select ${bookings.kind}::text as kind,
        coalesce(${bookings.tour_id}::text, ${bookings.transfer_id}::text, ${bookings.rental_id}::text,
          ${bookings.hotel_id}) as id,
        coalesce(${tours.title}, ${airport_transfers.route}, ${car_rentals.car_name}, ${hotels.name}) as name,
        ${bookings.tour_title} as booked_as, ${bookings.total_price} as price
      from ${bookings}
        join ${invoices} on ${invoices.id} = ${bookings.invoice_id}
        left join ${tours} on ${tours.id} = ${bookings.tour_id}
        left join ${airport_transfers} on ${airport_transfers.id} = ${bookings.transfer_id}
        left join ${car_rentals} on ${car_rentals.id} = ${bookings.rental_id}
        left join ${hotels} on ${hotels.id} = ${bookings.hotel_id}
      where ${invoices.paid_at} >= ${from.toISOString()} and ${invoices.paid_at} < ${until.toISOString()}
        and ${bookings.payment_status} = 'paid' and ${bookings.status} <> 'cancelled'
    ), products as (
      select kind, id, coalesce(max(name), max(booked_as)) as title, count(*) as bookings, sum(price) as sales,
        row_number() over (order by sum(price) desc, kind, id) as rank
      from sold group by kind, id, case when id is null then booked_as end
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
