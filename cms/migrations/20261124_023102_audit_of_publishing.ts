import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Adds publishing, schedules and resent mails to the audit log. Its roles and kinds become enums. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_role" AS ENUM('admin', 'editor', 'staff');
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('tours', 'categories', 'destinations', 'countries', 'car-rentals', 'car-rental-types', 'airport-transfers', 'airports', 'cities', 'areas', 'cars', 'car-categories', 'hotels', 'hero-slides', 'pages', 'articles', 'media', 'bookings', 'invoices', 'payment-events', 'refunds', 'outgoing-mails', 'tour-places', 'transfer-stock', 'rental-stock', 'room-stock', 'travellers', 'identity-documents', 'subscriptions', 'users', 'settings', 'currencies', 'site');
  ALTER TYPE "public"."enum_audit_log_operation" ADD VALUE 'plan';
  ALTER TYPE "public"."enum_audit_log_operation" ADD VALUE 'unplan';
  ALTER TYPE "public"."enum_audit_log_operation" ADD VALUE 'planned';
  ALTER TYPE "public"."enum_audit_log_operation" ADD VALUE 'resend';
  ALTER TYPE "public"."enum_audit_log_operation" ADD VALUE 'publish';
  ALTER TYPE "public"."enum_audit_log_operation" ADD VALUE 'back';
  ALTER TABLE "audit_log" ALTER COLUMN "role" SET DATA TYPE "public"."enum_audit_log_role" USING "role"::"public"."enum_audit_log_role";
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_log_kind" USING "kind"::"public"."enum_audit_log_kind";`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "operation" SET DATA TYPE text;
  UPDATE "audit_log" SET "operation" = 'update' WHERE "operation" NOT IN ('create', 'update', 'draft', 'delete');
  DROP TYPE "public"."enum_audit_log_operation";
  CREATE TYPE "public"."enum_audit_log_operation" AS ENUM('create', 'update', 'draft', 'delete');
  ALTER TABLE "audit_log" ALTER COLUMN "operation" SET DATA TYPE "public"."enum_audit_log_operation" USING "operation"::"public"."enum_audit_log_operation";
  ALTER TABLE "audit_log" ALTER COLUMN "role" SET DATA TYPE varchar;
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_audit_log_role";
  DROP TYPE "public"."enum_audit_log_kind";`)
}
