import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_kind" AS ENUM('tour', 'transfer', 'rental', 'room');
  CREATE TABLE "transfer_stock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"car_id" integer NOT NULL,
  	"date" varchar NOT NULL,
  	"rides" numeric NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rental_stock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rental_id" integer NOT NULL,
  	"date" varchar NOT NULL,
  	"cars" numeric NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "room_stock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hotel_id" varchar NOT NULL,
  	"room" varchar NOT NULL,
  	"room_name" varchar,
  	"date" varchar NOT NULL,
  	"rooms" numeric NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "bookings" ADD COLUMN "kind" "enum_bookings_kind" DEFAULT 'tour' NOT NULL;
  ALTER TABLE "bookings" ADD COLUMN "end_date" varchar;
  ALTER TABLE "bookings" ADD COLUMN "pickup_location" varchar;
  ALTER TABLE "bookings" ADD COLUMN "delivery_location" varchar;
  ALTER TABLE "bookings" ADD COLUMN "transfer_id_id" integer;
  ALTER TABLE "bookings" ADD COLUMN "rental_id_id" integer;
  ALTER TABLE "bookings" ADD COLUMN "hotel_id_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "transfer_stock_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rental_stock_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "room_stock_id" integer;
  ALTER TABLE "transfer_stock" ADD CONSTRAINT "transfer_stock_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rental_stock" ADD CONSTRAINT "rental_stock_rental_id_car_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."car_rentals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "room_stock" ADD CONSTRAINT "room_stock_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "transfer_stock_car_idx" ON "transfer_stock" USING btree ("car_id");
  CREATE INDEX "transfer_stock_updated_at_idx" ON "transfer_stock" USING btree ("updated_at");
  CREATE INDEX "transfer_stock_created_at_idx" ON "transfer_stock" USING btree ("created_at");
  CREATE UNIQUE INDEX "car_date_idx" ON "transfer_stock" USING btree ("car_id","date");
  CREATE INDEX "rental_stock_rental_idx" ON "rental_stock" USING btree ("rental_id");
  CREATE INDEX "rental_stock_updated_at_idx" ON "rental_stock" USING btree ("updated_at");
  CREATE INDEX "rental_stock_created_at_idx" ON "rental_stock" USING btree ("created_at");
  CREATE UNIQUE INDEX "rental_date_idx" ON "rental_stock" USING btree ("rental_id","date");
  CREATE INDEX "room_stock_hotel_idx" ON "room_stock" USING btree ("hotel_id");
  CREATE INDEX "room_stock_room_idx" ON "room_stock" USING btree ("room");
  CREATE INDEX "room_stock_updated_at_idx" ON "room_stock" USING btree ("updated_at");
  CREATE INDEX "room_stock_created_at_idx" ON "room_stock" USING btree ("created_at");
  CREATE UNIQUE INDEX "room_date_idx" ON "room_stock" USING btree ("room","date");
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_transfer_id_id_airport_transfers_id_fk" FOREIGN KEY ("transfer_id_id") REFERENCES "public"."airport_transfers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_rental_id_id_car_rentals_id_fk" FOREIGN KEY ("rental_id_id") REFERENCES "public"."car_rentals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hotel_id_id_hotels_id_fk" FOREIGN KEY ("hotel_id_id") REFERENCES "public"."hotels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfer_stock_fk" FOREIGN KEY ("transfer_stock_id") REFERENCES "public"."transfer_stock"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rental_stock_fk" FOREIGN KEY ("rental_stock_id") REFERENCES "public"."rental_stock"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_room_stock_fk" FOREIGN KEY ("room_stock_id") REFERENCES "public"."room_stock"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_transfer_id_idx" ON "bookings" USING btree ("transfer_id_id");
  CREATE INDEX "bookings_rental_id_idx" ON "bookings" USING btree ("rental_id_id");
  CREATE INDEX "bookings_hotel_id_idx" ON "bookings" USING btree ("hotel_id_id");
  CREATE INDEX "payload_locked_documents_rels_transfer_stock_id_idx" ON "payload_locked_documents_rels" USING btree ("transfer_stock_id");
  CREATE INDEX "payload_locked_documents_rels_rental_stock_id_idx" ON "payload_locked_documents_rels" USING btree ("rental_stock_id");
  CREATE INDEX "payload_locked_documents_rels_room_stock_id_idx" ON "payload_locked_documents_rels" USING btree ("room_stock_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "transfer_stock" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rental_stock" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "room_stock" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "transfer_stock" CASCADE;
  DROP TABLE "rental_stock" CASCADE;
  DROP TABLE "room_stock" CASCADE;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_transfer_id_id_airport_transfers_id_fk";
  
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_rental_id_id_car_rentals_id_fk";
  
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_hotel_id_id_hotels_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_transfer_stock_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rental_stock_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_room_stock_fk";
  
  DROP INDEX "bookings_transfer_id_idx";
  DROP INDEX "bookings_rental_id_idx";
  DROP INDEX "bookings_hotel_id_idx";
  DROP INDEX "payload_locked_documents_rels_transfer_stock_id_idx";
  DROP INDEX "payload_locked_documents_rels_rental_stock_id_idx";
  DROP INDEX "payload_locked_documents_rels_room_stock_id_idx";
  ALTER TABLE "bookings" DROP COLUMN "kind";
  ALTER TABLE "bookings" DROP COLUMN "end_date";
  ALTER TABLE "bookings" DROP COLUMN "pickup_location";
  ALTER TABLE "bookings" DROP COLUMN "delivery_location";
  ALTER TABLE "bookings" DROP COLUMN "transfer_id_id";
  ALTER TABLE "bookings" DROP COLUMN "rental_id_id";
  ALTER TABLE "bookings" DROP COLUMN "hotel_id_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "transfer_stock_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rental_stock_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "room_stock_id";
  DROP TYPE "public"."enum_bookings_kind";`)
}
