import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Adds the subject and text of sent emails. Both are empty for emails that were sent before. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" ADD COLUMN "subject" varchar;
  ALTER TABLE "outgoing_mails" ADD COLUMN "text" varchar;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" DROP COLUMN "subject";
  ALTER TABLE "outgoing_mails" DROP COLUMN "text";`)
}
