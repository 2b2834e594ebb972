import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tours_start_times_weekdays" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__tours_v_version_start_times_weekdays" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_destinations_time_zone" AS ENUM('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura');
  CREATE TYPE "public"."enum__destinations_v_version_time_zone" AS ENUM('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura');
  CREATE TYPE "public"."enum_bookings_time_zone" AS ENUM('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura');
  CREATE TABLE "tours_start_times_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_tours_start_times_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tours_start_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"label" varchar,
  	"capacity" numeric,
  	"valid_from" varchar,
  	"valid_to" varchar
  );
  
  CREATE TABLE "_tours_v_version_start_times_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tours_v_version_start_times_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tours_v_version_start_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"label" varchar,
  	"capacity" numeric,
  	"valid_from" varchar,
  	"valid_to" varchar,
  	"_uuid" varchar
  );
  
  DROP INDEX "tour_date_idx";
  ALTER TABLE "tours" ADD COLUMN "cut_off_hours" numeric;
  ALTER TABLE "_tours_v" ADD COLUMN "version_cut_off_hours" numeric;
  ALTER TABLE "destinations" ADD COLUMN "time_zone" "enum_destinations_time_zone" DEFAULT 'Asia/Makassar';
  ALTER TABLE "_destinations_v" ADD COLUMN "version_time_zone" "enum__destinations_v_version_time_zone" DEFAULT 'Asia/Makassar';
  ALTER TABLE "bookings" ADD COLUMN "start_time" varchar;
  ALTER TABLE "bookings" ADD COLUMN "start_label" varchar;
  ALTER TABLE "bookings" ADD COLUMN "time_zone" "enum_bookings_time_zone";
  ALTER TABLE "bookings" ADD COLUMN "start_time_id" varchar;
  ALTER TABLE "tour_places" ADD COLUMN "start_time_id" varchar DEFAULT '';
  ALTER TABLE "tour_places" ADD COLUMN "start_time" varchar;
  ALTER TABLE "holds" ADD COLUMN "start_time_id" varchar DEFAULT '';
  ALTER TABLE "tours_start_times_weekdays" ADD CONSTRAINT "tours_start_times_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours_start_times"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_start_times" ADD CONSTRAINT "tours_start_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_start_times_weekdays" ADD CONSTRAINT "_tours_v_version_start_times_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v_version_start_times"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_start_times" ADD CONSTRAINT "_tours_v_version_start_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tours_start_times_weekdays_order_idx" ON "tours_start_times_weekdays" USING btree ("order");
  CREATE INDEX "tours_start_times_weekdays_parent_idx" ON "tours_start_times_weekdays" USING btree ("parent_id");
  CREATE INDEX "tours_start_times_order_idx" ON "tours_start_times" USING btree ("_order");
  CREATE INDEX "tours_start_times_parent_id_idx" ON "tours_start_times" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_start_times_weekdays_order_idx" ON "_tours_v_version_start_times_weekdays" USING btree ("order");
  CREATE INDEX "_tours_v_version_start_times_weekdays_parent_idx" ON "_tours_v_version_start_times_weekdays" USING btree ("parent_id");
  CREATE INDEX "_tours_v_version_start_times_order_idx" ON "_tours_v_version_start_times" USING btree ("_order");
  CREATE INDEX "_tours_v_version_start_times_parent_id_idx" ON "_tours_v_version_start_times" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tour_start_time_id_date_idx" ON "tour_places" USING btree ("tour_id","start_time_id","date");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tours_start_times_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tours_start_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_start_times_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tours_v_version_start_times" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tours_start_times_weekdays" CASCADE;
  DROP TABLE "tours_start_times" CASCADE;
  DROP TABLE "_tours_v_version_start_times_weekdays" CASCADE;
  DROP TABLE "_tours_v_version_start_times" CASCADE;
  DROP INDEX "tour_start_time_id_date_idx";
  DELETE FROM "tour_places" WHERE "start_time_id" <> '';
  DELETE FROM "tours_texts" WHERE "path" LIKE 'start_times.%.package_ids';
  DELETE FROM "_tours_v_texts" WHERE "path" LIKE 'version.start_times.%.package_ids';
  CREATE UNIQUE INDEX "tour_date_idx" ON "tour_places" USING btree ("tour_id","date");
  ALTER TABLE "tours" DROP COLUMN "cut_off_hours";
  ALTER TABLE "_tours_v" DROP COLUMN "version_cut_off_hours";
  ALTER TABLE "destinations" DROP COLUMN "time_zone";
  ALTER TABLE "_destinations_v" DROP COLUMN "version_time_zone";
  ALTER TABLE "bookings" DROP COLUMN "start_time";
  ALTER TABLE "bookings" DROP COLUMN "start_label";
  ALTER TABLE "bookings" DROP COLUMN "time_zone";
  ALTER TABLE "bookings" DROP COLUMN "start_time_id";
  ALTER TABLE "tour_places" DROP COLUMN "start_time_id";
  ALTER TABLE "tour_places" DROP COLUMN "start_time";
  ALTER TABLE "holds" DROP COLUMN "start_time_id";
  DROP TYPE "public"."enum_tours_start_times_weekdays";
  DROP TYPE "public"."enum__tours_v_version_start_times_weekdays";
  DROP TYPE "public"."enum_destinations_time_zone";
  DROP TYPE "public"."enum__destinations_v_version_time_zone";
  DROP TYPE "public"."enum_bookings_time_zone";`)
}
