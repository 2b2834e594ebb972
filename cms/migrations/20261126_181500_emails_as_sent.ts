import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Emails that were sent before have neither, as nobody kept what they said. */
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
