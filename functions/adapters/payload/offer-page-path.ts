import { airport_transfers, car_rentals, hotels, tours } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'

/** The path of the offer's page while it is published, in a query that joins the tables of all offers. */
export const offerPagePath = sql<string | null>`case
  when ${tours._status} = 'published' then '/tour/' || ${tours.slug}
  when ${airport_transfers.status} = 'active' then '/airport-transfer/' || ${airport_transfers.id}
  when ${car_rentals.status} = 'active' then '/car-rental/' || ${car_rentals.id}
  when ${hotels._status} = 'published' then '/hotels/' || ${hotels.slug}
end`
