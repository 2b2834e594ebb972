import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Whom something was booked for, in words that staff can search; it was in the record of the booking alone. */
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
