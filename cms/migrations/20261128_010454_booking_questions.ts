import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tours_booking_questions_type" AS ENUM('text', 'choice', 'number', 'date', 'yes_no');
  CREATE TYPE "public"."enum_tours_booking_questions_per" AS ENUM('booking', 'traveller');
  CREATE TYPE "public"."enum__tours_v_version_booking_questions_type" AS ENUM('text', 'choice', 'number', 'date', 'yes_no');
  CREATE TYPE "public"."enum__tours_v_version_booking_questions_per" AS ENUM('booking', 'traveller');
  CREATE TYPE "public"."enum_car_rentals_booking_questions_type" AS ENUM('text', 'choice', 'number', 'date', 'yes_no');
  CREATE TYPE "public"."enum_car_rentals_booking_questions_per" AS ENUM('booking', 'traveller');
  CREATE TYPE "public"."enum_airport_transfers_booking_questions_type" AS ENUM('text', 'choice', 'number', 'date', 'yes_no');
  CREATE TYPE "public"."enum_airport_transfers_booking_questions_per" AS ENUM('booking', 'traveller');
  CREATE TYPE "public"."enum_hotels_booking_questions_type" AS ENUM('text', 'choice', 'number', 'date', 'yes_no');
  CREATE TYPE "public"."enum_hotels_booking_questions_per" AS ENUM('booking', 'traveller');
  CREATE TYPE "public"."enum__hotels_v_version_booking_questions_type" AS ENUM('text', 'choice', 'number', 'date', 'yes_no');
  CREATE TYPE "public"."enum__hotels_v_version_booking_questions_per" AS ENUM('booking', 'traveller');
  CREATE TABLE "tours_booking_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"help" varchar,
  	"type" "enum_tours_booking_questions_type" DEFAULT 'text',
  	"per" "enum_tours_booking_questions_per" DEFAULT 'booking',
  	"options" varchar,
  	"is_required" boolean DEFAULT false
  );
  
  CREATE TABLE "_tours_v_version_booking_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"help" varchar,
  	"type" "enum__tours_v_version_booking_questions_type" DEFAULT 'text',
  	"per" "enum__tours_v_version_booking_questions_per" DEFAULT 'booking',
  	"options" varchar,
  	"is_required" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "car_rentals_booking_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"help" varchar,
  	"type" "enum_car_rentals_booking_questions_type" DEFAULT 'text' NOT NULL,
  	"per" "enum_car_rentals_booking_questions_per" DEFAULT 'booking' NOT NULL,
  	"options" varchar,
  	"is_required" boolean DEFAULT false
  );
  
  CREATE TABLE "airport_transfers_booking_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"help" varchar,
  	"type" "enum_airport_transfers_booking_questions_type" DEFAULT 'text' NOT NULL,
  	"per" "enum_airport_transfers_booking_questions_per" DEFAULT 'booking' NOT NULL,
  	"options" varchar,
  	"is_required" boolean DEFAULT false
  );
  
  CREATE TABLE "hotels_booking_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"help" varchar,
  	"type" "enum_hotels_booking_questions_type" DEFAULT 'text',
  	"per" "enum_hotels_booking_questions_per" DEFAULT 'booking',
  	"options" varchar,
  	"is_required" boolean DEFAULT false
  );
  
  CREATE TABLE "_hotels_v_version_booking_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"help" varchar,
  	"type" "enum__hotels_v_version_booking_questions_type" DEFAULT 'text',
  	"per" "enum__hotels_v_version_booking_questions_per" DEFAULT 'booking',
  	"options" varchar,
  	"is_required" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "bookings" ADD COLUMN "answers" jsonb;
  ALTER TABLE "tours_booking_questions" ADD CONSTRAINT "tours_booking_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_booking_questions" ADD CONSTRAINT "_tours_v_version_booking_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "car_rentals_booking_questions" ADD CONSTRAINT "car_rentals_booking_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."car_rentals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "airport_transfers_booking_questions" ADD CONSTRAINT "airport_transfers_booking_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."airport_transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotels_booking_questions" ADD CONSTRAINT "hotels_booking_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotels_v_version_booking_questions" ADD CONSTRAINT "_hotels_v_version_booking_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotels_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tours_booking_questions_order_idx" ON "tours_booking_questions" USING btree ("_order");
  CREATE INDEX "tours_booking_questions_parent_id_idx" ON "tours_booking_questions" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_booking_questions_order_idx" ON "_tours_v_version_booking_questions" USING btree ("_order");
  CREATE INDEX "_tours_v_version_booking_questions_parent_id_idx" ON "_tours_v_version_booking_questions" USING btree ("_parent_id");
  CREATE INDEX "car_rentals_booking_questions_order_idx" ON "car_rentals_booking_questions" USING btree ("_order");
  CREATE INDEX "car_rentals_booking_questions_parent_id_idx" ON "car_rentals_booking_questions" USING btree ("_parent_id");
  CREATE INDEX "airport_transfers_booking_questions_order_idx" ON "airport_transfers_booking_questions" USING btree ("_order");
  CREATE INDEX "airport_transfers_booking_questions_parent_id_idx" ON "airport_transfers_booking_questions" USING btree ("_parent_id");
  CREATE INDEX "hotels_booking_questions_order_idx" ON "hotels_booking_questions" USING btree ("_order");
  CREATE INDEX "hotels_booking_questions_parent_id_idx" ON "hotels_booking_questions" USING btree ("_parent_id");
  CREATE INDEX "_hotels_v_version_booking_questions_order_idx" ON "_hotels_v_version_booking_questions" USING btree ("_order");
  CREATE INDEX "_hotels_v_version_booking_questions_parent_id_idx" ON "_hotels_v_version_booking_questions" USING btree ("_parent_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tours_booking_questions" CASCADE;
  DROP TABLE "_tours_v_version_booking_questions" CASCADE;
  DROP TABLE "car_rentals_booking_questions" CASCADE;
  DROP TABLE "airport_transfers_booking_questions" CASCADE;
  DROP TABLE "hotels_booking_questions" CASCADE;
  DROP TABLE "_hotels_v_version_booking_questions" CASCADE;
  ALTER TABLE "bookings" DROP COLUMN "answers";
  DROP TYPE "public"."enum_tours_booking_questions_type";
  DROP TYPE "public"."enum_tours_booking_questions_per";
  DROP TYPE "public"."enum__tours_v_version_booking_questions_type";
  DROP TYPE "public"."enum__tours_v_version_booking_questions_per";
  DROP TYPE "public"."enum_car_rentals_booking_questions_type";
  DROP TYPE "public"."enum_car_rentals_booking_questions_per";
  DROP TYPE "public"."enum_airport_transfers_booking_questions_type";
  DROP TYPE "public"."enum_airport_transfers_booking_questions_per";
  DROP TYPE "public"."enum_hotels_booking_questions_type";
  DROP TYPE "public"."enum_hotels_booking_questions_per";
  DROP TYPE "public"."enum__hotels_v_version_booking_questions_type";
  DROP TYPE "public"."enum__hotels_v_version_booking_questions_per";`)
}
