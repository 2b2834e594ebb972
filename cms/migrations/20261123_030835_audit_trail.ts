import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Adds the audit log of changes by CMS users, and the state of a failed mail that is settled without sending it. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_operation" AS ENUM('create', 'update', 'draft', 'delete');
  ALTER TYPE "public"."enum_outgoing_mails_state" ADD VALUE 'settled';
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"colleague" numeric NOT NULL,
  	"operation" "enum_audit_log_operation" NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" varchar,
  	"title" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  CREATE INDEX "audit_log_colleague_idx" ON "audit_log" USING btree ("colleague");
  CREATE INDEX "audit_log_entry_idx" ON "audit_log" USING btree ("entry");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TABLE "audit_log";
  UPDATE "outgoing_mails" SET "state" = 'failed' WHERE "state" = 'settled';
  ALTER TABLE "outgoing_mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "outgoing_mails" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_outgoing_mails_state";
  CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('queued', 'sent', 'failed');
  ALTER TABLE "outgoing_mails" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_outgoing_mails_state";
  ALTER TABLE "outgoing_mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_outgoing_mails_state" USING "state"::"public"."enum_outgoing_mails_state";
  DROP TYPE "public"."enum_audit_log_operation";`)
}
