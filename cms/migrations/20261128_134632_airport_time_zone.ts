import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_airports_time_zone" AS ENUM('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura');
  ALTER TABLE "airports" ADD COLUMN "time_zone" "enum_airports_time_zone" DEFAULT 'Asia/Makassar';`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "airports" DROP COLUMN "time_zone";
  DROP TYPE "public"."enum_airports_time_zone";`)
}
