import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tours_pricing_type" AS ENUM('per_person', 'per_package');
  CREATE TYPE "public"."enum_tours_pricing_market" AS ENUM('all', 'indonesia');
  CREATE TYPE "public"."enum_tours_add_on_type" AS ENUM('per_person', 'per_package');
  CREATE TYPE "public"."enum_tours_tour_type" AS ENUM('single_day', 'multi_day');
  CREATE TYPE "public"."enum_tours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tours_v_version_pricing_type" AS ENUM('per_person', 'per_package');
  CREATE TYPE "public"."enum__tours_v_version_pricing_market" AS ENUM('all', 'indonesia');
  CREATE TYPE "public"."enum__tours_v_version_add_on_type" AS ENUM('per_person', 'per_package');
  CREATE TYPE "public"."enum__tours_v_version_tour_type" AS ENUM('single_day', 'multi_day');
  CREATE TYPE "public"."enum__tours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_destinations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__destinations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_car_rentals_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_airport_transfers_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_hotels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hotels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_hero_slides_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('pending', 'confirmed', 'cancelled', 'completed');
  CREATE TYPE "public"."enum_bookings_booking_status" AS ENUM('pending', 'confirmed', 'cancelled', 'completed');
  CREATE TYPE "public"."enum_bookings_payment_status" AS ENUM('pending', 'paid', 'failed', 'refunded');
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('pending', 'paid', 'expired');
  CREATE TYPE "public"."enum_travellers_verify_status" AS ENUM('not_verified', 'in_review', 'verified', 'refused');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'staff');
  CREATE TYPE "public"."enum_currencies_currencies_symbol_position" AS ENUM('before', 'after');
  CREATE TYPE "public"."enum_currencies_currency_rates_base_currency" AS ENUM('IDR');
  CREATE TYPE "public"."enum__currencies_v_version_currencies_symbol_position" AS ENUM('before', 'after');
  CREATE TYPE "public"."enum__currencies_v_version_currency_rates_base_currency" AS ENUM('IDR');
  CREATE TABLE "tours_pricing_person_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_people" numeric DEFAULT 1,
  	"max_people" numeric DEFAULT 999,
  	"adult_price" numeric,
  	"child_price" numeric,
  	"infant_price" numeric
  );
  
  CREATE TABLE "tours_pricing_package_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_package" numeric DEFAULT 1,
  	"max_package" numeric DEFAULT 999,
  	"price" numeric
  );
  
  CREATE TABLE "tours_pricing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"duration" varchar,
  	"type" "enum_tours_pricing_type" DEFAULT 'per_person',
  	"market" "enum_tours_pricing_market" DEFAULT 'all',
  	"publish_price" numeric,
  	"price" numeric,
  	"adult_price" numeric,
  	"child_price" numeric,
  	"infant_price" numeric
  );
  
  CREATE TABLE "tours_add_on_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_quantity" numeric DEFAULT 1,
  	"max_quantity" numeric DEFAULT 999,
  	"price" numeric
  );
  
  CREATE TABLE "tours_add_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"type" "enum_tours_add_on_type" DEFAULT 'per_package'
  );
  
  CREATE TABLE "tours_block_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar
  );
  
  CREATE TABLE "tours_itinerary_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"description" jsonb
  );
  
  CREATE TABLE "tours_itinerary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric DEFAULT 1,
  	"title" varchar
  );
  
  CREATE TABLE "tours_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "tours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"description" jsonb,
  	"main_image_id" integer,
  	"location" varchar,
  	"duration" varchar,
  	"tour_type" "enum_tours_tour_type" DEFAULT 'single_day',
  	"price" numeric,
  	"starting_date" varchar,
  	"end_date" varchar,
  	"cut_off_days" numeric,
  	"max_guests" numeric DEFAULT 0,
  	"notes" jsonb,
  	"terms_conditions" jsonb,
  	"slug" varchar,
  	"is_popular" boolean DEFAULT false,
  	"rating" numeric,
  	"review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tours_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tours_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tours_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"categories_id" integer,
  	"destinations_id" integer
  );
  
  CREATE TABLE "_tours_v_version_pricing_person_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"min_people" numeric DEFAULT 1,
  	"max_people" numeric DEFAULT 999,
  	"adult_price" numeric,
  	"child_price" numeric,
  	"infant_price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_pricing_package_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"min_package" numeric DEFAULT 1,
  	"max_package" numeric DEFAULT 999,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_pricing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"duration" varchar,
  	"type" "enum__tours_v_version_pricing_type" DEFAULT 'per_person',
  	"market" "enum__tours_v_version_pricing_market" DEFAULT 'all',
  	"publish_price" numeric,
  	"price" numeric,
  	"adult_price" numeric,
  	"child_price" numeric,
  	"infant_price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_add_on_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"min_quantity" numeric DEFAULT 1,
  	"max_quantity" numeric DEFAULT 999,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_add_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"type" "enum__tours_v_version_add_on_type" DEFAULT 'per_package',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_block_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_itinerary_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_itinerary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric DEFAULT 1,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_description" jsonb,
  	"version_main_image_id" integer,
  	"version_location" varchar,
  	"version_duration" varchar,
  	"version_tour_type" "enum__tours_v_version_tour_type" DEFAULT 'single_day',
  	"version_price" numeric,
  	"version_starting_date" varchar,
  	"version_end_date" varchar,
  	"version_cut_off_days" numeric,
  	"version_max_guests" numeric DEFAULT 0,
  	"version_notes" jsonb,
  	"version_terms_conditions" jsonb,
  	"version_slug" varchar,
  	"version_is_popular" boolean DEFAULT false,
  	"version_rating" numeric,
  	"version_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tours_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_tours_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tours_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"categories_id" integer,
  	"destinations_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"country_id_id" integer,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_destinations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_destinations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_country_id_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__destinations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "car_rentals_add_ons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "car_rentals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"car_name" varchar NOT NULL,
  	"type_id_id" integer NOT NULL,
  	"seats" numeric DEFAULT 4 NOT NULL,
  	"luggage" numeric DEFAULT 2 NOT NULL,
  	"pickup_location" varchar,
  	"price_per_day" numeric NOT NULL,
  	"package_details" jsonb,
  	"insurance" jsonb,
  	"cancellation_policy" jsonb,
  	"status" "enum_car_rentals_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "car_rentals_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "car_rentals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "car_rental_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "airport_transfers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"airport_location_id_id" integer NOT NULL,
  	"area_id_id" integer NOT NULL,
  	"car_id_id" integer NOT NULL,
  	"base_price" numeric,
  	"distance_km" numeric,
  	"estimated_duration" varchar,
  	"status" "enum_airport_transfers_status" DEFAULT 'active' NOT NULL,
  	"route" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "airport_transfers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "airports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"city_id_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"car_name" varchar NOT NULL,
  	"category_id_id" integer NOT NULL,
  	"image_id" integer,
  	"seats" numeric DEFAULT 4 NOT NULL,
  	"luggage" numeric DEFAULT 2 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "car_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hotels_rooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" varchar,
  	"description" varchar,
  	"capacity" numeric DEFAULT 2,
  	"total_rooms" numeric DEFAULT 1,
  	"base_price" numeric,
  	"cover_image_id" integer
  );
  
  CREATE TABLE "hotels" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"address" varchar,
  	"city" varchar,
  	"country" varchar,
  	"slug" varchar,
  	"rating" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_hotels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "hotels_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "hotels_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_hotels_v_version_rooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" varchar,
  	"description" varchar,
  	"capacity" numeric DEFAULT 2,
  	"total_rooms" numeric DEFAULT 1,
  	"base_price" numeric,
  	"cover_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hotels_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_address" varchar,
  	"version_city" varchar,
  	"version_country" varchar,
  	"version_slug" varchar,
  	"version_rating" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__hotels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_hotels_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_hotels_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "hero_slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"image_id" integer NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"status" "enum_hero_slides_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"image_id" integer,
  	"slug" varchar,
  	"author" varchar,
  	"category" varchar,
  	"published_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_image_id" integer,
  	"version_slug" varchar,
  	"version_author" varchar,
  	"version_category" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_views" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media_renditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"placeholder_color" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_bookings_status" DEFAULT 'confirmed' NOT NULL,
  	"booking_status" "enum_bookings_booking_status",
  	"pickup_time" varchar,
  	"staff_note" varchar,
  	"booking_reference" varchar NOT NULL,
  	"booking_date" varchar NOT NULL,
  	"tour_title" varchar NOT NULL,
  	"package_title" varchar,
  	"booking_description" varchar,
  	"user_id_id" integer NOT NULL,
  	"invoice_id_id" varchar NOT NULL,
  	"tour_id_id" integer,
  	"checkout_session_id" varchar,
  	"payment_status" "enum_bookings_payment_status" DEFAULT 'pending' NOT NULL,
  	"payment_method" varchar,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"total_price" numeric NOT NULL,
  	"travelers" jsonb,
  	"unit_price" jsonb,
  	"customer_details" jsonb,
  	"passenger_details" jsonb,
  	"emergency_contact" jsonb,
  	"add_ons" jsonb,
  	"terms_accepted" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id_id" integer NOT NULL,
  	"status" "enum_invoices_status" DEFAULT 'pending' NOT NULL,
  	"total_before_discount" numeric NOT NULL,
  	"discount_amount" numeric NOT NULL,
  	"total_after_discount" numeric NOT NULL,
  	"tax_amount" numeric NOT NULL,
  	"total_after_tax" numeric NOT NULL,
  	"currency" varchar DEFAULT 'IDR' NOT NULL,
  	"payment_method" varchar,
  	"payment_provider" varchar DEFAULT 'xendit' NOT NULL,
  	"payment_reference_id" varchar,
  	"payment_url" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"request_hash" varchar NOT NULL,
  	"needs_attention" boolean DEFAULT false,
  	"attention_note" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"invoice_id" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"detail" jsonb,
  	"provider_event_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "travellers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "travellers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"full_name" varchar,
  	"username" varchar,
  	"phone" varchar,
  	"whatsapp" varchar,
  	"address" varchar,
  	"city" varchar,
  	"country" varchar,
  	"birthday" varchar,
  	"avatar_id" integer,
  	"verify_status" "enum_travellers_verify_status" DEFAULT 'not_verified' NOT NULL,
  	"verify_reason" varchar,
  	"verify_upload_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"_verified" boolean,
  	"_verificationtoken" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "identity_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"traveller_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "avatars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"traveller_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "favorites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id_id" integer NOT NULL,
  	"tour_id_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'staff' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tours_id" integer,
  	"categories_id" integer,
  	"destinations_id" integer,
  	"countries_id" integer,
  	"car_rentals_id" integer,
  	"car_rental_types_id" integer,
  	"airport_transfers_id" integer,
  	"airports_id" integer,
  	"cities_id" integer,
  	"areas_id" integer,
  	"cars_id" integer,
  	"car_categories_id" integer,
  	"hotels_id" varchar,
  	"hero_slides_id" integer,
  	"pages_id" integer,
  	"articles_id" integer,
  	"media_id" integer,
  	"bookings_id" integer,
  	"invoices_id" varchar,
  	"payment_events_id" integer,
  	"travellers_id" integer,
  	"identity_documents_id" integer,
  	"avatars_id" integer,
  	"favorites_id" integer,
  	"subscriptions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travellers_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "settings_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar DEFAULT 'Nusa' NOT NULL,
  	"tagline" varchar,
  	"tax" numeric,
  	"terms_page_id" integer,
  	"contact_email" varchar DEFAULT 'hello@nusa.example' NOT NULL,
  	"contact_phone" varchar,
  	"contact_whatsapp" varchar,
  	"contact_address" varchar,
  	"trusted_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_name" varchar DEFAULT 'Nusa' NOT NULL,
  	"version_tagline" varchar,
  	"version_tax" numeric,
  	"version_terms_page_id" integer,
  	"version_contact_email" varchar DEFAULT 'hello@nusa.example' NOT NULL,
  	"version_contact_phone" varchar,
  	"version_contact_whatsapp" varchar,
  	"version_contact_address" varchar,
  	"version_trusted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "currencies_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"symbol" varchar NOT NULL,
  	"symbol_position" "enum_currencies_currencies_symbol_position" DEFAULT 'before' NOT NULL,
  	"decimal_digits" numeric DEFAULT 2 NOT NULL,
  	"is_active" boolean DEFAULT true
  );
  
  CREATE TABLE "currencies_currency_rates_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"rate" numeric NOT NULL
  );
  
  CREATE TABLE "currencies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency_rates_base_currency" "enum_currencies_currency_rates_base_currency" DEFAULT 'IDR' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_currencies_v_version_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"symbol" varchar NOT NULL,
  	"symbol_position" "enum__currencies_v_version_currencies_symbol_position" DEFAULT 'before' NOT NULL,
  	"decimal_digits" numeric DEFAULT 2 NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_currencies_v_version_currency_rates_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"rate" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_currencies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_currency_rates_base_currency" "enum__currencies_v_version_currency_rates_base_currency" DEFAULT 'IDR' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tours_pricing_person_tiers" ADD CONSTRAINT "tours_pricing_person_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_pricing_package_tiers" ADD CONSTRAINT "tours_pricing_package_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_pricing" ADD CONSTRAINT "tours_pricing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_add_on_tiers" ADD CONSTRAINT "tours_add_on_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_add_on"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_add_on" ADD CONSTRAINT "tours_add_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_block_dates" ADD CONSTRAINT "tours_block_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary_activities" ADD CONSTRAINT "tours_itinerary_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_itinerary" ADD CONSTRAINT "tours_itinerary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_faq" ADD CONSTRAINT "tours_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours" ADD CONSTRAINT "tours_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours_texts" ADD CONSTRAINT "tours_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_rels" ADD CONSTRAINT "tours_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_pricing_person_tiers" ADD CONSTRAINT "_tours_v_version_pricing_person_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_pricing_package_tiers" ADD CONSTRAINT "_tours_v_version_pricing_package_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_pricing" ADD CONSTRAINT "_tours_v_version_pricing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_add_on_tiers" ADD CONSTRAINT "_tours_v_version_add_on_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_add_on"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_add_on" ADD CONSTRAINT "_tours_v_version_add_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_block_dates" ADD CONSTRAINT "_tours_v_version_block_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary_activities" ADD CONSTRAINT "_tours_v_version_itinerary_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v_version_itinerary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_itinerary" ADD CONSTRAINT "_tours_v_version_itinerary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_faq" ADD CONSTRAINT "_tours_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_parent_id_tours_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v_texts" ADD CONSTRAINT "_tours_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_rels" ADD CONSTRAINT "_tours_v_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destinations" ADD CONSTRAINT "destinations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destinations" ADD CONSTRAINT "destinations_country_id_id_countries_id_fk" FOREIGN KEY ("country_id_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_parent_id_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_destinations_v" ADD CONSTRAINT "_destinations_v_version_country_id_id_countries_id_fk" FOREIGN KEY ("version_country_id_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "car_rentals_add_ons" ADD CONSTRAINT "car_rentals_add_ons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."car_rentals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "car_rentals" ADD CONSTRAINT "car_rentals_type_id_id_car_rental_types_id_fk" FOREIGN KEY ("type_id_id") REFERENCES "public"."car_rental_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "car_rentals_texts" ADD CONSTRAINT "car_rentals_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."car_rentals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "car_rentals_rels" ADD CONSTRAINT "car_rentals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."car_rentals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "car_rentals_rels" ADD CONSTRAINT "car_rentals_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "airport_transfers" ADD CONSTRAINT "airport_transfers_airport_location_id_id_airports_id_fk" FOREIGN KEY ("airport_location_id_id") REFERENCES "public"."airports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "airport_transfers" ADD CONSTRAINT "airport_transfers_area_id_id_areas_id_fk" FOREIGN KEY ("area_id_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "airport_transfers" ADD CONSTRAINT "airport_transfers_car_id_id_cars_id_fk" FOREIGN KEY ("car_id_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "airport_transfers_rels" ADD CONSTRAINT "airport_transfers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."airport_transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "airport_transfers_rels" ADD CONSTRAINT "airport_transfers_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "airports" ADD CONSTRAINT "airports_city_id_id_cities_id_fk" FOREIGN KEY ("city_id_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_category_id_id_car_categories_id_fk" FOREIGN KEY ("category_id_id") REFERENCES "public"."car_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotels_rooms" ADD CONSTRAINT "hotels_rooms_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotels_rooms" ADD CONSTRAINT "hotels_rooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotels" ADD CONSTRAINT "hotels_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hotels_texts" ADD CONSTRAINT "hotels_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotels_rels" ADD CONSTRAINT "hotels_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hotels_rels" ADD CONSTRAINT "hotels_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotels_v_version_rooms" ADD CONSTRAINT "_hotels_v_version_rooms_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotels_v_version_rooms" ADD CONSTRAINT "_hotels_v_version_rooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hotels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotels_v" ADD CONSTRAINT "_hotels_v_parent_id_hotels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hotels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotels_v" ADD CONSTRAINT "_hotels_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hotels_v_texts" ADD CONSTRAINT "_hotels_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hotels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotels_v_rels" ADD CONSTRAINT "_hotels_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hotels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hotels_v_rels" ADD CONSTRAINT "_hotels_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_id_travellers_id_fk" FOREIGN KEY ("user_id_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_invoice_id_id_invoices_id_fk" FOREIGN KEY ("invoice_id_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tour_id_id_tours_id_fk" FOREIGN KEY ("tour_id_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_id_travellers_id_fk" FOREIGN KEY ("user_id_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "travellers_sessions" ADD CONSTRAINT "travellers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "travellers" ADD CONSTRAINT "travellers_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "travellers" ADD CONSTRAINT "travellers_verify_upload_id_identity_documents_id_fk" FOREIGN KEY ("verify_upload_id") REFERENCES "public"."identity_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "avatars" ADD CONSTRAINT "avatars_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_id_travellers_id_fk" FOREIGN KEY ("user_id_id") REFERENCES "public"."travellers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tour_id_id_tours_id_fk" FOREIGN KEY ("tour_id_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tours_fk" FOREIGN KEY ("tours_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_destinations_fk" FOREIGN KEY ("destinations_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_car_rentals_fk" FOREIGN KEY ("car_rentals_id") REFERENCES "public"."car_rentals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_car_rental_types_fk" FOREIGN KEY ("car_rental_types_id") REFERENCES "public"."car_rental_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_airport_transfers_fk" FOREIGN KEY ("airport_transfers_id") REFERENCES "public"."airport_transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_airports_fk" FOREIGN KEY ("airports_id") REFERENCES "public"."airports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_areas_fk" FOREIGN KEY ("areas_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_car_categories_fk" FOREIGN KEY ("car_categories_id") REFERENCES "public"."car_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hotels_fk" FOREIGN KEY ("hotels_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hero_slides_fk" FOREIGN KEY ("hero_slides_id") REFERENCES "public"."hero_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_events_fk" FOREIGN KEY ("payment_events_id") REFERENCES "public"."payment_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travellers_fk" FOREIGN KEY ("travellers_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_identity_documents_fk" FOREIGN KEY ("identity_documents_id") REFERENCES "public"."identity_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favorites_fk" FOREIGN KEY ("favorites_id") REFERENCES "public"."favorites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_travellers_fk" FOREIGN KEY ("travellers_id") REFERENCES "public"."travellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social" ADD CONSTRAINT "settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_stats" ADD CONSTRAINT "settings_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_terms_page_id_pages_id_fk" FOREIGN KEY ("terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_social" ADD CONSTRAINT "_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_stats" ADD CONSTRAINT "_settings_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_terms_page_id_pages_id_fk" FOREIGN KEY ("version_terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "currencies_currencies" ADD CONSTRAINT "currencies_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "currencies_currency_rates_rates" ADD CONSTRAINT "currencies_currency_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_currencies_v_version_currencies" ADD CONSTRAINT "_currencies_v_version_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_currencies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_currencies_v_version_currency_rates_rates" ADD CONSTRAINT "_currencies_v_version_currency_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_currencies_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tours_pricing_person_tiers_order_idx" ON "tours_pricing_person_tiers" USING btree ("_order");
  CREATE INDEX "tours_pricing_person_tiers_parent_id_idx" ON "tours_pricing_person_tiers" USING btree ("_parent_id");
  CREATE INDEX "tours_pricing_package_tiers_order_idx" ON "tours_pricing_package_tiers" USING btree ("_order");
  CREATE INDEX "tours_pricing_package_tiers_parent_id_idx" ON "tours_pricing_package_tiers" USING btree ("_parent_id");
  CREATE INDEX "tours_pricing_order_idx" ON "tours_pricing" USING btree ("_order");
  CREATE INDEX "tours_pricing_parent_id_idx" ON "tours_pricing" USING btree ("_parent_id");
  CREATE INDEX "tours_add_on_tiers_order_idx" ON "tours_add_on_tiers" USING btree ("_order");
  CREATE INDEX "tours_add_on_tiers_parent_id_idx" ON "tours_add_on_tiers" USING btree ("_parent_id");
  CREATE INDEX "tours_add_on_order_idx" ON "tours_add_on" USING btree ("_order");
  CREATE INDEX "tours_add_on_parent_id_idx" ON "tours_add_on" USING btree ("_parent_id");
  CREATE INDEX "tours_block_dates_order_idx" ON "tours_block_dates" USING btree ("_order");
  CREATE INDEX "tours_block_dates_parent_id_idx" ON "tours_block_dates" USING btree ("_parent_id");
  CREATE INDEX "tours_itinerary_activities_order_idx" ON "tours_itinerary_activities" USING btree ("_order");
  CREATE INDEX "tours_itinerary_activities_parent_id_idx" ON "tours_itinerary_activities" USING btree ("_parent_id");
  CREATE INDEX "tours_itinerary_order_idx" ON "tours_itinerary" USING btree ("_order");
  CREATE INDEX "tours_itinerary_parent_id_idx" ON "tours_itinerary" USING btree ("_parent_id");
  CREATE INDEX "tours_faq_order_idx" ON "tours_faq" USING btree ("_order");
  CREATE INDEX "tours_faq_parent_id_idx" ON "tours_faq" USING btree ("_parent_id");
  CREATE INDEX "tours_main_image_idx" ON "tours" USING btree ("main_image_id");
  CREATE INDEX "tours_tour_type_idx" ON "tours" USING btree ("tour_type");
  CREATE UNIQUE INDEX "tours_slug_idx" ON "tours" USING btree ("slug");
  CREATE INDEX "tours_is_popular_idx" ON "tours" USING btree ("is_popular");
  CREATE INDEX "tours_updated_at_idx" ON "tours" USING btree ("updated_at");
  CREATE INDEX "tours_created_at_idx" ON "tours" USING btree ("created_at");
  CREATE INDEX "tours__status_idx" ON "tours" USING btree ("_status");
  CREATE INDEX "tours_texts_order_parent" ON "tours_texts" USING btree ("order","parent_id");
  CREATE INDEX "tours_rels_order_idx" ON "tours_rels" USING btree ("order");
  CREATE INDEX "tours_rels_parent_idx" ON "tours_rels" USING btree ("parent_id");
  CREATE INDEX "tours_rels_path_idx" ON "tours_rels" USING btree ("path");
  CREATE INDEX "tours_rels_media_id_idx" ON "tours_rels" USING btree ("media_id");
  CREATE INDEX "tours_rels_categories_id_idx" ON "tours_rels" USING btree ("categories_id");
  CREATE INDEX "tours_rels_destinations_id_idx" ON "tours_rels" USING btree ("destinations_id");
  CREATE INDEX "_tours_v_version_pricing_person_tiers_order_idx" ON "_tours_v_version_pricing_person_tiers" USING btree ("_order");
  CREATE INDEX "_tours_v_version_pricing_person_tiers_parent_id_idx" ON "_tours_v_version_pricing_person_tiers" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_pricing_package_tiers_order_idx" ON "_tours_v_version_pricing_package_tiers" USING btree ("_order");
  CREATE INDEX "_tours_v_version_pricing_package_tiers_parent_id_idx" ON "_tours_v_version_pricing_package_tiers" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_pricing_order_idx" ON "_tours_v_version_pricing" USING btree ("_order");
  CREATE INDEX "_tours_v_version_pricing_parent_id_idx" ON "_tours_v_version_pricing" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_add_on_tiers_order_idx" ON "_tours_v_version_add_on_tiers" USING btree ("_order");
  CREATE INDEX "_tours_v_version_add_on_tiers_parent_id_idx" ON "_tours_v_version_add_on_tiers" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_add_on_order_idx" ON "_tours_v_version_add_on" USING btree ("_order");
  CREATE INDEX "_tours_v_version_add_on_parent_id_idx" ON "_tours_v_version_add_on" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_block_dates_order_idx" ON "_tours_v_version_block_dates" USING btree ("_order");
  CREATE INDEX "_tours_v_version_block_dates_parent_id_idx" ON "_tours_v_version_block_dates" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_itinerary_activities_order_idx" ON "_tours_v_version_itinerary_activities" USING btree ("_order");
  CREATE INDEX "_tours_v_version_itinerary_activities_parent_id_idx" ON "_tours_v_version_itinerary_activities" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_itinerary_order_idx" ON "_tours_v_version_itinerary" USING btree ("_order");
  CREATE INDEX "_tours_v_version_itinerary_parent_id_idx" ON "_tours_v_version_itinerary" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_faq_order_idx" ON "_tours_v_version_faq" USING btree ("_order");
  CREATE INDEX "_tours_v_version_faq_parent_id_idx" ON "_tours_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_parent_idx" ON "_tours_v" USING btree ("parent_id");
  CREATE INDEX "_tours_v_version_version_main_image_idx" ON "_tours_v" USING btree ("version_main_image_id");
  CREATE INDEX "_tours_v_version_version_tour_type_idx" ON "_tours_v" USING btree ("version_tour_type");
  CREATE INDEX "_tours_v_version_version_slug_idx" ON "_tours_v" USING btree ("version_slug");
  CREATE INDEX "_tours_v_version_version_is_popular_idx" ON "_tours_v" USING btree ("version_is_popular");
  CREATE INDEX "_tours_v_version_version_updated_at_idx" ON "_tours_v" USING btree ("version_updated_at");
  CREATE INDEX "_tours_v_version_version_created_at_idx" ON "_tours_v" USING btree ("version_created_at");
  CREATE INDEX "_tours_v_version_version__status_idx" ON "_tours_v" USING btree ("version__status");
  CREATE INDEX "_tours_v_created_at_idx" ON "_tours_v" USING btree ("created_at");
  CREATE INDEX "_tours_v_updated_at_idx" ON "_tours_v" USING btree ("updated_at");
  CREATE INDEX "_tours_v_latest_idx" ON "_tours_v" USING btree ("latest");
  CREATE INDEX "_tours_v_texts_order_parent" ON "_tours_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tours_v_rels_order_idx" ON "_tours_v_rels" USING btree ("order");
  CREATE INDEX "_tours_v_rels_parent_idx" ON "_tours_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tours_v_rels_path_idx" ON "_tours_v_rels" USING btree ("path");
  CREATE INDEX "_tours_v_rels_media_id_idx" ON "_tours_v_rels" USING btree ("media_id");
  CREATE INDEX "_tours_v_rels_categories_id_idx" ON "_tours_v_rels" USING btree ("categories_id");
  CREATE INDEX "_tours_v_rels_destinations_id_idx" ON "_tours_v_rels" USING btree ("destinations_id");
  CREATE INDEX "categories_image_idx" ON "categories" USING btree ("image_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_image_idx" ON "_categories_v" USING btree ("version_image_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "destinations_image_idx" ON "destinations" USING btree ("image_id");
  CREATE INDEX "destinations_country_id_idx" ON "destinations" USING btree ("country_id_id");
  CREATE UNIQUE INDEX "destinations_slug_idx" ON "destinations" USING btree ("slug");
  CREATE INDEX "destinations_updated_at_idx" ON "destinations" USING btree ("updated_at");
  CREATE INDEX "destinations_created_at_idx" ON "destinations" USING btree ("created_at");
  CREATE INDEX "destinations__status_idx" ON "destinations" USING btree ("_status");
  CREATE INDEX "_destinations_v_parent_idx" ON "_destinations_v" USING btree ("parent_id");
  CREATE INDEX "_destinations_v_version_version_image_idx" ON "_destinations_v" USING btree ("version_image_id");
  CREATE INDEX "_destinations_v_version_version_country_id_idx" ON "_destinations_v" USING btree ("version_country_id_id");
  CREATE INDEX "_destinations_v_version_version_slug_idx" ON "_destinations_v" USING btree ("version_slug");
  CREATE INDEX "_destinations_v_version_version_updated_at_idx" ON "_destinations_v" USING btree ("version_updated_at");
  CREATE INDEX "_destinations_v_version_version_created_at_idx" ON "_destinations_v" USING btree ("version_created_at");
  CREATE INDEX "_destinations_v_version_version__status_idx" ON "_destinations_v" USING btree ("version__status");
  CREATE INDEX "_destinations_v_created_at_idx" ON "_destinations_v" USING btree ("created_at");
  CREATE INDEX "_destinations_v_updated_at_idx" ON "_destinations_v" USING btree ("updated_at");
  CREATE INDEX "_destinations_v_latest_idx" ON "_destinations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "countries_name_idx" ON "countries" USING btree ("name");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE INDEX "car_rentals_add_ons_order_idx" ON "car_rentals_add_ons" USING btree ("_order");
  CREATE INDEX "car_rentals_add_ons_parent_id_idx" ON "car_rentals_add_ons" USING btree ("_parent_id");
  CREATE INDEX "car_rentals_type_id_idx" ON "car_rentals" USING btree ("type_id_id");
  CREATE INDEX "car_rentals_status_idx" ON "car_rentals" USING btree ("status");
  CREATE INDEX "car_rentals_updated_at_idx" ON "car_rentals" USING btree ("updated_at");
  CREATE INDEX "car_rentals_created_at_idx" ON "car_rentals" USING btree ("created_at");
  CREATE INDEX "car_rentals_texts_order_parent" ON "car_rentals_texts" USING btree ("order","parent_id");
  CREATE INDEX "car_rentals_rels_order_idx" ON "car_rentals_rels" USING btree ("order");
  CREATE INDEX "car_rentals_rels_parent_idx" ON "car_rentals_rels" USING btree ("parent_id");
  CREATE INDEX "car_rentals_rels_path_idx" ON "car_rentals_rels" USING btree ("path");
  CREATE INDEX "car_rentals_rels_media_id_idx" ON "car_rentals_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "car_rental_types_slug_idx" ON "car_rental_types" USING btree ("slug");
  CREATE INDEX "car_rental_types_updated_at_idx" ON "car_rental_types" USING btree ("updated_at");
  CREATE INDEX "car_rental_types_created_at_idx" ON "car_rental_types" USING btree ("created_at");
  CREATE INDEX "airport_transfers_airport_location_id_idx" ON "airport_transfers" USING btree ("airport_location_id_id");
  CREATE INDEX "airport_transfers_area_id_idx" ON "airport_transfers" USING btree ("area_id_id");
  CREATE INDEX "airport_transfers_car_id_idx" ON "airport_transfers" USING btree ("car_id_id");
  CREATE INDEX "airport_transfers_status_idx" ON "airport_transfers" USING btree ("status");
  CREATE INDEX "airport_transfers_route_idx" ON "airport_transfers" USING btree ("route");
  CREATE INDEX "airport_transfers_updated_at_idx" ON "airport_transfers" USING btree ("updated_at");
  CREATE INDEX "airport_transfers_created_at_idx" ON "airport_transfers" USING btree ("created_at");
  CREATE INDEX "airport_transfers_rels_order_idx" ON "airport_transfers_rels" USING btree ("order");
  CREATE INDEX "airport_transfers_rels_parent_idx" ON "airport_transfers_rels" USING btree ("parent_id");
  CREATE INDEX "airport_transfers_rels_path_idx" ON "airport_transfers_rels" USING btree ("path");
  CREATE INDEX "airport_transfers_rels_media_id_idx" ON "airport_transfers_rels" USING btree ("media_id");
  CREATE INDEX "airports_city_id_idx" ON "airports" USING btree ("city_id_id");
  CREATE INDEX "airports_updated_at_idx" ON "airports" USING btree ("updated_at");
  CREATE INDEX "airports_created_at_idx" ON "airports" USING btree ("created_at");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "areas_updated_at_idx" ON "areas" USING btree ("updated_at");
  CREATE INDEX "areas_created_at_idx" ON "areas" USING btree ("created_at");
  CREATE INDEX "cars_category_id_idx" ON "cars" USING btree ("category_id_id");
  CREATE INDEX "cars_image_idx" ON "cars" USING btree ("image_id");
  CREATE INDEX "cars_updated_at_idx" ON "cars" USING btree ("updated_at");
  CREATE INDEX "cars_created_at_idx" ON "cars" USING btree ("created_at");
  CREATE INDEX "car_categories_updated_at_idx" ON "car_categories" USING btree ("updated_at");
  CREATE INDEX "car_categories_created_at_idx" ON "car_categories" USING btree ("created_at");
  CREATE INDEX "hotels_rooms_order_idx" ON "hotels_rooms" USING btree ("_order");
  CREATE INDEX "hotels_rooms_parent_id_idx" ON "hotels_rooms" USING btree ("_parent_id");
  CREATE INDEX "hotels_rooms_cover_image_idx" ON "hotels_rooms" USING btree ("cover_image_id");
  CREATE INDEX "hotels_image_idx" ON "hotels" USING btree ("image_id");
  CREATE UNIQUE INDEX "hotels_slug_idx" ON "hotels" USING btree ("slug");
  CREATE INDEX "hotels_updated_at_idx" ON "hotels" USING btree ("updated_at");
  CREATE INDEX "hotels_created_at_idx" ON "hotels" USING btree ("created_at");
  CREATE INDEX "hotels__status_idx" ON "hotels" USING btree ("_status");
  CREATE INDEX "hotels_texts_order_parent" ON "hotels_texts" USING btree ("order","parent_id");
  CREATE INDEX "hotels_rels_order_idx" ON "hotels_rels" USING btree ("order");
  CREATE INDEX "hotels_rels_parent_idx" ON "hotels_rels" USING btree ("parent_id");
  CREATE INDEX "hotels_rels_path_idx" ON "hotels_rels" USING btree ("path");
  CREATE INDEX "hotels_rels_media_id_idx" ON "hotels_rels" USING btree ("media_id");
  CREATE INDEX "_hotels_v_version_rooms_order_idx" ON "_hotels_v_version_rooms" USING btree ("_order");
  CREATE INDEX "_hotels_v_version_rooms_parent_id_idx" ON "_hotels_v_version_rooms" USING btree ("_parent_id");
  CREATE INDEX "_hotels_v_version_rooms_cover_image_idx" ON "_hotels_v_version_rooms" USING btree ("cover_image_id");
  CREATE INDEX "_hotels_v_parent_idx" ON "_hotels_v" USING btree ("parent_id");
  CREATE INDEX "_hotels_v_version_version_image_idx" ON "_hotels_v" USING btree ("version_image_id");
  CREATE INDEX "_hotels_v_version_version_slug_idx" ON "_hotels_v" USING btree ("version_slug");
  CREATE INDEX "_hotels_v_version_version_updated_at_idx" ON "_hotels_v" USING btree ("version_updated_at");
  CREATE INDEX "_hotels_v_version_version_created_at_idx" ON "_hotels_v" USING btree ("version_created_at");
  CREATE INDEX "_hotels_v_version_version__status_idx" ON "_hotels_v" USING btree ("version__status");
  CREATE INDEX "_hotels_v_created_at_idx" ON "_hotels_v" USING btree ("created_at");
  CREATE INDEX "_hotels_v_updated_at_idx" ON "_hotels_v" USING btree ("updated_at");
  CREATE INDEX "_hotels_v_latest_idx" ON "_hotels_v" USING btree ("latest");
  CREATE INDEX "_hotels_v_texts_order_parent" ON "_hotels_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_hotels_v_rels_order_idx" ON "_hotels_v_rels" USING btree ("order");
  CREATE INDEX "_hotels_v_rels_parent_idx" ON "_hotels_v_rels" USING btree ("parent_id");
  CREATE INDEX "_hotels_v_rels_path_idx" ON "_hotels_v_rels" USING btree ("path");
  CREATE INDEX "_hotels_v_rels_media_id_idx" ON "_hotels_v_rels" USING btree ("media_id");
  CREATE INDEX "hero_slides_image_idx" ON "hero_slides" USING btree ("image_id");
  CREATE INDEX "hero_slides_status_idx" ON "hero_slides" USING btree ("status");
  CREATE INDEX "hero_slides_updated_at_idx" ON "hero_slides" USING btree ("updated_at");
  CREATE INDEX "hero_slides_created_at_idx" ON "hero_slides" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "media_renditions_order_idx" ON "media_renditions" USING btree ("_order");
  CREATE INDEX "media_renditions_parent_id_idx" ON "media_renditions" USING btree ("_parent_id");
  CREATE INDEX "media_renditions_file_idx" ON "media_renditions" USING btree ("file");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE UNIQUE INDEX "bookings_booking_reference_idx" ON "bookings" USING btree ("booking_reference");
  CREATE INDEX "bookings_user_id_idx" ON "bookings" USING btree ("user_id_id");
  CREATE INDEX "bookings_invoice_id_idx" ON "bookings" USING btree ("invoice_id_id");
  CREATE INDEX "bookings_tour_id_idx" ON "bookings" USING btree ("tour_id_id");
  CREATE INDEX "bookings_checkout_session_id_idx" ON "bookings" USING btree ("checkout_session_id");
  CREATE INDEX "bookings_payment_status_idx" ON "bookings" USING btree ("payment_status");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "invoices_user_id_idx" ON "invoices" USING btree ("user_id_id");
  CREATE INDEX "invoices_status_idx" ON "invoices" USING btree ("status");
  CREATE INDEX "invoices_payment_reference_id_idx" ON "invoices" USING btree ("payment_reference_id");
  CREATE INDEX "invoices_expires_at_idx" ON "invoices" USING btree ("expires_at");
  CREATE UNIQUE INDEX "invoices_idempotency_key_idx" ON "invoices" USING btree ("idempotency_key");
  CREATE INDEX "invoices_needs_attention_idx" ON "invoices" USING btree ("needs_attention");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE INDEX "payment_events_invoice_idx" ON "payment_events" USING btree ("invoice_id");
  CREATE INDEX "payment_events_kind_idx" ON "payment_events" USING btree ("kind");
  CREATE UNIQUE INDEX "payment_events_provider_event_id_idx" ON "payment_events" USING btree ("provider_event_id");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE INDEX "travellers_sessions_order_idx" ON "travellers_sessions" USING btree ("_order");
  CREATE INDEX "travellers_sessions_parent_id_idx" ON "travellers_sessions" USING btree ("_parent_id");
  CREATE INDEX "travellers_avatar_idx" ON "travellers" USING btree ("avatar_id");
  CREATE INDEX "travellers_verify_status_idx" ON "travellers" USING btree ("verify_status");
  CREATE INDEX "travellers_verify_upload_idx" ON "travellers" USING btree ("verify_upload_id");
  CREATE INDEX "travellers_updated_at_idx" ON "travellers" USING btree ("updated_at");
  CREATE INDEX "travellers_created_at_idx" ON "travellers" USING btree ("created_at");
  CREATE UNIQUE INDEX "travellers_email_idx" ON "travellers" USING btree ("email");
  CREATE INDEX "identity_documents_traveller_idx" ON "identity_documents" USING btree ("traveller_id");
  CREATE INDEX "identity_documents_updated_at_idx" ON "identity_documents" USING btree ("updated_at");
  CREATE INDEX "identity_documents_created_at_idx" ON "identity_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "identity_documents_filename_idx" ON "identity_documents" USING btree ("filename");
  CREATE INDEX "avatars_traveller_idx" ON "avatars" USING btree ("traveller_id");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  CREATE INDEX "favorites_user_id_idx" ON "favorites" USING btree ("user_id_id");
  CREATE INDEX "favorites_tour_id_idx" ON "favorites" USING btree ("tour_id_id");
  CREATE INDEX "favorites_updated_at_idx" ON "favorites" USING btree ("updated_at");
  CREATE INDEX "favorites_created_at_idx" ON "favorites" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_id_tour_id_idx" ON "favorites" USING btree ("user_id_id","tour_id_id");
  CREATE UNIQUE INDEX "subscriptions_email_idx" ON "subscriptions" USING btree ("email");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_tours_id_idx" ON "payload_locked_documents_rels" USING btree ("tours_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("destinations_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_car_rentals_id_idx" ON "payload_locked_documents_rels" USING btree ("car_rentals_id");
  CREATE INDEX "payload_locked_documents_rels_car_rental_types_id_idx" ON "payload_locked_documents_rels" USING btree ("car_rental_types_id");
  CREATE INDEX "payload_locked_documents_rels_airport_transfers_id_idx" ON "payload_locked_documents_rels" USING btree ("airport_transfers_id");
  CREATE INDEX "payload_locked_documents_rels_airports_id_idx" ON "payload_locked_documents_rels" USING btree ("airports_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("areas_id");
  CREATE INDEX "payload_locked_documents_rels_cars_id_idx" ON "payload_locked_documents_rels" USING btree ("cars_id");
  CREATE INDEX "payload_locked_documents_rels_car_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("car_categories_id");
  CREATE INDEX "payload_locked_documents_rels_hotels_id_idx" ON "payload_locked_documents_rels" USING btree ("hotels_id");
  CREATE INDEX "payload_locked_documents_rels_hero_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("hero_slides_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_payment_events_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_events_id");
  CREATE INDEX "payload_locked_documents_rels_travellers_id_idx" ON "payload_locked_documents_rels" USING btree ("travellers_id");
  CREATE INDEX "payload_locked_documents_rels_identity_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("identity_documents_id");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");
  CREATE INDEX "payload_locked_documents_rels_favorites_id_idx" ON "payload_locked_documents_rels" USING btree ("favorites_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_travellers_id_idx" ON "payload_preferences_rels" USING btree ("travellers_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_social_order_idx" ON "settings_social" USING btree ("_order");
  CREATE INDEX "settings_social_parent_id_idx" ON "settings_social" USING btree ("_parent_id");
  CREATE INDEX "settings_stats_order_idx" ON "settings_stats" USING btree ("_order");
  CREATE INDEX "settings_stats_parent_id_idx" ON "settings_stats" USING btree ("_parent_id");
  CREATE INDEX "settings_terms_page_idx" ON "settings" USING btree ("terms_page_id");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_version_social_order_idx" ON "_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_parent_id_idx" ON "_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_stats_order_idx" ON "_settings_v_version_stats" USING btree ("_order");
  CREATE INDEX "_settings_v_version_stats_parent_id_idx" ON "_settings_v_version_stats" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_terms_page_idx" ON "_settings_v" USING btree ("version_terms_page_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "currencies_currencies_order_idx" ON "currencies_currencies" USING btree ("_order");
  CREATE INDEX "currencies_currencies_parent_id_idx" ON "currencies_currencies" USING btree ("_parent_id");
  CREATE INDEX "currencies_currency_rates_rates_order_idx" ON "currencies_currency_rates_rates" USING btree ("_order");
  CREATE INDEX "currencies_currency_rates_rates_parent_id_idx" ON "currencies_currency_rates_rates" USING btree ("_parent_id");
  CREATE INDEX "_currencies_v_version_currencies_order_idx" ON "_currencies_v_version_currencies" USING btree ("_order");
  CREATE INDEX "_currencies_v_version_currencies_parent_id_idx" ON "_currencies_v_version_currencies" USING btree ("_parent_id");
  CREATE INDEX "_currencies_v_version_currency_rates_rates_order_idx" ON "_currencies_v_version_currency_rates_rates" USING btree ("_order");
  CREATE INDEX "_currencies_v_version_currency_rates_rates_parent_id_idx" ON "_currencies_v_version_currency_rates_rates" USING btree ("_parent_id");
  CREATE INDEX "_currencies_v_created_at_idx" ON "_currencies_v" USING btree ("created_at");
  CREATE INDEX "_currencies_v_updated_at_idx" ON "_currencies_v" USING btree ("updated_at");`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "tours_pricing_person_tiers" CASCADE;
  DROP TABLE "tours_pricing_package_tiers" CASCADE;
  DROP TABLE "tours_pricing" CASCADE;
  DROP TABLE "tours_add_on_tiers" CASCADE;
  DROP TABLE "tours_add_on" CASCADE;
  DROP TABLE "tours_block_dates" CASCADE;
  DROP TABLE "tours_itinerary_activities" CASCADE;
  DROP TABLE "tours_itinerary" CASCADE;
  DROP TABLE "tours_faq" CASCADE;
  DROP TABLE "tours" CASCADE;
  DROP TABLE "tours_texts" CASCADE;
  DROP TABLE "tours_rels" CASCADE;
  DROP TABLE "_tours_v_version_pricing_person_tiers" CASCADE;
  DROP TABLE "_tours_v_version_pricing_package_tiers" CASCADE;
  DROP TABLE "_tours_v_version_pricing" CASCADE;
  DROP TABLE "_tours_v_version_add_on_tiers" CASCADE;
  DROP TABLE "_tours_v_version_add_on" CASCADE;
  DROP TABLE "_tours_v_version_block_dates" CASCADE;
  DROP TABLE "_tours_v_version_itinerary_activities" CASCADE;
  DROP TABLE "_tours_v_version_itinerary" CASCADE;
  DROP TABLE "_tours_v_version_faq" CASCADE;
  DROP TABLE "_tours_v" CASCADE;
  DROP TABLE "_tours_v_texts" CASCADE;
  DROP TABLE "_tours_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "destinations" CASCADE;
  DROP TABLE "_destinations_v" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "car_rentals_add_ons" CASCADE;
  DROP TABLE "car_rentals" CASCADE;
  DROP TABLE "car_rentals_texts" CASCADE;
  DROP TABLE "car_rentals_rels" CASCADE;
  DROP TABLE "car_rental_types" CASCADE;
  DROP TABLE "airport_transfers" CASCADE;
  DROP TABLE "airport_transfers_rels" CASCADE;
  DROP TABLE "airports" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "areas" CASCADE;
  DROP TABLE "cars" CASCADE;
  DROP TABLE "car_categories" CASCADE;
  DROP TABLE "hotels_rooms" CASCADE;
  DROP TABLE "hotels" CASCADE;
  DROP TABLE "hotels_texts" CASCADE;
  DROP TABLE "hotels_rels" CASCADE;
  DROP TABLE "_hotels_v_version_rooms" CASCADE;
  DROP TABLE "_hotels_v" CASCADE;
  DROP TABLE "_hotels_v_texts" CASCADE;
  DROP TABLE "_hotels_v_rels" CASCADE;
  DROP TABLE "hero_slides" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "media_renditions" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "travellers_sessions" CASCADE;
  DROP TABLE "travellers" CASCADE;
  DROP TABLE "identity_documents" CASCADE;
  DROP TABLE "avatars" CASCADE;
  DROP TABLE "favorites" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_social" CASCADE;
  DROP TABLE "settings_stats" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  DROP TABLE "_settings_v_version_social" CASCADE;
  DROP TABLE "_settings_v_version_stats" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_texts" CASCADE;
  DROP TABLE "currencies_currencies" CASCADE;
  DROP TABLE "currencies_currency_rates_rates" CASCADE;
  DROP TABLE "currencies" CASCADE;
  DROP TABLE "_currencies_v_version_currencies" CASCADE;
  DROP TABLE "_currencies_v_version_currency_rates_rates" CASCADE;
  DROP TABLE "_currencies_v" CASCADE;
  DROP TYPE "public"."enum_tours_pricing_type";
  DROP TYPE "public"."enum_tours_pricing_market";
  DROP TYPE "public"."enum_tours_add_on_type";
  DROP TYPE "public"."enum_tours_tour_type";
  DROP TYPE "public"."enum_tours_status";
  DROP TYPE "public"."enum__tours_v_version_pricing_type";
  DROP TYPE "public"."enum__tours_v_version_pricing_market";
  DROP TYPE "public"."enum__tours_v_version_add_on_type";
  DROP TYPE "public"."enum__tours_v_version_tour_type";
  DROP TYPE "public"."enum__tours_v_version_status";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum_destinations_status";
  DROP TYPE "public"."enum__destinations_v_version_status";
  DROP TYPE "public"."enum_car_rentals_status";
  DROP TYPE "public"."enum_airport_transfers_status";
  DROP TYPE "public"."enum_hotels_status";
  DROP TYPE "public"."enum__hotels_v_version_status";
  DROP TYPE "public"."enum_hero_slides_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_booking_status";
  DROP TYPE "public"."enum_bookings_payment_status";
  DROP TYPE "public"."enum_invoices_status";
  DROP TYPE "public"."enum_travellers_verify_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_currencies_currencies_symbol_position";
  DROP TYPE "public"."enum_currencies_currency_rates_base_currency";
  DROP TYPE "public"."enum__currencies_v_version_currencies_symbol_position";
  DROP TYPE "public"."enum__currencies_v_version_currency_rates_base_currency";`)
}
