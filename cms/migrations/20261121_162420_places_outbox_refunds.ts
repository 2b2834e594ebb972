import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_cancelled_by" AS ENUM('traveller', 'staff', 'system');
  CREATE TYPE "public"."enum_refunds_state" AS ENUM('requested', 'pending', 'succeeded', 'failed', 'by_hand');
  CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_holds_kind" AS ENUM('tour', 'transfer', 'rental', 'room');
  ALTER TYPE "public"."enum_invoices_status" ADD VALUE 'cancelled';
  ALTER TYPE "public"."enum_invoices_status" ADD VALUE 'refunded';
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"invoice_id" varchar NOT NULL,
  	"booking_id" integer,
  	"amount" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"state" "enum_refunds_state" DEFAULT 'requested' NOT NULL,
  	"error" varchar,
  	"provider_refund_id" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"completed_at" timestamp(3) with time zone,
  	"idempotency_key" varchar NOT NULL,
  	"needs_attention" boolean DEFAULT false,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outgoing_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"state" "enum_outgoing_mails_state" DEFAULT 'queued' NOT NULL,
  	"invoice_id" varchar,
  	"booking_id" integer,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"message_id" varchar,
  	"payload" jsonb,
  	"dedupe_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "kept_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"booking_id" integer NOT NULL,
  	"kind" "enum_holds_kind" NOT NULL,
  	"resource_id" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"released_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tour_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tour_id" integer NOT NULL,
  	"date" varchar NOT NULL,
  	"places" numeric NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tours" ADD COLUMN "places_per_day" numeric;
  ALTER TABLE "_tours_v" ADD COLUMN "version_places_per_day" numeric;
  ALTER TABLE "car_rentals" ADD COLUMN "stock_per_day" numeric;
  ALTER TABLE "cars" ADD COLUMN "stock_per_day" numeric;
  ALTER TABLE "bookings" ADD COLUMN "cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "cancelled_by" "enum_bookings_cancelled_by";
  ALTER TABLE "bookings" ADD COLUMN "cancel_reason" varchar;
  ALTER TABLE "invoices" ADD COLUMN "cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "invoices" ADD COLUMN "terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outgoing_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "kept_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "holds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tour_places_id" integer;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tour_places" ADD CONSTRAINT "tour_places_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "refunds_invoice_idx" ON "refunds" USING btree ("invoice_id");
  CREATE INDEX "refunds_booking_idx" ON "refunds" USING btree ("booking_id");
  CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state");
  CREATE INDEX "refunds_provider_refund_id_idx" ON "refunds" USING btree ("provider_refund_id");
  CREATE INDEX "refunds_next_attempt_at_idx" ON "refunds" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "refunds_idempotency_key_idx" ON "refunds" USING btree ("idempotency_key");
  CREATE INDEX "refunds_needs_attention_idx" ON "refunds" USING btree ("needs_attention");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE INDEX "outgoing_mails_to_idx" ON "outgoing_mails" USING btree ("to");
  CREATE INDEX "outgoing_mails_state_idx" ON "outgoing_mails" USING btree ("state");
  CREATE INDEX "outgoing_mails_invoice_idx" ON "outgoing_mails" USING btree ("invoice_id");
  CREATE INDEX "outgoing_mails_booking_idx" ON "outgoing_mails" USING btree ("booking_id");
  CREATE INDEX "outgoing_mails_next_attempt_at_idx" ON "outgoing_mails" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "outgoing_mails_dedupe_key_idx" ON "outgoing_mails" USING btree ("dedupe_key");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "kept_terms_hash_idx" ON "kept_terms" USING btree ("hash");
  CREATE INDEX "kept_terms_updated_at_idx" ON "kept_terms" USING btree ("updated_at");
  CREATE INDEX "kept_terms_created_at_idx" ON "kept_terms" USING btree ("created_at");
  CREATE INDEX "holds_booking_idx" ON "holds" USING btree ("booking_id");
  CREATE INDEX "holds_updated_at_idx" ON "holds" USING btree ("updated_at");
  CREATE INDEX "holds_created_at_idx" ON "holds" USING btree ("created_at");
  CREATE INDEX "kind_resource_id_day_released_at_idx" ON "holds" USING btree ("kind","resource_id","day","released_at");
  CREATE INDEX "tour_places_tour_idx" ON "tour_places" USING btree ("tour_id");
  CREATE INDEX "tour_places_updated_at_idx" ON "tour_places" USING btree ("updated_at");
  CREATE INDEX "tour_places_created_at_idx" ON "tour_places" USING btree ("created_at");
  CREATE UNIQUE INDEX "tour_date_idx" ON "tour_places" USING btree ("tour_id","date");
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_terms_id_kept_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."kept_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk" FOREIGN KEY ("outgoing_mails_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_kept_terms_fk" FOREIGN KEY ("kept_terms_id") REFERENCES "public"."kept_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holds_fk" FOREIGN KEY ("holds_id") REFERENCES "public"."holds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tour_places_fk" FOREIGN KEY ("tour_places_id") REFERENCES "public"."tour_places"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "invoices_terms_idx" ON "invoices" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");
  CREATE INDEX "payload_locked_documents_rels_outgoing_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mails_id");
  CREATE INDEX "payload_locked_documents_rels_kept_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("kept_terms_id");
  CREATE INDEX "payload_locked_documents_rels_holds_id_idx" ON "payload_locked_documents_rels" USING btree ("holds_id");
  CREATE INDEX "payload_locked_documents_rels_tour_places_id_idx" ON "payload_locked_documents_rels" USING btree ("tour_places_id");`)
  // Existing bookings also hold their spots.
  await db.execute(sql`
  INSERT INTO "holds" ("booking_id", "kind", "resource_id", "day", "count")
  SELECT b."id", 'tour', b."tour_id_id"::text, b."booking_date", GREATEST(1, CASE
    WHEN b."unit_price"->'parts' @> '[{"type":"package"}]' THEN b."quantity"
    ELSE (SELECT sum((t->>'count')::integer) FROM jsonb_array_elements(b."travelers") t WHERE t->>'type' <> 'infant')
  END)
  FROM "bookings" b WHERE b."status" <> 'cancelled' AND b."tour_id_id" IS NOT NULL;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outgoing_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "kept_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tour_places" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "outgoing_mails" CASCADE;
  DROP TABLE "kept_terms" CASCADE;
  DROP TABLE "holds" CASCADE;
  DROP TABLE "tour_places" CASCADE;
  ALTER TABLE "invoices" DROP CONSTRAINT "invoices_terms_id_kept_terms_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_kept_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_holds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tour_places_fk";
  
  ALTER TABLE "invoices" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "invoices" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_invoices_status";
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('pending', 'paid', 'expired');
  ALTER TABLE "invoices" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_invoices_status";
  ALTER TABLE "invoices" ALTER COLUMN "status" SET DATA TYPE "public"."enum_invoices_status" USING "status"::"public"."enum_invoices_status";
  DROP INDEX "invoices_terms_idx";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  DROP INDEX "payload_locked_documents_rels_outgoing_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_kept_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_holds_id_idx";
  DROP INDEX "payload_locked_documents_rels_tour_places_id_idx";
  ALTER TABLE "tours" DROP COLUMN "places_per_day";
  ALTER TABLE "_tours_v" DROP COLUMN "version_places_per_day";
  ALTER TABLE "car_rentals" DROP COLUMN "stock_per_day";
  ALTER TABLE "cars" DROP COLUMN "stock_per_day";
  ALTER TABLE "bookings" DROP COLUMN "cancelled_at";
  ALTER TABLE "bookings" DROP COLUMN "cancelled_by";
  ALTER TABLE "bookings" DROP COLUMN "cancel_reason";
  ALTER TABLE "invoices" DROP COLUMN "cancelled_at";
  ALTER TABLE "invoices" DROP COLUMN "terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outgoing_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "kept_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "holds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tour_places_id";
  DROP TYPE "public"."enum_bookings_cancelled_by";
  DROP TYPE "public"."enum_refunds_state";
  DROP TYPE "public"."enum_outgoing_mails_state";
  DROP TYPE "public"."enum_holds_kind";`)
}
