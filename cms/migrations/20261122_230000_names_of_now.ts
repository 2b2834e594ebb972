import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Names transfers and the rooms on a night as they are called now: what was renamed before names followed kept its old one
 * until it was saved again. The words are those of `name-route.ts` and `name-room.ts`.
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

/** There is nothing to take back: names are made from what is there, before as after. */
export async function down(): Promise<void> {}
