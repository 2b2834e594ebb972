import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Adds a flag for people without a last name. They had to enter a last name such as '-', which then was part of their
 * full name.
 */
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
