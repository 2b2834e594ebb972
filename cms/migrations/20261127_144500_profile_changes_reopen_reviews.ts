import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Sets a verified document back to review when the name or the date of birth of its traveller changes, because staff
 * compared the document with the previous values. A trigger does this, so that it works for every program that changes
 * profiles. The row is read as JSON, because earlier migrations remove some of its columns when they are reverted.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "identity_documents" ADD COLUMN "changed_fields" varchar;
  ALTER TABLE "identity_documents" ADD COLUMN "profile_changed_at" timestamp(3) with time zone;

  CREATE FUNCTION nusa_reopen_identity_review() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before constant jsonb := to_jsonb(OLD);
    after constant jsonb := to_jsonb(NEW);
    names constant text[] := ARRAY['first_name', 'last_name', 'full_name', 'birthday'];
    changed text[] := ARRAY(
      SELECT name FROM unnest(names) AS name WHERE coalesce(before->>name, '') <> coalesce(after->>name, ''));
  BEGIN
    -- The full name follows from the other two.
    IF changed && ARRAY['first_name', 'last_name'] THEN
      changed := array_remove(changed, 'full_name');
    END IF;
    IF cardinality(changed) = 0 THEN
      RETURN NULL;
    END IF;
    UPDATE "identity_documents" SET "profile_changed_at" = clock_timestamp() WHERE "traveller_id" = NEW.id;
    -- Also documents that were reopened before and are still in review.
    UPDATE "identity_documents" SET
      "changed_fields" = (
        SELECT string_agg(name, ',' ORDER BY position) FROM unnest(names) WITH ORDINALITY AS known(name, position)
        WHERE name = ANY (changed) OR name = ANY (string_to_array("changed_fields", ','))),
      "state" = 'in_review',
      "reviewed_at" = NULL,
      "reviewed_by_id" = NULL,
      -- Documents are deleted if they wait too long since this time.
      "updated_at" = CASE WHEN "state" = 'verified' THEN clock_timestamp() ELSE "updated_at" END
    WHERE "traveller_id" = NEW.id AND ("state" = 'verified' OR "changed_fields" IS NOT NULL);
    RETURN NULL;
  END $$;

  CREATE TRIGGER "travellers_reopen_identity_review" AFTER UPDATE ON "travellers"
    FOR EACH ROW EXECUTE FUNCTION nusa_reopen_identity_review();`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "travellers_reopen_identity_review" ON "travellers";
  DROP FUNCTION nusa_reopen_identity_review();
  ALTER TABLE "identity_documents" DROP COLUMN "changed_fields";
  ALTER TABLE "identity_documents" DROP COLUMN "profile_changed_at";`)
}
