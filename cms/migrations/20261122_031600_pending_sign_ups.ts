import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mailed_links" ADD COLUMN "password_hash" text;
  ALTER TABLE "mailed_links" ADD COLUMN "password_salt" text;
  ALTER TABLE "mailed_links" ADD COLUMN "full_name" text;
  ALTER TABLE "mailed_links" ADD COLUMN "username" text;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mailed_links" DROP COLUMN "password_hash";
  ALTER TABLE "mailed_links" DROP COLUMN "password_salt";
  ALTER TABLE "mailed_links" DROP COLUMN "full_name";
  ALTER TABLE "mailed_links" DROP COLUMN "username";`)
}
