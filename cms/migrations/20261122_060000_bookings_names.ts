import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Renames the fields of a booking's price, gives each passenger an id, and copies the payment method of the invoice to
 * paid bookings.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "bookings" SET "unit_price" = jsonb_build_object(
    'basePriceBreakdown', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('type', part->'type', 'count', part->'count', 'pricePerPerson', part->'unitPrice', 'publishPrice', part->'unitPriceBefore', 'total', part->'total') ORDER BY place), '[]')
      FROM jsonb_array_elements("unit_price"->'parts') WITH ORDINALITY AS parts(part, place)
    ),
    'basePriceTotal', "unit_price"->'base', 'addOns', "unit_price"->'addOns', 'addOnsTotal', "unit_price"->'addOnsTotal',
    'totalBeforeDiscount', "unit_price"->'before', 'discountAmount', "unit_price"->'discount', 'grandTotal', "unit_price"->'total'
  ) WHERE jsonb_typeof("unit_price"->'parts') = 'array';
  UPDATE "bookings" SET "passenger_details" = (
    SELECT jsonb_agg(jsonb_build_object('id', passenger->>'type' || '-' || number) || passenger ORDER BY place)
    FROM (
      SELECT passenger, place, row_number() OVER (PARTITION BY passenger->>'type' ORDER BY place) AS number
      FROM jsonb_array_elements("passenger_details") WITH ORDINALITY AS passengers(passenger, place)
    ) AS numbered
  ) WHERE jsonb_typeof("passenger_details") = 'array' AND jsonb_array_length("passenger_details") > 0;
  UPDATE "bookings" SET "payment_method" = "invoices"."payment_method" FROM "invoices"
    WHERE "invoices"."id" = "bookings"."invoice_id_id" AND "bookings"."payment_status" IN ('paid', 'refunded');`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "bookings" SET "unit_price" = jsonb_build_object(
    'parts', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('type', part->'type', 'count', part->'count', 'unitPrice', part->'pricePerPerson', 'unitPriceBefore', part->'publishPrice', 'total', part->'total') ORDER BY place), '[]')
      FROM jsonb_array_elements("unit_price"->'basePriceBreakdown') WITH ORDINALITY AS parts(part, place)
    ),
    'base', "unit_price"->'basePriceTotal', 'addOns', "unit_price"->'addOns', 'addOnsTotal', "unit_price"->'addOnsTotal',
    'before', "unit_price"->'totalBeforeDiscount', 'discount', "unit_price"->'discountAmount', 'total', "unit_price"->'grandTotal'
  ) WHERE jsonb_typeof("unit_price"->'basePriceBreakdown') = 'array';
  UPDATE "bookings" SET "passenger_details" = (
    SELECT jsonb_agg(passenger - 'id' ORDER BY place)
    FROM jsonb_array_elements("passenger_details") WITH ORDINALITY AS passengers(passenger, place)
  ) WHERE jsonb_typeof("passenger_details") = 'array' AND jsonb_array_length("passenger_details") > 0;
  UPDATE "bookings" SET "payment_method" = NULL;`)
}
