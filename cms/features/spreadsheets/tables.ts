import type { CollectionSlug, DataFromCollectionSlug } from 'payload'

/** A list of an entry with one line per row, and optionally lists within these rows. */
export interface List {
  field: string
  /** Read-only columns that identify a row. */
  readOnlyColumns: readonly string[]
  columns: readonly string[]
  inner?: readonly List[]
  /** Returns the fields that this row does not use. */
  getUnusedFields?: (row: Readonly<Record<string, unknown>>) => readonly string[]
}

/** A spreadsheet of a collection: its columns in order. */
export interface Table {
  name: string
  /** What the lines represent. */
  lineKind: 'entries' | 'prices' | 'rooms'
  collection: CollectionSlug
  /**
   * The fields that identify an entry without an id, or a new entry. There is at least one. A missing page address is
   * derived from the title.
   */
  identity: readonly string[]
  /** Whether no two entries may share the identity. */
  isUnique: boolean
  /** The fields of the entry that are columns. They are read-only if there are `lists`. */
  columns: readonly string[]
  lists?: readonly List[]
  /** The text columns that contain dates. */
  dateColumns: readonly string[]
}

type Columns<Slug extends CollectionSlug> = readonly (keyof DataFromCollectionSlug<Slug> & string)[]

interface TableOptions<Slug extends CollectionSlug> {
  lineKind?: Table['lineKind']
  collection: Slug
  identity: Columns<Slug>
  isUnique?: boolean
  columns: Columns<Slug>
  lists?: readonly List[]
  dateColumns?: Columns<Slug>
}

function table<Slug extends CollectionSlug>(name: string, options: TableOptions<Slug>): Table {
  return { name, lineKind: 'entries', isUnique: false, dateColumns: [], ...options }
}

const personPrices = ['adult_price', 'child_price', 'infant_price'] as const

/** The tables that can be exported and imported: numbers, options and short texts, but no long texts or pictures. */
export const tables: readonly Table[] = [
  table('tours', {
    collection: 'tours',
    identity: ['slug'],
    isUnique: true,
    columns: [
      ...(['title', 'slug', 'location', 'duration', 'tour_type', 'tour_label', 'excerpt', 'price'] as const),
      ...(['category_ids', 'destination_ids', 'is_popular', 'rating', 'review_count'] as const),
      ...(['starting_date', 'end_date', 'cut_off_days', 'cut_off_hours', 'max_guests'] as const),
      ...(['places_per_day', 'block_dates'] as const),
      ...(['included_items', 'excluded_items'] as const),
    ],
    dateColumns: ['starting_date', 'end_date', 'block_dates'],
  }),
  table('tour-prices', {
    lineKind: 'prices',
    collection: 'tours',
    identity: ['slug'],
    columns: ['title', 'slug'],
    lists: [
      {
        field: 'pricing',
        readOnlyColumns: ['name', 'market'],
        columns: ['publish_price', 'price', 'guests_per_package', ...personPrices],
        getUnusedFields: ({ type }) =>
          type === 'per_package' ? [...personPrices, 'person_tiers'] : ['guests_per_package', 'package_tiers'],
        inner: [
          { field: 'person_tiers', readOnlyColumns: ['min_people', 'max_people'], columns: personPrices },
          { field: 'package_tiers', readOnlyColumns: ['min_package', 'max_package'], columns: ['price'] },
          {
            field: 'seasons',
            // Spreadsheet programs turn 07-01 into a date of this year, so the days are not imported.
            readOnlyColumns: ['name', 'from', 'to'],
            columns: ['percent', 'publish_price'],
            getUnusedFields: ({ percent }) => (typeof percent === 'number' ? ['prices'] : []),
            inner: [
              { field: 'prices', readOnlyColumns: ['minimum'], columns: ['price', 'child_price', 'infant_price'] },
            ],
          },
        ],
      },
    ],
  }),
  table('categories', {
    collection: 'categories',
    identity: ['slug'],
    isUnique: true,
    columns: ['name', 'slug', 'description'],
  }),
  table('destinations', {
    collection: 'destinations',
    identity: ['slug'],
    isUnique: true,
    columns: ['name', 'slug', 'country_id', 'time_zone', 'description'],
  }),
  table('car-rentals', {
    collection: 'car-rentals',
    identity: ['car_name'],
    columns: [
      ...(['car_name', 'type_id', 'price_per_day', 'seats', 'luggage', 'stock_per_day'] as const),
      ...(['pickup_location', 'car_features', 'service_options'] as const),
    ],
  }),
  table('airport-transfers', {
    collection: 'airport-transfers',
    identity: ['airport_location_id', 'area_id', 'car_id'],
    isUnique: true,
    columns: ['airport_location_id', 'area_id', 'car_id', 'base_price', 'distance_km', 'estimated_duration'],
  }),
  table('areas', { collection: 'areas', identity: ['name'], columns: ['name'] }),
  table('cars', {
    collection: 'cars',
    identity: ['car_name'],
    columns: ['car_name', 'category_id', 'seats', 'luggage', 'stock_per_day'],
  }),
  table('hotels', {
    collection: 'hotels',
    identity: ['slug'],
    isUnique: true,
    columns: ['name', 'slug', 'city', 'country', 'address', 'rating', 'description'],
  }),
  table('hotel-rooms', {
    lineKind: 'rooms',
    collection: 'hotels',
    identity: ['slug'],
    columns: ['name', 'slug'],
    lists: [
      {
        field: 'rooms',
        readOnlyColumns: ['name'],
        columns: ['type', 'capacity', 'total_rooms', 'base_price', 'amenities', 'description'],
      },
    ],
  }),
]

export function findTable(name: unknown): Table | null {
  return tables.find((table) => table.name === name) ?? null
}

export function tablesFor(collection: string): Table[] {
  return tables.filter((table) => table.collection === collection)
}
