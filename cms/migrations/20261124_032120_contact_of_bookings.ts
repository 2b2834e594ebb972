import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Adds the contact of a booking as a text that staff can search. Before, the contact was only in the JSON of the
 * booking.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" ADD COLUMN "contact" varchar;
  UPDATE "bookings" SET "contact" = nullif(concat_ws(', ',
    nullif(concat_ws(' ', nullif("customer_details"->>'first_name', ''), nullif("customer_details"->>'last_name', '')), ''),
    nullif("customer_details"->>'phone', '')), '');`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DROP COLUMN "contact";`)
}
