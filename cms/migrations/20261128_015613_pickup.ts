import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tours_pickup_mode" AS ENUM('none', 'meeting_point', 'hotel', 'both');
  CREATE TYPE "public"."enum__tours_v_version_pickup_mode" AS ENUM('none', 'meeting_point', 'hotel', 'both');
  CREATE TYPE "public"."enum_pickup_zones_surcharge_per" AS ENUM('person', 'booking');
  CREATE TYPE "public"."enum_bookings_pickup_kind" AS ENUM('meeting_point', 'zone', 'later');
  ALTER TYPE "public"."enum_audit_log_kind" ADD VALUE 'pickup-zones' BEFORE 'car-rentals';
  CREATE TABLE "pickup_zones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"surcharge" numeric DEFAULT 0 NOT NULL,
  	"surcharge_per" "enum_pickup_zones_surcharge_per" DEFAULT 'person' NOT NULL,
  	"offset_minutes" numeric DEFAULT 60 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tours" ADD COLUMN "pickup_mode" "enum_tours_pickup_mode" DEFAULT 'none';
  ALTER TABLE "tours" ADD COLUMN "meeting_point" varchar;
  ALTER TABLE "tours_rels" ADD COLUMN "pickup_zones_id" integer;
  ALTER TABLE "_tours_v" ADD COLUMN "version_pickup_mode" "enum__tours_v_version_pickup_mode" DEFAULT 'none';
  ALTER TABLE "_tours_v" ADD COLUMN "version_meeting_point" varchar;
  ALTER TABLE "_tours_v_rels" ADD COLUMN "pickup_zones_id" integer;
  ALTER TABLE "bookings" ADD COLUMN "pickup_kind" "enum_bookings_pickup_kind";
  ALTER TABLE "bookings" ADD COLUMN "pickup_zone" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pickup_zones_id" integer;
  CREATE INDEX "pickup_zones_updated_at_idx" ON "pickup_zones" USING btree ("updated_at");
  CREATE INDEX "pickup_zones_created_at_idx" ON "pickup_zones" USING btree ("created_at");
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_pickup_zones_fk" FOREIGN KEY ("pickup_zones_id") REFERENCES "public"."pickup_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_pickup_zones_fk" FOREIGN KEY ("pickup_zones_id") REFERENCES "public"."pickup_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pickup_zones_fk" FOREIGN KEY ("pickup_zones_id") REFERENCES "public"."pickup_zones"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tours_rels_pickup_zones_id_idx" ON "tours_rels" USING btree ("pickup_zones_id");
  CREATE INDEX "_tours_v_rels_pickup_zones_id_idx" ON "_tours_v_rels" USING btree ("pickup_zones_id");
  CREATE INDEX "payload_locked_documents_rels_pickup_zones_id_idx" ON "payload_locked_documents_rels" USING btree ("pickup_zones_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DELETE FROM "audit_log" WHERE "kind" = 'pickup-zones';
  DELETE FROM "tours_rels" WHERE "pickup_zones_id" IS NOT NULL;
  DELETE FROM "_tours_v_rels" WHERE "pickup_zones_id" IS NOT NULL;
  DELETE FROM "payload_locked_documents_rels" WHERE "pickup_zones_id" IS NOT NULL;
  DROP TABLE "pickup_zones" CASCADE;
  ALTER TABLE "tours_rels" DROP CONSTRAINT IF EXISTS "tours_rels_pickup_zones_fk";
  
  ALTER TABLE "_tours_v_rels" DROP CONSTRAINT IF EXISTS "_tours_v_rels_pickup_zones_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_pickup_zones_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_kind";
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('tours', 'categories', 'destinations', 'countries', 'car-rentals', 'car-rental-types', 'airport-transfers', 'airports', 'cities', 'areas', 'cars', 'car-categories', 'hotels', 'hero-slides', 'pages', 'articles', 'cancellation-policies', 'media', 'bookings', 'invoices', 'payment-events', 'refunds', 'outgoing-mails', 'tour-places', 'transfer-stock', 'rental-stock', 'room-stock', 'travellers', 'identity-documents', 'subscriptions', 'users', 'settings', 'currencies', 'site');
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_log_kind" USING "kind"::"public"."enum_audit_log_kind";
  DROP INDEX "tours_rels_pickup_zones_id_idx";
  DROP INDEX "_tours_v_rels_pickup_zones_id_idx";
  DROP INDEX "payload_locked_documents_rels_pickup_zones_id_idx";
  ALTER TABLE "tours" DROP COLUMN "pickup_mode";
  ALTER TABLE "tours" DROP COLUMN "meeting_point";
  ALTER TABLE "tours_rels" DROP COLUMN "pickup_zones_id";
  ALTER TABLE "_tours_v" DROP COLUMN "version_pickup_mode";
  ALTER TABLE "_tours_v" DROP COLUMN "version_meeting_point";
  ALTER TABLE "_tours_v_rels" DROP COLUMN "pickup_zones_id";
  ALTER TABLE "bookings" DROP COLUMN "pickup_kind";
  ALTER TABLE "bookings" DROP COLUMN "pickup_zone";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pickup_zones_id";
  DROP TYPE "public"."enum_tours_pickup_mode";
  DROP TYPE "public"."enum__tours_v_version_pickup_mode";
  DROP TYPE "public"."enum_pickup_zones_surcharge_per";
  DROP TYPE "public"."enum_bookings_pickup_kind";`)
}
