import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "tours_title_idx" ON "tours" USING btree ("title");
  CREATE INDEX "_tours_v_version_version_title_idx" ON "_tours_v" USING btree ("version_title");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP INDEX "tours_title_idx";
  DROP INDEX "_tours_v_version_version_title_idx";`)
}
