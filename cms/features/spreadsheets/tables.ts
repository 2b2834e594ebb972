import { findBookedStartTimeError } from '../../collections/content/Tours/booked-start-times.ts'
import { defineTable, type List, type Table } from './table.ts'

const questions: List = {
  field: 'booking_questions',
  readOnlyColumns: [],
  columns: ['text', 'help', 'type', 'per', 'options', 'is_required'],
  identity: ['text'],
}

const questionFormats = { options: 'answers' } as const

const personPrices = ['adult_price', 'child_price', 'infant_price'] as const

/** The tables that can be exported and imported. They contain no pictures and no long texts. */
export const tables: readonly Table[] = [
  defineTable('tours', {
    collection: 'tours',
    identity: ['slug'],
    isUnique: true,
    columns: [
      ...(['title', 'slug', 'location', 'duration', 'tour_type', 'tour_label', 'excerpt', 'price'] as const),
      ...(['category_ids', 'destination_ids', 'is_popular', 'rating', 'review_count'] as const),
      ...(['starting_date', 'end_date', 'cut_off_days', 'cut_off_hours', 'max_guests'] as const),
      ...(['places_per_day', 'block_dates'] as const),
      ...(['pickup_mode', 'meeting_point', 'pickup_zone_ids', 'cancellation_policy_id'] as const),
      ...(['included_items', 'excluded_items'] as const),
    ],
    formats: { starting_date: 'date', end_date: 'date', block_dates: 'dates' },
  }),
  defineTable('tour-prices', {
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
        innerLists: [
          { field: 'person_tiers', readOnlyColumns: ['min_people', 'max_people'], columns: personPrices },
          { field: 'package_tiers', readOnlyColumns: ['min_package', 'max_package'], columns: ['price'] },
          {
            field: 'seasons',
            // The table `tour-seasons` imports the name and the days of a season.
            readOnlyColumns: ['name', 'from', 'to'],
            columns: ['percent', 'publish_price'],
            getUnusedFields: ({ percent }) => (typeof percent === 'number' ? ['prices'] : []),
            innerLists: [
              { field: 'prices', readOnlyColumns: ['minimum'], columns: ['price', 'child_price', 'infant_price'] },
            ],
          },
        ],
      },
    ],
  }),
  defineTable('tour-start-times', {
    lineKind: 'startTimes',
    collection: 'tours',
    identity: ['slug'],
    columns: ['title', 'slug'],
    otherFields: ['pricing'],
    lists: [
      {
        field: 'start_times',
        readOnlyColumns: [],
        columns: ['time', 'label', 'capacity', 'weekdays', 'valid_from', 'valid_to', 'package_ids'],
        identity: ['time', 'weekdays', 'valid_from', 'valid_to'],
        findRemovalError: (req, tour, row) => findBookedStartTimeError(req, tour, (id) => id === row.id),
      },
    ],
    formats: { time: 'time', valid_from: 'date', valid_to: 'date', package_ids: 'packages' },
  }),
  defineTable('tour-seasons', {
    lineKind: 'seasons',
    collection: 'tours',
    identity: ['slug'],
    columns: ['title', 'slug'],
    lists: [
      {
        field: 'pricing',
        readOnlyColumns: ['name', 'market'],
        columns: [],
        isOnlyContainer: true,
        innerLists: [
          {
            field: 'seasons',
            readOnlyColumns: [],
            columns: ['name', 'from', 'to', 'percent', 'publish_price', 'prices'],
            identity: ['name', 'from', 'to'],
          },
        ],
      },
    ],
    formats: { from: 'seasonDay', to: 'seasonDay', prices: 'seasonPrices' },
  }),
  defineTable('tour-questions', {
    lineKind: 'questions',
    collection: 'tours',
    identity: ['slug'],
    columns: ['title', 'slug'],
    lists: [questions],
    formats: questionFormats,
  }),
  defineTable('tour-places', {
    collection: 'tour-places',
    permission: 'stock:edit',
    identity: ['tour', 'start_time_id', 'date'],
    isUnique: true,
    optionalIdentity: ['start_time_id'],
    columns: ['tour', 'start_time_id', 'date', 'places', 'note'],
    otherFields: ['start_time'],
    formats: { start_time_id: 'startTime', date: 'date' },
    hasCheckingHooks: true,
  }),
  defineTable('pickup-zones', {
    collection: 'pickup-zones',
    identity: ['name'],
    columns: ['name', 'surcharge', 'surcharge_per', 'offset_minutes'],
  }),
  defineTable('cancellation-policies', {
    collection: 'cancellation-policies',
    identity: ['name'],
    columns: ['name', 'note', 'tiers'],
    formats: { tiers: 'refunds' },
    // The default tiers would decide about money, but the preview of the import would not show them.
    requiredWhenNew: ['tiers'],
  }),
  defineTable('categories', {
    collection: 'categories',
    identity: ['slug'],
    isUnique: true,
    columns: ['name', 'slug', 'description'],
  }),
  defineTable('destinations', {
    collection: 'destinations',
    identity: ['slug'],
    isUnique: true,
    columns: ['name', 'slug', 'country_id', 'time_zone', 'description'],
  }),
  defineTable('car-rentals', {
    collection: 'car-rentals',
    identity: ['car_name'],
    columns: [
      ...(['car_name', 'type_id', 'price_per_day', 'seats', 'luggage', 'stock_per_day'] as const),
      ...(['pickup_location', 'car_features', 'service_options', 'cancellation_policy_id'] as const),
    ],
  }),
  defineTable('car-rental-questions', {
    lineKind: 'questions',
    collection: 'car-rentals',
    identity: ['car_name'],
    columns: ['car_name'],
    lists: [questions],
    formats: questionFormats,
  }),
  defineTable('airport-transfers', {
    collection: 'airport-transfers',
    identity: ['airport_location_id', 'area_id', 'car_id'],
    isUnique: true,
    columns: [
      ...(['airport_location_id', 'area_id', 'car_id', 'base_price', 'distance_km', 'estimated_duration'] as const),
      'cancellation_policy_id',
    ],
  }),
  defineTable('airport-transfer-questions', {
    lineKind: 'questions',
    collection: 'airport-transfers',
    identity: ['airport_location_id', 'area_id', 'car_id'],
    columns: ['airport_location_id', 'area_id', 'car_id'],
    lists: [questions],
    formats: questionFormats,
  }),
  defineTable('areas', { collection: 'areas', identity: ['name'], columns: ['name'] }),
  defineTable('cars', {
    collection: 'cars',
    identity: ['car_name'],
    columns: ['car_name', 'category_id', 'seats', 'luggage', 'stock_per_day'],
  }),
  defineTable('hotels', {
    collection: 'hotels',
    identity: ['slug'],
    isUnique: true,
    columns: ['name', 'slug', 'city', 'country', 'address', 'rating', 'description'],
  }),
  defineTable('hotel-rooms', {
    lineKind: 'rooms',
    collection: 'hotels',
    identity: ['slug'],
    columns: ['name', 'slug'],
    lists: [
      {
        field: 'rooms',
        readOnlyColumns: ['name'],
        columns: [
          ...['type', 'capacity', 'total_rooms', 'base_price', 'amenities', 'description'],
          'cancellation_policy_id',
        ],
      },
    ],
  }),
  defineTable('hotel-questions', {
    lineKind: 'questions',
    collection: 'hotels',
    identity: ['slug'],
    columns: ['name', 'slug'],
    lists: [questions],
    formats: questionFormats,
  }),
]

export function findTable(name: unknown): Table | null {
  return tables.find((table) => table.name === name) ?? null
}

export function findTablesOfCollection(collection: string): Table[] {
  return tables.filter((table) => table.collection === collection)
}
