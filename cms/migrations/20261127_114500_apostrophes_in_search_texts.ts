import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Removes apostrophes from the searched texts, so that O'Brien and O’Brien find each other. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   -- The same rules as removeAccents in cms/core/remove-accents.ts.
  CREATE OR REPLACE FUNCTION nusa_remove_accents(entry text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT replace(replace(replace(replace(replace(
      translate(
        regexp_replace(
          normalize(regexp_replace(entry, '[\\u00b4\\u0384]', '', 'g'), NFKD),
          '[\\u0300-\\u036f\\u0027\\u0060\\u02b9-\\u02bf\\u02c8\\u2018\\u2019\\u201b\\u2032\\u2035]', '', 'g'),
        'ØøŁłĐđı', 'OoLlDdi'),
      'ß', 'ss'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe')
  $$;

  -- The triggers write the texts of the rows that exist.
  UPDATE "bookings" SET "search_text" = NULL;
  UPDATE "travellers" SET "search_text" = NULL;`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION nusa_remove_accents(entry text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT replace(replace(replace(replace(replace(
      translate(regexp_replace(normalize(entry, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'),
      'ß', 'ss'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe')
  $$;

  UPDATE "bookings" SET "search_text" = NULL;
  UPDATE "travellers" SET "search_text" = NULL;`)
}
