import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Adds a flag for blocked accounts, and the time when an address was first verified. Before, staff blocked an account
 * by clearing the flag of a verified address. Such accounts are now blocked.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" ADD COLUMN "traveller_id" integer;
  ALTER TABLE "travellers" ADD COLUMN "blocked" boolean;
  ALTER TABLE "travellers" ADD COLUMN "verified_at" timestamp(3) with time zone;
  ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "outgoing_mails_traveller_idx" ON "outgoing_mails" USING btree ("traveller_id");
  ALTER TABLE "travellers" DROP COLUMN "login_attempts";
  ALTER TABLE "travellers" DROP COLUMN "lock_until";
  UPDATE "travellers" SET "verified_at" = "created_at" WHERE "deleted_at" IS NULL AND (
    "_verified"
    OR EXISTS (SELECT 1 FROM "mailed_links" WHERE "traveller_id" = "travellers"."id" AND "kind" IN ('verify', 'reset') AND "used_at" IS NOT NULL)
    OR NOT EXISTS (SELECT 1 FROM "mailed_links" WHERE "traveller_id" = "travellers"."id" AND "kind" = 'verify')
  );
  UPDATE "travellers" SET "blocked" = true, "_verified" = true WHERE "verified_at" IS NOT NULL AND "_verified" IS NOT TRUE;
  DELETE FROM "traveller_sessions" USING "travellers" WHERE "travellers"."id" = "traveller_id" AND "blocked";
  UPDATE "mailed_links" SET "expires_at" = least("expires_at", now()), "password_hash" = NULL, "password_salt" = NULL, "full_name" = NULL, "username" = NULL
    FROM "travellers" WHERE "travellers"."id" = "traveller_id" AND "blocked";`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "travellers" SET "_verified" = false WHERE "blocked";
  ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_traveller_id_travellers_id_fk";
  DROP INDEX "outgoing_mails_traveller_idx";
  ALTER TABLE "travellers" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "travellers" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "outgoing_mails" DROP COLUMN "traveller_id";
  ALTER TABLE "travellers" DROP COLUMN "blocked";
  ALTER TABLE "travellers" DROP COLUMN "verified_at";`)
}
