import {
  airport_transfers,
  airports,
  areas,
  cancellation_policies,
  car_rentals,
  cars,
  destinations,
  hotels,
  pages,
  pickup_zones,
  settings,
  tours,
  tours_rels,
} from '@nusa/cms/schema'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { OfferIds } from '../../ports/catalog.ts'
import type { Versions } from './cache-by-version.ts'
import { prepareStatementByKinds, type QueryRunner } from './prepare-statement.ts'

const jsonById = (id: SQL, version: SQL, fromClause: SQL) =>
  sql`(select coalesce(json_object_agg(${id}, ${version}), '{}') ${fromClause})`

const hotelId = sql`${hotels.id}`

/**
 * The parameter is JSON and not an array, because Postgres would plan a statement with arrays again for every booking.
 * Planning takes four times as long as running the statement.
 */
const selectIds = (name: keyof OfferIds, type: 'integer' | 'text') =>
  sql`any(array(select value::${sql.raw(type)} from jsonb_array_elements_text(${sql.placeholder(name)}::jsonb)))`

// All tours share the pickup zones, so a change of one zone counts as a change of every tour.
const zonesVersion = sql`(select string_agg(${pickup_zones}.xmin::text, ' ' order by ${pickup_zones.id}) from ${pickup_zones})`

/**
 * The version of a row is its `xmin`, the ID of the transaction that last wrote the row. The version of an offer
 * includes the versions of related rows. For example, a tour has the time zone of its first destination, so its version
 * changes if the destination changes.
 */
const offerVersions: Record<keyof OfferIds, SQL> = {
  tours: jsonById(
    sql`${tours.id}`,
    sql`concat_ws(' ', ${tours}.xmin, ${zonesVersion}, (
      select string_agg(${destinations}.xmin::text, ' ' order by ${tours_rels.order}) from ${tours_rels}
      join ${destinations} on ${destinations.id} = ${tours_rels.destinationsID} where ${tours_rels.parent} = ${tours.id}
    ))`,
    sql`from ${tours} where ${tours.id} = ${selectIds('tours', 'integer')} and ${tours._status} = 'published'`,
  ),
  transfers: jsonById(
    sql`${airport_transfers.id}`,
    sql`concat_ws(' ', ${airport_transfers}.xmin, ${cars}.xmin, ${airports}.xmin, ${areas}.xmin)`,
    sql`
      from ${airport_transfers} join ${cars} on ${cars.id} = ${airport_transfers.car_id}
      join ${airports} on ${airports.id} = ${airport_transfers.airport_location_id}
      join ${areas} on ${areas.id} = ${airport_transfers.area_id}
      where ${airport_transfers.id} = ${selectIds('transfers', 'integer')} and ${airport_transfers.status} = 'active'`,
  ),
  rentals: jsonById(
    sql`${car_rentals.id}`,
    sql`${car_rentals}.xmin::text`,
    sql`from ${car_rentals} where ${car_rentals.id} = ${selectIds('rentals', 'integer')} and ${car_rentals.status} = 'active'`,
  ),
  hotels: jsonById(
    hotelId,
    sql`${hotels}.xmin::text`,
    sql`from ${hotels} where ${hotelId} = ${selectIds('hotels', 'text')} and ${hotels._status} = 'published'`,
  ),
}

const offerKinds = ['tours', 'transfers', 'rentals', 'hotels'] as const

const selectVersions = prepareStatementByKinds(
  'catalog-versions',
  offerKinds,
  (kinds) => sql`
    select (
      select concat(${settings}.xmin, ' ', ${pages}.xmin) from ${settings}
      left join ${pages} on ${pages.id} = ${settings.terms_page}
    ) as "taxAndTerms", (
      select concat((select ${settings}.xmin from ${settings}), ' ', string_agg(
        concat(${cancellation_policies.id}, ':', ${cancellation_policies}.xmin), ' ' order by ${cancellation_policies.id}
      )) from ${cancellation_policies}
    ) as cancellation ${sql.join(kinds.map((kind) => sql`, ${offerVersions[kind]} as ${sql.identifier(kind)}`))}`,
)

const versionsSchema = z._default(z.record(z.string(), z.string()), {})
const rowSchema = z.tuple([
  z.object({
    taxAndTerms: z.nullable(z.string()),
    cancellation: z.string(),
    tours: versionsSchema,
    transfers: versionsSchema,
    rentals: versionsSchema,
    hotels: versionsSchema,
  }),
])

export interface CatalogVersions {
  taxAndTerms: Versions<'taxAndTerms'>
  cancellation: Versions<'cancellation'>
  tours: Versions<number>
  transfers: Versions<number>
  rentals: Versions<number>
  hotels: Versions<string>
}

const withNumericIds = (versions: Record<string, string>) =>
  new Map(Object.entries(versions).map(([id, version]) => [Number(id), version]))

export async function readVersions(db: QueryRunner, offerIds: OfferIds): Promise<CatalogVersions> {
  const kinds = offerKinds.filter((kind) => offerIds[kind].size > 0)
  const values = Object.fromEntries(kinds.map((kind) => [kind, JSON.stringify([...offerIds[kind]])]))
  const selectVersionsOfKinds = selectVersions(new Set(kinds))
  const [row] = rowSchema.parse(await selectVersionsOfKinds(db, values))
  return {
    taxAndTerms: new Map([['taxAndTerms', row.taxAndTerms ?? '']]),
    cancellation: new Map([['cancellation', row.cancellation]]),
    tours: withNumericIds(row.tours),
    transfers: withNumericIds(row.transfers),
    rentals: withNumericIds(row.rentals),
    hotels: new Map(Object.entries(row.hotels)),
  }
}
