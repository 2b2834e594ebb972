import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payment_events_outcome" AS ENUM('given_back', 'kept');
  ALTER TABLE "payment_events" ADD COLUMN "outcome" "enum_payment_events_outcome";`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_events" DROP COLUMN "outcome";
  DROP TYPE "public"."enum_payment_events_outcome";`)
}
