import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** People without a last name had to type something, such as '-', which then stood in their full name. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "travellers" ADD COLUMN "single_name" boolean DEFAULT false;
  UPDATE "travellers" SET "single_name" = true, "last_name" = '',
    "full_name" = CASE WHEN "full_name" = concat_ws(' ', "first_name", "last_name") THEN "first_name" ELSE "full_name" END
    WHERE "first_name" <> '' AND "last_name" IN ('-', '--', '---', '–', '—', '.', '..', '...', '…', '_', '*', '/');`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "travellers" DROP COLUMN "single_name";`)
}
