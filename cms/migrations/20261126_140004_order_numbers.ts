import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Gives each invoice a short random order number and numbers its bookings in the order in which they were created.
 * Invoices that draw a used number draw again until all numbers differ, which takes two or three rounds for a million
 * invoices.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoices" ADD COLUMN "order_number" varchar;
  ALTER TABLE "bookings" ADD COLUMN "booking_number" varchar;

  CREATE FUNCTION pg_temp.draw_order_number() RETURNS varchar LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
    random_bytes constant bytea := uuid_send(gen_random_uuid());
    drawn text := 'NUSA-';
  BEGIN
    -- The first six bytes of a UUID of version 4 are random.
    FOR place IN 0..5 LOOP
      drawn := drawn || substr(letters, get_byte(random_bytes, place) % 32 + 1, 1);
    END LOOP;
    RETURN drawn;
  END $$;

  UPDATE "invoices" SET "order_number" = pg_temp.draw_order_number();
  DO $$
  BEGIN
    LOOP
      UPDATE "invoices" SET "order_number" = pg_temp.draw_order_number() WHERE "id" IN (
        SELECT "id" FROM (
          SELECT "id", row_number() OVER (PARTITION BY "order_number" ORDER BY "created_at", "id") AS drawn
          FROM "invoices"
        ) AS numbered WHERE drawn > 1
      );
      EXIT WHEN NOT FOUND;
    END LOOP;
  END $$;
  DROP FUNCTION pg_temp.draw_order_number();

  UPDATE "bookings" SET "booking_number" = "invoices"."order_number" || '-' || numbered.place
  FROM (
    SELECT "id", row_number() OVER (PARTITION BY "invoice_id_id" ORDER BY "created_at", "id") AS place FROM "bookings"
  ) AS numbered, "invoices"
  WHERE numbered."id" = "bookings"."id" AND "invoices"."id" = "bookings"."invoice_id_id";

  ALTER TABLE "invoices" ALTER COLUMN "order_number" SET NOT NULL;
  ALTER TABLE "bookings" ALTER COLUMN "booking_number" SET NOT NULL;
  CREATE UNIQUE INDEX "invoices_order_number_idx" ON "invoices" USING btree ("order_number");
  CREATE UNIQUE INDEX "bookings_booking_number_idx" ON "bookings" USING btree ("booking_number");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP INDEX "invoices_order_number_idx";
  DROP INDEX "bookings_booking_number_idx";
  ALTER TABLE "invoices" DROP COLUMN "order_number";
  ALTER TABLE "bookings" DROP COLUMN "booking_number";`)
}
