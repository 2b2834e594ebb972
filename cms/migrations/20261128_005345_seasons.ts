import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "tours_pricing_seasons_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minimum" numeric DEFAULT 1,
  	"price" numeric,
  	"child_price" numeric,
  	"infant_price" numeric
  );
  
  CREATE TABLE "tours_pricing_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" varchar,
  	"to" varchar,
  	"percent" numeric,
  	"publish_price" numeric
  );
  
  CREATE TABLE "_tours_v_version_pricing_seasons_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"minimum" numeric DEFAULT 1,
  	"price" numeric,
  	"child_price" numeric,
  	"infant_price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_pricing_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" varchar,
  	"to" varchar,
  	"percent" numeric,
  	"publish_price" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "tours_pricing_seasons_prices" ADD CONSTRAINT "tours_pricing_seasons_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_pricing_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_pricing_seasons" ADD CONSTRAINT "tours_pricing_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_pricing_seasons_prices" ADD CONSTRAINT "_tours_v_version_pricing_seasons_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_pricing_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_pricing_seasons" ADD CONSTRAINT "_tours_v_version_pricing_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_pricing"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tours_pricing_seasons_prices_order_idx" ON "tours_pricing_seasons_prices" USING btree ("_order");
  CREATE INDEX "tours_pricing_seasons_prices_parent_id_idx" ON "tours_pricing_seasons_prices" USING btree ("_parent_id");
  CREATE INDEX "tours_pricing_seasons_order_idx" ON "tours_pricing_seasons" USING btree ("_order");
  CREATE INDEX "tours_pricing_seasons_parent_id_idx" ON "tours_pricing_seasons" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_pricing_seasons_prices_order_idx" ON "_tours_v_version_pricing_seasons_prices" USING btree ("_order");
  CREATE INDEX "_tours_v_version_pricing_seasons_prices_parent_id_idx" ON "_tours_v_version_pricing_seasons_prices" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_pricing_seasons_order_idx" ON "_tours_v_version_pricing_seasons" USING btree ("_order");
  CREATE INDEX "_tours_v_version_pricing_seasons_parent_id_idx" ON "_tours_v_version_pricing_seasons" USING btree ("_parent_id");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tours_pricing_seasons_prices" CASCADE;
  DROP TABLE "tours_pricing_seasons" CASCADE;
  DROP TABLE "_tours_v_version_pricing_seasons_prices" CASCADE;
  DROP TABLE "_tours_v_version_pricing_seasons" CASCADE;`)
}
