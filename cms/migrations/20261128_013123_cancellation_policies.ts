import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_kind" ADD VALUE 'cancellation-policies' BEFORE 'media';
  CREATE TABLE "cancellation_policies_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hours_before" numeric NOT NULL,
  	"refund_percent" numeric NOT NULL
  );
  
  CREATE TABLE "cancellation_policies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tours" ADD COLUMN "cancellation_policy_id_id" integer;
  ALTER TABLE "_tours_v" ADD COLUMN "version_cancellation_policy_id_id" integer;
  ALTER TABLE "car_rentals" ADD COLUMN "cancellation_policy_id_id" integer;
  ALTER TABLE "airport_transfers" ADD COLUMN "cancellation_policy_id_id" integer;
  ALTER TABLE "hotels_rooms" ADD COLUMN "cancellation_policy_id_id" integer;
  ALTER TABLE "_hotels_v_version_rooms" ADD COLUMN "cancellation_policy_id_id" integer;
  ALTER TABLE "bookings" ADD COLUMN "refund_amount" numeric;
  ALTER TABLE "bookings" ADD COLUMN "refund_reason" varchar;
  ALTER TABLE "bookings" ADD COLUMN "cancellation_tiers" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cancellation_policies_id" integer;
  ALTER TABLE "settings" ADD COLUMN "cancellation_policy_id_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_cancellation_policy_id_id" integer;
  ALTER TABLE "cancellation_policies_tiers" ADD CONSTRAINT "cancellation_policies_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cancellation_policies_tiers_order_idx" ON "cancellation_policies_tiers" USING btree ("_order");
  CREATE INDEX "cancellation_policies_tiers_parent_id_idx" ON "cancellation_policies_tiers" USING btree ("_parent_id");
  CREATE INDEX "cancellation_policies_updated_at_idx" ON "cancellation_policies" USING btree ("updated_at");
  CREATE INDEX "cancellation_policies_created_at_idx" ON "cancellation_policies" USING btree ("created_at");
  ALTER TABLE "tours" ADD CONSTRAINT "tours_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_version_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("version_cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "car_rentals" ADD CONSTRAINT "car_rentals_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "airport_transfers" ADD CONSTRAINT "airport_transfers_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotels_rooms" ADD CONSTRAINT "hotels_rooms_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotels_v_version_rooms" ADD CONSTRAINT "_hotels_v_version_rooms_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cancellation_policies_fk" FOREIGN KEY ("cancellation_policies_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_cancellation_policy_id_id_cancellation_policies_id_fk" FOREIGN KEY ("version_cancellation_policy_id_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tours_cancellation_policy_id_idx" ON "tours" USING btree ("cancellation_policy_id_id");
  CREATE INDEX "_tours_v_version_version_cancellation_policy_id_idx" ON "_tours_v" USING btree ("version_cancellation_policy_id_id");
  CREATE INDEX "car_rentals_cancellation_policy_id_idx" ON "car_rentals" USING btree ("cancellation_policy_id_id");
  CREATE INDEX "airport_transfers_cancellation_policy_id_idx" ON "airport_transfers" USING btree ("cancellation_policy_id_id");
  CREATE INDEX "hotels_rooms_cancellation_policy_id_idx" ON "hotels_rooms" USING btree ("cancellation_policy_id_id");
  CREATE INDEX "_hotels_v_version_rooms_cancellation_policy_id_idx" ON "_hotels_v_version_rooms" USING btree ("cancellation_policy_id_id");
  CREATE INDEX "payload_locked_documents_rels_cancellation_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("cancellation_policies_id");
  CREATE INDEX "settings_cancellation_policy_id_idx" ON "settings" USING btree ("cancellation_policy_id_id");
  CREATE INDEX "_settings_v_version_version_cancellation_policy_id_idx" ON "_settings_v" USING btree ("version_cancellation_policy_id_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
  DELETE FROM "payload_locked_documents_rels" WHERE "cancellation_policies_id" IS NOT NULL;
  DROP TABLE "cancellation_policies_tiers" CASCADE;
  DROP TABLE "cancellation_policies" CASCADE;
  DELETE FROM "audit_log" WHERE "kind" = 'cancellation-policies';
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_kind";
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('tours', 'categories', 'destinations', 'countries', 'car-rentals', 'car-rental-types', 'airport-transfers', 'airports', 'cities', 'areas', 'cars', 'car-categories', 'hotels', 'hero-slides', 'pages', 'articles', 'media', 'bookings', 'invoices', 'payment-events', 'refunds', 'outgoing-mails', 'tour-places', 'transfer-stock', 'rental-stock', 'room-stock', 'travellers', 'identity-documents', 'subscriptions', 'users', 'settings', 'currencies', 'site');
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_log_kind" USING "kind"::"public"."enum_audit_log_kind";
  DROP INDEX "tours_cancellation_policy_id_idx";
  DROP INDEX "_tours_v_version_version_cancellation_policy_id_idx";
  DROP INDEX "car_rentals_cancellation_policy_id_idx";
  DROP INDEX "airport_transfers_cancellation_policy_id_idx";
  DROP INDEX "hotels_rooms_cancellation_policy_id_idx";
  DROP INDEX "_hotels_v_version_rooms_cancellation_policy_id_idx";
  DROP INDEX "payload_locked_documents_rels_cancellation_policies_id_idx";
  DROP INDEX "settings_cancellation_policy_id_idx";
  DROP INDEX "_settings_v_version_version_cancellation_policy_id_idx";
  ALTER TABLE "tours" DROP COLUMN "cancellation_policy_id_id";
  ALTER TABLE "_tours_v" DROP COLUMN "version_cancellation_policy_id_id";
  ALTER TABLE "car_rentals" DROP COLUMN "cancellation_policy_id_id";
  ALTER TABLE "airport_transfers" DROP COLUMN "cancellation_policy_id_id";
  ALTER TABLE "hotels_rooms" DROP COLUMN "cancellation_policy_id_id";
  ALTER TABLE "_hotels_v_version_rooms" DROP COLUMN "cancellation_policy_id_id";
  ALTER TABLE "bookings" DROP COLUMN "refund_amount";
  ALTER TABLE "bookings" DROP COLUMN "refund_reason";
  ALTER TABLE "bookings" DROP COLUMN "cancellation_tiers";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cancellation_policies_id";
  ALTER TABLE "settings" DROP COLUMN "cancellation_policy_id_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_cancellation_policy_id_id";`)
}
