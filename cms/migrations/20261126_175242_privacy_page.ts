import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "privacy_page_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_privacy_page_id" integer;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_privacy_page_id_pages_id_fk" FOREIGN KEY ("version_privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_privacy_page_idx" ON "settings" USING btree ("privacy_page_id");
  CREATE INDEX "_settings_v_version_version_privacy_page_idx" ON "_settings_v" USING btree ("version_privacy_page_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP CONSTRAINT "settings_privacy_page_id_pages_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_privacy_page_id_pages_id_fk";
  
  DROP INDEX "settings_privacy_page_idx";
  DROP INDEX "_settings_v_version_version_privacy_page_idx";
  ALTER TABLE "settings" DROP COLUMN "privacy_page_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_privacy_page_id";`)
}
