import * as z from 'zod/mini'
import type { Tour } from '../catalog/index.ts'
import { localDateSchema } from '../dates/index.ts'
import { type FromPrice, priceUnitSchema } from '../pricing/index.ts'

const countSchema = z.int().check(z.minimum(0))
const idsSchema = z.array(z.int().check(z.positive()))

/** Validates thousands of values in one function, because a schema for each value would take a second on a phone. */
function columnSchema<Value>(isValue: (value: unknown) => boolean) {
  return z.custom<Value[]>((column) => Array.isArray(column) && column.every(isValue))
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const textsSchema = columnSchema<string>((value) => typeof value === 'string')
const countsSchema = columnSchema<number>(isCount)
/** For each tour, the position of its value in the shared list. */
const positionsSchema = countsSchema

const linkedEntryFields = { id: z.int().check(z.positive()), slug: z.string() }

/** The dates of a tour that differ from the defaults; `tour` is its position in the columns. */
const datesSchema = z.object({
  tour: countSchema,
  starting_date: z.nullable(localDateSchema),
  end_date: z.nullable(localDateSchema),
  cut_off_days: countSchema,
  block_dates: z.array(localDateSchema),
})

/**
 * The static file `/data/tours/index.json`. Columns and shared values reduce its size to a third. The newest tour comes
 * first.
 */
export const tourIndexSchema = z
  .object({
    /** The values to which columns of `tours` refer by their position. */
    shared: z.object({
      location: z.array(z.string()),
      duration: z.array(z.string()),
      tour_label: z.array(z.array(z.string())),
      category_ids: z.array(idsSchema),
      destination_ids: z.array(idsSchema),
      unit: z.array(z.nullable(priceUnitSchema)),
    }),
    /** The published destinations and categories that have tours. */
    destinations: z.array(z.object({ ...linkedEntryFields, name: z.string() })),
    categories: z.array(z.object(linkedEntryFields)),
    tours: z.object({
      /** The id of the first tour, then the difference between each id and the id before it. */
      id: columnSchema<number>(Number.isSafeInteger),
      title: textsSchema,
      /** Empty if the slug is the default slug of the title. */
      slug: textsSchema,
      location: positionsSchema,
      duration: positionsSchema,
      tour_label: positionsSchema,
      category_ids: positionsSchema,
      destination_ids: positionsSchema,
      unit: positionsSchema,
      /**
       * Bit flags. 1: the tour is popular, 2: it takes several days, 4: its price is only for residents of Indonesia.
       */
      marks: countsSchema,
      price: columnSchema<number | null>((value) => value === null || isCount(value)),
      /** The price before discount; 0 without a discount. */
      before: countsSchema,
      rating: columnSchema<number | null>((value) => value === null || Number.isFinite(value)),
      review_count: countsSchema,
      max_guests: countsSchema,
    }),
    dates: z.array(datesSchema),
  })
  .check(z.refine(({ tours }) => haveSameLength(Object.values(tours)), 'must have as many values in every column'))

function haveSameLength(columns: readonly (readonly unknown[])[]): boolean {
  const lengths = new Set(columns.map(({ length }) => length))
  return lengths.size === 1
}

export type TourIndexFile = z.infer<typeof tourIndexSchema>

type IndexedField =
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

export interface IndexedTour extends Pick<Tour, IndexedField> {
  /** The names of the published destinations, in the order of `destination_ids`. */
  destinationNames: readonly string[]
  /** The first destination, or the location if there is no destination. */
  primaryDestination: string
  from: FromPrice | null
  /** In rupiah. */
  fromPrice: number | null
}

/** The decoded index, with the newest tour first. */
export interface TourIndex {
  tours: readonly IndexedTour[]
  /** Ids by slug, as used in URLs. */
  destinationIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<string, number>
}
