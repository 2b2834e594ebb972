import { airport_transfers, airports, areas, car_rentals, cars, hotels, pages, settings, tours } from '@nusa/cms/schema'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AskedOffers } from '../../ports/catalog.ts'
import type { Stamps } from './kept-by-stamp.ts'
import { prepared, type Runner } from './prepared.ts'

const byId = (id: SQL, stamp: SQL, from: SQL) => sql`(select coalesce(json_object_agg(${id}, ${stamp}), '{}') ${from})`

const hotelId = sql`${hotels.id}`

// A row's `xmin` is the transaction that wrote it: the CMS writes an entry's or the settings' row with every change. A transfer
// is named after its airport and area, and has the seats of its car, so their versions count, too.
const select = prepared(
  'catalog-stamps',
  sql`
    select (
      select concat(${settings}.xmin, ' ', ${pages}.xmin) from ${settings}
      left join ${pages} on ${pages.id} = ${settings.terms_page}
    ) as conditions, ${byId(
      sql`${tours.id}`,
      sql`${tours}.xmin::text`,
      sql`from ${tours} where ${tours.id} = any(${sql.placeholder('tours')}) and ${tours._status} = 'published'`,
    )} as tours, ${byId(
      sql`${airport_transfers.id}`,
      sql`concat_ws(' ', ${airport_transfers}.xmin, ${cars}.xmin, ${airports}.xmin, ${areas}.xmin)`,
      sql`
        from ${airport_transfers} join ${cars} on ${cars.id} = ${airport_transfers.car_id}
        join ${airports} on ${airports.id} = ${airport_transfers.airport_location_id}
        join ${areas} on ${areas.id} = ${airport_transfers.area_id}
        where ${airport_transfers.id} = any(${sql.placeholder('transfers')}) and ${airport_transfers.status} = 'active'`,
    )} as transfers, ${byId(
      sql`${car_rentals.id}`,
      sql`${car_rentals}.xmin::text`,
      sql`from ${car_rentals} where ${car_rentals.id} = any(${sql.placeholder('rentals')}) and ${car_rentals.status} = 'active'`,
    )} as rentals, ${byId(
      hotelId,
      sql`${hotels}.xmin::text`,
      sql`from ${hotels} where ${hotelId} = any(${sql.placeholder('hotels')}) and ${hotels._status} = 'published'`,
    )} as hotels`,
)

const stampsSchema = z.record(z.string(), z.string())
const rowSchema = z.tuple([
  z.object({
    conditions: z.nullable(z.string()),
    tours: stampsSchema,
    transfers: stampsSchema,
    rentals: stampsSchema,
    hotels: stampsSchema,
  }),
])

export interface CatalogStamps {
  conditions: Stamps<'conditions'>
  tours: Stamps<number>
  transfers: Stamps<number>
  rentals: Stamps<number>
  hotels: Stamps<string>
}

const numbered = (stamps: Record<string, string>) =>
  new Map(Object.entries(stamps).map(([id, stamp]) => [Number(id), stamp]))

/** Reads the current versions of the settings with the terms, and of the requested offers that are published. */
export async function readStamps(on: Runner, asked: AskedOffers): Promise<CatalogStamps> {
  const [found] = rowSchema.parse(
    await select(on, {
      tours: [...asked.tours],
      transfers: [...asked.transfers],
      rentals: [...asked.rentals],
      hotels: [...asked.hotels],
    }),
  )
  return {
    conditions: new Map([['conditions', found.conditions ?? '']]),
    tours: numbered(found.tours),
    transfers: numbered(found.transfers),
    rentals: numbered(found.rentals),
    hotels: new Map(Object.entries(found.hotels)),
  }
}
