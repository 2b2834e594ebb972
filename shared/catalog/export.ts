import * as z from 'zod/mini'
import { cancellationPolicySchema } from './cancellation.ts'
import { categorySchema, countrySchema, destinationSchema } from './destinations.ts'
import { articleSchema, heroSlideSchema, pageSchema } from './editorial.ts'
import { currencyRatesSchema, currencySchema, settingsSchema } from './globals.ts'
import { hotelSchema } from './hotel.ts'
import { pickupZoneSchema } from './pickup.ts'
import { pictureSchema } from './picture.ts'
import { tourSchema } from './tour.ts'
import {
  airportSchema,
  airportTransferSchema,
  areaSchema,
  carCategorySchema,
  carRentalSchema,
  carRentalTypeSchema,
  carSchema,
  citySchema,
} from './transport.ts'

/** The schemas of the collections, by their names in the export. */
export const catalogSchemas = {
  pictures: pictureSchema,
  'pickup-zones': pickupZoneSchema,
  tours: tourSchema,
  categories: categorySchema,
  destinations: destinationSchema,
  countries: countrySchema,
  'hero-slides': heroSlideSchema,
  pages: pageSchema,
  articles: articleSchema,
  'car-rental-types': carRentalTypeSchema,
  'car-rentals': carRentalSchema,
  cities: citySchema,
  airports: airportSchema,
  areas: areaSchema,
  'car-categories': carCategorySchema,
  cars: carSchema,
  'airport-transfers': airportTransferSchema,
  hotels: hotelSchema,
  'cancellation-policies': cancellationPolicySchema,
} as const

export type CatalogCollection = keyof typeof catalogSchemas

/** The schemas of the globals, by their names in the export. */
export const catalogGlobalSchemas = {
  settings: settingsSchema,
  currencies: z.array(currencySchema),
  currency_rates: currencyRatesSchema,
} as const

const entryKeySchema = z.union([z.int(), z.string()])

/**
 * The response of `GET /api/catalog?since={cursor}`. An entry that is not in `live` was unpublished or deleted.
 * `changed` contains the unparsed entries that changed since the cursor, or all entries without a cursor. `globals` is
 * always complete.
 */
export const catalogExportSchema = z.object({
  cursor: z.string(),
  collections: z.record(
    z.string(),
    z.object({ live: z.array(entryKeySchema), changed: z.array(z.looseObject({ id: entryKeySchema })) }),
  ),
  globals: z.looseObject({}),
})

export type CatalogExport = z.infer<typeof catalogExportSchema>
