import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  // Existing subscribers stay subscribed, and all travellers must sign in again. Decisions about identity documents
  // move to the documents. Other documents are deleted and must be uploaded again, because nothing reads the folder of
  // their pictures any more.
  await db.execute(sql`
   CREATE TYPE "public"."enum_identity_documents_state" AS ENUM('in_review', 'verified', 'refused');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('pending', 'subscribed', 'unsubscribed');
  CREATE TABLE "traveller_sessions" (
  	"token_hash" text PRIMARY KEY NOT NULL,
  	"traveller_id" integer NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "mailed_links" (
  	"token_hash" text PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"traveller_id" integer,
  	"email" text,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "avatar_pictures" (
  	"traveller_id" integer NOT NULL,
  	"side" integer NOT NULL,
  	"version" text NOT NULL,
  	"webp" "bytea" NOT NULL,
  	CONSTRAINT "avatar_pictures_traveller_id_side_pk" PRIMARY KEY("traveller_id","side")
  );
  
  CREATE TABLE "identity_pictures" (
  	"document_id" integer PRIMARY KEY NOT NULL,
  	"webp" "bytea" NOT NULL
  );
  
  ALTER TABLE "travellers_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "avatars" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "travellers_sessions" CASCADE;
  DROP TABLE "avatars" CASCADE;
  ALTER TABLE "travellers" DROP CONSTRAINT IF EXISTS "travellers_avatar_id_avatars_id_fk";
  
  ALTER TABLE "travellers" DROP CONSTRAINT IF EXISTS "travellers_verify_upload_id_identity_documents_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_avatars_fk";
  
  DROP INDEX "travellers_avatar_idx";
  DROP INDEX "travellers_verify_status_idx";
  DROP INDEX "travellers_verify_upload_idx";
  DROP INDEX "identity_documents_filename_idx";
  DROP INDEX "payload_locked_documents_rels_avatars_id_idx";
  ALTER TABLE "travellers" ADD COLUMN "preferred_currency" varchar;
  ALTER TABLE "travellers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "identity_documents" ADD COLUMN "state" "enum_identity_documents_state" DEFAULT 'in_review' NOT NULL;
  ALTER TABLE "identity_documents" ADD COLUMN "reason" varchar;
  ALTER TABLE "identity_documents" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "identity_documents" ADD COLUMN "reviewed_by_id" integer;
  ALTER TABLE "subscriptions" ADD COLUMN "state" "enum_subscriptions_state" DEFAULT 'pending' NOT NULL;
  ALTER TABLE "subscriptions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "unsubscribe_token" varchar;
  UPDATE "subscriptions" SET "state" = 'subscribed', "confirmed_at" = "created_at", "unsubscribe_token" = gen_random_uuid();
  ALTER TABLE "subscriptions" ALTER COLUMN "unsubscribe_token" SET NOT NULL;
  ALTER TABLE "traveller_sessions" ADD CONSTRAINT "traveller_sessions_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "avatar_pictures" ADD CONSTRAINT "avatar_pictures_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_pictures" ADD CONSTRAINT "identity_pictures_document_id_identity_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."identity_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "traveller_sessions_traveller_idx" ON "traveller_sessions" USING btree ("traveller_id");
  CREATE INDEX "mailed_links_traveller_idx" ON "mailed_links" USING btree ("traveller_id");
  CREATE INDEX "mailed_links_email_idx" ON "mailed_links" USING btree ("email");
  ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "identity_documents_state_idx" ON "identity_documents" USING btree ("state");
  CREATE INDEX "identity_documents_reviewed_by_idx" ON "identity_documents" USING btree ("reviewed_by_id");
  CREATE INDEX "subscriptions_state_idx" ON "subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "subscriptions_unsubscribe_token_idx" ON "subscriptions" USING btree ("unsubscribe_token");
  UPDATE "identity_documents" SET "state" = t."verify_status"::text::"enum_identity_documents_state", "reason" = CASE t."verify_status" WHEN 'refused' THEN t."verify_reason" END, "reviewed_at" = t."updated_at"
    FROM "travellers" t WHERE t."verify_upload_id" = "identity_documents"."id" AND t."id" = "identity_documents"."traveller_id" AND t."verify_status" IN ('verified', 'refused');
  DELETE FROM "identity_documents" WHERE "state" = 'in_review';
  ALTER TABLE "travellers" DROP COLUMN "avatar_id";
  ALTER TABLE "travellers" DROP COLUMN "verify_status";
  ALTER TABLE "travellers" DROP COLUMN "verify_reason";
  ALTER TABLE "travellers" DROP COLUMN "verify_upload_id";
  ALTER TABLE "identity_documents" DROP COLUMN "url";
  ALTER TABLE "identity_documents" DROP COLUMN "thumbnail_u_r_l";
  ALTER TABLE "identity_documents" DROP COLUMN "filename";
  ALTER TABLE "identity_documents" DROP COLUMN "mime_type";
  ALTER TABLE "identity_documents" DROP COLUMN "filesize";
  ALTER TABLE "identity_documents" DROP COLUMN "width";
  ALTER TABLE "identity_documents" DROP COLUMN "height";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "avatars_id";
  DROP TYPE "public"."enum_travellers_verify_status";`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_travellers_verify_status" AS ENUM('not_verified', 'in_review', 'verified', 'refused');
  CREATE TABLE "travellers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "avatars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"traveller_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "traveller_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailed_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "avatar_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "identity_pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "traveller_sessions" CASCADE;
  DROP TABLE "mailed_links" CASCADE;
  DROP TABLE "avatar_pictures" CASCADE;
  DROP TABLE "identity_pictures" CASCADE;
  ALTER TABLE "identity_documents" DROP CONSTRAINT "identity_documents_reviewed_by_id_users_id_fk";
  
  DROP INDEX "identity_documents_state_idx";
  DROP INDEX "identity_documents_reviewed_by_idx";
  DROP INDEX "subscriptions_state_idx";
  DROP INDEX "subscriptions_unsubscribe_token_idx";
  ALTER TABLE "travellers" ADD COLUMN "avatar_id" integer;
  ALTER TABLE "travellers" ADD COLUMN "verify_status" "enum_travellers_verify_status" DEFAULT 'not_verified' NOT NULL;
  ALTER TABLE "travellers" ADD COLUMN "verify_reason" varchar;
  ALTER TABLE "travellers" ADD COLUMN "verify_upload_id" integer;
  ALTER TABLE "identity_documents" ADD COLUMN "url" varchar;
  ALTER TABLE "identity_documents" ADD COLUMN "thumbnail_u_r_l" varchar;
  ALTER TABLE "identity_documents" ADD COLUMN "filename" varchar;
  ALTER TABLE "identity_documents" ADD COLUMN "mime_type" varchar;
  ALTER TABLE "identity_documents" ADD COLUMN "filesize" numeric;
  ALTER TABLE "identity_documents" ADD COLUMN "width" numeric;
  ALTER TABLE "identity_documents" ADD COLUMN "height" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "avatars_id" integer;
  ALTER TABLE "travellers_sessions" ADD CONSTRAINT "travellers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "avatars" ADD CONSTRAINT "avatars_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "travellers_sessions_order_idx" ON "travellers_sessions" USING btree ("_order");
  CREATE INDEX "travellers_sessions_parent_id_idx" ON "travellers_sessions" USING btree ("_parent_id");
  CREATE INDEX "avatars_traveller_idx" ON "avatars" USING btree ("traveller_id");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  ALTER TABLE "travellers" ADD CONSTRAINT "travellers_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "travellers" ADD CONSTRAINT "travellers_verify_upload_id_identity_documents_id_fk" FOREIGN KEY ("verify_upload_id") REFERENCES "public"."identity_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "travellers_avatar_idx" ON "travellers" USING btree ("avatar_id");
  CREATE INDEX "travellers_verify_status_idx" ON "travellers" USING btree ("verify_status");
  CREATE INDEX "travellers_verify_upload_idx" ON "travellers" USING btree ("verify_upload_id");
  CREATE UNIQUE INDEX "identity_documents_filename_idx" ON "identity_documents" USING btree ("filename");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");
  ALTER TABLE "travellers" DROP COLUMN "preferred_currency";
  ALTER TABLE "travellers" DROP COLUMN "deleted_at";
  ALTER TABLE "identity_documents" DROP COLUMN "state";
  ALTER TABLE "identity_documents" DROP COLUMN "reason";
  ALTER TABLE "identity_documents" DROP COLUMN "reviewed_at";
  ALTER TABLE "identity_documents" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "subscriptions" DROP COLUMN "state";
  ALTER TABLE "subscriptions" DROP COLUMN "confirmed_at";
  ALTER TABLE "subscriptions" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "subscriptions" DROP COLUMN "unsubscribe_token";
  DROP TYPE "public"."enum_identity_documents_state";
  DROP TYPE "public"."enum_subscriptions_state";`)
}
