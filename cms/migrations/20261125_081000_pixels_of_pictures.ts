import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Stores the width and height of the largest file of each picture. Before, this was the size of the file that the admin
 * opens, which is at most 960 pixels.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "media" SET "width" = "largest"."width", "height" = "largest"."height"
    FROM (SELECT DISTINCT ON ("_parent_id") "_parent_id", "width", "height" FROM "media_renditions"
      ORDER BY "_parent_id", "width" DESC) AS "largest"
    WHERE "largest"."_parent_id" = "media"."id" AND "largest"."width" > "media"."width";`)
}

/** Not reverted, because nothing reads the previous sizes. */
export async function down(): Promise<void> {}
