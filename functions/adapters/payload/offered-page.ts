import { airport_transfers, car_rentals, hotels, tours } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'

/** Where on the storefront it is offered, while it is; of a query that joins what bookings are of. */
export const offeredPage = sql<string | null>`case
  when ${tours._status} = 'published' then '/tour/' || ${tours.slug}
  when ${airport_transfers.status} = 'active' then '/airport-transfer/' || ${airport_transfers.id}
  when ${car_rentals.status} = 'active' then '/car-rental/' || ${car_rentals.id}
  when ${hotels._status} = 'published' then '/hotels/' || ${hotels.slug}
end`
