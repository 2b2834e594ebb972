import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Updates the stored names of transfers and of rooms in the stock. An entry had kept its old name until it was saved
 * again. The format is that of `route-name.ts` and `room-name.ts`.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "airport_transfers" SET "route" = "airports"."name" || ' to ' || "areas"."name" || ', ' || "cars"."car_name"
    FROM "airports", "areas", "cars"
    WHERE "airports"."id" = "airport_location_id_id" AND "areas"."id" = "area_id_id" AND "cars"."id" = "car_id_id"
      AND "route" IS DISTINCT FROM "airports"."name" || ' to ' || "areas"."name" || ', ' || "cars"."car_name";
  UPDATE "room_stock" SET "room_name" = "hotels_rooms"."name" FROM "hotels_rooms"
    WHERE "hotels_rooms"."id" = "room" AND "hotels_rooms"."_parent_id" = "hotel_id"
      AND "hotels_rooms"."name" <> coalesce("room_name", '');`)
}

/** Nothing to revert: before and after this migration, names are derived from other entries. */
export async function down(): Promise<void> {}
