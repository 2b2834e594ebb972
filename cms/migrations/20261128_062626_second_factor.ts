import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_kind" ADD VALUE 'sign-in-settings' BEFORE 'site';
  CREATE TABLE "sign_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"required_admin" boolean DEFAULT false,
  	"required_editor" boolean DEFAULT false,
  	"required_staff" boolean DEFAULT false,
  	"protect_documents" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms_sessions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"device" text NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"second_factor_at" timestamp(3) with time zone,
  	"parked_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "authenticator_apps" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"last_step" bigint NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" text NOT NULL,
  	"public_key" "bytea" NOT NULL,
  	"counter" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "recovery_codes" (
  	"user_id" integer NOT NULL,
  	"code_hash" text NOT NULL,
  	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
  );
  
  CREATE TABLE "factor_challenges" (
  	"key" text PRIMARY KEY NOT NULL,
  	"value" text NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "cms_sessions" ADD CONSTRAINT "cms_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cms_sessions_user_idx" ON "cms_sessions" USING btree ("user_id");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_in_settings" CASCADE;
  DROP TABLE "cms_sessions" CASCADE;
  DROP TABLE "authenticator_apps" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "factor_challenges" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "audit_log" SET "kind" = 'settings' WHERE "kind" = 'sign-in-settings';
  DROP TYPE "public"."enum_audit_log_kind";
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('tours', 'categories', 'destinations', 'countries', 'pickup-zones', 'car-rentals', 'car-rental-types', 'airport-transfers', 'airports', 'cities', 'areas', 'cars', 'car-categories', 'hotels', 'hero-slides', 'pages', 'articles', 'cancellation-policies', 'media', 'bookings', 'invoices', 'payment-events', 'refunds', 'outgoing-mails', 'tour-places', 'transfer-stock', 'rental-stock', 'room-stock', 'travellers', 'identity-documents', 'subscriptions', 'users', 'settings', 'currencies', 'site');
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_log_kind" USING "kind"::"public"."enum_audit_log_kind";`)
}
