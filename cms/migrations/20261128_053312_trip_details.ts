import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours" ADD COLUMN "asks_names" boolean DEFAULT false;
  ALTER TABLE "tours" ADD COLUMN "names_days" numeric DEFAULT 3;
  ALTER TABLE "_tours_v" ADD COLUMN "version_asks_names" boolean DEFAULT false;
  ALTER TABLE "_tours_v" ADD COLUMN "version_names_days" numeric DEFAULT 3;
  ALTER TABLE "bookings" ADD COLUMN "pickup_cash" numeric;
  ALTER TABLE "bookings" ADD COLUMN "names_until" varchar;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours" DROP COLUMN "asks_names";
  ALTER TABLE "tours" DROP COLUMN "names_days";
  ALTER TABLE "_tours_v" DROP COLUMN "version_asks_names";
  ALTER TABLE "_tours_v" DROP COLUMN "version_names_days";
  ALTER TABLE "bookings" DROP COLUMN "pickup_cash";
  ALTER TABLE "bookings" DROP COLUMN "names_until";`)
}
