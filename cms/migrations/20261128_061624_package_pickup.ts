import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tours_pricing_pickup" AS ENUM('tour', 'meeting_point');
  CREATE TYPE "public"."enum__tours_v_version_pricing_pickup" AS ENUM('tour', 'meeting_point');
  ALTER TABLE "tours_pricing" ADD COLUMN "pickup" "enum_tours_pricing_pickup" DEFAULT 'tour';
  ALTER TABLE "_tours_v_version_pricing" ADD COLUMN "pickup" "enum__tours_v_version_pricing_pickup" DEFAULT 'tour';`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours_pricing" DROP COLUMN "pickup";
  ALTER TABLE "_tours_v_version_pricing" DROP COLUMN "pickup";
  DROP TYPE "public"."enum_tours_pricing_pickup";
  DROP TYPE "public"."enum__tours_v_version_pricing_pickup";`)
}
