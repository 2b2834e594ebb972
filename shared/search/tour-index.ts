import * as z from 'zod/mini'
import type { Tour } from '../catalog/index.ts'
import { localDateSchema } from '../dates/index.ts'
import { type FromPrice, priceUnitSchema } from '../pricing/index.ts'

const countSchema = z.int().check(z.minimum(0))
const idsSchema = z.array(z.int().check(z.positive()))
/** A column of thousands of values, looked at in one go: a schema for each value takes a phone a second. */
function columnSchema<Value>(isValue: (value: unknown) => boolean) {
  return z.custom<Value[]>((column) => Array.isArray(column) && column.every(isValue))
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const textsSchema = columnSchema<string>((value) => typeof value === 'string')
const countsSchema = columnSchema<number>(isCount)
/** For each tour, its place in the list of the values that occur. */
const placesSchema = countsSchema

const placeFields = { id: z.int().check(z.positive()), slug: z.string() }

/** The days of a tour that differ from those of most: `tour` is its place in the columns. */
const datesSchema = z.object({
  tour: countSchema,
  starting_date: z.nullable(localDateSchema),
  end_date: z.nullable(localDateSchema),
  cut_off_days: countSchema,
  block_dates: z.array(localDateSchema),
})

/**
 * Every tour as search, lists and suggestions need it: the static file `/data/tours/index.json`. It is written by columns,
 * the newest tour first, and what many tours share is written once, since that makes it a third as large.
 */
export const tourIndexSchema = z
  .object({
    /** What the tours' columns refer to. */
    shared: z.object({
      location: z.array(z.string()),
      duration: z.array(z.string()),
      tour_label: z.array(z.array(z.string())),
      category_ids: z.array(idsSchema),
      destination_ids: z.array(idsSchema),
      unit: z.array(z.nullable(priceUnitSchema)),
    }),
    /** The published destinations that tours go to, and the published categories that they are in. */
    destinations: z.array(z.object({ ...placeFields, name: z.string() })),
    categories: z.array(z.object(placeFields)),
    tours: z.object({
      /** The first tour's id, then how much each differs from the one before. */
      id: columnSchema<number>(Number.isSafeInteger),
      title: textsSchema,
      /** Empty where it follows from the title. */
      slug: textsSchema,
      location: placesSchema,
      duration: placesSchema,
      tour_label: placesSchema,
      category_ids: placesSchema,
      destination_ids: placesSchema,
      /** What the price is for. */
      unit: placesSchema,
      /** 1: is popular, 2: takes several days, 4: its price is for residents of Indonesia only. */
      marks: countsSchema,
      price: columnSchema<number | null>((value) => value === null || isCount(value)),
      /** What the same costs without discount; 0 where there is none. */
      before: countsSchema,
      rating: columnSchema<number | null>((value) => value === null || Number.isFinite(value)),
      review_count: countsSchema,
      max_guests: countsSchema,
    }),
    dates: z.array(datesSchema),
  })
  .check(
    z.refine(
      ({ tours }) => new Set(Object.values(tours).map(({ length }) => length)).size === 1,
      'must have as many values in every column',
    ),
  )

export type TourIndexFile = z.infer<typeof tourIndexSchema>

type IndexedFields =
  | 'id'
  | 'slug'
  | 'title'
  | 'location'
  | 'duration'
  | 'tour_type'
  | 'tour_label'
  | 'is_popular'
  | 'rating'
  | 'review_count'
  | 'max_guests'
  | 'category_ids'
  | 'destination_ids'
  | 'starting_date'
  | 'end_date'
  | 'cut_off_days'
  | 'block_dates'

/** A tour as the index knows it: enough to find, filter and sort it and to write its card. */
export interface IndexedTour extends Pick<Tour, IndexedFields> {
  /** The names of its destinations, in the order of their ids; all of both are published. */
  places: readonly string[]
  /** The first destination, else the location. */
  place: string
  from: FromPrice | null
  /** The 'from' price (rupiah), by which tours are sorted and filtered. */
  fromPrice: number | null
}

/** All published tours, the newest first. */
export interface TourIndex {
  tours: readonly IndexedTour[]
  /** By slug, as addresses name them. */
  destinationIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<string, number>
}
