import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Has pictures say how many pixels they have at their largest size. Those of the file that the admin opened, at most 960
 * across, were noted before, whatever was uploaded.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "media" SET "width" = "largest"."width", "height" = "largest"."height"
    FROM (SELECT DISTINCT ON ("_parent_id") "_parent_id", "width", "height" FROM "media_renditions"
      ORDER BY "_parent_id", "width" DESC) AS "largest"
    WHERE "largest"."_parent_id" = "media"."id" AND "largest"."width" > "media"."width";`)
}

/** The file that is opened can be asked for its pixels; nothing asks for what was noted. */
export async function down(): Promise<void> {}
