import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Adds the searched texts of bookings and travellers. Triggers write them, so that every writer keeps them current. The
 * row is read as JSON, because earlier migrations remove some of its columns when they are reverted.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" ADD COLUMN "search_text" varchar;
  ALTER TABLE "travellers" ADD COLUMN "search_text" varchar;

  -- The same rules as removeAccents in cms/core/remove-accents.ts.
  CREATE FUNCTION nusa_remove_accents(entry text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT replace(replace(replace(replace(replace(
      translate(regexp_replace(normalize(entry, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'),
      'ß', 'ss'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe')
  $$;

  CREATE FUNCTION nusa_bookings_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    booking constant jsonb := to_jsonb(NEW);
  BEGIN
    NEW.search_text := nusa_remove_accents(concat_ws(' ',
      booking->>'booking_number',
      replace(booking->>'booking_number', '-', ''),
      booking->>'contact',
      (SELECT string_agg(name #>> '{}', ' ') FROM jsonb_path_query(booking, '$.passenger_details[*].name') AS name),
      booking#>>'{emergency_contact,name}',
      booking#>>'{emergency_contact,email}',
      regexp_replace(booking#>>'{emergency_contact,phone}', '[^0-9]', '', 'g')));
    RETURN NEW;
  END $$;

  CREATE FUNCTION nusa_travellers_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    traveller constant jsonb := to_jsonb(NEW);
  BEGIN
    NEW.search_text := nusa_remove_accents(concat_ws(' ',
      traveller->>'full_name', traveller->>'first_name', traveller->>'last_name', traveller->>'email'));
    RETURN NEW;
  END $$;

  CREATE TRIGGER "bookings_search_text" BEFORE INSERT OR UPDATE ON "bookings"
    FOR EACH ROW EXECUTE FUNCTION nusa_bookings_search_text();
  CREATE TRIGGER "travellers_search_text" BEFORE INSERT OR UPDATE ON "travellers"
    FOR EACH ROW EXECUTE FUNCTION nusa_travellers_search_text();

  -- The triggers fill the rows that exist.
  UPDATE "bookings" SET "search_text" = NULL;
  UPDATE "travellers" SET "search_text" = NULL;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "bookings_search_text" ON "bookings";
  DROP TRIGGER "travellers_search_text" ON "travellers";
  DROP FUNCTION nusa_bookings_search_text();
  DROP FUNCTION nusa_travellers_search_text();
  DROP FUNCTION nusa_remove_accents(text);
  ALTER TABLE "bookings" DROP COLUMN "search_text";
  ALTER TABLE "travellers" DROP COLUMN "search_text";`)
}
