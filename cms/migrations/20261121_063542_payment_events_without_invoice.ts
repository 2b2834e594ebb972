import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_events" ALTER COLUMN "invoice_id" DROP NOT NULL;
  ALTER TABLE "payment_events" ADD COLUMN "needs_attention" boolean DEFAULT false;
  CREATE INDEX "payment_events_needs_attention_idx" ON "payment_events" USING btree ("needs_attention");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payment_events_needs_attention_idx";
  ALTER TABLE "payment_events" ALTER COLUMN "invoice_id" SET NOT NULL;
  ALTER TABLE "payment_events" DROP COLUMN "needs_attention";`)
}
