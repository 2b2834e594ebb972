import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours_pricing" ADD COLUMN "guests_per_package" numeric;
  ALTER TABLE "_tours_v_version_pricing" ADD COLUMN "guests_per_package" numeric;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours_pricing" DROP COLUMN "guests_per_package";
  ALTER TABLE "_tours_v_version_pricing" DROP COLUMN "guests_per_package";`)
}
